// A schedule in words: on which days, at what time, for how long.
import type { Language, Speak } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

/** Monday first, as both languages have it. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** 4 January 1970 was a Sunday. */
export const weekdayInWords = (day: number, language: Language, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + day),
  );

export function daysInWords(t: Speak, days: readonly number[], language: Language): string {
  const sorted = weekdays.filter((day) => days.includes(day));
  if (sorted.length === 7) return t('pages:scheduler.everyDay');
  if (sorted.join() === '1,2,3,4,5') return t('pages:scheduler.workingDays');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    sorted.map((day) => weekdayInWords(day, language, sorted.length > 2 ? 'short' : 'long')),
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "09:30", as everywhere else. */
export const clockInWords = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}`;

export function durationInWords(t: Speak, minutes: number): string {
  if (minutes === 1440) return t('pages:scheduler.wholeDay');
  if (minutes % 60 === 0) return t('pages:scheduler.hours', { count: minutes / 60 });
  return t('pages:scheduler.minutes', { count: minutes });
}

/** "Istanbul (GMT+3)". */
export function zoneInWords(zone: string, now = new Date()): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${city} (${offset})`;
}
