// How a browser test plays draughts.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { movePieces } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  play: movePieces(4),
  table: { seats: 2, strength: 2 }, // somebody who moves at random soon loses to the best bot
  alone: { width: 1440, by: 'mouse' },
  elsewhere: { after: 10, moves: 40 },
};
