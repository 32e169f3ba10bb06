// How a browser test plays backgammon.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { movePieces } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  play: movePieces(6),
  alone: { width: 280, by: 'keyboard' },
  elsewhere: { after: 8, moves: 18 },
};
