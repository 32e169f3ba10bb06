// A place in a ranking, in words.
import type { Language } from '../../../ui/texts.tsx';

/** "4th" in English, "4." in Turkish. */
export function placeInWords(rank: number, language: Language): string {
  if (language === 'tr') return `${rank}.`;
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
  return `${rank}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
}
