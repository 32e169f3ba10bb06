// Seasons begin at midnight of the team, whatever the time is elsewhere.
import { expect, test } from 'vitest';
import { seasonAt, seasonsOfYear, yearOf } from './seasons.ts';

test.each([
  ['2026-11-26T12:00:00Z', 'Europe/Istanbul', 0, '2026-10-01', '2026-12-31', '2026-09-30T21:00:00.000Z'],
  ['2026-12-31T21:30:00Z', 'Europe/Istanbul', 0, '2027-01-01', '2027-03-31', '2026-12-31T21:00:00.000Z'],
  ['2026-12-31T21:30:00Z', 'Europe/London', 0, '2026-10-01', '2026-12-31', '2026-09-30T23:00:00.000Z'],
  ['2027-02-10T00:00:00Z', 'America/New_York', 1, '2026-10-01', '2026-12-31', '2026-10-01T04:00:00.000Z'],
] as const)('at %s in %s, %i before', (at, timeZone, before, from, to, startsAt) => {
  const season = seasonAt(timeZone, Date.parse(at), before);
  expect({ ...season, startsAt: new Date(season.startsAt).toISOString() }).toEqual({ from, to, startsAt });
});

test('a year has the seasons of its four quarters, one after the other', () => {
  for (const timeZone of ['Europe/Istanbul', 'America/New_York', 'Pacific/Auckland'])
    for (const season of seasonsOfYear(timeZone, 2028)) {
      expect(yearOf(season)).toBe(2028);
      expect(seasonAt(timeZone, season.startsAt)).toEqual(season);
      expect(seasonAt(timeZone, season.startsAt - 1, -1)).toEqual(season);
    }
});
