// docs/SECURITY.md: every promise names tests, and every test it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const promises = readFileSync('docs/SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Promise|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', heldBy = '']): [string, string[]] => [
    promise,
    [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  ]);

test('there are promises', () => {
  expect(promises.length).toBeGreaterThan(10);
});

test.each(promises)('%s', (_promise, files) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
