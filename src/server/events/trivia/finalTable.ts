// The tables of trivia events that are over, read once for all who look at the same moment: when one ends, everybody does.
import type { Database } from '../../base/storage/database.ts';
import { readTogether } from '../../base/storage/readTogether.ts';
import { readTables, type StoredRow } from './store.ts';

export type FinalTable = (triviaId: string) => Promise<readonly StoredRow[]>;

export function finalTableOf(database: Database): FinalTable {
  const read = readTogether((ids) => readTables(database, ids));
  return async (triviaId) => (await read(triviaId))?.rows ?? [];
}
