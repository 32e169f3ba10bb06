// The search of the Help Center: every word counts, titles come first, letters as the language has them.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Article, findArticles } from './articles.ts';

const article = (id: string, title: string, line: string): Article => ({
  id,
  title,
  group: 'games',
  sections: [{ title: null, lines: [line] }],
  link: null,
  art: null,
  game: null,
});
const articles = [
  article('chess', 'Chess', 'The king is in check.'),
  article('checkers', 'Checkers', 'A man on the last row is a king.'),
  article('spades', 'İskambil', 'Işık kartı'),
];
const found = (words: string, locale = 'en') => findArticles(articles, words, locale).map(({ id }) => id);

test.each([
  ['', ['chess', 'checkers', 'spades']],
  ['king', ['chess', 'checkers']],
  ['king row', ['checkers']],
  ['check', ['checkers', 'chess']],
  ['  KING  ', ['chess', 'checkers']],
  ['rook', []],
])('%j finds %j', (words, ids) => {
  expect(found(words)).toEqual(ids);
});

test('Turkish letters are folded as Turkish folds them', () => {
  expect(found('iskambil', 'tr')).toEqual(['spades']);
  expect(found('ışık', 'tr')).toEqual(['spades']);
});

const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : wordsOf(value)));

test.each(['en', 'tr'])('names buttons and pages as they are called: %s', (language) => {
  const folder = resolve('src/texts', language);
  const files = globSync('**/*.json', { cwd: folder }).filter((file) => !file.endsWith('help.json'));
  const read = (file: string): object => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  const ofGames = globSync(`src/games/*/texts/${language}.json`);
  const known = new Set(
    [...files, ...ofGames.map((file) => resolve(file))].flatMap((file) => wordsOf(read(file))),
  );
  const named = wordsOf(read('pages/help.json')).flatMap((text) => text.match(/(?<=“)[^”]+(?=”)/g) ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
