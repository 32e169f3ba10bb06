// Numbers and dates in the reader's language.
import type { Language, Speak } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

export const inNumbers = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** A dash before the first game, wherever a win rate is shown. */
export const winRateInWords = (hasPlayed: boolean, percent: number, t: Speak): string =>
  hasPlayed ? t('progress.percent', { value: percent }) : t('progress.table.none');

/** "2 Mar": a day of the team, whatever the zone of the reader. */
export const dayInShort = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

export const dateInWords = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(time));
