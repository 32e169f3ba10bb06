// What a solver has written into the grid: digits, notes, and the steps back. It is kept as text while the puzzle is open.
import { bitOf, candidatesOf, cellCount, countOf, digitOf, everyDigit, peers, units } from '../grid.ts';

export interface Sheet {
  /** A character a cell, 0 where empty; what is given or hinted lies over it. */
  readonly digits: string;
  /** A mask of nine bits a cell. */
  readonly notes: readonly number[];
}

export interface Pencil {
  readonly now: Sheet;
  readonly past: readonly Sheet[];
  readonly future: readonly Sheet[];
}

const blank: Sheet = { digits: '0'.repeat(cellCount), notes: Array.from({ length: cellCount }, () => 0) };
const mostSteps = 200;

/** `digits|notes`, the notes in base 32 with points between them. */
export const written = ({ digits, notes }: Sheet): string =>
  `${digits}|${notes.map((mask) => mask.toString(32)).join('.')}`;

/** Anything else is an empty sheet. */
export function readSheet(draft: string): Sheet {
  const [digits = '', masks = ''] = draft.split('|');
  const notes = masks.split('.').map((mask) => Number.parseInt(mask, 32));
  const isSheet =
    /^\d{81}$/.test(digits) &&
    notes.length === cellCount &&
    notes.every((mask) => Number.isInteger(mask) && mask >= 0 && mask <= everyDigit);
  return isSheet ? { digits, notes } : blank;
}

export const beginWith = (now: Sheet): Pencil => ({ now, past: [], future: [] });

const isSame = (one: Sheet, other: Sheet): boolean => written(one) === written(other);

/** A step forward; what had been undone is gone. */
export function write(pencil: Pencil, next: Sheet): Pencil {
  if (isSame(pencil.now, next)) return pencil;
  return { now: next, past: [...pencil.past, pencil.now].slice(-mostSteps), future: [] };
}

export function undo({ now, past, future }: Pencil): Pencil {
  const last = past.at(-1);
  return last ? { now: last, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future };
}

export function redo({ now, past, future }: Pencil): Pencil {
  const [next, ...later] = future;
  return next ? { now: next, past: [...past, now], future: later } : { now, past, future };
}

const withDigit = (digits: string, cell: number, digit: number): string =>
  digits.slice(0, cell) + digit + digits.slice(cell + 1);

/** The same digit again takes it away. A digit takes its notes from all cells that see it. */
export function putDigit({ digits, notes }: Sheet, cell: number, digit: number): Sheet {
  if (digits[cell] === String(digit)) return { digits: withDigit(digits, cell, 0), notes };
  const gone = bitOf(digit);
  const seen = new Set(peers[cell]);
  return {
    digits: withDigit(digits, cell, digit),
    notes: notes.map((mask, at) => (at === cell ? 0 : seen.has(at) ? mask & ~gone : mask)),
  };
}

export const putNote = ({ digits, notes }: Sheet, cell: number, digit: number): Sheet => ({
  digits: withDigit(digits, cell, 0),
  notes: notes.map((mask, at) => (at === cell ? mask ^ bitOf(digit) : mask)),
});

export const eraseCell = ({ digits, notes }: Sheet, cell: number): Sheet => ({
  digits: withDigit(digits, cell, 0),
  notes: notes.map((mask, at) => (at === cell ? 0 : mask)),
});

/** Every digit that nothing contradicts, as a note in every empty cell; `grid` is all that is seen. */
export const noteCandidates = (sheet: Sheet, grid: string): Sheet => ({
  digits: sheet.digits,
  notes: Array.from(candidatesOf(grid)),
});

/** What is seen: given, else hinted, else written by the solver. */
export const gridSeen = (fixed: string, { digits }: Sheet): string =>
  [...fixed].map((digit, cell) => (digit === '0' ? (digits[cell] ?? '0') : digit)).join('');

export function notesIn(mask: number): readonly number[] {
  const found: number[] = [];
  for (let left = mask; countOf(left) > 0; left &= left - 1) found.push(digitOf(left));
  return found;
}

/** The cells of rows, columns and boxes that are complete in one grid and were not in the one before. */
export function completedCells(before: string, after: string): ReadonlySet<number> {
  const isComplete = (grid: string, unit: readonly number[]) =>
    new Set(unit.map((cell) => grid[cell])).size === 9 && unit.every((cell) => grid[cell] !== '0');
  return new Set(units.filter((unit) => isComplete(after, unit) && !isComplete(before, unit)).flat());
}

/** Cells that hold the same digit and see each other, each pair once. */
export function clashesIn(grid: string): readonly (readonly [number, number])[] {
  return peers.flatMap((seen, cell) =>
    grid[cell] === '0'
      ? []
      : seen
          .filter((other) => other > cell && grid[other] === grid[cell])
          .map((other) => [cell, other] as const),
  );
}
