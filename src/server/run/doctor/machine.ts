// Checks of the machine: Node, the data directory, room on the disk, keys, the port.
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';
import { holderOf } from '../../base/storage/lite/lock.ts';
import { signingKeys } from '../../people/identity/keys.ts';
import { codeOf, type Finding, fail, ok, warn } from './finding.ts';

const mebibyte = 1024 * 1024;
const comfortableMebibytes = 1024;

export function checkNode(version: string, wanted: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = wanted
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  const isNewEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isNewEnough
    ? ok('Node', version)
    : fail('Node', `${version}, and ${wanted} is needed: run this by npm, which brings its own.`);
}

export function checkDirectory({ dataDirectory, databaseUrl }: Config): Finding {
  if (!existsSync(dataDirectory)) return ok('data', `${dataDirectory} is made at the first start.`);
  try {
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return fail(
      'data',
      `${dataDirectory} cannot be written to (${codeOf(error)}). Let the user that runs the server write there, or set TOPLA_DATA.`,
    );
  }
  if (databaseUrl !== null) return ok('data', `${dataDirectory}, for keys.`);
  const holder = holderOf(join(dataDirectory, 'database'));
  return ok(
    'data',
    holder === null ? `${dataDirectory}, no server runs on it.` : `${dataDirectory}, held by ${holder}.`,
  );
}

export function judgeSpace(freeMebibytes: number, least: number): Finding {
  const free = `${Math.floor(freeMebibytes)} MiB are free`;
  if (freeMebibytes < least) return fail('disk', `${free}: no writes are taken below ${least}. Make room.`);
  if (freeMebibytes < comfortableMebibytes)
    return warn('disk', `${free}; below ${least} no writes are taken. Make room soon.`);
  return ok('disk', `${free}.`);
}

export function checkSpace({ dataDirectory, leastFreeMebibytes }: Config): Finding {
  const there = existsSync(dataDirectory) ? dataDirectory : '.';
  const { bavail, bsize } = statfsSync(there);
  return judgeSpace((bavail * bsize) / mebibyte, leastFreeMebibytes);
}

const keyFile = 'signing-key';
const groupAndOthers = 0o077;

export function checkKeys(config: Config): Finding {
  const file = join(config.dataDirectory, keyFile);
  if (config.signingKey === null && !existsSync(file)) return ok('keys', 'are made at the first start.');
  try {
    signingKeys(config);
  } catch (error) {
    return fail('keys', error instanceof Error ? error.message : 'cannot be read.');
  }
  const isOpen = existsSync(file) && (statSync(file).mode & groupAndOthers) !== 0;
  if (isOpen) return warn('keys', `${file} can be read by others: chmod 600 ${file}`);
  const isPrevious = config.previousSigningKey !== null;
  return ok('keys', isPrevious ? 'are there, with the previous one still good.' : 'are there.');
}

const isTopla = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok && /"ok":true/.test(await answer.text());
  } catch {
    return false;
  }
};

export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Finding> {
  const server = createServer();
  const taken = await new Promise<unknown>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host }, () => resolve(null));
  });
  await new Promise((resolve) => server.close(resolve));
  if (taken === null) return ok('port', `${port} is free.`);
  if (await isTopla(port)) return ok('port', `${port} is held by a Topla that answers.`);
  return fail('port', `${port} on ${host} cannot be used (${codeOf(taken)}). Set PORT to another one.`);
}

export const nodeWanted = (): string => {
  const { engines } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  return String(engines?.node ?? '>=24.0');
};
