// Days as a team lives them: `YYYY-MM-DD` in its time zone, and the moments they begin at.

export type Day = string;

const dayMs = 24 * 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: two, day: two } as const),
    ...({ hour: two, minute: two, second: two } as const),
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clocks of a zone show, as if it were UTC. */
function wallTime(timeZone: string, moment: number): number {
  const part = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => Number(part.get(type));
  return Date.UTC(
    ...([get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second')] as const),
  );
}

const dayFrom = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

export const dayOf = (timeZone: string, moment: number): Day => dayFrom(wallTime(timeZone, moment));

export const plusDays = (day: Day, days: number): Day => dayFrom(Date.parse(day) + days * dayMs);

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

/** The Monday of the week a day is in. */
export const mondayOf = (day: Day): Day => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The first moment of a day; clocks may be put forward at midnight itself. */
export function startOf(timeZone: string, day: Day): number {
  const midnight = Date.parse(day);
  const offset = wallTime(timeZone, midnight) - midnight;
  const first = midnight - offset;
  const again = midnight - (wallTime(timeZone, first) - first);
  return dayOf(timeZone, Math.min(first, again)) === day ? Math.min(first, again) : Math.max(first, again);
}
