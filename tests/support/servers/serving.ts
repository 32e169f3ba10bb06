// A real server as a process of its own: started, killed, started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerOutbox } from '../people/outbox.ts';
import { openedData } from './openedData.ts';

export interface Serving {
  readonly url: string;
  readonly data: string;
  readonly log: () => string;
  /** Resolves once the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** `version`: the folder of another version, from now on. */
  start(version?: string): Promise<void>;
  remove(): Promise<void>;
  pid(): number;
}

/** Below those that the system gives to connections: one of them could take the port before the server listens. Above 10080, the last that browsers refuse to open. */
const firstPort = 11_000;
const ports = 21_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  const port = firstPort + Math.floor(Math.random() * ports);
  return (await isFree(port)) ? port : freePort();
}

const readyWithinMs = 240_000;

async function untilReady(url: string, isGone: () => boolean): Promise<void> {
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until && !isGone()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready');
}

export interface ServeOptions {
  /** On nothing at all, as on a new machine; else on a data directory that was opened before. */
  readonly isFirst?: boolean;
  /** Puts something else into the data directory before the first start. */
  prepare?(dataDirectory: string): Promise<void>;
  /** The folder of the version that is started; this one if none is named. */
  readonly version?: string;
}

export async function serve(
  environment: Readonly<Record<string, string>> = {},
  { isFirst = false, prepare, version = process.cwd() }: ServeOptions = {},
): Promise<Serving> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'topla-'));
  const url = `http://127.0.0.1:${port}`;
  if (prepare) await prepare(join(data, 'data'));
  else if (!isFirst && !environment.DATABASE_URL) await openedData(join(data, 'data'));
  let child: ChildProcess | null = null;
  let said = '';
  let directory = version;

  async function start(other: string = directory): Promise<void> {
    directory = other;
    const metrics = await freePort();
    // The flag is that of `npm start`.
    const started = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], {
      cwd: directory,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metrics),
        TOPLA_DATA: join(data, 'data'),
        BOT_PACE_MS: '0',
        COUNTDOWN_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let atStart = '';
    const hear = (text: Buffer) => {
      said = (said + text.toString()).slice(-200_000);
      if (atStart.length < 50_000) atStart += text.toString();
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    await untilReady(url, () => started.exitCode !== null).catch((fault: unknown) => {
      started.kill('SIGKILL');
      throw new Error(`${String(fault)}\n${said.slice(-4_000)}`);
    });
    offerOutbox(url, () => /http:\S+\/dev\/outbox\?key=\S+(?=\s)/.exec(atStart)?.[0] ?? '');
  }

  function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return Promise.resolve(running?.exitCode ?? null);
    return new Promise((resolve) => {
      running.once('exit', (code) => resolve(code));
      running.kill(signal);
    });
  }

  await start();
  return {
    url,
    data,
    log: () => said,
    start,
    end,
    pid: () => child?.pid ?? -1,
    async remove() {
      await end('SIGKILL');
      await rm(data, { recursive: true, force: true });
    },
  };
}
