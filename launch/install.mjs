// Brings node_modules up to the lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeAddresses, writeAddresses } from './addresses.mjs';
import { modules, root } from './node.mjs';

const stamp = join(modules, '.topla-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What stands in node_modules: the lock file it was made from, and whether the developers' tools are among it. */
function installed() {
  const [hash, parts] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return { isCurrent: hash === lockHash(), hasTools: parts === 'tools' };
}

const npm = (parameters, output) =>
  spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, {
    cwd: root,
    stdio: ['inherit', output, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: '' },
    encoding: 'utf8',
  });

/** Not `npm ci`: it insists on the optional packages of every platform, and not every registry serves them all. */
const bringPackages = (withTools) =>
  npm(
    [
      'install',
      '--no-save',
      withTools ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--prefer-offline', // the lock file says what each package must be: nothing to ask anew
      '--loglevel=error',
    ],
    2, // standard output belongs to what is run afterwards
  ).status === 0;

/** False where a registry keeps its packages elsewhere. */
function bringFromAddresses(withTools) {
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout?.trim();
  if (!registry) return false;
  writeAddresses(root, registry);
  try {
    return bringPackages(withTools);
  } finally {
    removeAddresses(root);
  }
}

/** The packages that build and serve the product; with `tools` those that test and check it too. */
export function install({ tools = false } = {}) {
  const { isCurrent, hasTools } = installed();
  if (isCurrent && (hasTools || !tools)) return;
  const withTools = tools || hasTools; // who has them keeps them
  console.error('Installing packages …');
  if (!bringFromAddresses(withTools) && !bringPackages(withTools)) {
    console.error('The packages could not be installed. See the output above.');
    process.exit(1);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, `${lockHash()} ${withTools ? 'tools' : 'product'}`);
}
