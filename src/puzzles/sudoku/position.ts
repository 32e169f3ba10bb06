// A grid while it is solved by reasoning: the candidates of the open cells, crossed out one by one.
import { bitOf, candidatesOf, cellCount, countOf, digitOf, peers, type Unit, units } from './grid.ts';

/** Changed in place: reasoning is asked for hundreds of times to make one puzzle. */
export interface GridPosition {
  /** A mask a cell; 0: the cell is filled. */
  readonly candidates: Uint16Array;
  open: number;
}

export function startReasoning(grid: string): GridPosition {
  const candidates = candidatesOf(grid);
  return { candidates, open: candidates.filter((mask) => mask !== 0).length };
}

export const at = ({ candidates }: GridPosition, cell: number): number => candidates[cell] ?? 0;

export function place(position: GridPosition, cell: number, digit: number): void {
  position.candidates[cell] = 0;
  position.open--;
  crossOut(position, peers[cell] ?? [], bitOf(digit));
}

/** Takes digits away from cells; whether there were any. */
export function crossOut({ candidates }: GridPosition, cells: Iterable<number>, mask: number): boolean {
  let isChanged = false;
  for (const cell of cells) {
    const before = candidates[cell] ?? 0;
    if ((before & mask) === 0) continue;
    candidates[cell] = before & ~mask;
    isChanged = true;
  }
  return isChanged;
}

/** The places in a unit, as a mask of nine, that may hold the digit. */
export function placesOf({ candidates }: GridPosition, unit: Unit, bit: number): number {
  let places = 0;
  for (let i = 0; i < unit.length; i++) if (((candidates[unit[i] ?? 0] ?? 0) & bit) !== 0) places |= 1 << i;
  return places;
}

export const cellsAt = (unit: Unit, places: number): number[] =>
  unit.filter((_, i) => (places & (1 << i)) !== 0);

export interface Found {
  readonly cell: number;
  readonly digit: number;
}

/** A cell of one candidate only. */
function nakedSingle(position: GridPosition): Found | null {
  for (let cell = 0; cell < cellCount; cell++) {
    const mask = at(position, cell);
    if (countOf(mask) === 1) return { cell, digit: digitOf(mask) };
  }
  return null;
}

/** A digit that has one place only in a row, a column or a box. */
function hiddenSingle(position: GridPosition): Found | null {
  for (const unit of units) {
    let [once, twice] = [0, 0];
    for (const cell of unit) {
      const mask = at(position, cell);
      twice |= once & mask;
      once |= mask;
    }
    const singles = once & ~twice;
    if (singles === 0) continue;
    const bit = singles & -singles;
    const cell = unit.find((each) => (at(position, each) & bit) !== 0);
    if (cell !== undefined) return { cell, digit: digitOf(bit) };
  }
  return null;
}

export const single = (position: GridPosition): Found | null =>
  nakedSingle(position) ?? hiddenSingle(position);
