// What is known of Ludo without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'ludo',
  number: 22,
  name: { en: 'Ludo', tr: 'Kızma Birader' },
  family: 'board',
  seats: [2, 3, 4],
  isQuick: false,
  isOpen: true,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
