// Sudoku under the laws of puzzles: the same givens with another solution, a wrong grid or a hint, the solution.
import type { PuzzleSamples } from '../../../tests/conformance/puzzles/puzzleLaws.ts';
import type { GridGuess } from '../../engine/gridPuzzle.ts';
import type { Puzzle } from './shapes.ts';

/** Two open cells exchanged that hold different digits. */
function wrongGrid({ givens, solution }: Puzzle, start: number): string {
  const cells = [...solution];
  const open = [...givens].flatMap((given, cell) => (given === '0' ? [cell] : []));
  const one = open[start % open.length] ?? 0;
  const other = open.find((cell) => cells[cell] !== cells[one]) ?? 0;
  [cells[one], cells[other]] = [cells[other] ?? '', cells[one] ?? ''];
  return cells.join('');
}

export const samples: PuzzleSamples = {
  /** The twin's solution is invalid, which nobody can tell who sees only the givens. */
  twin: (puzzle: Puzzle): Puzzle => ({
    grade: puzzle.grade,
    givens: puzzle.givens,
    solution: wrongGrid(puzzle, 0),
  }),
  wrong(puzzle: Puzzle, random): GridGuess {
    const grid = wrongGrid(puzzle, random.below(81));
    return random.below(3) > 0 ? { kind: 'submit', grid } : { kind: 'hint', grid: puzzle.givens };
  },
  solution: ({ solution }: Puzzle): GridGuess => ({ kind: 'submit', grid: solution }),
};
