// The numbers along the frame of a checkers board.
import type { Label } from '../../../ui/board/Labels.tsx';
import { type Lie, sizeOf, squareBox } from '../../../ui/jumps/lie.ts';

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
