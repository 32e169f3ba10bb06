// Calendar days of a team: `YYYY-MM-DD` in its time zone, and the instants they begin at.
import { Temporal } from 'temporal-polyfill';

export type Day = string;

export const dayOf = (timeZone: string, moment: number): Day =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();

export const plusDays = (day: Day, days: number): Day =>
  Temporal.PlainDate.from(day).add({ days }).toString();

export const daysBetween = (first: Day, last: Day): number =>
  Temporal.PlainDate.from(first).until(last, { largestUnit: 'day' }).days;

/** The Monday of the week a day is in. */
export const mondayOf = (day: Day): Day => plusDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** The first instant of a day; where the clocks are put forward at midnight, the first one after the gap. */
export const startOf = (timeZone: string, day: Day): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
