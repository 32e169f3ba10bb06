// How the checkers board lies on the screen: its measures in board units, and the numbers along its frame.
import type { Seat } from '../../../engine/game.ts';
import { rowsSeenBy } from '../../../kit/jumps/darkSquares.ts';
import type { Label } from '../../../ui/board/Labels.tsx';
import { type Lie, sizeOf, squareBox } from '../../../ui/jumps/lie.ts';
import { custom, sideOfSeat } from '../rules.ts';

export const lieOf = (isNarrow: boolean, nearSeat: Seat): Lie => ({
  rows: rowsSeenBy(custom.board, sideOfSeat(nearSeat)),
  frame: isNarrow ? 52 : 26, // 3 % of the board; where it is narrow, as wide as its numbers need
  disc: 84,
  isNarrow,
});

/** The squares along the edges, numbered on the frame. */
export function edgeNumbers({ rows, frame }: Lie): Label[] {
  const last = rows.length - 1;
  const far = sizeOf(rows.length, frame).width - frame;
  return rows.flatMap((squares, row) =>
    squares.flatMap((square, column) => {
      const isLevel = row === 0 || row === last;
      if (square === null || !(isLevel || column === 0 || column === last)) return [];
      const box = squareBox(frame, row, column);
      const across = { ...box, y: row === 0 ? 0 : far, height: frame };
      const down = { ...box, x: column === 0 ? 0 : far, width: frame };
      return [{ key: String(square), box: isLevel ? across : down, text: String(square) }];
    }),
  );
}
