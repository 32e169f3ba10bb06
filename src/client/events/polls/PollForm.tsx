// The form of a new poll: a question, its options, who sees what, until when, and a channel to post it in.
import { Button, Field, Input, Switch } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPoll, fewestSecretVotes, pollLimits } from '../../../contract/events/polls.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { ChannelFields } from '../../games/invite/ChannelFields.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { asNewPoll, durations, emptyDraft, faultOf, type PollDraft, type PollFault } from './pollForm.ts';
import styles from './polls.module.css';

interface OptionFieldsProps {
  readonly options: readonly string[];
  readonly problem: string | null;
  onChange(options: readonly string[]): void;
}

function OptionFields({ options, problem, onChange }: OptionFieldsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLFieldSetElement>(null);
  const wrong = useId();
  /** At once, so that what is typed next is not lost. */
  const changeAndFocus = (next: readonly string[], option: number) => {
    flushSync(() => onChange(next));
    list.current?.querySelector<HTMLInputElement>(`input[name="option${option}"]`)?.focus();
  };
  const change = (option: number, text: string) =>
    onChange(options.map((each, at) => (at === option ? text : each)));
  const add = () => changeAndFocus([...options, ''], options.length);
  const remove = (option: number) =>
    changeAndFocus(
      options.filter((_, at) => at !== option),
      Math.max(0, option - 1),
    );
  return (
    <fieldset aria-describedby={problem === null ? undefined : wrong} className={styles.options} ref={list}>
      <legend>{t('pages:polls.form.options')}</legend>
      {options.map((text, option) => (
        <div className={styles.option} key={option}>
          <Input
            aria-label={t('pages:polls.form.option', { number: option + 1 })}
            maxLength={pollLimits.option}
            name={`option${option}`}
            onChange={(_, { value }) => change(option, value)}
            value={text}
          />
          {options.length > pollLimits.leastOptions && (
            <Button
              appearance="subtle"
              aria-label={t('pages:polls.form.removeOption', { number: option + 1 })}
              icon={<Dismiss20Regular />}
              onClick={() => remove(option)}
              type="button"
            />
          )}
        </div>
      ))}
      {problem !== null && (
        <p className={styles.wrong} id={wrong} role="alert">
          {problem}
        </p>
      )}
      {options.length < pollLimits.mostOptions && (
        <Button className={styles.button} icon={<Add20Regular />} onClick={add} type="button">
          {t('pages:polls.form.addOption')}
        </Button>
      )}
    </fieldset>
  );
}

export function PollForm({ onMade }: { onMade(pollId: string): void }) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const [draft, setDraft] = useState<PollDraft>(emptyDraft);
  const [fault, setFault] = useState<PollFault | null>(null);
  const edit = (change: Partial<PollDraft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setFault(null);
  };
  const wrongWords = (...faults: readonly PollFault[]) =>
    fault !== null && faults.includes(fault) ? t(`pages:polls.form.wrong.${fault}`) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const first = faultOf(draft);
    setFault(first);
    if (first !== null) return;
    const made = await send(() => call(createPoll, { body: asNewPoll(draft) }));
    if (made) onMade(made.pollId);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Surface className={styles.form}>
        <Field label={t('pages:polls.form.question')} validationMessage={wrongWords('question')}>
          <Input
            autoFocus
            maxLength={pollLimits.question}
            name="question"
            onChange={(_, { value }) => edit({ question: value })}
            placeholder={t('pages:polls.form.example')}
            size="large"
            value={draft.question}
          />
        </Field>
        <OptionFields
          onChange={(options) => edit({ options })}
          options={draft.options}
          problem={wrongWords('options', 'same')}
        />
        <div className={styles.kind}>
          <Switch
            checked={draft.takesSeveral}
            label={t('pages:polls.form.several')}
            onChange={(_, { checked }) => edit({ takesSeveral: checked })}
          />
          <Field
            hint={t(draft.isSecret ? 'pages:polls.form.secretHint' : 'pages:polls.form.namedHint', {
              fewest: fewestSecretVotes,
            })}
          >
            <Switch
              checked={draft.isSecret}
              label={t('pages:polls.form.secret')}
              onChange={(_, { checked }) => edit({ isSecret: checked })}
            />
          </Field>
        </div>
        <Choice
          label={t('pages:polls.form.open')}
          onChange={(minutes) => edit({ minutes })}
          value={draft.minutes}
          values={durations}
          words={(minutes) => t(`pages:polls.duration.${minutes}`)}
        />
        <ChannelFields
          channelId={draft.channelId}
          groupId={draft.groupId}
          onChange={(groupId, channelId) => edit({ groupId, channelId })}
          problem={wrongWords('channel')}
        />
        <Problem refusal={refusal} />
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          icon={isBusy ? <TinySpinner /> : null}
          type="submit"
        >
          {t('pages:polls.form.make')}
        </Button>
      </Surface>
    </form>
  );
}
