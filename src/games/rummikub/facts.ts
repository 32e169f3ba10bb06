// What is known of Tile Rummy without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'rummikub',
  number: 24,
  name: { en: 'Tile Rummy', tr: 'Taş Rummy' },
  family: 'board',
  seats: [2, 3, 4],
  isQuick: false,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
};
