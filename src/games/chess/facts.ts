// What is known of Chess without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'chess',
  number: 4,
  name: { en: 'Chess', tr: 'Satranç' },
  family: 'board',
  seats: [2],
  isQuick: false,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
