// Sudoku: a grid with one solution, handed in whole; a wrong grid, a hint and every minute cost points.
import type { GridGuess } from '../../engine/gridPuzzle.ts';
import type { Attempt, PuzzleDefinition } from '../../engine/puzzle.ts';
import { chosen, onlyFields } from '../../kit/settings.ts';
import { fieldsOf } from '../../kit/wire.ts';
import { facts } from './facts.ts';
import { makeSudoku } from './generating.ts';
import { conflicts, readGrid } from './grid.ts';
import { hintFor } from './hinting.ts';
import { type Grade, grades, type Sudoku } from './shapes.ts';

const most: Readonly<Record<Grade, number>> = { easy: 40, medium: 60, hard: 80, expert: 100 };
const least = 10;
const perWrong = 5;
const perHint = 10;
const minute = 60_000;

/** From Sunday on: harder from Monday to Friday. */
const rising: readonly Grade[] = ['medium', 'easy', 'medium', 'medium', 'hard', 'expert', 'medium'];

/** The grade of a day, 0 is Sunday. */
const risingGrade = (weekday: number): Grade => rising[weekday] ?? 'medium';

type Tries = Attempt<Sudoku>['tries'];

const solves = ({ mark }: Tries[number]): boolean => mark.kind === 'submit' && mark.isRight;

/** The tries up to the one that solves. */
function counted(tries: Tries): Tries {
  const solving = tries.findIndex(solves);
  return solving < 0 ? tries : tries.slice(0, solving + 1);
}

function costOf(tries: Tries): number {
  const minutes = Math.floor((tries.at(-1)?.at ?? 0) / minute);
  const hints = tries.filter(({ mark }) => mark.kind === 'hint').length;
  const wrong = tries.length - hints - 1;
  return minutes + wrong * perWrong + hints * perHint;
}

const keepsGivens = (givens: string, grid: string): boolean =>
  [...givens].every((given, cell) => given === '0' || given === grid[cell]);

/** Asked twice by mistake, a hint costs once: the grid of the second request lacks the first hint. */
const keepsHints = (tries: Tries, grid: string): boolean =>
  tries.every(({ mark }) => mark.kind !== 'hint' || grid[mark.cell] === `${mark.digit}`);

const isFull = (grid: string): boolean => !grid.includes('0');

const squareOf = (each: Tries[number]): string =>
  each.mark.kind === 'hint' ? '●' : solves(each) ? '■' : '□';

export const sudoku: PuzzleDefinition<Sudoku> = {
  id: facts.id,
  family: 'grid',
  version: 1,
  ruleSets: {
    standard: { grade: 'easy' },
    medium: { grade: 'medium' },
    hard: { grade: 'hard' },
    expert: { grade: 'expert' },
  },
  modes: { standard: {} },

  readRules(settings, weekday) {
    const fields = onlyFields(settings, ['grade']);
    const grade = fields && chosen(fields.grade, ['rising', ...grades]);
    return grade === null ? null : { grade: grade === 'rising' ? risingGrade(weekday) : grade };
  },
  readMode(_, options) {
    const fields = onlyFields(options, ['hardMode']);
    return fields && chosen(fields.hardMode, [false]) === false ? {} : null;
  },

  make: ({ grade }, random) => makeSudoku(grade, random),
  face: ({ grade, givens }) => ({ grade, givens }),
  answer: ({ solution }) => solution,

  refusal({ givens }, { tries }, { kind, grid }) {
    if (!keepsGivens(givens, grid)) return 'givens';
    if (kind === 'submit') return isFull(grid) ? null : 'incomplete';
    if (!keepsHints(tries, grid)) return 'hintMissing';
    return isFull(grid) && conflicts(grid).length === 0 ? 'complete' : null;
  },
  mark({ solution }, { kind, grid }) {
    if (kind === 'submit') return { kind, isRight: grid === solution };
    const { cell, digit } = hintFor(grid, solution);
    return { kind, cell, digit };
  },
  outcome({ grade }, attempt) {
    const tries = counted(attempt.tries);
    const last = tries.at(-1);
    if (!last || !solves(last)) return null;
    return { isSolved: true, points: Math.max(least, most[grade] - costOf(tries)) };
  },
  share(face, attempt) {
    const points = sudoku.outcome(face, attempt)?.points;
    const history = counted(attempt.tries).map(squareOf).join('');
    return { score: `${points ?? 'X'}/${most[face.grade]}`, rows: history.match(/.{1,9}/gu) ?? [] };
  },
  badges({ grade, isClean }) {
    const isHard = grade === 'hard' || grade === 'expert';
    return [
      'sudokuFirst',
      ...(grade === 'expert' ? ['sudokuExpert'] : []),
      ...(isHard && isClean ? ['sudokuClean'] : []),
    ];
  },

  readGuess(raw): GridGuess | null {
    const { kind, grid } = fieldsOf(raw);
    const read = readGrid(grid);
    return read !== null && (kind === 'submit' || kind === 'hint') ? { kind, grid: read } : null;
  },
};
