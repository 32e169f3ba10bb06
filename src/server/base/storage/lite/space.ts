// Free disk space: below a limit the embedded database becomes read-only, and the server does not start.
import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { StartRefused } from '../../shared/startRefused.ts';
import { DirectoryHeld } from './lock.ts';

const mebibyte = 1024 * 1024;
const pollEveryMs = 1_000;

/** PostgreSQL writes before it serves: at its start at least a new segment of its journal, 16 MiB. */
const neededToOpen = 64;

export function refuseFullDisk(directory: string, leastMebibytes: number): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = Math.floor((bavail * bsize) / mebibyte);
  if (free < leastMebibytes)
    throw new StartRefused(
      `Only ${free} MiB are free where ${directory} lies; the server needs ${leastMebibytes} MiB. Make room and start again.`,
    );
}

/** A failure on a full disk is reported as a full disk, whatever MIN_FREE_MIB allows. */
export async function orFullDisk<Value>(
  directory: string,
  open: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DirectoryHeld)) refuseFullDisk(directory, neededToOpen);
    throw error;
  }
}

export interface SpaceWatch {
  isLow(): boolean;
  stop(): void;
}

/** Calls `onChange` when space runs out, and when there is enough again. */
export function watchSpace(
  directory: string,
  leastMebibytes: number,
  onChange: (isLow: boolean) => Promise<void>,
): SpaceWatch {
  let isLow = false;
  let isLooking = false;
  const poll = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { bavail, bsize } = await statfs(directory);
      const low = bavail * bsize < leastMebibytes * mebibyte;
      if (low !== isLow) await onChange(low);
      isLow = low;
    } catch {
      // The next look tries again.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void poll(), pollEveryMs).unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
