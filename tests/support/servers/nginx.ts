// deploy/nginx.conf on this machine: with a certificate of its own for localhost, and nodes at loopback addresses.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './certificate.ts';
import { freePort } from './serving.ts';

const asked = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
export const hasNginx = asked.status === 0;

/** Debian's does not know `resolve` of upstream servers yet. */
const [major = 0, minor = 0, patch = 0] = (/nginx\/([\d.]+)/.exec(asked.stderr ?? '')?.[1] ?? '')
  .split('.')
  .map(Number);
const isOld = major * 1e6 + minor * 1e3 + patch < 1_027_003;

interface Prepared {
  /** Where its files are; removed by the caller. */
  readonly directory: string;
  readonly start: readonly string[];
  readonly certificate: string;
}

/** `nodes`: host and port of each. */
export function prepareNginx(nodes: readonly [string, string], port: number): Prepared {
  const directory = mkdtempSync(join(tmpdir(), 'topla-nginx-'));
  const { certificate } = makeCertificate(directory);
  const file = join(directory, 'nginx.conf');
  const here = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll('certificates/', `${directory}/`)
    .replaceAll(' resolve ', isOld ? ' ' : ' resolve ')
    .replace('node1:3000', nodes[0])
    .replace('node2:3000', nodes[1])
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/^http \{/m, `pid ${directory}/nginx.pid;\nhttp {`);
  writeFileSync(file, here);
  return {
    directory,
    start: ['-c', file, '-p', directory, '-e', 'stderr'],
    certificate: readFileSync(certificate, 'utf8'),
  };
}

export interface TestNginx {
  readonly url: string;
  readonly certificate: string;
  stop(): Promise<void>;
}

/** `asked`: the port it listens on; any if none is named. */
export async function startNginx(nodes: readonly [string, string], asked?: number): Promise<TestNginx> {
  const port = asked ?? (await freePort());
  const { directory, start, certificate } = prepareNginx(nodes, port);
  const proxy = spawn('nginx', [...start, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = `https://localhost:${port}`;
  await untilServing(url, certificate, proxy);
  return {
    url,
    certificate,
    async stop() {
      const gone = new Promise((resolve) => proxy.once('exit', resolve));
      if (proxy.exitCode === null && proxy.kill('SIGTERM')) await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const answers = (url: string, ca: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(`${url}/healthz`, { ca }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

async function untilServing(url: string, certificate: string, proxy: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2_000 && proxy.exitCode === null; tries++) {
    if (await answers(url, certificate)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not reach a node');
}
