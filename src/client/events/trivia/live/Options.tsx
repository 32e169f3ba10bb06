// The answers to a question as large buttons, each with the colour, the shape and the key of its place.
import { mergeClasses } from '@fluentui/react-components';
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import { useEffect, useState } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { classNames } from '../../../../ui/classNames.ts';
import { SeatShape } from '../../../../ui/SeatShape.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import styles from './phase.module.css';
import type { SentAnswer } from './triviaStore.ts';

type Question = NonNullable<Quiz['question']>;

interface OptionsProps {
  readonly question: Question;
  /** What was answered; nothing can be chosen any more. */
  readonly sent: SentAnswer | null;
  readonly mine: Quiz['mine'];
  readonly isPlaying: boolean;
  onAnswer(options: readonly number[]): void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;

/** Keys 1 to 6, wherever the focus is. */
function useNumberKeys(count: number, choose: ((option: number) => void) | null): void {
  useEffect(() => {
    if (!choose) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event.target)) return;
      const option = Number(event.key) - 1;
      if (!Number.isInteger(option) || option < 0 || option >= count) return;
      event.preventDefault();
      choose(option);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [count, choose]);
}

export function Options({ question, sent, mine, isPlaying, onAnswer }: OptionsProps) {
  const { t } = useTexts();
  const [chosen, choose] = useState<readonly number[]>([]);
  const answered = mine?.options ?? (sent && sent.state !== 'refused' ? sent.options : null);
  const isOpen = isPlaying && answered === null;
  const press = (option: number) => {
    if (!isOpen) return;
    if (!question.isMultiple) return onAnswer([option]);
    choose(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  };
  useNumberKeys(question.options.length, isOpen ? press : null);
  const marked = answered ?? chosen;
  return (
    <>
      <ol className={styles.options} data-count={question.options.length}>
        {question.options.map((text, option) => {
          const isMarked = marked.includes(option);
          return (
            <li key={text}>
              <button
                aria-disabled={!isOpen || undefined}
                aria-keyshortcuts={String(option + 1)}
                aria-pressed={question.isMultiple || answered !== null ? isMarked : undefined}
                className={styles.option}
                data-locked={answered !== null}
                data-marked={isMarked}
                data-seat={(option % 4) + 1}
                onClick={() => press(option)}
                type="button"
              >
                <SeatShape className={styles.shape} seat={option} size={24} />
                <span className={styles.optionWords}>{text}</span>
                {isMarked ? (
                  <Checkmark20Filled className={styles.tick} />
                ) : (
                  <span aria-hidden="true" className={styles.key}>
                    {option + 1}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {question.isMultiple && isOpen && (
        <button
          aria-disabled={chosen.length === 0 || undefined}
          className={styles.send}
          onClick={() => chosen.length > 0 && onAnswer(chosen)}
          type="button"
        >
          {t('pages:trivia.lockIn')}
        </button>
      )}
    </>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly right: readonly number[];
  readonly chosen: readonly number[];
  readonly mine: readonly number[] | null;
}

/** The same after the question: the right ones with a tick, the others pale, and how many chose each. */
export function Answers({ question, right, chosen, mine }: AnswersProps) {
  const { t } = useTexts();
  const most = Math.max(1, ...chosen);
  return (
    <ol className={classNames(styles.options, styles.answers)} data-count={question.options.length}>
      {question.options.map((text, option) => {
        const isRight = right.includes(option);
        const count = chosen[option] ?? 0;
        return (
          <li className={styles.option} data-right={isRight} data-seat={(option % 4) + 1} key={text}>
            <span className={styles.fill} style={{ transform: `scaleX(${count / most})` }} />
            <SeatShape className={styles.shape} seat={option} size={24} />
            <span className={styles.optionWords}>
              {text}
              <span className={mergeClasses(styles.note, isRight && styles.noteRight)}>
                {[isRight && t('pages:trivia.right'), mine?.includes(option) && t('pages:trivia.yours')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {isRight && <Checkmark20Filled className={styles.tick} />}
            <span aria-label={t('pages:trivia.chose', { count })} className={styles.count} role="img">
              {count}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
