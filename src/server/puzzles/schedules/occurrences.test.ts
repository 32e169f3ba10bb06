// When schedules open puzzles: around changes of the clocks, and day by day for two years in several zones.
import { describe, expect, it, test } from 'vitest';
import { between, closingOf, latestUpTo, nextAfter, type Pattern } from './occurrences.ts';

const at = (text: string) => Date.parse(text);
const time = (moment: number) => new Date(moment).toISOString();
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const pattern = (time_zone: string, clock: string, days = everyDay): Pattern => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { time_zone, hour, minute, days, duration: 1440 };
};

describe('the next time', () => {
  it.each([
    ['an ordinary day', 'Europe/Istanbul', '09:30', '2026-03-03T06:29:59Z', '2026-03-03T06:30:00Z'],
    ['just past', 'Europe/Istanbul', '09:30', '2026-03-03T06:30:00Z', '2026-03-04T06:30:00Z'],
    [
      'skipped: the first instant after',
      'Europe/London',
      '01:30',
      '2026-03-28T12:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    ['skipped in New York', 'America/New_York', '02:30', '2026-03-08T05:00:00Z', '2026-03-08T07:00:00Z'],
    ['twice: the first time', 'America/New_York', '01:30', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z'],
    ['not the second time', 'America/New_York', '01:30', '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
    ['half an hour on', 'Australia/Lord_Howe', '02:15', '2026-10-03T12:00:00Z', '2026-10-03T15:30:00Z'],
  ])('%s', (_, zone, clock, after, expected) => {
    expect(time(nextAfter(pattern(zone, clock), at(after)).at)).toBe(time(at(expected)));
  });

  it('is on one of the days', () => {
    const weekdays = pattern('UTC', '09:00', [1, 2, 3, 4, 5]);
    expect(nextAfter(weekdays, at('2026-03-06T09:00:00Z'))).toEqual({
      at: at('2026-03-09T09:00:00Z'),
      day: '2026-03-09',
      weekday: 1,
    });
    const mondays = pattern('UTC', '09:00', [1]);
    expect(latestUpTo(mondays, at('2026-03-09T08:59:00Z')).day).toBe('2026-03-02');
    expect(latestUpTo(mondays, at('2026-03-09T09:00:00Z')).day).toBe('2026-03-09');
    expect(between(mondays, at('2026-03-02T09:00:00Z'), at('2026-03-16T09:00:00Z'))).toHaveLength(2);
  });

  it('ends the puzzle before it, on the short day too', () => {
    const berlin = pattern('Europe/Berlin', '09:00');
    const eve = nextAfter(berlin, at('2026-03-28T00:00:00Z'));
    expect(closingOf(berlin, eve) - eve.at).toBe(23 * 60 * 60_000);
    const autumn = nextAfter(berlin, at('2026-10-24T00:00:00Z'));
    expect(closingOf(berlin, autumn) - autumn.at).toBe(24 * 60 * 60_000);
  });
});

const zones = [
  ...['Europe/Istanbul', 'Europe/London', 'America/New_York'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu'],
];

describe.each(zones)('two years in %s', (zone) => {
  test.each(['00:00', '01:30', '02:30', '23:59'])('at %s: each local date once, in order', (clock) => {
    const schedule = pattern(zone, clock);
    const start = at('2026-01-01T00:00:00Z');
    const all = between(schedule, start, at('2028-01-01T00:00:00Z'));
    const days = all.map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(729);
    expect(days).toEqual(days.toSorted());
    for (const each of all.filter((_, nth) => nth % 20 === 0)) {
      expect(nextAfter(schedule, each.at - 1)).toEqual(each);
      expect(latestUpTo(schedule, each.at + 30_000)).toEqual(each);
    }
  });
});
