// How a browser test plays Nine Men's Morris.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { movePieces } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  play: movePieces(2),
  alone: { width: 280, by: 'keyboard' },
};
