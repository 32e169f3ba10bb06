import { expect, test } from 'vitest';
import { arranged } from './draft.ts';

test.each([
  ['AEIOU', 'UZA', 'UAEIO'],
  ['AEIOU', '', 'AEIOU'],
  ['AAB?', '?BA', '?BAA'],
  ['', 'ABC', ''],
  ['AE', 'EEAA', 'EA'],
])('a rack of %s, left as %j, lies as %j', (rack, kept, slots) => {
  expect(arranged(rack, kept)).toBe(slots);
});
