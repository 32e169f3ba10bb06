// Signs in with a passkey: by itself, or as the second step after a password.
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { loginWithPasskey } from '../../../contract/people/passkeys.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { askForPasskey } from '../../base/api/passkeys.ts';
import { welcome } from '../../base/session/session.ts';
import { Notice } from '../../parts/forms/Notice.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import './arrivalTexts.ts';
import { useSignInStyles } from './useSignInStyles.ts';

const useStyles = makeStyles({
  button: { minHeight: '44px', backgroundColor: tokens.colorNeutralBackground1 },
});

interface PasskeyButtonProps {
  /** Whose passkey it has to be, after their password. */
  readonly email?: string;
}

export function PasskeyButton({ email }: PasskeyButtonProps) {
  const own = useStyles();
  const styles = useSignInStyles();
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const [hasStopped, setStopped] = useState(false);
  const signIn = async () => {
    setStopped(false);
    const user = await send(async () => {
      const passkey = await askForPasskey();
      if (passkey === null || isRefusal(passkey)) return passkey ?? 'stopped';
      return call(loginWithPasskey, { body: email === undefined ? { passkey } : { passkey, email } });
    });
    if (user === 'stopped') setStopped(true);
    else if (user) welcome(user);
  };
  return (
    <div className={styles.form}>
      <Button className={own.button} disabledFocusable={isBusy} onClick={() => void signIn()}>
        {t(email === undefined ? 'arrival.passkey.act' : 'arrival.code.passkey')}
      </Button>
      {hasStopped && <Notice intent="info">{t('arrival.passkey.stopped')}</Notice>}
      <Problem refusal={refusal} />
    </div>
  );
}
