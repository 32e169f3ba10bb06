// The doctor, as an operator runs it: what is well, what is not and what to do; never a secret.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from '../../../src/server/base/storage/lite/lock.ts';
import { migrations } from '../../../src/server/base/storage/migrations/all.ts';
import { checkNode, judgeSpace } from '../../../src/server/run/doctor/machine.ts';
import { judgeClock, judgeMigrations } from '../../../src/server/run/doctor/services.ts';
import { openCollector } from '../../support/fakes/fakeCollector.ts';
import { openPostOffice } from '../../support/fakes/postOffice.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';
import { freePort } from '../../support/servers/serving.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-doctor-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

interface Said {
  readonly code: number | null;
  readonly lines: readonly string[];
}

async function examine(settings: Readonly<Record<string, string>> = {}): Promise<Said> {
  const env = {
    PATH: process.env.PATH ?? '',
    TOPLA_DATA: directory,
    PORT: String(await freePort()),
    ...settings,
  };
  const doctor = spawn(process.execPath, ['src/server/run/doctor/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [doctor.stdout, doctor.stderr]) stream.on('data', (part) => (text += part));
  const code = await new Promise<number | null>((resolve) => doctor.once('close', resolve));
  return { code, lines: text.trim().split('\n') };
}
const about = ({ lines }: Said, what: string) => lines.filter((line) => line.slice(6).startsWith(what));
const secretKey = 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU';

test('a fresh machine has nothing that is broken', async () => {
  const said = await examine();
  expect(said.code).toBe(0);
  expect(said.lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
  expect(about(said, 'port')[0]).toMatch(/^ok .*is free\.$/);
  expect(about(said, 'mail')[0]).toMatch(/^warn .*Set SMTP_URL/);
});

test('settings that cannot be read, and half of a pair, are each named', async () => {
  const said = await examine({ RATE_SCALE: 'much', MS_CLIENT_ID: 'id', STRIPE_SECRET_KEY: 'sk_test_1' });
  expect(said.code).toBe(1);
  expect(about(said, 'settings').join()).toContain('RATE_SCALE');
  const pairs = await examine({ MS_CLIENT_ID: 'id', STRIPE_SECRET_KEY: 'sk_test_verySecretWord' });
  expect(about(pairs, 'settings')).toEqual([
    expect.stringContaining('MS_CLIENT_SECRET must be set'),
    expect.stringContaining('STRIPE_WEBHOOK_SECRET must be set'),
  ]);
  expect(pairs.lines.join()).not.toContain('verySecretWord');
});

test('a directory that is held, keys others may read, and a port that is taken', async () => {
  await writeFile(join(directory, 'signing-key'), secretKey);
  await chmod(join(directory, 'signing-key'), 0o644);
  const lock = lockDirectory(join(directory, 'database'), Date.now());
  const other = createServer((socket) => socket.destroy());
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '0.0.0.0', resolve));
  const said = await examine({ PORT: String(port) });
  expect(about(said, 'data')[0]).toContain(`held by process ${process.pid}`);
  expect(about(said, 'keys')[0]).toMatch(/^warn .*chmod 600/);
  expect(about(said, 'port')[0]).toMatch(/^FAIL .*EADDRINUSE/);
  expect([said.code, said.lines.join().includes(secretKey)]).toEqual([1, false]);
  lock.release();
  await new Promise((resolve) => other.close(resolve));
  expect(about(await examine(), 'data')[0]).toContain('no server runs on it');
});

test('a database, a Redis and a mail server that are not there, without their passwords', async () => {
  const said = await examine({
    DATABASE_URL: `postgres://topla:verySecret@127.0.0.1:${await freePort()}/topla`,
    SIGNING_KEY: secretKey,
    REDIS_URL: `redis://:verySecret@127.0.0.1:${await freePort()}`,
    SMTP_URL: `smtp://topla:verySecret@127.0.0.1:${await freePort()}`,
  });
  for (const what of ['PostgreSQL', 'Redis', 'mail']) expect(about(said, what)[0]).toMatch(/^FAIL/);
  expect(said.lines.join()).not.toMatch(/verySecret|q3Yk/);
});

test('a mail server that answers', async () => {
  const testApp = await openPostOffice();
  const said = await examine({
    SMTP_URL: `smtp://127.0.0.1:${testApp.port}`,
    MAIL_FROM: 'Topla <play@topla.test>',
  });
  expect(about(said, 'mail')[0]).toMatch(/^ok .*answers/);
  expect(testApp.taken).toEqual([]);
  await testApp.close();
});

describe('the collector of traces', () => {
  const askedOf = (url: string) =>
    examine({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=verySecret' });

  test('takes an empty list, and sees no span', async () => {
    const collector = await openCollector();
    expect(about(await askedOf(`${collector.url}/`), 'traces')[0]).toMatch(/^ok /);
    expect(collector.spans()).toEqual([]);
    expect(collector.requests()[0]?.headers['x-key']).toBe('verySecret');
    await collector.close();
  });

  test.each([
    ['refuses the key', 401, /^FAIL .*401.*HEADERS/],
    ['is busy', 503, /^FAIL .*503/],
  ])('%s', async (_, status, words) => {
    const collector = await openCollector();
    collector.answerWith(status);
    const said = await askedOf(collector.url);
    expect(about(said, 'traces')[0]).toMatch(words);
    expect(said.lines.join()).not.toContain('verySecret');
    await collector.close();
  });

  test('is not there', async () => {
    const said = await askedOf(`http://127.0.0.1:${await freePort()}`);
    expect(about(said, 'traces')[0]).toMatch(/^FAIL .*does not answer/);
    expect(said.code).toBe(1);
  });
});

const postgres = await postgresForTests();
test.runIf(postgres)('PostgreSQL, its schema and its clock', async () => {
  const said = await examine({ DATABASE_URL: postgres?.url ?? '', SIGNING_KEY: secretKey });
  expect(about(said, 'PostgreSQL')[0]).toMatch(/^ok .*takes writes/);
  expect(about(said, 'schema')[0]).toMatch(/made at the first start/);
  expect(about(said, 'clock')[0]).toMatch(/^ok /);
  await postgres?.stop();
});

describe('judgements', () => {
  test.each([
    [1.9, 'ok'],
    [-2.1, 'warn'],
    [31, 'FAIL'],
  ])('clocks %s seconds apart', (seconds, state) => {
    expect(judgeClock(seconds, 'PostgreSQL').state).toBe(state);
  });

  test.each([
    [255, 'FAIL'],
    [300, 'warn'],
    [2_000, 'ok'],
  ])('%s MiB free', (free, state) => {
    expect(judgeSpace(free, 256).state).toBe(state);
  });

  test.each([
    ['v18.20.0', '>=20', 'FAIL'],
    ['v20.1.0', '>=20', 'ok'],
    ['v24.0.0', '>=24.2', 'FAIL'],
  ])('Node %s where %s is wanted', (version, wanted, state) => {
    expect(checkNode(version, wanted).state).toBe(state);
  });

  test('schemas: older, up to date, newer', () => {
    const all = Object.keys(migrations);
    expect(judgeMigrations(all).state).toBe('ok');
    expect(judgeMigrations(all.slice(0, -1)).words).toContain('1 step is missing');
    expect(judgeMigrations([...all, '9999-later']).state).toBe('FAIL');
  });
});
