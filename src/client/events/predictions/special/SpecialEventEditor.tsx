// Writes a special event: a title, when it locks, and its questions with their options.
import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useEffect, useState } from 'react';
import { saveSpecialEvent } from '../../../../contract/events/predictionDesk.ts';
import { eventQuestions } from '../../../../contract/events/predictions.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { serverNow } from '../../../base/api/serverClock.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Block } from '../../../parts/Block.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import type { EditorProps } from '../DrawnContest.tsx';
import {
  bodyOf,
  type EventForm,
  emptyForm,
  emptyOption,
  emptyQuestion,
  formOf,
  type QuestionForm,
} from './eventForm.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  pair: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  },
  question: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  option: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: '44px', minWidth: '44px' },
});

export function SpecialEventEditor({ gameId, channel, onClose }: EditorProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { isBusy, refusal, send } = useSend();
  const [form, setForm] = useState<EventForm>(emptyForm);
  const [isMissing, setMissing] = useState(false);
  const stored = useAnswer(
    eventQuestions,
    { query: { gameId: gameId ?? '' } },
    { isWanted: gameId !== null },
  ).data;
  useEffect(() => {
    if (stored) setForm(formOf(stored));
  }, [stored]);
  const change = (key: string, next: Partial<QuestionForm>) =>
    setForm({
      ...form,
      questions: form.questions.map((question) =>
        question.key === key ? { ...question, ...next } : question,
      ),
    });

  async function save() {
    const body = bodyOf(form, serverNow());
    setMissing(body === null);
    if (!body) return;
    const answer = await send(() =>
      call(saveSpecialEvent, { body: { ...body, ...channel, gameId: gameId ?? undefined } }),
    );
    if (answer) onClose();
  }

  return (
    <Block title={t(gameId === null ? 'pages:predict.tab.new' : 'pages:predict.tab.edit')}>
      <Surface className={styles.form}>
        <div className={styles.pair}>
          <Field label={t('pages:predict.tab.eventTitle')}>
            <Input
              maxLength={80}
              onChange={(_, { value }) => setForm({ ...form, title: value })}
              value={form.title}
            />
          </Field>
          <Field label={t('pages:predict.tab.locksAt')}>
            <Input
              onChange={(_, { value }) => setForm({ ...form, locksAt: value })}
              type="datetime-local"
              value={form.locksAt}
            />
          </Field>
        </div>
        {form.questions.map((question, at) => (
          <QuestionFields
            key={question.key}
            number={at + 1}
            onChange={(next) => change(question.key, next)}
            onRemove={
              form.questions.length > 1 && !question.questionId
                ? () =>
                    setForm({
                      ...form,
                      questions: form.questions.filter(({ key }) => key !== question.key),
                    })
                : null
            }
            question={question}
          />
        ))}
        {(isMissing || refusal) && (
          <p role="alert">{t(isMissing ? 'pages:predict.tab.invalid' : 'pages:predict.tab.failed')}</p>
        )}
        <div className={styles.buttons}>
          <Button
            className={styles.button}
            onClick={() => setForm({ ...form, questions: [...form.questions, emptyQuestion()] })}
          >
            {t('pages:predict.tab.addQuestion')}
          </Button>
          <Button
            appearance="primary"
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => !isBusy && save()}
          >
            {t('pages:predict.tab.saveEvent')}
          </Button>
          <Button appearance="subtle" className={styles.button} onClick={onClose}>
            {t('pages:predict.tab.cancel')}
          </Button>
        </div>
      </Surface>
    </Block>
  );
}

interface QuestionFieldsProps {
  readonly number: number;
  readonly question: QuestionForm;
  readonly onRemove: (() => void) | null;
  onChange(next: Partial<QuestionForm>): void;
}

function QuestionFields({ number, question, onChange, onRemove }: QuestionFieldsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { text, kind, points, options } = question;
  return (
    <fieldset className={styles.question}>
      <Field label={t('pages:predict.tab.question', { number })}>
        <Input maxLength={200} onChange={(_, { value }) => onChange({ text: value })} value={text} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('pages:predict.tab.kind')}>
          <Select
            onChange={(_, { value }) => onChange({ kind: value === 'multi' ? 'multi' : 'single' })}
            value={kind}
          >
            <option value="single">{t('pages:predict.special.single')}</option>
            <option value="multi">{t('pages:predict.special.multi')}</option>
          </Select>
        </Field>
        <Field label={t('pages:predict.tab.points')}>
          <Input
            max={100}
            min={1}
            onChange={(_, { value }) =>
              onChange({ points: Math.min(100, Math.max(1, Math.floor(Number(value)) || 1)) })
            }
            type="number"
            value={String(points)}
          />
        </Field>
      </div>
      {options.map((option, at) => (
        <div className={styles.option} key={option.key}>
          <Field label={t('pages:predict.tab.option', { number: at + 1 })}>
            <Input
              maxLength={100}
              onChange={(_, { value }) =>
                onChange({
                  options: options.map((each) => (each.key === option.key ? { ...each, text: value } : each)),
                })
              }
              value={option.text}
            />
          </Field>
          {options.length > 2 && !option.optionId && (
            <Button
              aria-label={t('pages:predict.tab.removeOption', { number: at + 1 })}
              className={styles.button}
              icon={<Delete20Regular />}
              onClick={() => onChange({ options: options.filter(({ key }) => key !== option.key) })}
            />
          )}
        </div>
      ))}
      <div className={styles.buttons}>
        {options.length < 20 && (
          <Button
            className={styles.button}
            onClick={() => onChange({ options: [...options, emptyOption()] })}
          >
            {t('pages:predict.tab.addOption')}
          </Button>
        )}
        {onRemove && (
          <Button className={styles.button} icon={<Delete20Regular />} onClick={onRemove}>
            {t('pages:predict.tab.removeQuestion', { number })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
