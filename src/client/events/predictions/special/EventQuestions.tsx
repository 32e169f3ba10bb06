// The questions of a special event: one card each, one or several options to choose.
import { Checkbox, Field, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  eventQuestions,
  predictEvent,
  type Question,
  type Questions,
} from '../../../../contract/events/predictions.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { answerKey, useAnswer } from '../../../base/api/useAnswer.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { useServerTime } from '../../../puzzles/daily/useServerTime.ts';
import type { StagesProps } from '../DrawnContest.tsx';
import styles from '../predictions.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { dayAndTime } from '../times.ts';

export function EventQuestions({ game: { gameId, name } }: StagesProps) {
  const asked = { query: { gameId } };
  const query = useAnswer(eventQuestions, asked, { everyMs: 60_000 });
  const queries = useQueryClient();
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={name}>
      {(event) => (
        <Cards
          event={event}
          onSaved={(answer) => queries.setQueryData(answerKey(eventQuestions, asked), answer)}
        />
      )}
    </Loaded>
  );
}

interface CardsProps {
  readonly event: Questions;
  onSaved(event: Questions): void;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

function Cards({ event: { gameId, questions }, onSaved }: CardsProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const now = useServerTime(1_000);
  const { isBusy, refusal, send } = useSend();
  const [drafts, setDrafts] = useState<Readonly<Record<string, readonly string[]>>>({});
  const isLocked = ({ isLocked: is, locksAt }: Question) => is || Date.parse(locksAt) <= now;
  const chosenOf = ({ questionId, chosen }: Question) => drafts[questionId] ?? chosen;
  const open = questions.filter((question) => !isLocked(question));
  const changed = open.filter((question) => !isSame(chosenOf(question), question.chosen));
  async function save() {
    const predictions = changed.map((question) => ({
      questionId: question.questionId,
      optionIds: [...chosenOf(question)],
    }));
    const answer = await send(() => call(predictEvent, { body: { gameId, predictions } }));
    if (!answer) return;
    setDrafts({});
    onSaved(answer);
    announce(t('pages:predict.saved'));
  }
  return (
    <>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.questionId}>
            <Surface className={styles.question}>
              <QuestionCard
                chosen={chosenOf(question)}
                isLocked={isLocked(question)}
                onChoose={(ids) => setDrafts({ ...drafts, [question.questionId]: ids })}
                question={question}
              />
            </Surface>
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <SaveBar
          changed={changed.length}
          filled={open.filter((question) => chosenOf(question).length > 0).length}
          isBusy={isBusy}
          of={open.length}
          refusal={refusal}
          save={save}
        />
      )}
    </>
  );
}

interface QuestionCardProps {
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly isLocked: boolean;
  onChoose(optionIds: readonly string[]): void;
}

function QuestionCard({ question, chosen, isLocked, onChoose }: QuestionCardProps) {
  const type = useType();
  const { t, language } = useTexts();
  const { text, kind, options, points, locksAt, right, earned, isVoid } = question;
  const labelOf = ({ optionId, text: words }: Question['options'][number]) =>
    right?.includes(optionId) ? `✓ ${words}` : words;
  return (
    <>
      <Field label={{ children: text, className: type.cardTitle, size: 'large' }}>
        {kind === 'single' ? (
          <RadioGroup
            disabled={isLocked}
            onChange={(_, { value }) => onChoose([value])}
            value={chosen[0] ?? ''}
          >
            {options.map((option) => (
              <Radio key={option.optionId} label={labelOf(option)} value={option.optionId} />
            ))}
          </RadioGroup>
        ) : (
          <div className={styles.options}>
            {options.map((option) => (
              <Checkbox
                checked={chosen.includes(option.optionId)}
                disabled={isLocked}
                key={option.optionId}
                label={labelOf(option)}
                onChange={(_, { checked }) => {
                  const others = chosen.filter((id) => id !== option.optionId);
                  onChoose(checked ? [...others, option.optionId] : others);
                }}
              />
            ))}
          </div>
        )}
      </Field>
      <p className={mergeClasses(type.caption, type.quiet, styles.when)}>
        {isLocked && <LockClosed16Regular />}
        {isVoid
          ? t('pages:predict.status.void')
          : t(isLocked ? 'pages:predict.special.closed' : 'pages:predict.special.open', {
              time: dayAndTime(locksAt, language),
            })}
        <span>{t(`pages:predict.special.${kind}`)}</span>
        <span className={styles.chip} data-kind={earned ? 'exact' : undefined}>
          {earned === null
            ? t('pages:predict.special.worth', { points })
            : t('pages:predict.points', { points: earned })}
        </span>
      </p>
    </>
  );
}
