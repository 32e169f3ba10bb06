// An empty database on a real PostgreSQL: on the server of DATABASE_URL, or one started from what the machine has.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Installed, makeDirectory, prepareData, type ServerUser } from './preparedPostgres.ts';
import { freePort } from './serving.ts';

export interface TestPostgres {
  readonly url: string;
  /** Trouble on purpose; null on a server that belongs to somebody else. */
  readonly trouble: Trouble | null;
  stop(): Promise<void>;
}

export interface Trouble {
  /** Gone, and back on the same data. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** There, but answering nobody. */
  freeze(): void;
  thaw(): void;
  /** Every connection ends, and new ones find a server that takes no writes, as in a failover; then it does again. */
  refuseWrites(): Promise<void>;
  takeWrites(): Promise<void>;
}

const installed = '/usr/lib/postgresql';

/** Null where there is neither; the caller then prints what was not tested. `isMigrated`: with the tables of the present step, where that saves time. */
export async function postgresForTests({ isMigrated = false } = {}): Promise<TestPostgres | null> {
  const given = process.env.DATABASE_URL;
  if (given) return emptyDatabaseOn(given);
  const programs = newestPrograms();
  return programs === null ? null : startPrepared(programs, isMigrated);
}

async function emptyDatabaseOn(url: string): Promise<TestPostgres> {
  const name = `topla_test_${randomBytes(6).toString('hex')}`;
  await say(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    trouble: null,
    stop: () => say(url, `drop database if exists ${name} with (force)`),
  };
}

async function say(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Open connections take it over as well, a moment later. */
async function setReadOnly(url: string, to: 'on' | 'off'): Promise<void> {
  await say(url, `alter system set default_transaction_read_only = ${to}`, 'select pg_reload_conf()');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let tries = 0; tries < 3_000; tries++) {
      const { rows } = await client.query('show default_transaction_read_only');
      if (rows[0]?.default_transaction_read_only === to) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('PostgreSQL did not read its settings again');
  } finally {
    await client.end();
  }
}

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

function newestPrograms(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return Number.isFinite(newest) ? join(installed, String(newest), 'bin') : null;
}

/** PostgreSQL does not run as root: then it runs as its own user. */
function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('there is no user postgres to run the server as');
  return { uid: Number(uid), gid: Number(gid) };
}

async function startPrepared(programs: string, isMigrated: boolean): Promise<TestPostgres> {
  const installed: Installed = {
    programs,
    user: serverUser(),
    run: (directory) => startServer(installed, directory),
  };
  const directory = join(tmpdir(), `topla-postgres-${randomBytes(6).toString('hex')}`);
  makeDirectory(directory, installed.user);
  await prepareData(installed, directory, isMigrated);
  const { url, trouble, stop } = await startServer(installed, directory);
  return {
    url,
    trouble,
    async stop() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What its processes wrote survives them without waiting for the disk. */
const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];

/** On the data in this directory. */
async function startServer({ programs, user }: Installed, directory: string): Promise<TestPostgres> {
  const port = await freePort();
  const options = ['-D', join(directory, 'data'), '-p', String(port), '-k', directory, ...settings];
  const url = `postgres://topla@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), options, { ...user, cwd: directory, stdio: 'ignore' });
    await untilUp(url, started);
    return started;
  };
  let server = await start();
  /** The parent first: from then on it has no new children. */
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = server.pid ?? 0;
    process.kill(parent, signal);
    for (const pid of childrenOf(parent)) signalOne(pid, signal);
  };
  return {
    url,
    trouble: {
      halt: () => ended(server, 'SIGQUIT'),
      async start() {
        server = await start();
      },
      freeze: () => signalAll('SIGSTOP'),
      thaw: () => signalAll('SIGCONT'),
      async refuseWrites() {
        await setReadOnly(url, 'on');
        await say(url, endConnections);
      },
      takeWrites: () => setReadOnly(url, 'off'),
    },
    stop: () => ended(server, 'SIGINT'),
  };
}

/** A connection may end at any moment. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault;
  }
}

/** Every connection of PostgreSQL is a child of it. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    try {
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '';
      return Number(after.split(' ')[1]) === parent ? [pid] : [];
    } catch {
      return []; // it ended while we looked
    }
  });
}

async function untilUp(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3_000 && server.exitCode === null; tries++) {
    const isUp = await say(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not start');
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
