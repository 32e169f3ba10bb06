// What tests want of the machine: a PostgreSQL server. Brought where that is possible, and never missed in silence.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = '/usr/lib/postgresql';

/** True when the tests on a real PostgreSQL can run. */
export function bringPostgres() {
  if (process.env.DATABASE_URL || existsSync(installed)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing PostgreSQL for the tests …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql');
  return existsSync(installed);
}
