// What is known of tic-tac-toe without loading it.
import type { GameFacts } from '../../engine/facts.ts';

export const facts: GameFacts = {
  id: 'tictactoe',
  number: 20,
  name: { en: 'Tic-Tac-Toe', tr: 'XOX' },
  family: 'board',
  seats: [2],
  isQuick: true,
  isOpen: true,
  manners: { draw: true, resign: true, clock: true, takeback: true },
};
