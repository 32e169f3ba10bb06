// What stands beside a puzzle that has not been begun: what it asks, until when, and the button that starts it.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { listOf } from '../../base/words/listOf.ts';
import { OnceHint } from '../../parts/profile/OnceHint.tsx';
import { closingTime } from '../daily/times.ts';
import styles from './puzzle.module.css';
import type { Held } from './useGame.ts';
import type { Progress, ShownAttempt } from './usePhase.ts';

interface JoinCardProps {
  readonly daily: { readonly gameType: string };
  readonly game: ShownAttempt;
  readonly held: Pick<Held<unknown>, 'join' | 'isJoining' | 'problem'>;
  readonly progress: Progress;
  readonly words: string | null;
  readonly grade?: string;
  readonly hardMode: 'choice' | 'always' | 'never';
}

export function JoinCard({ daily, game, held, progress, words, grade, hardMode }: JoinCardProps) {
  const { t, language } = useTexts();
  const type = useType();
  const [isHard, setHard] = useState(false);
  const { gameType } = daily;
  const { isClosed } = progress;
  const options = { hardMode: isHard, practice: isClosed };
  return (
    <section aria-labelledby="pz-join" className={styles.card}>
      <h2 className={type.section} id="pz-join">
        {t(`puzzles:${gameType}.join`)}
      </h2>
      <ul className={styles.points}>
        {listOf(t, `puzzles:${gameType}.summary`).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {words && <li>{t(`pages:daily.language.${words}`)}</li>}
        {grade && (
          <li>{t('pages:daily.gradeIs', { grade: t(`puzzles:${gameType}.settings.grade.${grade}`) })}</li>
        )}
      </ul>
      {hardMode === 'choice' && (
        <label className={styles.check}>
          <input checked={isHard} onChange={({ target }) => setHard(target.checked)} type="checkbox" />
          <span>{t('pages:daily.hardModeChoice')}</span>
        </label>
      )}
      {hardMode === 'always' && <p>{t('pages:daily.hardModeAlways')}</p>}
      <p className={styles.quiet}>
        {isClosed
          ? t('pages:daily.closedBefore')
          : t('pages:daily.openUntil', { time: closingTime(game.closesAt, language) })}
      </p>
      {held.problem && (
        <p className={styles.problem} role="alert">
          {t(`errors.${held.problem.error}`)}
        </p>
      )}
      <Button
        appearance="primary"
        className={styles.act}
        disabledFocusable={held.isJoining}
        onClick={() => held.isJoining || void held.join(options)}
        size="large"
      >
        {t(isClosed ? 'pages:daily.practise' : 'pages:daily.start')}
      </Button>
      {!isClosed && <OnceHint hint="firstPuzzle" />}
    </section>
  );
}
