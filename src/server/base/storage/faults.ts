// Classifies database errors by their PostgreSQL codes: unavailable, out of space, and the like.
import type { RefusalKey } from '../../../contract/errors.ts';

export const sqlState = {
  away: '57P03',
  canceled: '57014',
  readOnly: '25006',
  diskFull: '53100',
  tooMany: '53300',
} as const;

/** A statement the database refused or never answered; the driver of PostgreSQL throws errors of the same shape. */
export class DatabaseFault extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.name = 'DatabaseFault';
    this.code = code;
    this.constraint = constraint;
  }
}

const keys: ReadonlyMap<string, RefusalKey> = new Map([
  [sqlState.readOnly, 'StorageFull'],
  [sqlState.diskFull, 'StorageFull'],
  [sqlState.tooMany, 'Overloaded'],
  [sqlState.canceled, 'TemporarilyUnavailable'],
  ['55P03', 'TemporarilyUnavailable'], // a lock was not to be had in time
  ['40001', 'TemporarilyUnavailable'],
  ['40P01', 'TemporarilyUnavailable'],
]);

/** Connection lost or refused, server shutting down or starting: SQLSTATE classes 08 and 57P, and network errors. */
const away = /^(?:08|57P)|^E(?:CONN|PIPE|HOST|NET|TIMEDOUT|AI_)/;

/** Messages of the PostgreSQL driver that come without an error code. */
const awayWords = /timeout exceeded|connection terminated|query read timeout|not queryable/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True where nothing can be stored at all, as opposed to a single statement that timed out. */
export function storesNothing(error: unknown): boolean {
  const code = codeOf(error);
  return code === sqlState.readOnly || code === sqlState.diskFull || away.test(code);
}

/** The refusal for a database error; null where the error is a bug in this code. */
export function refusalOfFault(error: unknown): RefusalKey | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const known = keys.get(code);
  if (known) return known;
  return away.test(code) || awayWords.test(error.message) ? 'TemporarilyUnavailable' : null;
}

/** The refusal for an error of the file system; null for any other. */
export const refusalOfFileFault = (error: unknown): RefusalKey | null =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? 'StorageFull' : null;
