import { expect, test } from 'vitest';
import { isAppreciationWeek, thanks } from './appreciation.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['the evening before', '2026-03-22T20:59:00Z', false],
  ['midnight of the first day in Istanbul', '2026-03-22T21:00:00Z', true],
  ['the last minute of the seventh day', '2026-03-29T20:59:00Z', true],
  ['the day after', '2026-03-29T21:00:00Z', false],
])('%s', (_when, now, is) => {
  expect(isAppreciationWeek('2026-03-23', 'Europe/Istanbul', at(now))).toBe(is);
});

test('lasts seven days where the clocks change in it', () => {
  const isOn = (now: string) => isAppreciationWeek('2026-03-23', 'Europe/Berlin', at(now));
  expect([isOn('2026-03-29T21:59:00Z'), isOn('2026-03-29T22:00:00Z')]).toEqual([true, false]);
});

test('there is none without a day', () => {
  expect(isAppreciationWeek(undefined, 'Europe/Berlin', at('2026-03-23T12:00:00Z'))).toBe(false);
});

test('every language is there once, and its name is known', () => {
  expect(new Set(thanks.map(({ language }) => language)).size).toBe(thanks.length);
  for (const { language } of thanks)
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(language)).not.toBe(language);
});
