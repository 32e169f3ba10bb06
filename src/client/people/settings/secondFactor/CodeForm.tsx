// One field for a code, and what the code is for.
import { Button, makeStyles } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useFirstField } from '../../../parts/forms/useFirstField.ts';
import { useSend } from '../../../parts/forms/useSend.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
  back: { minHeight: '44px', justifySelf: 'start' },
});

const checks = { code: (text: string) => (text.trim() === '' ? 'pages:secondFactor.codeNeeded' : null) };

interface CodeFormProps<Answer> {
  readonly hint: string | null;
  readonly act: string;
  onSend(code: string): Promise<Answer | Refusal>;
  onDone(answer: Answer): void;
  onBack(): void;
}

export function CodeForm<Answer>({ hint, act, onSend, onDone, onBack }: CodeFormProps<Answer>) {
  const styles = useStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { code: '' });
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('code'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const answer = await send(async () => {
      const said = await onSend(fields.values.code);
      if (isRefusal(said)) fields.focus('code');
      return said;
    });
    if (answer !== null) onDone(answer);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <TextField
        autoComplete="one-time-code"
        fields={fields}
        hint={hint}
        kind="text"
        label={t('pages:secondFactor.code')}
        name="code"
      />
      <Problem refusal={refusal} />
      <SubmitButton isBusy={isBusy}>{act}</SubmitButton>
      <Button appearance="subtle" className={styles.back} onClick={onBack}>
        {t('pages:secondFactor.back')}
      </Button>
    </form>
  );
}
