// The table of a trivia that is over, read once for all who look at the same moment: when it ends, everybody does.
import type { Database } from '../../base/storage/database.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import { readTable, type StoredRow } from './store.ts';

export type FinalTable = (triviaId: string) => Promise<readonly StoredRow[]>;

export const finalTableOf = (database: Database): FinalTable =>
  sharedReading(
    (triviaId) => readTable(database, triviaId),
    (triviaId) => triviaId,
  );
