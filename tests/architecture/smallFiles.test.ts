// Small files with a single user: few, since each is another place to look. A recipe, a test of its own or loading it late is reason enough.
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

const small = 30;
const most = 15;

/** Files that a recipe of docs/CONTRIBUTING.md asks for, however short they are. */
const byRecipe =
  /^src\/(games|puzzles|contests)\/|^src\/server\/(base\/storage\/migrations|run\/jobs|messaging\/notifications\/kinds)\/|\/routes\.ts$|\/main\.tsx?$/;

/** Whom each file is imported by at once, not only when it is needed. */
function usersIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const [, path = ''] of text.matchAll(/(?:^|\s)(?:from|import) '(\.[^']+)'/g)) {
      const to = join(dirname(file), path);
      users.set(to, [...(users.get(to) ?? []), file]);
    }
  return users;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || !file.startsWith('src/');

it('are at most fifteen', async () => {
  const files = await filesOf('{src,tests,bench,packages,vite}/**/*.{ts,tsx}');
  const users = usersIn(files);
  const found = [...files].flatMap(([file, text]) => {
    if (isTest(file) || byRecipe.test(file) || text.split('\n').length > small) return [];
    const by = users.get(file) ?? [];
    return by.length === 1 && !by.some(isTest) ? [`${file} < ${by[0]}`] : [];
  });
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});
