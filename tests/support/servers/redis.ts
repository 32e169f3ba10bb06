// A Redis server of the tests' own, that can go away and come back at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createClient } from '@redis/client';
import { freePort } from './serving.ts';

export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  halt(): Promise<void>;
}

const program = '/usr/bin/redis-server';

/** Null where the machine has none. */
export async function redisForTests(): Promise<TestRedis | null> {
  if (!existsSync(program)) return null;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  const redis: TestRedis = {
    url,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn(program, options, { stdio: 'ignore' });
      const probe = createClient({ url });
      probe.on('error', () => undefined);
      await probe.connect();
      probe.destroy();
    },
    halt: () =>
      new Promise((resolve) => {
        if (!server || server.exitCode !== null) return resolve();
        server.once('exit', () => resolve());
        server.kill('SIGKILL');
      }),
  };
  await redis.start();
  return redis;
}
