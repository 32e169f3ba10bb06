// A season in words.
import type { TournamentSeason } from '../../../../contract/events/hallOfFame.ts';
import type { Language } from '../../../../engine/language.ts';
import { localeOf } from '../../../base/words/language.ts';

/** "April – June 2026". */
export const seasonInWords = ({ from, to }: TournamentSeason, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
