// Settings: change the password.
import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { changePassword } from '../../../contract/people/passwords.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { session } from '../../base/session/session.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { NewPasswordFields } from '../../parts/forms/NewPasswordFields.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useNewPassword } from '../../parts/forms/useNewPassword.ts';
import { useSend } from '../../parts/forms/useSend.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '420px' },
});

/** `wrong`: the last password that was refused. */
const checkOld = (wrong: string | null) => (text: string) => {
  if (text === '') return 'account.password.oldNeeded';
  return text === wrong ? 'account.password.oldWrong' : null;
};

function PasswordForm({ onChanged }: { onChanged(): void }) {
  const styles = useStyles();
  const { t } = useTexts();
  const user = useSignedIn();
  const [wrong, setWrong] = useState<string | null>(null);
  const fields = useNewPassword(checkOld(wrong));
  const { send, isBusy, refusal } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const { old: oldPassword, password: newPassword } = fields.values;
    const changed = await send(async () => {
      const answer = await call(changePassword, { body: { userId: user.userId, oldPassword, newPassword } });
      if (!isRefusal(answer)) return answer;
      if (answer.error === 'InvalidCredentials') {
        setWrong(oldPassword);
        fields.focus('old');
      }
      if (answer.error === 'PasswordNotAllowed') fields.focus('password');
      return answer;
    });
    if (!changed) return;
    session.signIn({ ...user, guulJwt: changed.guulJwt });
    onChanged();
  };
  return (
    <form className={styles.part} noValidate onSubmit={submit} ref={fields.form}>
      <FormSummary fields={fields} />
      <TextField
        autoComplete="current-password"
        fields={fields}
        kind="password"
        label={t('account.password.old')}
        name="old"
      />
      <NewPasswordFields fields={fields} />
      {refusal?.error !== 'InvalidCredentials' && <Problem refusal={refusal} />}
      <SubmitButton isBusy={isBusy}>{t('account.password.act')}</SubmitButton>
    </form>
  );
}

/** For people who sign in with a password. */
export function ChangePassword() {
  const { t } = useTexts();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  const tell = () => {
    setChanges(changes + 1);
    heading.current?.focus();
    announce(t('account.password.done'));
  };
  return (
    <SettingsBlock
      heading={heading}
      id="change-password"
      title={t('account.password.title')}
      words={t('account.password.words')}
    >
      {changes > 0 && (
        <MessageBar intent="success" key={changes} layout="multiline">
          <MessageBarBody>{t('account.password.done')}</MessageBarBody>
        </MessageBar>
      )}
      <PasswordForm key={`form ${changes}`} onChanged={tell} />
    </SettingsBlock>
  );
}
