// What tests want of the machine: a PostgreSQL and a Redis server. Brought where that is possible, never missed in silence.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const servers = [
  { name: 'PostgreSQL', setting: 'DATABASE_URL', place: '/usr/lib/postgresql', bundle: 'postgresql' },
  { name: 'Redis', setting: 'REDIS_URL', place: '/usr/bin/redis-server', bundle: 'redis-server' },
];

const isHere = ({ setting, place }) => Boolean(process.env[setting]) || existsSync(place);

/** The names of those that tests must do without. */
export function bringServers() {
  const missing = servers.filter((server) => !isHere(server));
  if (missing.length === 0) return [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} for the tests …`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing.map(({ bundle }) => bundle));
  }
  return servers.filter((server) => !isHere(server)).map(({ name }) => name);
}
