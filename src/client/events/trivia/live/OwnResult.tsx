// What the question brought oneself: right or wrong, points, place and how it moved.
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle24Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { type Language, type Speak, useTexts } from '../../../../ui/texts.tsx';
import { placeInWords } from '../../../base/words/placeInWords.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import styles from './phase.module.css';

/** "4th, up 2". */
export function ownPlace({ own }: Pick<Quiz, 'own'>, language: Language, t: Speak): string | null {
  if (own === null) return null;
  const place = placeInWords(own.rank, language);
  if (own.move === null || own.move === 0) return t('pages:trivia.place', { place });
  return t(own.move > 0 ? 'pages:trivia.placeUp' : 'pages:trivia.placeDown', {
    place,
    count: Math.abs(own.move),
  });
}

/** "Right. 967 points. 4th, up 2." in parts. */
export function ownWords(quiz: Quiz, language: Language, t: Speak): readonly string[] {
  const { mine, isPlaying, isOut, mode } = quiz;
  if (!isPlaying) return [];
  if (isOut) return [t('pages:trivia.out')];
  const isRight = mine?.isRight === true;
  const said = mine === null ? 'none' : isRight ? 'good' : 'wrong';
  const points =
    mode === 'score' && isRight && mine.points !== null
      ? t('pages:trivia.gained', { points: inNumbers(mine.points, language) })
      : null;
  return [t(`pages:trivia.own.${said}`), points, ownPlace(quiz, language, t)].filter((each) => each !== null);
}

export function OwnResult({ quiz }: { readonly quiz: Quiz }) {
  const { t, language } = useTexts();
  const [first, ...rest] = ownWords(quiz, language, t);
  if (first === undefined) return null;
  const isRight = quiz.mine?.isRight === true;
  return (
    <p className={styles.own} data-part="own" data-right={isRight}>
      {isRight ? <CheckmarkCircle24Filled /> : <DismissCircle24Regular />}
      <strong>{first}</strong>
      {rest.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}
