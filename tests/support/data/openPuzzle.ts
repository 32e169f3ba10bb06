// Opens puzzles of known answers in a team of a test server, as a schedule would have.
import { randomUUID } from 'node:crypto';
import { writePuzzle } from '../../../src/server/puzzles/schedules/puzzleStore.ts';
import type { TestServer } from '../servers/testServer.ts';

interface Opened {
  readonly teamId: string;
  readonly puzzleType: string;
  /** As the puzzle's `make` writes it. */
  readonly puzzle: object;
  /** Before now. */
  readonly openedMinutesAgo?: number;
  /** From now on; negative: it has closed. */
  readonly closesInMinutes?: number;
}

const minuteMs = 60_000;

/** The id of its game. */
export async function openPuzzle(
  { services }: TestServer,
  { teamId, puzzleType, puzzle, openedMinutesAgo = 0, closesInMinutes = 600 }: Opened,
): Promise<string> {
  const id = randomUUID();
  const opensAt = Date.now() - openedMinutesAgo * minuteMs;
  const isWritten = await writePuzzle(services.database, {
    id,
    team_id: teamId,
    puzzle_type: puzzleType,
    day: new Date(opensAt).toISOString().slice(0, 10),
    time_zone: 'UTC',
    opens_at: opensAt,
    closes_at: Date.now() + closesInMinutes * minuteMs,
    version: 1,
    puzzle: JSON.stringify(puzzle),
  });
  if (!isWritten) throw new Error('that day has a puzzle of this kind already');
  return id;
}

export const aWord = (word: string, language: 'en' | 'tr' = 'en') => ({
  language,
  hardMode: 'choice',
  word,
  list: 'test',
});
export const anEquation = (equation: string) => ({ isCommutative: true, equation });

/** A grid of which only the first three rows are open, and its solution. */
export const aGrid = {
  grade: 'easy',
  givens: '570010048280670000091584200429168375357492861816735492738941526945826713162357984',
  solution: '573219648284673159691584237429168375357492861816735492738941526945826713162357984',
};

/** An outline as the puzzle has it would do as well; what is read of it is the code. */
export const aCountry = {
  grade: 'easy',
  code: 'FR',
  outline:
    'M166 22l30 26 40 12 20 30 60 18-14 50-40 40 20 20-6 50 20 22-40 30-50-14-30 40-60-20-56-20 10-90-20-60-50-40 10-20 60-4 20-40 30 10z',
  capitals: ['DE', 'FR', 'ES', 'IT'],
  flags: ['IT', 'BE', 'FR', 'NL'],
};
