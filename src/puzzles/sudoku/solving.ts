// A solver by trial: always the cell with the fewest digits left, until there are as many solutions as asked for.
import {
  bitOf,
  boxOf,
  cellCount,
  columnOf,
  countOf,
  digitOf,
  digitsOf,
  everyDigit,
  gridOf,
  rowOf,
  size,
} from './grid.ts';

/** The row, the column and the box of each cell, as numbers from 0 to 26. */
const rowAt = Uint8Array.from({ length: cellCount }, (_, cell) => rowOf(cell));
const columnAt = Uint8Array.from({ length: cellCount }, (_, cell) => size + columnOf(cell));
const boxAt = Uint8Array.from({ length: cellCount }, (_, cell) => 2 * size + boxOf(cell));

/** A grid that is changed in place: making one puzzle asks a thousand times for a second solution. */
export class Trial {
  readonly digits = new Uint8Array(cellCount);
  /** What each unit still lacks. */
  readonly #lacking = new Uint16Array(3 * size).fill(everyDigit);
  /** The open cells; those before the one being tried are filled. */
  readonly #open = new Uint8Array(cellCount);

  /** What an open cell may hold. */
  maskAt(cell: number): number {
    const lacking = this.#lacking;
    return (
      (lacking[rowAt[cell] ?? 0] ?? 0) &
      (lacking[columnAt[cell] ?? 0] ?? 0) &
      (lacking[boxAt[cell] ?? 0] ?? 0)
    );
  }

  put(cell: number, digit: number): void {
    this.digits[cell] = digit;
    this.#flip(cell, bitOf(digit));
  }

  take(cell: number): void {
    this.#flip(cell, bitOf(this.digits[cell] ?? 0));
    this.digits[cell] = 0;
  }

  #flip(cell: number, bit: number): void {
    const lacking = this.#lacking;
    const [row = 0, column = 0, box = 0] = [rowAt[cell], columnAt[cell], boxAt[cell]];
    lacking[row] = (lacking[row] ?? 0) ^ bit;
    lacking[column] = (lacking[column] ?? 0) ^ bit;
    lacking[box] = (lacking[box] ?? 0) ^ bit;
  }

  /**
   * Whether one of the solutions is enough; each lies in `digits` while it is asked about. Digits are tried in the
   * given order, then in their own.
   */
  search(isEnough: () => boolean, order: readonly number[] = []): boolean {
    let open = 0;
    for (let cell = 0; cell < cellCount; cell++) if (this.digits[cell] === 0) this.#open[open++] = cell;
    return this.#fill(0, open, isEnough, order);
  }

  #fill(from: number, open: number, isEnough: () => boolean, order: readonly number[]): boolean {
    if (from === open) return isEnough();
    const cell = this.#choose(from, open);
    let mask = this.maskAt(cell);
    let isDone = false;
    while (mask !== 0 && !isDone) {
      const digit = order.find((each) => (mask & bitOf(each)) !== 0) ?? digitOf(mask);
      mask &= ~bitOf(digit);
      this.put(cell, digit);
      isDone = this.#fill(from + 1, open, isEnough, order);
      this.take(cell);
    }
    return isDone;
  }

  /** Brings the cell with the fewest digits to the place `from` of the open ones. */
  #choose(from: number, open: number): number {
    let fewest = size + 1;
    let chosen = from;
    for (let i = from; i < open && fewest > 1; i++) {
      const count = countOf(this.maskAt(this.#open[i] ?? 0));
      if (count >= fewest) continue;
      fewest = count;
      chosen = i;
    }
    const cell = this.#open[chosen] ?? 0;
    this.#open[chosen] = this.#open[from] ?? 0;
    this.#open[from] = cell;
    return cell;
  }
}

/** Null: a digit is twice in a row, a column or a box. */
export function trialOf(grid: string): Trial | null {
  const trial = new Trial();
  for (const [cell, digit] of digitsOf(grid).entries()) {
    if (digit === 0) continue;
    if ((trial.maskAt(cell) & bitOf(digit)) === 0) return null;
    trial.put(cell, digit);
  }
  return trial;
}

/** The first solutions, at most so many. */
export function solutions(grid: string, most: number, order: readonly number[] = []): readonly string[] {
  const found: string[] = [];
  const trial = trialOf(grid);
  trial?.search(() => found.push(gridOf(trial.digits)) >= most, order);
  return found;
}
