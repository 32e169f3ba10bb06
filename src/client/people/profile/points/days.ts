// Groups lines of XP by day in the team's time zone: today, yesterday, or the date.
import type { XpLine } from '../../../../contract/progress/xpLines.ts';
import type { Language, Speak } from '../../../../ui/texts.tsx';
import { dayInWords } from '../../../base/words/dayInWords.ts';
import { localeOf } from '../../../base/words/language.ts';
import { today } from '../../../games/progress/periods.ts';

export interface PointsDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly lines: readonly XpLine[];
}

/** In the order they come in, newest first. */
export function byDay(lines: readonly XpLine[], timeZone: string): PointsDay[] {
  const days = new Map<string, XpLine[]>();
  for (const line of lines) {
    const day = today(timeZone, new Date(line.at));
    const own = days.get(day);
    if (own) own.push(line);
    else days.set(day, [line]);
  }
  return [...days].map(([day, own]) => ({ day, lines: own }));
}

const dayMs = 24 * 60 * 60_000;

export function dayName(day: string, now: string, language: Language, t: Speak): string {
  if (day === now) return t('pages:points.today');
  if (Date.parse(day) === Date.parse(now) - dayMs) return t('pages:points.yesterday');
  if (day.slice(0, 4) === now.slice(0, 4)) return dayInWords(new Date(`${day}T12:00`), language);
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}
