// The 225 squares: their names, and the premiums that count for the play that covers them.
export const side = 15;
export const squares = side * side;
export const centre = 112;
export const empty = '.';
export const emptyBoard = empty.repeat(squares);

/** A quarter of the board and its middle lines; the rest mirrors it. */
const premiumRows = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
];

export type Premium = 'T' | 'D' | 't' | 'd';

export const rowOf = (cell: number): number => Math.floor(cell / side);
export const columnOf = (cell: number): number => cell % side;

export function premiumAt(cell: number): Premium | null {
  const row = rowOf(cell);
  const mark = premiumRows[Math.min(row, side - 1 - row)]?.charAt(columnOf(cell));
  return mark === 'T' || mark === 'D' || mark === 't' || mark === 'd' ? mark : null;
}

/** A square in a word counts its letter so many times, and its word. */
export const letterTimes = (cell: number): number => ({ d: 2, t: 3, D: 1, T: 1 })[premiumAt(cell) ?? 'D'];
export const wordTimes = (cell: number): number => ({ D: 2, T: 3, d: 1, t: 1 })[premiumAt(cell) ?? 'd'];

const columns = 'ABCDEFGHIJKLMNO';

/** H8: the column and the row from 1. */
export const nameOf = (cell: number): string => `${columns.charAt(columnOf(cell))}${rowOf(cell) + 1}`;

export function squareOf(name: string): number | null {
  const [, column = '', row = ''] = /^([A-O])(\d{1,2})$/.exec(name) ?? [];
  const number = Number(row);
  if (column === '' || number < 1 || number > side || row !== String(number)) return null;
  return (number - 1) * side + columns.indexOf(column);
}

export const steps = { across: 1, down: side } as const;
export type Direction = keyof typeof steps;
export const directions: readonly Direction[] = ['across', 'down'];
export const otherWay = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The square so many steps on; null: off the board. */
export function onward(cell: number, direction: Direction, count: number): number | null {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const at = (direction === 'across' ? column : row) + count;
  if (at < 0 || at >= side) return null;
  return direction === 'across' ? row * side + at : at * side + column;
}
