// The field of minesweeper: cells by number, row by row, who borders on whom, and how an empty cell spreads.
export const side = 16;
export const mineCount = 51;
export const goal = 26;
export const cells: readonly number[] = Array.from({ length: side * side }, (_, cell) => cell);

export const rowOf = (cell: number): number => Math.floor(cell / side);
export const columnOf = (cell: number): number => cell % side;

/** The square of cells around a cell, cut at the edges; a reach of 1 is three by three. */
function squareAround(cell: number, reach: number): number[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return cells.filter(
    (other) => Math.abs(rowOf(other) - row) <= reach && Math.abs(columnOf(other) - column) <= reach,
  );
}

const neighbours: readonly (readonly number[])[] = cells.map((cell) =>
  squareAround(cell, 1).filter((other) => other !== cell),
);
const blasts: readonly (readonly number[])[] = cells.map((cell) => squareAround(cell, 2));

export const neighboursOf = (cell: number): readonly number[] => neighbours[cell] ?? [];

/** What a bomb on this cell reaches. */
export const blastOf = (cell: number): readonly number[] => blasts[cell] ?? [];

export type Mines = ReadonlySet<number>;

export const minesAround = (mines: Mines, cell: number): number =>
  neighboursOf(cell).filter((other) => mines.has(other)).length;

/** The safe cells that open with these: themselves, and everything that spreads from the empty ones. */
export function openedBy(mines: Mines, from: readonly number[]): Set<number> {
  const opened = new Set<number>();
  const waiting = from.filter((cell) => !mines.has(cell));
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (opened.has(cell)) continue;
    opened.add(cell);
    if (minesAround(mines, cell) === 0) waiting.push(...neighboursOf(cell));
  }
  return opened;
}

export const inOrder = (some: Iterable<number>): number[] => [...new Set(some)].sort((a, b) => a - b);
