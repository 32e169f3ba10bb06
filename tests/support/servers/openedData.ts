// What a server leaves in its data directory when it starts for the first time: copied, since no test but one is about that.
import { cpSync, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import { openLite } from '../../../src/server/base/storage/lite/open.ts';
import { stepMark } from './freshDatabase.ts';

const lostForGood = (why: string) => {
  throw new Error(why);
};

async function openedOnce(): Promise<string> {
  const directory = join(tmpdir(), `topla-opened-${await stepMark()}`);
  if (existsSync(directory)) return directory;
  const unfinished = `${directory}.${process.pid}`;
  const settings = { dataDirectory: unfinished, leastFreeMebibytes: 0 };
  await (await openLite(settings, machineClock, lostForGood)).close();
  await rename(unfinished, directory).catch(() => rm(unfinished, { recursive: true })); // another was faster
  return directory;
}

/** Makes this the data directory of a server that has been open before. At once: otherwise each of its thousand files takes its turn, and five times the time. */
export const openedData = async (directory: string): Promise<void> =>
  cpSync(await openedOnce(), directory, { recursive: true });
