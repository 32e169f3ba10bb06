// File lock on a data directory: two processes on one embedded database would lose rows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../shared/startRefused.ts';

export class DirectoryHeld extends StartRefused {}

export interface DirectoryLock {
  release(): void;
}

/** The lock is the operating system's, through SQLite: it ends with the process, however that ends. */
export function lockDirectory(directory: string, now: number): DirectoryLock {
  const holder = `${directory}.holder`;
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error; // nobody holds it: a full disk, for one
    throw new DirectoryHeld(`data directory in use: ${directory} is held by ${read(holder)}`);
  }
  writeFileSync(holder, `process ${process.pid} on ${hostname()} since ${new Date(now).toISOString()}`);
  return { release: () => lock.close() };
}

/** SQLITE_BUSY */
const busy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

/** The process that holds the lock; null if none does. Changes nothing. */
export function holderOf(directory: string): string | null {
  if (!existsSync(`${directory}.lock`)) return null;
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec('begin exclusive');
    return null;
  } catch (error) {
    return isBusy(error) ? read(`${directory}.holder`) : null;
  } finally {
    lock.close();
  }
}

function read(holder: string): string {
  try {
    return readFileSync(holder, 'utf8');
  } catch {
    return 'another process';
  }
}
