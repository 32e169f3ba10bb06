// A start that cannot succeed says where and what to do, without a stack and without a password, and exits with 78.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresForTests } from '../support/postgres.ts';

const postgres = await postgresForTests();
const word = 'hunter2secret';
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-starts-'));
  await writeFile(join(directory, 'file'), '');
  await mkdir(join(directory, 'damaged', 'database'), { recursive: true });
  await writeFile(join(directory, 'damaged', 'database', 'PG_VERSION'), '17\n');
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await postgres?.stop();
});

function start(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
])('%s', { timeout: 60_000 }, async (named, environment) => {
  const { code, said } = await start({ TOPLA_DATA: join(directory, 'data'), ...environment() });
  expect(said).toContain(named);
  expect(said).not.toContain(word);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said).not.toContain('ASSERTIONS');
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(code).toBe(78);
});
