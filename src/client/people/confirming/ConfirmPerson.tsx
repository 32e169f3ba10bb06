// Asks who is there before an act that needs it: by a passkey, a code or the password, whichever the person has.
import { useState } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { type ConfirmWay, confirm } from '../../../contract/people/confirming.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { signOut } from '../../base/api/signOut.ts';
import { browserHasPasskeys } from '../../base/session/canUsePasskeys.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useFirstField } from '../../parts/forms/useFirstField.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { AtCompany } from './AtCompany.tsx';
import { PasskeyChoice } from './PasskeyChoice.tsx';
import { usePasskeyProof } from './usePasskeyProof.ts';

interface ConfirmPersonProps {
  /** Whether they proved it. */
  onDone(isConfirmed: boolean): void;
}

interface TypedProps extends ConfirmPersonProps {
  readonly way: Exclude<ConfirmWay, 'passkey' | 'sso'>;
  readonly hasPasskey: boolean;
}

const wrongAt: Readonly<Record<TypedProps['way'], Refusal['error']>> = {
  password: 'InvalidCredentials',
  code: 'WrongCode',
};

/** A field, and beside a code the passkey. */
function Typed({ way, hasPasskey, onDone }: TypedProps) {
  const { t } = useTexts();
  const [wrong, setWrong] = useState<string | null>(null);
  const checks = {
    proof(text: string) {
      if (text.trim() === '') return `pages:confirm.${way}Needed`;
      return text === wrong && way === 'password' ? 'pages:confirm.passwordWrong' : null;
    },
  };
  const fields = useFields(checks, { proof: '' });
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('proof'));
  const prove = async () => {
    if (!fields.isReady()) return;
    const { proof } = fields.values;
    const proven = await send(async () => {
      const answer = await call(confirm, { body: { [way]: proof } });
      if (isRefusal(answer)) fields.focus('proof');
      if (isRefusal(answer) && answer.error === wrongAt[way]) setWrong(proof);
      return answer;
    });
    if (proven) onDone(true);
  };
  const { hasStopped, provePasskey } = usePasskeyProof(send, () => onDone(true));
  const isSaid = way === 'password' && refusal?.error === 'InvalidCredentials';
  return (
    <ConfirmDialog
      cancel={t('pages:confirm.cancel')}
      confirm={t('pages:confirm.act')}
      form={fields.form}
      isBusy={isBusy}
      isHarmless
      onCancel={() => onDone(false)}
      onConfirm={() => void prove()}
      title={t('pages:confirm.title')}
    >
      <p>{t('pages:confirm.words')}</p>
      {hasPasskey && <PasskeyChoice isBusy={isBusy} prove={provePasskey} />}
      <TextField
        autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
        fields={fields}
        hint={way === 'code' ? t('pages:confirm.codeHint') : null}
        kind={way === 'password' ? 'password' : 'text'}
        label={t(`pages:confirm.${way}`)}
        name="proof"
      />
      {hasStopped && <p role="alert">{t('pages:confirm.stopped')}</p>}
      {!isSaid && <Problem refusal={refusal} />}
    </ConfirmDialog>
  );
}

/** Who has neither password nor second factor signs in again. */
function SignInAgain({ onDone }: ConfirmPersonProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      cancel={t('pages:confirm.cancel')}
      confirm={t('pages:confirm.logOut')}
      isBusy={false}
      isHarmless
      onCancel={() => onDone(false)}
      onConfirm={() => {
        onDone(false);
        signOut();
      }}
      title={t('pages:confirm.title')}
    >
      <p>{t('pages:confirm.again')}</p>
    </ConfirmDialog>
  );
}

interface AskedProps extends ConfirmPersonProps {
  readonly ways: readonly ConfirmWay[];
}

function Asked({ ways, onDone }: AskedProps) {
  if (ways.includes('sso'))
    return <AtCompany hasPasskey={ways.includes('passkey') && browserHasPasskeys()} onDone={onDone} />;
  const typed = ways.find((way) => way !== 'passkey' && way !== 'sso');
  if (!typed) return <SignInAgain onDone={onDone} />;
  return <Typed hasPasskey={ways.includes('passkey') && browserHasPasskeys()} onDone={onDone} way={typed} />;
}

export const ConfirmPerson = (props: AskedProps) => (
  <PageTexts>
    <Asked {...props} />
  </PageTexts>
);
