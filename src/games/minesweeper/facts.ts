// What is known of Minesweeper without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'minesweeper',
  number: 7,
  name: { en: 'Minesweeper', tr: 'Mayın Tarlası' },
  family: 'board',
  seats: [2],
  isQuick: true,
  isOpen: false,
  manners: { draw: false, resign: true, clock: true, takeback: false },
};
