// Documents against the tree: files they name are there, and the jobs are those of the server.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const documents = [...globSync('docs/*.md'), 'README.md'];

/** Paths in backticks: from the root, from `src`, from the folder of one side, or as in any game. Patterns, names to be filled in and what commands make are none. */
function namedFiles(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|json|css|md))`/g)];
  return quoted.map(([, path = '']) => path).filter((path) => !path.startsWith('made/'));
}

const sides = ['src/server/', 'src/client/', 'src/server/base/', 'src/server/messaging/notifications/'];
const places = ['', 'docs/', 'src/', ...sides, 'src/games/chess/', 'src/games/backgammon/'];
const isThere = (path: string): boolean => places.some((place) => existsSync(place + path));

it.each(documents)('every file that %s names is there', (document) => {
  expect(namedFiles(read(document)).filter((path) => !isThere(path))).toEqual([]);
});

it('a file that is not there is seen', () => {
  expect(namedFiles('`src/engine/nothing.ts` and `engine/game.ts`').filter((path) => !isThere(path))).toEqual(
    ['src/engine/nothing.ts'],
  );
});

it('the list of jobs names those of the server', () => {
  const sources = globSync('src/server/run/jobs/*.ts').map(read);
  const jobs = sources.flatMap((source) => /name: '(\w+)',\s+cron:/.exec(source)?.[1] ?? []);
  const [, list = ''] = /## The jobs\n([\s\S]*)$/.exec(read('docs/DEBUGGING.md')) ?? [];
  const named = [...list.matchAll(/^\| (\w+) +\| (?!When)/gm)].map(([, name = '']) => name);
  expect(named).toEqual(jobs.toSorted((a, b) => a.localeCompare(b)));
});
