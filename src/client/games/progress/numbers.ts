// Numbers and dates in the reader's language.
import type { Language } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

export const inNumbers = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** "2 Mar": a day of the team, whatever the zone of the reader. */
export const dayInShort = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

export const dateInWords = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(time));
