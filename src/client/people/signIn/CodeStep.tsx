// The second step of signing in with a password: a code of the authenticator app, or a recovery code.
import { Button, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, lazy, Suspense } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { loginWithGS } from '../../../contract/people/authorization.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { browserHasPasskeys } from '../../base/session/canUsePasskeys.ts';
import { welcome } from '../../base/session/session.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useFirstField } from '../../parts/forms/useFirstField.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import './arrivalTexts.ts';
import { useSignInStyles } from './useSignInStyles.ts';

const PasskeyButton = lazy(async () => ({ default: (await import('./PasskeyButton.tsx')).PasskeyButton }));

const checks = { code: (text: string) => (text.trim() === '' ? 'errors.CodeNeeded' : null) };

interface CodeStepProps {
  readonly email: string;
  readonly password: string;
  /** Why the password was not enough: its reason says whether a passkey would do. */
  readonly refusal: Refusal;
  onBack(): void;
}

export function CodeStep({ email, password, refusal: needed, onBack }: CodeStepProps) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const fields = useFields(checks, { code: '' });
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('code'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const user = await send(async () => {
      const answer = await call(loginWithGS, { body: { email, password, code: fields.values.code } });
      if (isRefusal(answer)) fields.focus('code');
      return answer;
    });
    if (user) welcome(user);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <p className={mergeClasses(type.body, type.quiet)}>{t('arrival.code.words')}</p>
      <TextField
        autoComplete="one-time-code"
        fields={fields}
        hint={t('arrival.code.hint')}
        kind="text"
        label={t('arrival.code.label')}
        name="code"
      />
      <Problem refusal={refusal} />
      <SubmitButton isBusy={isBusy}>{t('door.login.act')}</SubmitButton>
      {needed.reason === 'passkey' && browserHasPasskeys() && (
        <Suspense>
          <PasskeyButton email={email} />
        </Suspense>
      )}
      <Button appearance="subtle" onClick={onBack}>
        {t('arrival.code.back')}
      </Button>
    </form>
  );
}
