// The search of the Help Center: every word counts, titles come first, letters as the language has them.
import { expect, test } from 'vitest';
import { type Article, findArticles } from './articles.ts';

const article = (id: string, title: string, line: string): Article => ({
  id,
  title,
  group: 'games',
  sections: [{ title: null, lines: [line] }],
  link: null,
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
