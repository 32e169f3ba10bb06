// The small t() of the pages before sign-in.
import { expect, it } from 'vitest';
import { translateFrom } from './translate.ts';

const t = translateFrom({ a: { b: 'Merhaba, {{name}}' } }, { a: { b: 'Hello', c: 'Only here' } });

it('finds a sentence and fills it in', () => {
  expect(t('a.b', { name: 'Ada' })).toBe('Merhaba, Ada');
  expect(t('a.b')).toBe('Merhaba, {{name}}');
});

it('falls back to the other language, then to the key', () => {
  expect(t('a.c')).toBe('Only here');
  expect(t('a')).toBe('a');
  expect(t('x.y')).toBe('x.y');
});
