// The cells of one board or of nine: numbers in reading order, nine to a board, and their names, a1 at the bottom left.

/** One board, or nine boards that are the cells of a larger one. */
export type Kind = 'single' | 'nested';

/** The three cells of each line, in reading order; of nine boards just as well. */
export const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Cells along an edge of everything. */
export const sideOf = (kind: Kind): number => (kind === 'single' ? 3 : 9);

export const countOf = (kind: Kind): number => sideOf(kind) ** 2;

export const boardOf = (cell: number): number => Math.floor(cell / 9);

/** The cell within its board; in the nested game the board the opponent is sent to. */
export const withinBoard = (cell: number): number => cell % 9;

export const placeOf = (nine: number) => ({ column: nine % 3, row: Math.floor(nine / 3) });

/** Column and row among all cells, from the top left. */
export function spotOf(cell: number): { readonly column: number; readonly row: number } {
  const [board, within] = [placeOf(boardOf(cell)), placeOf(withinBoard(cell))];
  return { column: board.column * 3 + within.column, row: board.row * 3 + within.row };
}

export const nameOf = (kind: Kind, cell: number): string => {
  const { column, row } = spotOf(cell);
  return `${'abcdefghi'[column]}${sideOf(kind) - row}`;
};

const numbers = Array.from({ length: 81 }, (_, cell) => cell);

/** Null: there is no such cell. */
export const cellNamed = (kind: Kind, name: string): number | null =>
  numbers.slice(0, countOf(kind)).find((cell) => nameOf(kind, cell) === name) ?? null;
