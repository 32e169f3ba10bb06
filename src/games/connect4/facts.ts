// What is known of Four in a Row without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'connect4',
  number: 5,
  name: { en: 'Four in a Row', tr: 'Dörtlü' },
  family: 'board',
  seats: [2],
  isQuick: true,
  newcomerRank: 1,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
