// The strokes of tic-tac-toe as paths: crosses and rings, the grid, and the line through three of them.
import { type Area, middleOf } from '../../engine/picture/area.ts';
import type { Kind } from './cells.ts';
import { boardStrokes, cellStrokes, lineStopBox } from './places.ts';

/** In a square of a hundred units, as a hand draws them; and where light falls on them. */
export const strokesOf = [
  {
    ink: ['M22 23C38 37 60 61 79 78', 'M78 21C63 37 41 60 21 79'],
    shine: ['M25 23C31 28 36 33 41 38', 'M75 20C70 25 64 32 60 36'],
  },
  {
    ink: ['M60 19C37 12 18 29 18 50C18 69 32 82 50 82C69 82 83 68 82 49C81 32 69 20 53 18'],
    shine: ['M22 43C25 31 34 23 45 21'],
  },
] as const;

/** A stroke that is not quite straight. */
function bent(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  bend: number,
): string {
  const [dx, dy] = [y1 === y2 ? 0 : bend, x1 === x2 ? 0 : bend];
  const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
  const [[ax, ay], [bx, by]] = [at(0.3), at(0.7)];
  return `M${x1} ${y1}C${ax + dx} ${ay + dy} ${bx - dx} ${by - dy} ${x2} ${y2}`;
}

const nine = Array.from({ length: 9 }, (_, board) => board);

/** Between the cells of the nine small boards. */
export const hairsOf = (kind: Kind): string[] =>
  kind === 'single'
    ? []
    : nine.flatMap((board) =>
        cellStrokes(kind, board).map(({ from, to }, at) => bent(from, to, at % 2 === 0 ? 1 : -1)),
      );

/** The four strokes that everybody draws first. */
export const barsOf = (kind: Kind): string[] =>
  kind === 'single'
    ? cellStrokes(kind, 0).map(({ from, to }, at) => bent(from, to, at % 2 === 0 ? 4 : -4))
    : boardStrokes().map(({ from, to }, at) => bent(from, to, at % 2 === 0 ? 2 : -2));

const beyond = 0.16;

/** Through three in a row, and a little beyond. */
export function lineThrough(kind: Kind, line: readonly number[]): string | null {
  const stops: Area[] = line.map((each) => lineStopBox(kind, each));
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const [a, b] = [middleOf(first), middleOf(last)];
  const [dx, dy] = [(b.x - a.x) * beyond, (b.y - a.y) * beyond];
  return `M${a.x - dx} ${a.y - dy}L${b.x + dx} ${b.y + dy}`;
}
