// Class names of CSS modules: a prefix made from the file's path, and the name in the file. No two files share a prefix.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const prefixes = new Map<string, string>();

/** Three letters of the path's hash: short, and the same in every build. */
function prefixOf(file: string): string {
  const path = relative(root, file);
  const digest = createHash('sha256').update(path).digest();
  const prefix = [0, 1, 2].map((at) => String.fromCharCode(97 + ((digest[at] ?? 0) % 26))).join('');
  const taken = prefixes.get(prefix);
  if (taken !== undefined && taken !== path)
    throw new Error(`${taken} and ${path} have one prefix: rename one`);
  prefixes.set(prefix, path);
  return prefix;
}

export const moduleName = (name: string, file: string): string =>
  `${prefixOf(file.replace(/\?.*$/, ''))}-${name}`;

const classesIn = (file: string): string[] => {
  const css = readFileSync(file, 'utf8');
  const parts = [...css.matchAll(/@import "(\.[^"]+)"/g)].map(([, part = '']) =>
    resolve(dirname(file), part),
  );
  return [
    ...[...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ...parts.flatMap(classesIn),
  ];
};

/**
 * Tells a module the names of another's classes (`@value cell as boardCell from "./board.module.css"`) without its
 * rules: the loader that is built in would write them into the importing module again.
 */
export class ModuleNames {
  readonly finalSource = '';

  async fetch(path: string, from: string): Promise<Record<string, string>> {
    const file = resolve(dirname(from), path.replace(/["']/g, ''));
    return Object.fromEntries(classesIn(file).map((name) => [name, moduleName(name, file)]));
  }
}
