// Data directories of PostgreSQL that are made once, with the tables of the present step or with none: each server of a test starts on a copy.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { openPostgres } from '../../../src/server/base/storage/postgres.ts';
import { stepMark } from './freshDatabase.ts';

/** PostgreSQL does not run as root. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** What the machine has, and what starts a server of it on a data directory. */
export interface Installed {
  readonly programs: string;
  readonly user: ServerUser;
  run(directory: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

export function makeDirectory(directory: string, { uid, gid }: ServerUser): void {
  mkdirSync(directory, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

function runAs(user: ServerUser, directory: string, program: string, options: readonly string[]): void {
  const done = spawnSync(program, options, { ...user, cwd: directory });
  if (done.status !== 0) throw new Error(`${basename(program)} failed: ${done.stderr}`);
}

/** Made beside its place and moved there whole: of several workers that make one, the first to be ready leaves it. */
async function madeOnce(
  name: string,
  user: ServerUser,
  make: (directory: string) => Promise<void>,
): Promise<string> {
  const directory = join(tmpdir(), name);
  if (existsSync(directory)) return directory;
  const unfinished = `${directory}.${process.pid}`;
  makeDirectory(unfinished, user);
  await make(unfinished);
  try {
    renameSync(unfinished, directory);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  return directory;
}

const nameOf = (programs: string, step: string): string =>
  `topla-postgres-${basename(dirname(programs))}-${step}`;

/** Segments of the log as small as they may be: they are copied too. */
const initOptions = ['-A', 'trust', '-U', 'topla', '-E', 'UTF8', '--wal-segsize=1', '--no-sync'];

const emptyOnce = ({ programs, user }: Installed): Promise<string> =>
  madeOnce(nameOf(programs, 'empty'), user, async (directory) =>
    runAs(user, directory, join(programs, 'initdb'), ['-D', join(directory, 'data'), ...initOptions]),
  );

async function migratedOnce(installed: Installed): Promise<string> {
  return madeOnce(nameOf(installed.programs, await stepMark()), installed.user, async (directory) => {
    copyInto(directory, await emptyOnce(installed), installed.user);
    const { url, stop } = await installed.run(directory);
    const database = await openPostgres({ url, connections: 1 }, () => {}); // which makes its tables
    await database.close();
    await stop();
  });
}

/** By the program of the system, which takes a fifth of the time. */
const copyInto = (directory: string, prepared: string, user: ServerUser): void =>
  runAs(user, directory, 'cp', ['-r', join(prepared, 'data'), directory]);

/** Puts a data directory into this one. */
export async function prepareData(
  installed: Installed,
  directory: string,
  isMigrated: boolean,
): Promise<void> {
  const prepared = await (isMigrated ? migratedOnce(installed) : emptyOnce(installed));
  copyInto(directory, prepared, installed.user);
}
