// What is known of Sea Battle without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'battleship',
  number: 3,
  name: { en: 'Sea Battle', tr: 'Amiral Battı' },
  family: 'board',
  seats: [2],
  isQuick: true,
  newcomerRank: 2,
  isOpen: false,
  manners: { draw: true, resign: true, clock: false, takeback: false },
};
