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
