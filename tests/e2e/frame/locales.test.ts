// The texts over HTTP: each namespace that integrations may ask for is there in both languages, with the same keys.
import { beforeAll, expect, test } from 'vitest';
import { namesIn } from '../../../src/catalogue/facts.ts';
import { sharedServer } from '../../support/browser/shared.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function textsAt(language: string, namespace: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.url}/locales/${language}/${namespace}.json`);
  expect([namespace, language, answer.status]).toEqual([namespace, language, 200]);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return (await answer.json()) as Record<string, unknown>; // compared below
}

test.each([
  ['translation', ['games', 'nav', 'errors']],
  ['rules', ['chess', 'connect4', 'okey']],
  ['puzzles', ['findTheWord', 'geoPuzzle', 'mathle', 'sudoku']],
] as const)('%s is there in both languages', async (namespace, some) => {
  const [en, tr] = await Promise.all(['en', 'tr'].map((language) => textsAt(language, namespace)));
  expect(Object.keys(en ?? {})).toEqual(expect.arrayContaining([...some]));
  expect(Object.keys(tr ?? {})).toEqual(Object.keys(en ?? {}));
  expect(tr).not.toEqual(en);
});

test('puzzles holds the texts of every puzzle, and pages holds none of them', async () => {
  const puzzles = Object.keys(await textsAt('en', 'puzzles'));
  expect(puzzles.every((id) => id in namesIn('en'))).toBe(true);
  const pages = await textsAt('en', 'pages');
  expect(puzzles.filter((id) => id in pages)).toEqual([]);
});
