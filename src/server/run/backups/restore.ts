// Puts a backup in the place of a data directory's content. What was there is kept beside it.
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WallClock } from '../../base/shared/clock.ts';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { prepareDataDirectory } from '../../base/storage/dataDirectory.ts';
import { syncDirectory } from '../../base/storage/lite/durableFiles.ts';
import { lockDirectory } from '../../base/storage/lite/lock.ts';
import { openLite } from '../../base/storage/lite/open.ts';
import { readArchive } from './archive.ts';

const parts = ['database', 'pictures', 'signing-key'];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Opens what was read, which replays the journal, and ends all sessions: some were ended after the backup. */
async function tryOut(directory: string, clock: WallClock): Promise<void> {
  const database = await openLite({ dataDirectory: directory, leastFreeMebibytes: 0 }, clock, (why) => {
    throw new StartRefused(`The backup cannot be opened: ${why}. Nothing was changed.`);
  });
  await database.rows.deleteFrom('sessions').execute();
  await database.close();
}

export interface Restored {
  /** The directory with the previous content; null if there was none. */
  readonly previousData: string | null;
}

export async function restoreBackup(archive: string, data: string, clock: WallClock): Promise<Restored> {
  if (!(await isThere(archive))) throw new StartRefused(`There is no backup ${archive}.`);
  prepareDataDirectory(data);
  const lock = lockDirectory(join(data, 'database'), clock.now());
  const unfinished = join(data, 'restoring.tmp');
  try {
    await rm(unfinished, { recursive: true, force: true });
    prepareDataDirectory(unfinished);
    await readArchive(archive, unfinished);
    await tryOut(unfinished, clock);
    const before = join(data, `before-${new Date(clock.now()).toISOString().replace(/[:.]/g, '-')}`);
    const present = (await readdir(data)).filter((name) => parts.includes(name));
    if (present.length > 0) prepareDataDirectory(before);
    for (const name of present) await rename(join(data, name), join(before, name));
    for (const name of parts)
      if (await isThere(join(unfinished, name))) await rename(join(unfinished, name), join(data, name));
    syncDirectory(data);
    return { previousData: present.length > 0 ? before : null };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    lock.release();
  }
}
