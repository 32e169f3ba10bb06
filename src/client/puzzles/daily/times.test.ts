// @vitest-environment jsdom
// When a puzzle closes, in words.
import { expect, test } from 'vitest';
import { closingTime } from './times.ts';

const now = new Date(2026, 10, 25, 9, 30);
const at = (day: number): string => new Date(2026, 10, day, 13, 0).toISOString();

test.each([
  ['en', 25, '13:00'],
  ['en', 26, 'tomorrow, 13:00'],
  ['en', 27, 'Friday 27 November, 13:00'],
  ['tr', 26, 'yarın, 13:00'],
] as const)('%s, on the %i', (language, day, words) => {
  expect(closingTime(at(day), language, now)).toBe(words);
});
