// A start that cannot succeed says where and what to do, without a stack and without a password, and exits with 78.
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openedData } from '../support/servers/openedData.ts';
import { postgresForTests } from '../support/servers/postgres.ts';

const postgres = await postgresForTests();
const word = 'hunter2secret';
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-starts-'));
  await writeFile(join(directory, 'file'), '');
  await unopenableData(join(directory, 'damaged'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await postgres?.stop();
});

const quiet = { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0' };

interface End {
  readonly code: number | null;
  readonly said: string;
}

function start(environment: Readonly<Record<string, string>>): Promise<End> {
  return endOf(
    spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...quiet, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

function endOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<End> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const otherDatabase = () => {
  const url = new URL(postgres?.url ?? 'postgres://127.0.0.1/x');
  url.password = word;
  url.pathname = '/nowhere';
  return url.href;
};
const key = { SIGNING_KEY: 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU' };

it.each([
  ['SMTP_URL', () => ({ SMTP_URL: `smtp//user:${word}@mail` })],
  ['REDIS_URL', () => ({ REDIS_URL: `http://:${word}@redis` })],
  ['DATABASE_URL', () => ({ ...key, DATABASE_URL: `mysql://u:${word}@db` })],
  ['DATABASE_URL', () => ({ ...key, DATABASE_URL: `postgres://u:${word}@db.invalid/topla` })],
  ['DATABASE_URL', () => ({ ...key, DATABASE_URL: otherDatabase() })],
  ['TOPLA_DATA', () => ({ TOPLA_DATA: join(directory, 'file', 'data') })],
  ['TOPLA_DATA', () => ({ TOPLA_DATA: join(directory, 'damaged') })],
])('%s', async (named, environment) => {
  const { code, said } = await start({ TOPLA_DATA: join(directory, 'data'), ...environment() });
  expect(said).toContain(named);
  expect(said).not.toContain(word);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said).not.toContain('ASSERTIONS');
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(code).toBe(78);
});

/** A disk of its own, in a namespace of its own: gone with the process that mounted it. */
const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
if (!canMount) console.error('NOT TESTED on a full disk: unshare may not make a namespace here');

/** $1 is what is left once the disk is full, $2 the disk, $3 data of a server that stopped, $4 our Node. */
const onFullDisk = `
  mount -t tmpfs -o size=80m tmpfs "$2" && cp -r "$3" "$2/data" &&
  { dd if=/dev/zero of="$2/filled" bs=64k 2>/dev/null; truncate -s "-$1" "$2/filled"; exec "$4" src/server/main.ts; }`;

/** PostgreSQL cannot start on it, as it cannot where a disk has filled while it wrote. */
async function unopenableData(data: string): Promise<void> {
  await mkdir(join(data, 'database'), { recursive: true });
  await writeFile(join(data, 'database', 'PG_VERSION'), '17\n');
}

it.runIf(canMount).each([
  ['nothing', '0', openedData],
  ['little', '96K', unopenableData],
])(
  'a disk with %s left, with the guard off, is called full and nothing damaged or in use',
  async (_what, left, make) => {
    const disk = join(directory, `disk${left}`);
    const made = join(directory, `made${left}`);
    await mkdir(disk, { recursive: true });
    await make(made);
    const child = spawn(
      'unshare',
      ['--map-root-user', '--mount', 'sh', '-c', onFullDisk, 'sh', left, disk, made, process.execPath],
      {
        env: { ...quiet, MIN_FREE_MIB: '0', TOPLA_DATA: join(disk, 'data') },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const { code, said } = await endOf(child);
    expect(said).toMatch(/^Only [01] MiB are free where .* Make room and start again\.\n$/);
    expect(code).toBe(78);
  },
);
