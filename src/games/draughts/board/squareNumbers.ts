// The numbers on the squares of a draughts board.
import { type Pieces, pieceOn } from '../../../kit/jumps/darkSquares.ts';
import type { Label } from '../../../ui/board/Labels.tsx';
import { boxOf, type Lie } from '../../../ui/jumps/lie.ts';
import { custom } from '../rules.ts';

/** Every dark square's own number, in its corner; in the narrow form a piece hides it. */
export function squareNumbers(lie: Lie, pieces: Pieces): Label[] {
  const numbers = Array.from({ length: custom.board.count }, (_, i) => i + 1);
  const shown = lie.isNarrow ? numbers.filter((square) => pieceOn(pieces, square) === '.') : numbers;
  return shown.map((square) => ({ key: String(square), box: boxOf(lie, square), text: String(square) }));
}
