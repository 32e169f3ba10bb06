// Which cell a hint tells: one that follows at once from what is right so far, and an empty one as long as there are any.
import { cellCount, countOf } from './grid.ts';
import { at, place, single, startReasoning } from './position.ts';

export interface SudokuHint {
  readonly cell: number;
  readonly digit: number;
}

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

/** A hint for a grid that is not the solution yet. */
export function hintFor(grid: string, solution: string): SudokuHint {
  const isEmpty = (cell: number) => grid[cell] === '0';
  const tell = (cell: number): SudokuHint => ({ cell, digit: Number(solution[cell]) });
  const right = Array.from(grid, (digit, cell) => (digit === solution[cell] ? digit : '0')).join('');
  const position = startReasoning(right);
  for (let found = single(position); found; found = single(position)) {
    if (isEmpty(found.cell)) return tell(found.cell);
    place(position, found.cell, found.digit); // filled, and wrong: not what was asked for
  }
  const left = cells.filter((cell) => at(position, cell) !== 0 && isEmpty(cell));
  const [fewest] = left.toSorted((one, other) => countOf(at(position, one)) - countOf(at(position, other)));
  return tell(fewest ?? cells.find((cell) => grid[cell] !== solution[cell]) ?? 0);
}
