// The people of the team at a puzzle, read once for all who look at the same moment: when it opens, the whole team comes.
import type { Solver } from '../../../contract/puzzles/puzzles.ts';
import type { Database } from '../../base/storage/database.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { Member } from '../../people/members.ts';
import { presentSolvers } from './solvers.ts';
import { readSolvers } from './store.ts';

/** All that a list depends on: whoever asks for the same gets the same. */
export interface AskedSolvers {
  readonly puzzleId: string;
  readonly teamId: string;
  readonly language: Member['language'];
  readonly isClosed: boolean;
  /** The reader's own attempt is over. */
  readonly isFinished: boolean;
}

export type SolversOf = (asked: AskedSolvers) => Promise<readonly Solver[]>;

export const createSolversOf = (database: Database): SolversOf =>
  sharedReading(
    async ({ puzzleId, teamId, language, isClosed, isFinished }) =>
      presentSolvers(await readSolvers(database, puzzleId, teamId), {
        isClosed,
        isFinished,
        collator: new Intl.Collator(language),
      }),
    (asked) => JSON.stringify(asked),
  );
