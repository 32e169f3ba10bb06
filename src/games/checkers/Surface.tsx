// The checkers board itself: its measures in board units, frame, squares and the numbers along the frame.
import { memo } from 'react';
import type { Seat } from '../../engine/game.ts';
import { columnOf, rowOf, squareAt } from '../../kit/darkSquares.ts';
import { around, type Box } from '../../ui/board/box.ts';
import type { Label } from '../../ui/board/Labels.tsx';
import { custom } from './rules.ts';

const { board } = custom;
const cell = 100;
const disc = 84;

/** Rows and columns from 0, as they lie on the screen. */
export const lines = Array.from({ length: board.size }, (_, i) => i);

/** The frame is 3 % of the board; where the board is narrow, as wide as its numbers need. */
export const frameOf = (isNarrow: boolean): number => (isNarrow ? 52 : 26);

export const sizeOf = (isNarrow: boolean) => {
  const side = board.size * cell + 2 * frameOf(isNarrow);
  return { width: side, height: side };
};

/** How the board lies: which form, and whose side is near. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly nearSeat: Seat;
}

/** Dark, the first seat, sits where the numbers begin. */
const turned = ({ nearSeat }: Lie, line: number): number => (nearSeat === 0 ? board.size - 1 - line : line);

export const squareOn = (lie: Lie, row: number, column: number): number | null =>
  squareAt(board.size, turned(lie, row), turned(lie, column));

export function cellBox({ isNarrow }: Lie, row: number, column: number): Box {
  const frame = frameOf(isNarrow);
  return { x: frame + column * cell, y: frame + row * cell, width: cell, height: cell };
}

export const boxOf = (lie: Lie, square: number): Box =>
  cellBox(lie, turned(lie, rowOf(board, square)), turned(lie, columnOf(board, square)));

const middleOf = ({ x, y }: Box) => ({ x: x + cell / 2, y: y + cell / 2 });

export function discBox(lie: Lie, square: number): Box {
  const { x, y } = middleOf(boxOf(lie, square));
  return around(x, y, disc);
}

/** Where taken pieces go: to the rail, which is on the right, or below where it is narrow. */
export function wayOut(lie: Lie, square: number): Box {
  const box = discBox(lie, square);
  const far = sizeOf(lie.isNarrow).width - disc;
  return lie.isNarrow ? { ...box, y: far } : { ...box, x: far };
}

/** The squares along the edges, numbered on the frame. */
export function edgeNumbers(lie: Lie): Label[] {
  const frame = frameOf(lie.isNarrow);
  const last = board.size - 1;
  const far = frame + board.size * cell;
  return lines.flatMap((row) =>
    lines.flatMap((column) => {
      const square = squareOn(lie, row, column);
      const isLevel = row === 0 || row === last;
      if (square === null || !(isLevel || column === 0 || column === last)) return [];
      const box = cellBox(lie, row, column);
      const across = { ...box, y: row === 0 ? 0 : far, height: frame };
      const down = { ...box, x: column === 0 ? 0 : far, width: frame };
      return [{ key: String(square), box: isLevel ? across : down, text: String(square) }];
    }),
  );
}

export const Surface = memo(function Surface({ isNarrow }: { readonly isNarrow: boolean }) {
  const { width, height } = sizeOf(isNarrow);
  const frame = frameOf(isNarrow);
  const field = board.size * cell;
  return (
    <svg className="bd-surface bd-shadowed" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="ck-frame" x2="0" y2="1">
          <stop className="ck-frame-top" />
          <stop className="ck-frame-bottom" offset="1" />
        </linearGradient>
        <pattern
          id="ck-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="ck-hatch" width="3" height="12" />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={isNarrow ? 24 : 20} fill="url(#ck-frame)" />
      <rect className="ck-light" x={frame} y={frame} width={field} height={field} />
      {lines.flatMap((row) =>
        lines.map((column) => {
          if ((row + column) % 2 === 0) return null;
          const box = { x: frame + column * cell, y: frame + row * cell, width: cell, height: cell };
          return (
            <g key={`${row} ${column}`}>
              <rect className="ck-dark" {...box} />
              <rect className="ck-hatched" {...box} fill="url(#ck-hatch)" />
            </g>
          );
        }),
      )}
      <rect className="ck-rim" x={frame} y={frame} width={field} height={field} />
    </svg>
  );
});
