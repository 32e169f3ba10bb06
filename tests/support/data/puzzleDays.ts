// Puzzles of known answers in a team of a test server, and what their solvers ask for.
import { randomUUID } from 'node:crypto';
import { writePuzzle } from '../../../src/server/puzzles/schedules/puzzleStore.ts';
import type { Answer, Somebody, TestApp } from '../servers/testApp.ts';

export const hourMs = 60 * 60_000;

interface Days {
  readonly teamId: string;
  readonly puzzleType: string;
  readonly puzzle: object;
  /** The schedule, whose puzzle opens now. */
  readonly day?: string;
  readonly hours?: number;
}

/** Opens a puzzle now, as the schedule would have; its id. */
export async function openPuzzle(
  { parts, clock }: TestApp,
  { teamId, puzzleType, puzzle, day, hours = 24 }: Days,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const written = await writePuzzle(parts.database, {
    id,
    team_id: teamId,
    puzzle_type: puzzleType,
    day: day ?? new Date(now).toISOString().slice(0, 10),
    time_zone: 'UTC',
    opens_at: now,
    closes_at: now + hours * hourMs,
    version: 1,
    puzzle: JSON.stringify(puzzle),
  });
  if (!written) throw new Error('the day has a puzzle already');
  return id;
}

export const wordPuzzle = (word: string) => ({ language: 'en', hardMode: 'choice', word, list: 'test' });
export const mathPuzzle = (equation: string) => ({ isCommutative: true, equation });

/** France, with Paris as the second capital and its own flag as the third. */
export const francePuzzle = {
  grade: 'easy',
  code: 'FR',
  outline: 'M0 0l400 0-400 400z',
  capitals: ['DE', 'FR', 'ES', 'IT'],
  flags: ['IT', 'BE', 'FR', 'NL'],
};

const serviceOf = (type: string) => `/api/${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** One member at one puzzle. */
export const solverOf = (testApp: TestApp, { token, userId }: Somebody, type: string, gameId: string) => {
  const post = (action: string, json: object): Promise<Answer> =>
    testApp.ask('POST', `${serviceOf(type)}/${action}`, { token, json: { gameId, userId, ...json } });
  return {
    info: () => testApp.ask('GET', `${serviceOf(type)}/GetGameInfo/${gameId}/${userId}`, { token }),
    join: (options: object = {}) => post('JoinGame', options),
    guess: (guessNumber: number, guess: string) => post('Guess', { guessNumber, guess }),
    extra: (round: number, choice: number) => post('Extra', { round, choice }),
    submit: (sudoku: string) => post('Submit', { sudoku }),
    hint: (sudoku: string) => post('Hint', { sudoku }),
    draft: (draft: string) => post('Draft', { draft }),
  };
};
