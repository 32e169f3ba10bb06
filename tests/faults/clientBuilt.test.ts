// `npm start` begins the server while it still builds the client: nothing is served before that is built, or if it cannot be.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openedData } from '../support/servers/openedData.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-built-'));
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL'); // where a test failed
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Beginning {
  readonly server: ChildProcess;
  readonly said: () => string;
}

/** Resolves when the server has begun to open its database. */
async function beginning(name: string): Promise<Beginning> {
  const data = join(directory, name);
  await openedData(data);
  const changes = watch(data);
  const opens = once(changes, 'change');
  const server = spawn(process.execPath, ['src/server/main.ts', '--await-client'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', TOPLA_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(server);
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  await opens;
  changes.close();
  return { server, said: () => said };
}

it('serves once it is told that the client is built', async () => {
  const { server, said } = await beginning('built');
  expect(said()).not.toContain('Topla is running');
  server.send('ready');
  await once(server, 'disconnect'); // it has heard, and needs nothing more
  while (!said().includes('Topla is running')) await once(server.stdout ?? server, 'data');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

it('ends with whoever built the client in vain', async () => {
  const { server, said } = await beginning('failed');
  const ended = once(server, 'exit');
  server.disconnect();
  expect(await ended).toEqual([1, null]);
  expect(said()).not.toContain('Topla is running');
});
