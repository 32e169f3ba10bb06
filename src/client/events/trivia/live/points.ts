// Points of a trivia in words: in elimination they are the questions somebody survived.
import type { TriviaMode } from '../../../../contract/events/triviaFacts.ts';
import type { Language, Speak } from '../../../../ui/texts.tsx';
import { inNumbers } from '../../../games/progress/numbers.ts';

export const pointsInWords =
  (mode: TriviaMode, language: Language, t: Speak) =>
  (points: number): string =>
    mode === 'elimination'
      ? t('pages:trivia.survived', { count: points })
      : t('pages:trivia.points', { count: points, points: inNumbers(points, language) });

/** "4th" in English, "4." in Turkish. */
export function placeInWords(rank: number, language: Language): string {
  if (language === 'tr') return `${rank}.`;
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
  return `${rank}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
}
