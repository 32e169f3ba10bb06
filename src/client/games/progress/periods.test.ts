// Weeks, months and quarters of the team, from the moment the reader has.
import { expect, it } from 'vitest';
import { leaderboardOverview } from '../../../contract/progress/leaderboards.ts';
import { datesOf, type Period, periods } from './periods.ts';

it.each<[Period, string, string, string, string]>([
  ['week', 'Europe/Istanbul', '2026-03-01T20:59:00Z', '2026-02-23', '2026-03-01'],
  ['week', 'Europe/Istanbul', '2026-03-01T21:00:00Z', '2026-03-02', '2026-03-08'],
  ['month', 'Europe/Istanbul', '2026-02-10T09:00:00Z', '2026-02-01', '2026-02-28'],
  ['month', 'America/Los_Angeles', '2026-01-01T07:00:00Z', '2025-12-01', '2025-12-31'],
  ['quarter', 'UTC', '2026-03-31T23:59:59Z', '2026-01-01', '2026-03-31'],
  ['quarter', 'Europe/Istanbul', '2026-03-31T21:00:00Z', '2026-04-01', '2026-06-30'],
  ['quarter', 'UTC', '2026-11-23T09:00:00Z', '2026-10-01', '2026-12-31'],
  ['all', 'UTC', '2026-03-04T09:00:00Z', '2020-01-01', '2026-03-04'],
])('%s in %s at %s', (period, timeZone, now, startDate, endDate) => {
  expect(datesOf(period, timeZone, new Date(now))).toEqual({ startDate, endDate });
});

it.each(periods)('%s is a period the leaderboard takes', (period) => {
  const dates = datesOf(period, 'UTC', new Date('2026-03-04T09:00:00Z'));
  expect(leaderboardOverview.query?.safeParse({ top: '10', ...dates }).success).toBe(true);
});
