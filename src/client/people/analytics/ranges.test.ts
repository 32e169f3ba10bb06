// Spans of days and the ticks of an axis.
import { describe, expect, it } from 'vitest';
import { faultOf, rangeOf } from './ranges.ts';
import { spread, ticksTo } from './ticks.ts';

describe('a span', () => {
  const now = new Date('2026-03-29T22:30:00Z');
  it.each([
    ['week', 'UTC', '2026-03-23', '2026-03-29'],
    ['week', 'Europe/Istanbul', '2026-03-24', '2026-03-30'],
    ['year', 'UTC', '2025-03-30', '2026-03-29'],
  ] as const)('of a %s in %s', (preset, zone, startDate, endDate) => {
    expect(rangeOf(preset, zone, now)).toEqual({ startDate, endDate });
  });
  it.each([
    ['', '2026-01-01', 'empty'],
    ['2026-01-02', '2026-01-01', 'order'],
    ['2025-01-01', '2026-01-02', 'long'],
    ['2025-01-01', '2026-01-01', null],
  ] as const)('from %s to %s: %s', (startDate, endDate, fault) => {
    expect(faultOf({ startDate, endDate })).toBe(fault);
  });
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [4_100, [0, 2_000, 4_000, 6_000]],
])('ticks up to %d', (largest, expected) => expect(ticksTo(largest)).toEqual(expected));

it.each([
  [3, 5, [0, 1, 2]],
  [30, 4, [0, 10, 19, 29]],
])('%d points with %d names', (count, most, expected) => expect(spread(count, most)).toEqual(expected));
