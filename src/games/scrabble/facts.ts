// What is known of Crossing Words without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'scrabble',
  number: 19,
  name: { en: 'Crossing Words', tr: 'Çapraz Kelimeler' },
  family: 'words',
  seats: [2, 3, 4],
  isQuick: false,
  isOpen: false,
  manners: { draw: false, resign: false, clock: false, takeback: false },
  hasScoreboard: false,
};
