// The questions after the end of an attempt, one after the other: four answers each, of words or pictures.
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import type { Refusal } from '../../../contract/errors.ts';
import type { ExtraQuestion } from '../../../contract/puzzles/mapPuzzles.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { type Language, type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import styles from './puzzle.module.css';

interface ExtraCardProps {
  readonly extras: readonly ExtraQuestion[];
  readonly gameType: string;
  /** What the questions are about. */
  readonly about: string;
  answer(round: number, choice: number): Promise<Refusal | null>;
}

type Choice = ExtraQuestion['choices'][number];

/** "Blue, white and red". */
function choiceInWords(t: Speak, language: Language, gameType: string, { words, colours }: Choice): string {
  if (words) return words[language];
  const said = colours.map((colour) => t(`puzzles:${gameType}.extra.colour.${colour}`));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}

function resultInWords(t: Speak, { chosen, right, points }: ExtraQuestion): string | null {
  if (right === null) return null;
  if (chosen === null) return t('pages:daily.extra.late');
  return chosen === right ? t('pages:daily.extra.right', { points }) : t('pages:daily.extra.wrong');
}

export function ExtraCard({ extras, gameType, about, answer }: ExtraCardProps) {
  const { t } = useTexts();
  const type = useType();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (extras.length === 0) return null;
  const current = extras.findIndex(({ right }) => right === null);
  const shown = current < 0 ? extras : extras.slice(0, current + 1);
  const choose = async (round: number, choice: number) => {
    setBusy(true);
    const refusal = await answer(round, choice);
    setBusy(false);
    setProblem(refusal);
    if (refusal) announce(t(`errors.${refusal.error}`), 'assertive');
  };
  return (
    <section aria-labelledby="pz-extra" className={styles.card} data-part="extra">
      <h2 className={type.section} id="pz-extra">
        {t('pages:daily.extra.title', { about })}
      </h2>
      {shown.map((question, round) => (
        <Question
          choose={(choice) => isBusy || void choose(round, choice)}
          gameType={gameType}
          key={question.kind}
          question={question}
        />
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`errors.${problem.error}`)}
        </p>
      )}
    </section>
  );
}

interface QuestionProps {
  readonly question: ExtraQuestion;
  readonly gameType: string;
  choose(choice: number): void;
}

function Question({ question, gameType, choose }: QuestionProps) {
  const { t, language } = useTexts();
  const { kind, choices, chosen, right, points } = question;
  const result = resultInWords(t, question);
  const title = `pz-extra-${kind}`;
  const stateOf = (at: number) =>
    right === at ? 'right' : right !== null && chosen === at ? 'wrong' : undefined;
  return (
    <fieldset aria-labelledby={title} className={styles.extra}>
      <p id={title}>{t(`puzzles:${gameType}.extra.${kind}`, { points })}</p>
      <div className={styles.choices}>
        {choices.map((choice, at) => {
          const words = choiceInWords(t, language, gameType, choice);
          const state = stateOf(at);
          const name = state ? t(`pages:daily.extra.${state}Choice`, { choice: words }) : words;
          return (
            <button
              aria-disabled={right !== null || undefined}
              aria-label={name}
              className={styles.choice}
              data-state={state}
              key={at}
              onClick={right === null ? () => choose(at) : undefined}
              type="button"
            >
              {choice.picture ? <img alt="" src={choice.picture} /> : words}
              {state === 'right' && <Checkmark20Filled />}
              {state === 'wrong' && <Dismiss20Regular />}
            </button>
          );
        })}
      </div>
      <p className={styles.quiet} role="status">
        {result}
      </p>
    </fieldset>
  );
}
