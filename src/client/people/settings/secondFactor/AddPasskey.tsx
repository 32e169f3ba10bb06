// Adds a passkey: what it is called, and then the device asks for a finger, a face or a PIN.
import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { addPasskey, beginPasskey } from '../../../../contract/people/passkeys.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { makePasskey } from '../../../base/api/passkeys.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
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

const longestName = 40;
const checks = {
  name: (text: string) =>
    text.trim() === '' || text.length > longestName ? 'pages:passkeys.nameNeeded' : null,
};

interface AddPasskeyProps {
  onAdded(name: string, recoveryCodes: readonly string[] | null): void;
  onBack(): void;
}

export function AddPasskey({ onAdded, onBack }: AddPasskeyProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { name: '' });
  const { send, isBusy, refusal } = useSend();
  const [hasStopped, setStopped] = useState(false);
  useFirstField(() => fields.focus('name'));
  const add = async () => {
    const wanted = await call(beginPasskey, {});
    if (isRefusal(wanted)) return wanted;
    const passkey = await makePasskey(wanted);
    if (!passkey) return 'stopped';
    return call(addPasskey, { body: { name: fields.values.name, passkey } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    setStopped(false);
    const added = await send(add);
    if (added === 'stopped') setStopped(true);
    else if (added) onAdded(fields.values.name.trim(), added.recoveryCodes);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <TextField
        autoComplete="off"
        fields={fields}
        hint={t('pages:passkeys.nameHint')}
        kind="text"
        label={t('pages:passkeys.name')}
        name="name"
      />
      {hasStopped && <Notice intent="info">{t('pages:passkeys.stopped')}</Notice>}
      <Problem refusal={refusal} />
      <SubmitButton isBusy={isBusy}>{t('pages:passkeys.next')}</SubmitButton>
      <Button appearance="subtle" className={styles.back} onClick={onBack}>
        {t('pages:passkeys.back')}
      </Button>
    </form>
  );
}
