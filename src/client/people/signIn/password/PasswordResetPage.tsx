// Sets a new password from the link of the reset mail; an expired link leads to requesting another.
import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { isRefusal } from '../../../../contract/errors.ts';
import { mailToken } from '../../../../contract/fields.ts';
import { passwordReset } from '../../../../contract/people/passwords.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { session } from '../../../base/session/session.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { FormSummary } from '../../../parts/forms/FormSummary.tsx';
import { NewPasswordFields } from '../../../parts/forms/NewPasswordFields.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { useNewPassword } from '../../../parts/forms/useNewPassword.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { useSignInStyles } from '../useSignInStyles.ts';
import { deadLink } from './deadLink.ts';
import { PasswordStep } from './PasswordStep.tsx';

function Saved() {
  const { t } = useTexts();
  return (
    <PasswordStep title={t('door.reset.saved')} words={t('door.reset.next')}>
      <ButtonLink appearance="primary" size="large" to="/login">
        {t('door.login.act')}
      </ButtonLink>
    </PasswordStep>
  );
}

function ResetForm({ token, onSaved }: { readonly token: string; onSaved(): void }) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const fields = useNewPassword();
  const navigate = useNavigate();
  const { send, isBusy, refusal } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const { password } = fields.values;
    const isSaved = await send(async () => {
      const answer = await call(passwordReset, { body: { token, password } });
      if (!isRefusal(answer)) return answer;
      if (answer.error === 'InvalidOrExpiredToken')
        void navigate('/forgotPassword', { replace: true, state: deadLink });
      if (answer.error === 'PasswordNotAllowed') fields.focus('password');
      return answer;
    });
    if (!isSaved) return;
    session.signOut(); // a reset ends the session of this browser
    onSaved();
  };
  return (
    <>
      <div className={styles.head}>
        <PageHeading>{t('door.reset.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('door.reset.words')}</p>
      </div>
      <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
        <FormSummary fields={fields} />
        <NewPasswordFields fields={fields} />
        <Problem refusal={refusal} />
        <SubmitButton isBusy={isBusy}>{t('door.reset.act')}</SubmitButton>
      </form>
    </>
  );
}

export function PasswordResetPage() {
  const { token = '' } = useParams();
  const [isSaved, setSaved] = useState(false);
  if (!mailToken.safeParse(token).success) return <Navigate replace state={deadLink} to="/forgotPassword" />;
  return (
    <SignInLayout>
      {isSaved ? <Saved /> : <ResetForm onSaved={() => setSaved(true)} token={token} />}
    </SignInLayout>
  );
}
