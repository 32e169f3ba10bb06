// The dates of tournaments in the team's own time: when a round of a league ends, and when a repeated tournament begins again. Pure.
import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../../people/playHours.ts';
import { dayAt, type TeamCalendar, workingDayFrom } from '../../people/workingDays.ts';

export type RoundStep = 'week' | 'day';
export type Repeats = 'weekly' | 'monthly';

const timeAt = (timeZone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainTime().toString();

/**
 * When the round after `rounds` rounds begins: at the time of day of the start, on the next working day or so many
 * weeks after the start, on the first working day from then. Always a later day than that of the round before.
 */
export function roundBegins(
  calendar: TeamCalendar,
  start: number,
  rounds: number,
  before: number,
  step: RoundStep,
): number {
  const { timeZone } = calendar;
  const next = dayAt(timeZone, before).add({ days: 1 });
  const planned = dayAt(timeZone, start).add(step === 'week' ? { weeks: rounds } : { days: rounds });
  const from = Temporal.PlainDate.compare(planned, next) > 0 ? planned : next;
  return instantOf(timeZone, workingDayFrom(calendar, from), timeAt(timeZone, start));
}

/**
 * When each round of a league begins, and at last when the last one is over. `begun` are those of the rounds so far,
 * `end` when the time of the present one is over; null: the last round is over, and its games are played out.
 */
export function roundDates(
  calendar: TeamCalendar,
  begun: readonly number[],
  end: number | null,
  rounds: number,
  step: RoundStep,
): number[] {
  const [start] = begun;
  if (start === undefined || end === null) return [...begun];
  const dates = [...begun, end];
  for (let before = end; dates.length <= rounds; dates.push(before))
    before = roundBegins(calendar, start, dates.length, before, step);
  return dates;
}

/** `count` weeks or months after the first one, at the same time on the clock; in a shorter month on its last day. */
export function occurrenceOf(timeZone: string, first: number, count: number, repeats: Repeats): number {
  const day = dayAt(timeZone, first).add(repeats === 'weekly' ? { weeks: count } : { months: count });
  return instantOf(timeZone, day, timeAt(timeZone, first));
}

/** The first occurrence after this one that is still to come, with its count. */
export function nextOccurrence(
  timeZone: string,
  series: { readonly start: number; readonly at: number; readonly repeats: Repeats },
  now: number,
): { readonly at: number; readonly start: number } {
  for (let at = series.at + 1; ; at++) {
    const start = occurrenceOf(timeZone, series.start, at, series.repeats);
    if (start > now) return { at, start };
  }
}
