// The texts of a lesson: the task above the board, and the answer to a move below it.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { useEffect, useRef } from 'react';
import type { Lesson, Shapes } from '../../../engine/game.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { isHinted, type Learning } from './learning.ts';

const useStyles = makeStyles({
  task: { display: 'grid', gap: '2px', outlineOffset: '4px' },
  /** Reserves its height, so that the board does not move when a text appears. */
  word: { minHeight: '60px' },
  said: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'var(--tp-tint)',
  },
  done: { '& > svg': { flexShrink: 0, color: tokens.colorBrandForeground1 } },
});

interface TaskProps {
  readonly game: string;
  readonly lesson: Lesson<Shapes>;
  /** Which of how many. */
  readonly line: string;
}

/** Takes the focus, so that it is read first and the board is one Tab away. */
export function Task({ game, lesson, line }: TaskProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const task = useRef<HTMLDivElement>(null);
  useEffect(() => task.current?.focus(), []);
  return (
    <div className={styles.task} ref={task} tabIndex={-1}>
      <p className={mergeClasses(type.caption, type.quiet)}>{line}</p>
      <h3 className={type.cardTitle}>{t(`lessons:${game}.${lesson.key}.title`)}</h3>
      <p className={type.body}>{t(`lessons:${game}.${lesson.key}.task`)}</p>
    </div>
  );
}

/** After some tries the hint replaces the answer to a wrong move, and follows a refusal. */
function wordsOf(now: Learning, game: string, t: Speak): string {
  const { said } = now;
  const own = (part: string) => t(`lessons:${game}.${now.lesson.key}.${part}`);
  if (!said) return '';
  if (said.kind === 'done') return own('done');
  const hint = isHinted(now) ? own('hint') : '';
  if (said.kind === 'astray') return hint || own('astray');
  return `${said.kind === 'told' ? said.words : t(`rules:${game}.refusal.${said.reason}`)} ${hint}`.trim();
}

interface LessonWordProps {
  readonly game: string;
  readonly now: Learning;
}

export function LessonWord({ game, now }: LessonWordProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { said } = now;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div className={styles.word} ref={place} role="status">
      {said && (
        <p className={mergeClasses(type.body, styles.said, said.kind === 'done' && styles.done)}>
          {said.kind === 'done' && <CheckmarkCircle20Filled aria-hidden="true" />}
          {wordsOf(now, game, t)}
        </p>
      )}
    </div>
  );
}
