// What is known of Backgammon without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'backgammon',
  number: 1,
  name: { en: 'Backgammon', tr: 'Tavla' },
  family: 'board',
  seats: [2],
  isQuick: false,
  isOpen: true,
  manners: { draw: false, resign: true, clock: true, takeback: false },
};
