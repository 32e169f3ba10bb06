// `npm run backup [DIRECTORY]` and `npm run restore FILE`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../base/config/settings.ts';
import { machineClock } from '../../base/shared/clock.ts';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const { dataDirectory } = settings;
const data = process.env[dataDirectory.name] || dataDirectory.fallback;
const mebibyte = 1024 * 1024;

async function backup(directory: string = join(data, 'backups')): Promise<string> {
  const began = machineClock.monotonic();
  const path = await makeBackup(data, directory, machineClock.now());
  const seconds = ((machineClock.monotonic() - began) / 1000).toFixed(1);
  return `${path}: ${(statSync(path).size / mebibyte).toFixed(1)} MiB in ${seconds} s.`;
}

async function restore(archive: string | undefined): Promise<string> {
  if (archive === undefined) throw new StartRefused('Say which backup: npm run restore -- FILE');
  const { previousData } = await restoreBackup(archive, data, machineClock);
  const before = previousData === null ? '' : ` What was there before is in ${previousData}.`;
  return `${archive} is restored to ${data}; everybody signs in again.${before}`;
}

async function run(): Promise<string> {
  const [command, argument] = process.argv.slice(2);
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE)
    throw new StartRefused('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/OPERATIONS.md).');
  return command === 'restore' ? restore(argument) : backup(argument);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
}
