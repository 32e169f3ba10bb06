// How the draughts board lies on the screen: its measures in board units, and the numbers of its squares.
import type { Seat } from '../../../engine/game.ts';
import { type Pieces, pieceOn, rowsSeenBy } from '../../../kit/jumps/darkSquares.ts';
import type { Label } from '../../../ui/board/Labels.tsx';
import { boxOf, type Lie } from '../../../ui/jumps/lie.ts';
import { custom, sideOfSeat } from '../rules.ts';

export const lieOf = (isNarrow: boolean, nearSeat: Seat): Lie => ({
  rows: rowsSeenBy(custom.board, sideOfSeat(nearSeat)),
  frame: isNarrow ? 0 : 24, // where it is narrow it goes from edge to edge
  disc: 82,
  isNarrow,
});

/** Every dark square's own number, in its corner; in the narrow form a piece hides it. */
export function squareNumbers(lie: Lie, pieces: Pieces): Label[] {
  const numbers = Array.from({ length: custom.board.count }, (_, i) => i + 1);
  const shown = lie.isNarrow ? numbers.filter((square) => pieceOn(pieces, square) === '.') : numbers;
  return shown.map((square) => ({ key: String(square), box: boxOf(lie, square), text: String(square) }));
}
