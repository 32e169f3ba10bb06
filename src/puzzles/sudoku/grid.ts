// The grid: 81 cells row by row, the rows, columns and boxes they lie in, and candidates as masks of nine bits.

export const size = 9;
export const cellCount = size * size;
export const everyDigit = 0b111_111_111;

/** Cells of a row, a column or a box. */
export type Unit = readonly number[];

const nine = Array.from({ length: size }, (_, i) => i);
export const rowOf = (cell: number): number => Math.floor(cell / size);
export const columnOf = (cell: number): number => cell % size;
export const boxOf = (cell: number): number =>
  Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);

const allCells = Array.from({ length: cellCount }, (_, cell) => cell);
const unitsBy = (unitOf: (cell: number) => number): readonly Unit[] =>
  nine.map((unit) => allCells.filter((cell) => unitOf(cell) === unit));

export const rows = unitsBy(rowOf);
export const columns = unitsBy(columnOf);
export const boxes = unitsBy(boxOf);
export const units: readonly Unit[] = [...rows, ...columns, ...boxes];

export const areSeen = (one: number, other: number): boolean =>
  one !== other &&
  (rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || boxOf(one) === boxOf(other));

/** The twenty cells that may not hold the same digit. */
export const peers: readonly Unit[] = allCells.map((cell) =>
  allCells.filter((other) => areSeen(cell, other)),
);

export const bitOf = (digit: number): number => 1 << (digit - 1);
/** The lowest digit of a mask. */
export const digitOf = (mask: number): number => 32 - Math.clz32(mask & -mask);

const counts = Uint8Array.from(
  { length: everyDigit + 1 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);
export const countOf = (mask: number): number => counts[mask] ?? 0;

/** The digits of a grid, 0 where a cell is empty. */
export function digitsOf(grid: string): Uint8Array {
  const digits = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) digits[cell] = Number(grid[cell]);
  return digits;
}
export const gridOf = (digits: Uint8Array): string => digits.join('');

/** In the usual form, where a point is an empty cell too; null: it is no grid. */
export const readGrid = (raw: unknown): string | null =>
  typeof raw === 'string' && /^[\d.]{81}$/.test(raw) ? raw.replaceAll('.', '0') : null;

/** The cells that hold the same digit as another one they see. */
export function conflicts(grid: string): readonly number[] {
  const digits = digitsOf(grid);
  return allCells.filter(
    (cell) => digits[cell] !== 0 && peers[cell]?.some((other) => digits[other] === digits[cell]),
  );
}

/** For every empty cell the digits that no cell it sees holds, as a mask; 0 for the others. */
export function candidatesOf(grid: string): Uint16Array {
  const digits = digitsOf(grid);
  const candidates = new Uint16Array(cellCount);
  for (const [cell, seen] of peers.entries()) {
    if (digits[cell] !== 0) continue;
    let mask = everyDigit;
    for (const other of seen) {
      const digit = digits[other] ?? 0;
      if (digit !== 0) mask &= ~bitOf(digit);
    }
    candidates[cell] = mask;
  }
  return candidates;
}
