// What is known of Match & Pass without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'matchAndPass',
  number: 10,
  name: { en: 'Match & Pass', tr: 'Eşle ve Geçir' },
  family: 'cards',
  seats: [4, 3, 5, 6],
  isQuick: true,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
  isDaily: false,
};
