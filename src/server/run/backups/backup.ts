// Makes a backup of a data directory: with the running server's help, or under its lock while none runs.
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { syncDirectory } from '../../base/storage/lite/durableFiles.ts';
import { lockDirectory } from '../../base/storage/lite/lock.ts';
import { type Content, contentsOf, writeArchive } from './archive.ts';
import { askRunningServer, type OpenBackup } from './channel.ts';
import { expired } from './retention.ts';

/** Files that every start creates again, or that only matter to the running process. */
const fleeting =
  /^database\/(?:postmaster\.(?:pid|opts)|pg_(?:stat_tmp|replslot|dynshmem|notify|subtrans)\/.+|.*pgsql_tmp.*|backup_label.*)$/;
const journal = 'database/pg_wal';
const control = 'database/global/pg_control';

/** The files of the journal are recycled from the oldest on: while the first one is there, all are. */
async function expectJournal(data: string, label: string): Promise<void> {
  const first = /^START WAL LOCATION: \S+ \(file (\w+)\)/.exec(label)?.[1] ?? '';
  await access(join(data, journal, first)).catch(() => {
    throw new StartRefused('The database wrote more during the backup than its journal holds. Try again.');
  });
}

/** Pictures of older versions come after the rows that name them: what a row names is there. */
async function* everything(data: string, running: OpenBackup | null): AsyncGenerator<Content> {
  const database = join(data, 'database');
  const isBody = (name: string) => !fleeting.test(name) && name !== journal && name !== control;
  yield* contentsOf(database, 'database', isBody);
  yield { kind: 'file', name: control, path: join(data, control) };
  const label = await running?.end();
  if (label !== undefined) yield { kind: 'text', name: 'database/backup_label', text: label };
  yield* contentsOf(join(data, journal), journal);
  if (label !== undefined) await expectJournal(data, label);
  yield* contentsOf(join(data, 'pictures'), 'pictures');
  yield { kind: 'file', name: 'signing-key', path: join(data, 'signing-key') };
}

/** The running server, or the lock that keeps one from starting meanwhile. */
async function claim(data: string, now: number): Promise<{ running: OpenBackup | null; release(): void }> {
  const running = await askRunningServer(data);
  if (running) return { running, release: running.close };
  return { running: null, release: lockDirectory(join(data, 'database'), now).release };
}

const namePattern = /^topla-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar\.gz$/;

/** The path of the new backup. Older ones in the same directory that are no longer due are deleted. */
export async function makeBackup(data: string, directory: string, now: number): Promise<string> {
  await access(join(data, 'database', 'PG_VERSION')).catch(() => {
    throw new StartRefused(`There is no database in ${data}. Set TOPLA_DATA to the directory of the server.`);
  });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = `topla-${new Date(now).toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  const path = join(directory, name);
  const { running, release } = await claim(data, now);
  try {
    await writeArchive(`${path}.tmp`, everything(data, running));
    await rename(`${path}.tmp`, path);
    syncDirectory(directory);
  } finally {
    release();
    await rm(`${path}.tmp`, { force: true });
  }
  const names = (await readdir(directory)).filter((each) => namePattern.test(each));
  for (const old of expired(names)) await rm(join(directory, old));
  return path;
}
