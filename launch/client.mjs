// Builds the client when its sources are newer than what was built from them.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './node.mjs';
import { run } from './run.mjs';

const built = join(root, 'dist', 'index.html');
const sources = [
  'src',
  'public',
  'index.html',
  'meet',
  'icons',
  'vite',
  'vite.config.ts',
  'package-lock.json',
];

function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isStale = () =>
  !existsSync(built) ||
  sources.some((name) => existsSync(join(root, name)) && newest(join(root, name)) > statSync(built).mtimeMs);

export async function buildClient() {
  if (!isStale()) return;
  console.log('Building the client …');
  const { code } = await run(node(), [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel',
    'warn',
    // Bundled, the configuration would be searched for packages that only developers have, with a warning for each.
    '--configLoader',
    'native',
  ]);
  if (code !== 0) process.exit(code);
}
