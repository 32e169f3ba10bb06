// Making a bingo game: name, stages, cards, and optionally when it is planned to begin.
import { Button, Checkbox, Field, Input, Switch } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import {
  type BingoStage,
  bingoStages,
  mostBingoCards,
  usualBingoStages,
} from '../../../contract/events/bingo.ts';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { newId } from '../../base/api/newId.ts';
import { connect } from '../../base/realtime/connection.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Notice } from '../../parts/forms/Notice.tsx';
import styles from './gameForm.module.css';
import { refusalWords } from './refusalWords.ts';

interface GameFormProps {
  /** It is planned for later: the time is asked for. */
  readonly isPlanned: boolean;
  onMade(bingo: string): void;
}

const counts: readonly number[] = Array.from({ length: mostBingoCards }, (_, at) => at + 1);

/** An hour from now, as the field has it. */
function soon(): string {
  const at = new Date(Date.now() + 3_600_000);
  at.setMinutes(0, 0, 0);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function GameForm({ isPlanned, onMade }: GameFormProps) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [stages, setStages] = useState<readonly BingoStage[]>(usualBingoStages);
  const [cards, setCards] = useState<number>(1);
  const [autoMark, setAutoMark] = useState(false);
  const [start, setStart] = useState(soon);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SocketRefusal | null>(null);
  const [wrong, setWrong] = useState<'name' | 'start' | 'stages' | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const startsAt = new Date(start).getTime();
    const first =
      name.trim() === ''
        ? 'name'
        : isPlanned && !(startsAt > Date.now())
          ? 'start'
          : stages.length === 0
            ? 'stages'
            : null;
    setWrong(first);
    if (first) return;
    setBusy(true);
    const asked = { moveId: newId(), name: name.trim(), stages: [...stages], cards, autoMark };
    const answer = await connect().say(
      'bingo:create',
      isPlanned ? { ...asked, start: new Date(startsAt).toISOString() } : asked,
    );
    setBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    setName('');
    onMade(answer.bingo);
  };
  const toggle = (stage: BingoStage, isOn: boolean) =>
    setStages(bingoStages.filter((each) => (each === stage ? isOn : stages.includes(each))));
  const wrongWords = (field: typeof wrong) => (wrong === field ? t(`pages:bingo.form.wrong.${field}`) : null);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('pages:bingo.form.name')} validationMessage={wrongWords('name')}>
        <Input
          maxLength={60}
          onChange={(_, { value }) => setName(value)}
          placeholder={t('pages:bingo.form.example')}
          value={name}
        />
      </Field>
      {isPlanned && (
        <Field label={t('pages:bingo.form.start')} validationMessage={wrongWords('start')}>
          <Input onChange={(_, { value }) => setStart(value)} type="datetime-local" value={start} />
        </Field>
      )}
      <fieldset className={styles.formStages}>
        <legend>{t('pages:bingo.stages')}</legend>
        {bingoStages.map((stage) => (
          <Checkbox
            checked={stages.includes(stage)}
            key={stage}
            label={t(`pages:bingo.stage.${stage}`)}
            onChange={(_, { checked }) => toggle(stage, checked === true)}
          />
        ))}
        {wrong === 'stages' && (
          <p className={styles.formWrong} role="alert">
            {t('pages:bingo.form.wrong.stages')}
          </p>
        )}
      </fieldset>
      <Choice
        label={t('pages:bingo.form.cards')}
        onChange={(count) => setCards(count)}
        value={cards}
        values={counts}
        words={(count) => t('pages:bingo.form.cardCount', { count })}
      />
      <Switch
        checked={autoMark}
        label={t('pages:bingo.form.autoMark')}
        onChange={(_, { checked }) => setAutoMark(checked)}
      />
      {refusal && <Notice intent="error">{refusalWords(t, refusal)}</Notice>}
      <Button
        appearance="primary"
        className={styles.formSend}
        disabledFocusable={isBusy}
        icon={isBusy ? <TinySpinner /> : null}
        type="submit"
      >
        {t(isPlanned ? 'pages:bingo.form.plan' : 'pages:bingo.form.open')}
      </Button>
    </form>
  );
}
