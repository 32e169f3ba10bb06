// The 49 cells of the board: their names, and which are one or two steps apart.

export const size = 7;
export const count = size * size;

const letters = 'abcdefg';

/** Cells from 0, the top row from left to right first. */
export const columnOf = (cell: number): number => cell % size;
/** From the bottom, from 1. */
export const rowOf = (cell: number): number => size - Math.floor(cell / size);

export const nameOf = (cell: number): string => `${letters[columnOf(cell)]}${rowOf(cell)}`;

/** −1: there is no such cell. */
export const cellNamed = (name: string): number =>
  /^[a-g][1-7]$/.test(name) ? (size - Number(name[1])) * size + letters.indexOf(name[0] ?? '') : -1;

/** How many steps of a king from one cell to another. */
export const distance = (one: number, other: number): number =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));

const all = Array.from({ length: count }, (_, cell) => cell);
const apart = (steps: number) => all.map((cell) => all.filter((other) => distance(cell, other) === steps));

/** By cell: the eight around it, and the sixteen around those. */
export const near: readonly (readonly number[])[] = apart(1);
export const ring: readonly (readonly number[])[] = apart(2);
