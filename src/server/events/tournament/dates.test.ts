// The laws of dates in team calendars: rounds of leagues and repeated tournaments, in time zones that change their clocks.
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { TeamCalendar } from '../../people/workingDays.ts';
import { nextOccurrence, occurrenceOf, roundBegins } from './dates.ts';

describe('dates', () => {
  const zones = [
    'Europe/Istanbul',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kathmandu',
  ];
  const holiday = Array.from({ length: 24 }, (_, at) => `2026-12-${String(at + 8).padStart(2, '0')}`);
  const calendars: TeamCalendar[] = zones.flatMap((timeZone) => [
    { timeZone, weekend: [6, 0], daysOff: [], periods: [] },
    { timeZone, weekend: [5, 6], daysOff: holiday, periods: [] },
    { timeZone, weekend: [6, 0], daysOff: ['2026-03-30'], periods: [{ day: 1, from: '09:00', to: '18:00' }] },
  ]);

  it('of rounds never collide, are working days, and keep their time of day through both changes of the clocks', () => {
    for (const team of calendars)
      for (const step of ['week', 'day'] as const) {
        const first = Temporal.ZonedDateTime.from(`2026-03-02T10:30[${team.timeZone}]`).epochMilliseconds;
        let before = first;
        for (let round = 1; round <= 60; round++) {
          const at = roundBegins(team, first, round, before, step);
          const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(team.timeZone);
          const earlier = Temporal.Instant.fromEpochMilliseconds(before).toZonedDateTimeISO(team.timeZone);
          expect(Temporal.PlainDate.compare(local.toPlainDate(), earlier.toPlainDate())).toBe(1);
          expect(local.toPlainTime().toString()).toBe('10:30:00');
          expect(team.weekend).not.toContain(local.dayOfWeek % 7);
          expect(team.daysOff).not.toContain(local.toPlainDate().toString());
          if (step === 'week' && team.daysOff.length === 0)
            expect(local.toPlainDate().since(earlier.toPlainDate()).days).toBe(7);
          before = at;
        }
      }
  });

  it('of repeats keep the time on the clock for years; a month that is too short ends on its last day', () => {
    for (const timeZone of zones)
      for (const repeats of ['weekly', 'monthly'] as const) {
        const first = Temporal.ZonedDateTime.from(`2026-01-31T16:00[${timeZone}]`).epochMilliseconds;
        let before = first;
        for (let count = 1; count <= 120; count++) {
          const at = occurrenceOf(timeZone, first, count, repeats);
          const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
          expect(local.toPlainTime().toString()).toBe('16:00:00');
          expect(at).toBeGreaterThan(before);
          if (repeats === 'monthly') expect(local.day).toBe(Math.min(31, local.daysInMonth));
          before = at;
        }
        const late = nextOccurrence(timeZone, { start: first, at: 0, repeats }, before);
        expect(late.at).toBe(121); // what nobody served for is left out
      }
  });
});
