// When a schedule opens a puzzle: days of the week at a local time, right through changes of the clocks. Pure.
import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../../people/playHours.ts';

export interface Pattern {
  readonly hour: number;
  readonly minute: number;
  readonly time_zone: string;
  /** 0 is Sunday. */
  readonly days: readonly number[];
  /** Minutes. */
  readonly duration: number;
}

export interface Occurrence {
  readonly at: number;
  /** The local date: a schedule opens one puzzle a date. */
  readonly day: string;
  readonly weekday: number;
}

const daysInWeek = 7;

/** On this date; null where it is not one of the days. A time that is skipped is the first after it, one that comes twice the first. */
function on(pattern: Pattern, date: Temporal.PlainDate): Occurrence | null {
  const weekday = date.dayOfWeek % daysInWeek;
  if (!pattern.days.includes(weekday)) return null;
  const time = new Temporal.PlainTime(pattern.hour, pattern.minute).toString();
  return { at: instantOf(pattern.time_zone, date, time), day: date.toString(), weekday };
}

const dateAt = ({ time_zone }: Pattern, moment: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(time_zone).toPlainDate();

function find(
  pattern: Pattern,
  moment: number,
  step: 1 | -1,
  fits: (occurrence: Occurrence) => boolean,
): Occurrence {
  const today = dateAt(pattern, moment);
  for (let days = -1; days <= daysInWeek + 1; days++) {
    const found = on(pattern, today.add({ days: days * step }));
    if (found && fits(found)) return found;
  }
  throw new Error('a schedule without days');
}

export const nextAfter = (pattern: Pattern, moment: number): Occurrence =>
  find(pattern, moment, 1, ({ at }) => at > moment);

export const latestUpTo = (pattern: Pattern, moment: number): Occurrence =>
  find(pattern, moment, -1, ({ at }) => at <= moment);

/** All within a time, its end included; each date is looked at once. */
export function between(pattern: Pattern, after: number, until: number): Occurrence[] {
  const found: Occurrence[] = [];
  const last = dateAt(pattern, until).add({ days: 1 });
  let date = dateAt(pattern, after).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const each = on(pattern, date);
    if (each && each.at > after && each.at <= until) found.push(each);
  }
  return found;
}

/** After its duration, or when the next one opens. */
export const closingOf = (pattern: Pattern, { at }: Occurrence): number =>
  Math.min(at + pattern.duration * 60_000, nextAfter(pattern, at).at);

/** A puzzle that opens at this moment, in place of the one of its date, whatever day of the week it is. */
export function opensAt(pattern: Pattern, moment: number): Occurrence {
  const date = dateAt(pattern, moment);
  return { at: moment, day: date.toString(), weekday: date.dayOfWeek % daysInWeek };
}

/**
 * The first after this moment that is of a later date: a day has one puzzle. In a time zone further west the date may
 * be one that the schedule has had already.
 */
export function nextDayAfter(pattern: Pattern, moment: number, day: string | null): Occurrence {
  let next = nextAfter(pattern, moment);
  while (day !== null && next.day <= day) next = nextAfter(pattern, next.at);
  return next;
}
