// What is known of Checkers without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'checkers',
  number: 2,
  name: { en: 'Checkers', tr: 'Dama' },
  family: 'board',
  seats: [2],
  isQuick: false,
  newcomerRank: 3,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
