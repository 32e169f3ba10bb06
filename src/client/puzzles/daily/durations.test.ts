// Durations in words.
import { expect, it } from 'vitest';
import { onClock, secondsInWords, waitInWords } from './durations.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');

it.each([
  [0, 'pages:daily.time.minutes 1'],
  [60_000, 'pages:daily.time.minutes 1'],
  [60_001, 'pages:daily.time.minutes 2'],
  [47_280_000, 'pages:daily.time.hoursMinutes 13 08'],
  [3 * 86_400_000, 'pages:daily.time.days 3'],
])('%i ms are %s', (ms, words) => {
  expect(waitInWords(t, ms)).toBe(words);
});

it.each([
  [9, 'pages:daily.time.seconds 9', '0:09'],
  [372, 'pages:daily.time.minutesSeconds 6 12', '6:12'],
  [3_729, 'pages:daily.time.hoursMinutes 1 02', '1:02:09'],
])('%i s are %s', (seconds, words, clock) => {
  expect([secondsInWords(t, seconds), onClock(seconds)]).toEqual([words, clock]);
});
