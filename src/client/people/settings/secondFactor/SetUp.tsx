// Sets up the second factor: the password, the secret for the app, and a first code.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../../../contract/people/secondFactor.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useFirstField } from '../../../parts/forms/useFirstField.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { QrCode } from '../../../parts/QrCode.tsx';
import { CodeForm } from './CodeForm.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
  code: { width: '200px', borderRadius: tokens.borderRadiusMedium },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  back: { minHeight: '44px', justifySelf: 'start' },
});

const checks = {
  password: (text: string) => (text === '' ? 'account.password.oldNeeded' : null),
};

interface Begun {
  readonly secret: string;
  readonly address: string;
}

interface SetUpProps {
  onBack(): void;
  onConfirmed(recoveryCodes: readonly string[]): void;
}

function AskPassword({ onBegun, onBack }: { onBegun(begun: Begun): void; onBack(): void }) {
  const styles = useStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { password: '' });
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('password'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const begun = await send(async () => {
      const answer = await call(beginSecondFactor, { body: fields.values });
      if (isRefusal(answer)) fields.focus('password');
      return answer;
    });
    if (begun) onBegun(begun);
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit} ref={fields.form}>
      <TextField
        autoComplete="current-password"
        fields={fields}
        kind="password"
        label={t('account.password.old')}
        name="password"
      />
      {refusal?.error === 'InvalidCredentials' ? (
        <p role="alert">{t('account.password.oldWrong')}</p>
      ) : (
        <Problem refusal={refusal} />
      )}
      <SubmitButton isBusy={isBusy}>{t('pages:secondFactor.next')}</SubmitButton>
      <Button appearance="subtle" className={styles.back} onClick={onBack}>
        {t('pages:secondFactor.back')}
      </Button>
    </form>
  );
}

export function SetUp({ onBack, onConfirmed }: SetUpProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (!begun) return <AskPassword onBack={onBack} onBegun={setBegun} />;
  return (
    <div className={styles.part}>
      <p className={type.body}>{t('pages:secondFactor.scan')}</p>
      <QrCode className={styles.code} label={t('pages:secondFactor.qr')} text={begun.address} />
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t('pages:secondFactor.byHand')} <span className={styles.secret}>{begun.secret}</span>
      </p>
      <CodeForm
        act={t('pages:secondFactor.turnOn')}
        hint={t('pages:secondFactor.codeHint')}
        onBack={onBack}
        onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
        onSend={(code) => call(confirmSecondFactor, { body: { code } })}
      />
    </div>
  );
}
