// What the service worker makes of a message, of a broken one too, and where a press may lead.
import { describe, expect, it } from 'vitest';
import { pageOf, readPush } from './push.ts';

const told = {
  title: 'Your turn',
  text: 'Hearts with Bo Lind: your move.',
  path: '/games/hearts/x',
  tag: 'n1',
  turns: 2,
};

describe('a message', () => {
  it('is shown as it was written', () => {
    expect(readPush({ json: () => told })).toEqual(told);
  });

  it.each([
    ['without data', null],
    ['that is no JSON', { json: () => JSON.parse('{') }],
    ['that is no object', { json: () => 7 }],
    ['of nothing', { json: () => null }],
    ['without any field', { json: () => ({}) }],
    [
      'with fields of another kind',
      { json: () => ({ title: 7, text: null, path: [], tag: {}, turns: '2' }) },
    ],
  ])('%s says the product’s name', (_, data) => {
    expect(readPush(data)).toEqual({ title: 'Topla', text: '', path: '/', tag: 'topla', turns: null });
  });
});

it.each([
  ['/games/hearts/x?seat=free', 'https://play.test/games/hearts/x?seat=free'],
  ['https://evil.test/x', 'https://play.test/'],
  ['//evil.test/x', 'https://play.test/'],
  ['javascript:alert(1)', 'https://play.test/'],
  [undefined, 'https://play.test/'],
])('a press on %s leads to %s', (path, page) => {
  expect(pageOf(path, 'https://play.test')).toBe(page);
});
