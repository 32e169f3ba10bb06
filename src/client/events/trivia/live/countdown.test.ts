// Counting down from what the server said was left.
import { describe, expect, it } from 'vitest';
import { leftOf, partOf, secondsOf, threeTwoOne } from './countdown.ts';

const counting = { seenAt: 1_000, leftMs: 20_000, ofMs: 20_000 };

it.each([
  [1_000, 20_000],
  [6_500, 14_500],
  [21_000, 0],
  [90_000, 0],
])('at %i there are %i ms left', (now, left) => expect(leftOf(counting, now)).toBe(left));

it('counts nothing where a host is waited for', () => {
  const waiting = { seenAt: 0, leftMs: null, ofMs: null };
  expect([leftOf(waiting, 500), partOf(waiting, 500)]).toEqual([null, 0]);
});

it.each([
  [20_000, 20],
  [19_999, 20],
  [1, 1],
  [0, 0],
])('%i ms are %i seconds', (ms, seconds) => expect(secondsOf(ms)).toBe(seconds));

describe('the bar', () => {
  it.each([
    [1_000, 1],
    [11_000, 0.5],
    [30_000, 0],
  ])('at %i is %d full', (now, part) => expect(partOf(counting, now)).toBe(part));

  it('is never more than full, when more is left than the phase was long', () =>
    expect(partOf({ seenAt: 0, leftMs: 35_000, ofMs: 20_000 }, 0)).toBe(1));
});

it.each([
  [5_000, null],
  [3_001, null],
  [3_000, 3],
  [1_200, 2],
  [400, 1],
  [0, null],
])('%i ms before the first question: %s', (ms, shown) => expect(threeTwoOne(ms)).toBe(shown));
