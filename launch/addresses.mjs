// The lock file names no registry, so npm would ask the registry about each package before it fetches it: hundreds of
// answers, some of megabytes. While it installs, a copy of the lock file tells it where the packages are.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Read by npm instead of the lock file. */
const copyIn = (directory) => join(directory, 'npm-shrinkwrap.json');

/** Where registries keep a package: `@scope/name/-/name-1.2.3.tgz`. */
const addressOf = (registry, name, version) => `${registry}/${name}/-/${basename(name)}-${version}.tgz`;

export function writeAddresses(directory, registry) {
  const lock = JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    entry.resolved = addressOf(registry.replace(/\/$/, ''), name, entry.version);
  }
  writeFileSync(copyIn(directory), JSON.stringify(lock));
}

export const removeAddresses = (directory) => rmSync(copyIn(directory), { force: true });
