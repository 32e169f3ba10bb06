// The places of a board that can be focused and pressed, and where a key leads from one to another.
import { type Box, centre, contains } from './box.ts';

export interface Cell {
  readonly id: string;
  /** Position, content, state: what a screen reader says. */
  readonly name: string;
  readonly box: Box;
  /** It can be looked at but not used; `name` says why. */
  readonly isDisabled?: boolean;
}

export interface CellRow {
  readonly id: string;
  /** Said once on entering it, where rows have names (the suits of a hand). */
  readonly label?: string;
  readonly cells: readonly Cell[];
}

export const cellsOf = (rows: readonly CellRow[]): Cell[] => rows.flatMap((row) => row.cells);

/** The later cell lies on top where two overlap (a hand of cards). */
export const cellAt = (rows: readonly CellRow[], x: number, y: number): Cell | undefined =>
  cellsOf(rows).findLast((cell) => contains(cell.box, x, y));

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell that way as it looks on the screen; straying sideways counts double. */
function neighbour(rows: readonly CellRow[], from: Cell, [dx, dy]: readonly [number, number]): Cell {
  const start = centre(from.box);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cellsOf(rows)) {
    const { x, y } = centre(cell.box);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead > 0.5 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = cell;
    }
  }
  return best;
}

/** Where a key leads; null: the key does not travel. */
export function travel(rows: readonly CellRow[], from: Cell, key: string, wholeBoard: boolean): Cell | null {
  const direction = directions[key];
  if (direction) return neighbour(rows, from, direction);
  if (key !== 'Home' && key !== 'End') return null;
  const row = wholeBoard ? cellsOf(rows) : (rows.find((r) => r.cells.includes(from))?.cells ?? []);
  return (key === 'Home' ? row[0] : row.at(-1)) ?? from;
}

/** The next or previous of a few cells, round and round. */
export function cycle(ids: readonly string[], from: string, step: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const at = ids.indexOf(from);
  if (at < 0) return (step > 0 ? ids[0] : ids.at(-1)) ?? null;
  return ids[(at + step + ids.length) % ids.length] ?? null;
}
