// When a team plays: its hours by the week, in its own time zone.
import type { PlayPeriod } from '../storage/schema/teams.ts';

const daysInWeek = 7;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface LocalTime {
  readonly date: string; // YYYY-MM-DD
  readonly day: number;
  readonly time: string; // HH:mm
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

function localTime(timeZone: string, at: number): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    day: weekdays.indexOf(parts.get('weekday') ?? ''),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** The instant at which a clock on the wall shows this; where it shows it never, the first one after the gap. */
function instantOf(timeZone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = (at: number) => {
    const local = localTime(timeZone, at);
    return Date.parse(`${local.date}T${local.time}:00Z`);
  };
  const guess = asUtc + (asUtc - shown(asUtc));
  let at = guess - Math.max(0, shown(guess) - asUtc);
  while (shown(at) < asUtc) at += minuteMs;
  return at;
}

/** No periods: always open. One that ends before it begins runs past midnight. */
export function isOpen(periods: readonly PlayPeriod[], timeZone: string, now: number): boolean {
  if (periods.length === 0) return true;
  const { day, time } = localTime(timeZone, now);
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
export function hoursToday(periods: readonly PlayPeriod[], timeZone: string, now: number): Hours[] {
  const { day } = localTime(timeZone, now);
  return periods
    .filter((period) => period.day === day)
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** When the next period begins; null where there are none. */
export function nextOpening(periods: readonly PlayPeriod[], timeZone: string, now: number): number | null {
  const openings = Array.from({ length: daysInWeek + 1 }, (_, ahead) =>
    localTime(timeZone, now + ahead * dayMs),
  )
    .flatMap(({ date, day }) =>
      periods.filter((period) => period.day === day).map(({ from }) => instantOf(timeZone, date, from)),
    )
    .filter((at) => at > now);
  return openings.length > 0 ? Math.min(...openings) : null;
}
