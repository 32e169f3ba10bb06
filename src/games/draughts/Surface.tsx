// The draughts board itself: its measures in board units, frame, squares and their numbers.
import { memo } from 'react';
import type { Seat } from '../../engine/game.ts';
import { columnOf, type Pieces, pieceOn, rowOf, squareAt } from '../../kit/darkSquares.ts';
import { around, type Box } from '../../ui/board/box.ts';
import type { Label } from '../../ui/board/Labels.tsx';
import { custom } from './rules.ts';

const { board } = custom;
const cell = 100;
const disc = 82;

/** Rows and columns from 0, as they lie on the screen. */
export const lines = Array.from({ length: board.size }, (_, i) => i);

/** Where the board is narrow it goes from edge to edge. */
export const frameOf = (isNarrow: boolean): number => (isNarrow ? 0 : 24);

export const sizeOf = (isNarrow: boolean) => {
  const side = board.size * cell + 2 * frameOf(isNarrow);
  return { width: side, height: side };
};

/** How the board lies: which form, and whose side is near. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly nearSeat: Seat;
}

/** White, the first seat, sits where the numbers end. */
const turned = ({ nearSeat }: Lie, line: number): number => (nearSeat === 1 ? board.size - 1 - line : line);

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

/** Every dark square's own number, in its corner; in the narrow form a piece hides it. */
export function squareNumbers(lie: Lie, pieces: Pieces): Label[] {
  const numbers = Array.from({ length: board.count }, (_, i) => i + 1);
  const shown = lie.isNarrow ? numbers.filter((square) => pieceOn(pieces, square) === '.') : numbers;
  return shown.map((square) => ({ key: String(square), box: boxOf(lie, square), text: String(square) }));
}

export const Surface = memo(function Surface({ isNarrow }: { readonly isNarrow: boolean }) {
  const { width, height } = sizeOf(isNarrow);
  const frame = frameOf(isNarrow);
  const field = board.size * cell;
  return (
    <svg className="bd-surface bd-shadowed" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="dr-frame" x2="0" y2="1">
          <stop className="dr-frame-top" />
          <stop className="dr-frame-bottom" offset="1" />
        </linearGradient>
        <pattern
          id="dr-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="dr-hatch" width="3" height="12" />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={isNarrow ? 0 : 18} fill="url(#dr-frame)" />
      <rect className="dr-light" x={frame} y={frame} width={field} height={field} />
      {lines.flatMap((row) =>
        lines.map((column) => {
          if ((row + column) % 2 === 0) return null;
          const box = { x: frame + column * cell, y: frame + row * cell, width: cell, height: cell };
          return (
            <g key={`${row} ${column}`}>
              <rect className="dr-dark" {...box} />
              <rect className="dr-hatched" {...box} fill="url(#dr-hatch)" />
            </g>
          );
        }),
      )}
      <rect className="dr-rim" x={frame} y={frame} width={field} height={field} />
    </svg>
  );
});
