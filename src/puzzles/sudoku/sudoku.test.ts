// Sudoku against its vectors: one solution, grades, what costs how much, and hints that help.
import { describe, expect, it, test } from 'vitest';
import { puzzleSeeds } from '../../../tests/conformance/seeds.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Attempt, beginAttempt, tryGuess } from '../../engine/puzzle.ts';
import { seededRandom } from '../../engine/random.ts';
import { makeSudoku } from './generating.ts';
import { givensIn, gradeOf } from './grading.ts';
import { candidatesOf, conflicts, readGrid } from './grid.ts';
import { hintFor } from './hinting.ts';
import { sudoku } from './index.ts';
import type { Grade, Puzzle, Sudoku } from './shapes.ts';
import { solutions } from './solving.ts';

const puzzles = {
  'SU-1': '57..1..4828.67.....915842...........3.7...8..816....92...9....6.4582...31623...84',
  'SU-2': '4..1...5..7.4.....361.7........65..9....9..32.9....6....2....16...8.1.9.9..64..75',
  'SU-3': '36....59...9..4.3..........62.............9.3....1728..53....2.19.4.........65.7.',
  'SU-4': '.8..4.......5...2..4..91..58...3......62.8.3...195.2....2..7..97......431...8....',
  'SU-5': '57..1..4828.67.....915842...........3.7...8..816....9....9....6.4582...31623....4',
  'SU-9': '....795...92..........2.8.14.8.651..921.436..3.6.91.4...9.1..6...7936.5.26..8..1.',
} as const;

function gridOf(id: keyof typeof puzzles): string {
  const grid = readGrid(puzzles[id]);
  if (grid === null) throw new Error(`${id} is no grid`);
  return grid;
}

test.each<[keyof typeof puzzles, Grade]>([
  ['SU-1', 'easy'],
  ['SU-2', 'medium'],
  ['SU-3', 'hard'],
  ['SU-4', 'expert'],
  ['SU-9', 'easy'],
])('%s has one solution and is %s', (id, grade) => {
  expect(solutions(gridOf(id), 3)).toHaveLength(1);
  expect(gradeOf(gridOf(id))).toBe(grade);
});

test('SU-5 has two solutions', () => {
  expect(solutions(gridOf('SU-5'), 3)).toHaveLength(2);
});

test.each<['SU-6' | 'SU-7', keyof typeof puzzles, string]>([
  ['SU-6', 'SU-1', '573219648284673159691584237429168375357492861816735492738941526945826713162357984'],
  ['SU-7', 'SU-2', '429186753578423961361579428734265189186794532295318647842957316657831294913642875'],
])('%s: the solution of %s', (_id, puzzle, solution) => {
  expect(solutions(gridOf(puzzle), 2)).toEqual([solution]);
});

test('a digit twice in a row has no solution', () => {
  expect(solutions(`55${'0'.repeat(79)}`, 1)).toEqual([]);
});

const [solution = ''] = solutions(gridOf('SU-1'), 1);
const easy: Puzzle = { grade: 'easy', givens: gridOf('SU-1'), solution };
const face = sudoku.face(easy);

type Asked = readonly [at: number, kind: 'submit' | 'hint', grid: string];
const solve = (at: number): Asked => [at, 'submit', solution];
const wrongGrid = solution.replace(/^573219/, '573912');

/** All that is asked, one after the other. */
function asked(puzzle: Puzzle, requests: readonly Asked[]): Attempt<Sudoku> {
  let attempt = beginAttempt<Sudoku>({});
  for (const [at, kind, grid] of requests) {
    const answer = tryGuess(
      { definition: sudoku, puzzle, library: emptyLibrary },
      attempt,
      { kind, grid },
      at,
    );
    if ('refusal' in answer) throw new Error(answer.refusal);
    attempt = answer;
  }
  return attempt;
}

const seconds = (minutes: number, rest: number): number => (minutes * 60 + rest) * 1_000;
const afterHint = (grid: string): string => {
  const { cell, digit } = hintFor(grid, solution);
  return `${grid.slice(0, cell)}${digit}${grid.slice(cell + 1)}`;
};
const hinted = afterHint(easy.givens);
const hintedTwice = afterHint(hinted);

test.each<[string, Grade, readonly Asked[], number]>([
  ['SU-8: 7:59, one wrong submission', 'easy', [[9_000, 'submit', wrongGrid], solve(seconds(7, 59))], 28],
  ['at once', 'easy', [solve(0)], 40],
  ['59.999 seconds', 'easy', [solve(59_999)], 40],
  ['a minute', 'easy', [solve(60_000)], 39],
  ['medium, at once', 'medium', [solve(0)], 60],
  ['hard, ten minutes', 'hard', [solve(seconds(10, 0))], 70],
  ['expert, one hint', 'expert', [[1, 'hint', easy.givens], solve(seconds(1, 0))], 89],
  [
    'two hints, a wrong grid',
    'expert',
    [[1, 'hint', easy.givens], [2, 'hint', hinted], [3, 'submit', wrongGrid], solve(seconds(3, 1))],
    72,
  ],
  ['three hours', 'easy', [solve(seconds(180, 0))], 10],
  [
    'never below ten',
    'easy',
    [[1, 'hint', easy.givens], [2, 'hint', hinted], [3, 'hint', hintedTwice], solve(4)],
    10,
  ],
])('%s, %s: points', (_what, grade, requests, points) => {
  const puzzle = { grade, givens: easy.givens, solution };
  expect(sudoku.outcome(sudoku.face(puzzle), asked(puzzle, requests))).toEqual({ isSolved: true, points });
});

const refusalOf = (kind: 'submit' | 'hint', grid: string, attempt = beginAttempt<Sudoku>({})) =>
  sudoku.refusal(face, attempt, { kind, grid }, emptyLibrary);

test('SU-10: a grid with a given changed is refused and not counted as wrong', () => {
  const changed = `6${solution.slice(1)}`;
  expect(refusalOf('submit', changed)).toBe('givens');
  expect(refusalOf('hint', changed)).toBe('givens');
  const solving = { definition: sudoku, puzzle: easy, library: emptyLibrary };
  const attempt = beginAttempt<Sudoku>({});
  expect(tryGuess(solving, attempt, { kind: 'submit', grid: changed }, 1)).toEqual({ refusal: 'givens' });
  expect(sudoku.outcome(face, asked(easy, [solve(1)]))?.points).toBe(40);
});

test.each<[string, 'submit' | 'hint', string, string | null]>([
  ['an unfinished grid is handed in', 'submit', easy.givens, 'incomplete'],
  ['a wrong grid is handed in', 'submit', wrongGrid, null],
  ['a hint on the empty grid', 'hint', easy.givens, null],
  ['a hint on a full and wrong grid', 'hint', wrongGrid, null],
  ['a hint where nothing is left to tell', 'hint', solution, 'complete'],
])('%s: %s is refused for', (_what, kind, grid, refusal) => {
  expect(refusalOf(kind, grid)).toBe(refusal);
});

test('a hint asked twice from the same grid is refused, so that it costs once', () => {
  const attempt = asked(easy, [[1, 'hint', easy.givens]]);
  expect(refusalOf('hint', easy.givens, attempt)).toBe('hintMissing');
  expect(refusalOf('hint', hinted, attempt)).toBeNull();
});

describe('hints', () => {
  it('lead to the solution from the empty grid, each with a right digit of an empty cell', () => {
    let grid = easy.givens;
    while (grid.includes('0')) {
      const { cell, digit } = hintFor(grid, solution);
      expect([grid[cell], solution[cell]]).toEqual(['0', `${digit}`]);
      grid = afterHint(grid);
    }
    expect(grid).toBe(solution);
  });

  it('tell a single where there is one', () => {
    const { cell, digit } = hintFor(easy.givens, solution);
    const candidates = candidatesOf(easy.givens);
    expect(candidates[cell]).toBe(1 << (digit - 1)); // a naked one
  });

  it('are not led astray by a wrong digit, and do not give it away while cells are empty', () => {
    const wrong = easy.givens.replace(/^570/, '574');
    const { cell, digit } = hintFor(wrong, solution);
    expect([wrong[cell], solution[cell]]).toEqual(['0', `${digit}`]);
  });

  it('tell a cell of the fewest candidates where there is no single', () => {
    const [expert = ''] = solutions(gridOf('SU-4'), 1);
    const { cell, digit } = hintFor(gridOf('SU-4'), expert);
    expect([gridOf('SU-4')[cell], expert[cell]]).toEqual(['0', `${digit}`]);
  });

  it('correct a cell where none is empty', () => {
    expect(hintFor(wrongGrid, solution)).toEqual({ cell: 3, digit: 2 });
  });
});

test('what is the same in a row, a column or a box is in conflict', () => {
  expect(conflicts(easy.givens)).toEqual([]);
  expect(conflicts(`57${'0'.repeat(6)}5${'0'.repeat(72)}`)).toEqual([0, 8]);
});

test('the share text tells the points and the way there', () => {
  const attempt = asked(easy, [[1, 'hint', easy.givens], [2, 'submit', wrongGrid], solve(seconds(7, 59))]);
  expect(sudoku.share(face, attempt)).toEqual({ score: '18/40', rows: ['●□■'] });
  expect(sudoku.share(face, beginAttempt<Sudoku>({})).score).toBe('X/40');
});

test.each([
  [undefined, ['medium', 'easy', 'medium', 'medium', 'hard', 'expert', 'medium']],
  [{ grade: 'rising' }, ['medium', 'easy', 'medium', 'medium', 'hard', 'expert', 'medium']],
  [{ grade: 'hard' }, ['hard', 'hard', 'hard', 'hard', 'hard', 'hard', 'hard']],
  [{ grade: 'tricky' }, [undefined, undefined, undefined, undefined, undefined, undefined, undefined]],
])('the settings %j from Sunday to Saturday', (settings, expected) => {
  expect([0, 1, 2, 3, 4, 5, 6].map((day) => sudoku.readRules(settings, day)?.grade)).toEqual(expected);
});

/** Puzzles made of each grade: 25 in `npm test`, 250 in `npm run soak -- laws`. */
const made = puzzleSeeds / 2;

test.each<[Grade, number, number]>([
  ['easy', 36, 45],
  ['medium', 28, 35],
  ['hard', 24, 32],
  ['expert', 22, 30],
])(`${made} %s puzzles have one solution, the grade and %i to %i givens`, (grade, fewest, most) => {
  for (let n = 0; n < made; n++) {
    const puzzle = makeSudoku(grade, seededRandom(n.toString(16).padStart(64, '0'), 'puzzle'));
    expect(solutions(puzzle.givens, 2)).toEqual([puzzle.solution]);
    expect(gradeOf(puzzle.givens)).toBe(grade);
    expect(givensIn(puzzle.givens)).toBeGreaterThanOrEqual(fewest);
    expect(givensIn(puzzle.givens)).toBeLessThanOrEqual(most);
  }
});

test.each<[Grade, boolean, readonly string[]]>([
  ['easy', true, ['sudokuFirst']],
  ['hard', false, ['sudokuFirst']],
  ['hard', true, ['sudokuFirst', 'sudokuClean']],
  ['expert', false, ['sudokuFirst', 'sudokuExpert']],
  ['expert', true, ['sudokuFirst', 'sudokuExpert', 'sudokuClean']],
])('solving the grade %s, clean: %s, earns %o', (grade, isClean, badges) => {
  expect(sudoku.badges?.({ guesses: null, grade, isClean })).toEqual(badges);
});
