// Days and times of a puzzle in words.
import type { Language } from '../../../ui/texts.tsx';
import { dayInWords } from '../../base/words/dayInWords.ts';
import { localeOf } from '../../base/words/language.ts';

/** A day of the team, whatever the zone of the reader. */
export function puzzleDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayInWords(new Date(year, month - 1, date), language);
}

/** "17:30" in the reader's zone; with the day where it is another one than today: "tomorrow, 13:00". */
export function closingTime(time: string, language: Language, now = new Date()): string {
  const moment = new Date(time);
  const locale = localeOf(language);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment);
  if (moment.toDateString() === now.toDateString()) return clock;
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const day =
    moment.toDateString() === tomorrow.toDateString()
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day')
      : dayInWords(moment, language);
  return `${day}, ${clock}`;
}
