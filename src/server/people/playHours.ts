// A team's hours of play by the week, in its own time zone: open now, open today, when next, and until when.
import { Temporal } from 'temporal-polyfill';
import type { StoredPlayPeriod } from '../base/storage/schema/teams.ts';

const daysInWeek = 7;

const localTime = (timeZone: string, at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

/** The weekday as `PlayPeriod` counts it: 0 is Sunday. */
const weekdayOf = ({ dayOfWeek }: Temporal.ZonedDateTime): number => dayOfWeek % daysInWeek;

/** The instant at which a local clock shows this; where it never does, the first one after the gap. */
export function instantOf(timeZone: string, date: Temporal.PlainDate, time: string): number {
  const plain = date.toPlainDateTime(time);
  const found = plain.toZonedDateTime(timeZone); // in a gap: later by the length of the gap
  if (found.toPlainDateTime().equals(plain)) return found.epochMilliseconds;
  const before = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? found.epochMilliseconds;
}

/** No periods: always open. One that ends before it begins runs past midnight. */
export function isOpen(periods: readonly StoredPlayPeriod[], timeZone: string, now: number): boolean {
  if (periods.length === 0) return true;
  const local = localTime(timeZone, now);
  const day = weekdayOf(local);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return periods.some((period) => {
    const runsOn = period.to <= period.from;
    const begins = day === period.day && time >= period.from;
    if (!runsOn) return begins && time < period.to;
    return begins || (day === (period.day + 1) % daysInWeek && time < period.to);
  });
}

export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** The hours that begin today, earliest first. */
export function hoursToday(periods: readonly StoredPlayPeriod[], timeZone: string, now: number): Hours[] {
  const day = weekdayOf(localTime(timeZone, now));
  return periods
    .filter((period) => period.day === day)
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** When the period that is open now ends, together with those that follow it without a gap; null where it never closes. */
export function nextClosing(
  periods: readonly StoredPlayPeriod[],
  timeZone: string,
  now: number,
): number | null {
  const local = localTime(timeZone, now);
  const closings = Array.from({ length: daysInWeek + 2 }, (_, days) => local.add({ days: days - 1 }))
    .flatMap((begin) =>
      periods
        .filter((period) => period.day === weekdayOf(begin))
        .map(({ from, to }) => {
          const date = begin.toPlainDate();
          return instantOf(timeZone, to <= from ? date.add({ days: 1 }) : date, to);
        }),
    )
    .filter((at) => at > now && !isOpen(periods, timeZone, at));
  return closings.length > 0 ? Math.min(...closings) : null;
}

/** When the next period begins; null where there are none. */
export function nextOpening(
  periods: readonly StoredPlayPeriod[],
  timeZone: string,
  now: number,
): number | null {
  const local = localTime(timeZone, now);
  const openings = Array.from({ length: daysInWeek + 1 }, (_, days) => local.add({ days }))
    .flatMap((then) =>
      periods
        .filter((period) => period.day === weekdayOf(then))
        .map(({ from }) => instantOf(timeZone, then.toPlainDate(), from)),
    )
    .filter((at) => at > now);
  return openings.length > 0 ? Math.min(...openings) : null;
}
