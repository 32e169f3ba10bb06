// Writes a trivia: what it is, its questions in a list, one of them beside it. Kept in the browser until it is saved.
import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { getTrivia, postTrivia, putTrivia } from '../../../../contract/events/trivia.ts';
import type { Trivia } from '../../../../contract/events/triviaShapes.ts';
import { TinySpinner } from '../../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { answerKey } from '../../../base/api/useAnswer.ts';
import { useUnsavedChanges } from '../../../base/navigation/useUnsavedChanges.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useToast } from '../../../parts/toasts/Toasts.tsx';
import { Checks } from './Checks.tsx';
import { CsvTools } from './CsvTools.tsx';
import { copyOf, type Original } from './copy.ts';
import {
  draftOf,
  emptyDraft,
  faultsOfQuestion,
  faultsOfSettings,
  moved,
  newQuestion,
  nextId,
  type QuestionDraft,
  sendingOf,
  type TriviaDraft,
} from './draft.ts';
import styles from './editor.module.css';
import { forgetDraft, keepDraft, keptDraft } from './keptDraft.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SettingsFields } from './SettingsFields.tsx';

interface TriviaEditorProps {
  /** The event that is changed; null: a new one. */
  readonly trivia: Trivia | null;
  /** An earlier one a new one begins as. */
  readonly from: Original | null;
}

function useDraft({ trivia, from }: TriviaEditorProps) {
  const { userId, team } = useSignedIn();
  const { language } = useTexts();
  const event = trivia?.id ?? (from ? `copy ${from.trivia.id}` : 'new');
  const original = (): TriviaDraft => {
    if (trivia) return draftOf(trivia);
    const empty = emptyDraft(new Date(), team?.language ?? language);
    return from ? copyOf(from, empty) : empty;
  };
  const [kept] = useState(() => keptDraft(userId, event));
  const [isRestored, setRestored] = useState(kept !== null);
  const [draft, setDraft] = useState(() => kept ?? original());
  return {
    draft,
    isRestored,
    change(part: Partial<TriviaDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      keepDraft(userId, event, next);
    },
    discard() {
      forgetDraft(userId, event);
      setDraft(original());
      setRestored(false);
    },
    forget: () => forgetDraft(userId, event),
  };
}

export function TriviaEditor(props: TriviaEditorProps) {
  const { trivia } = props;
  const { t } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { draft, isRestored, change, discard, forget } = useDraft(props);
  const { questions } = draft;
  const [chosen, choose] = useState<number | null>(questions[0]?.id ?? null);
  /** Below 640 px the list and the question take turns. */
  const [isOpen, open] = useState(false);
  const [isChecked, check] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const settingFaults = faultsOfSettings(draft, new Date());
  const isFine = settingFaults.length === 0 && questions.every((each) => faultsOfQuestion(each).length === 0);
  // Everything else is kept in the browser.
  useUnsavedChanges(saved === null && questions.some(({ file }) => file !== null));
  useEffect(() => {
    if (saved !== null && trivia === null)
      void navigate(`/triviaController/${saved}?view=host`, { replace: true });
  }, [saved, trivia, navigate]);

  const setQuestions = (next: readonly QuestionDraft[]) => change({ questions: next });
  const at = questions.findIndex(({ id }) => id === chosen);
  const question = questions[at];
  const show = (id: number) => {
    choose(id);
    open(true);
  };
  const add = () => {
    const added = newQuestion(nextId(questions));
    setQuestions([...questions, added]);
    show(added.id);
  };
  const remove = (id: number) => {
    const others = questions.filter((each) => each.id !== id);
    setQuestions(others);
    choose(others[Math.min(at, others.length - 1)]?.id ?? null);
    open(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check(true);
    if (!isFine || isBusy) return;
    setBusy(true);
    const { setup, files } = sendingOf(draft);
    const body = { trivia: JSON.stringify(setup) };
    const answer = trivia
      ? await call(putTrivia, { params: { id: trivia.id }, body, files })
      : await call(postTrivia, { body, files });
    setBusy(false);
    setProblem(isRefusal(answer) ? answer : null);
    if (isRefusal(answer)) return;
    forget();
    if (trivia) queries.setQueryData(answerKey(getTrivia, { params: { id: trivia.id }, query: {} }), answer);
    toast(t('pages:trivia.edit.saved', { name: answer.name }), true);
    setSaved(answer.id);
    if (trivia) change(draftOf(answer));
    forget();
  };
  return (
    <form className={styles.editor} noValidate onSubmit={(event) => void submit(event)}>
      {isRestored && (
        <p className={styles.restored} role="status">
          {t('pages:trivia.edit.restored')}
          <Button onClick={discard}>{t('pages:trivia.edit.discard')}</Button>
        </p>
      )}
      <SettingsFields change={change} draft={draft} faults={isChecked ? settingFaults : []} />
      <div className={styles.panes} data-open={isOpen}>
        <section aria-label={t('pages:trivia.questions')} className={styles.list}>
          <QuestionList
            chosen={chosen}
            isChecked={isChecked}
            onAdd={add}
            onChoose={show}
            onMove={(from, to) => setQuestions(moved(questions, from, to))}
            questions={questions}
          />
          <CsvTools name={draft.name} onImport={(next) => setQuestions(next)} questions={questions} />
        </section>
        <div className={styles.question}>
          {question && (
            <QuestionFields
              key={question.id}
              number={at + 1}
              onBack={() => open(false)}
              onChange={(next) => setQuestions(questions.map((each) => (each.id === next.id ? next : each)))}
              onRemove={() => remove(question.id)}
              question={question}
            />
          )}
        </div>
      </div>
      {isChecked && <Checks onChoose={show} questions={questions} settings={settingFaults} />}
      <Problem refusal={problem} />
      <div className={styles.save}>
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          size="large"
          type="submit"
        >
          {t(trivia ? 'pages:trivia.edit.save' : 'pages:trivia.edit.schedule')}
        </Button>
      </div>
    </form>
  );
}
