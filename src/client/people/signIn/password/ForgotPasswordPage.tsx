// Requests a password reset mail; the answer is the same for every address.
import { Button, MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { passwordResetRequest } from '../../../../contract/people/passwords.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { checkEmail } from '../../../parts/forms/checks.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { MailPlace } from '../MailPlace.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { useLoginSettings } from '../useLoginSettings.ts';
import { useSignInStyles } from '../useSignInStyles.ts';
import { deadLink } from './deadLink.ts';
import { PasswordStep } from './PasswordStep.tsx';
import '../arrivalTexts.ts';

function Sent({ onAgain }: { onAgain(): void }) {
  const { t } = useTexts();
  const { settings } = useLoginSettings(null);
  return (
    <PasswordStep title={t('arrival.signUp.inbox')} words={t('arrival.forgot.sent')}>
      <MailPlace otherwise={t('arrival.forgot.hint')} settings={settings} />
      <Button onClick={onAgain} size="large">
        {t('arrival.forgot.another')}
      </Button>
    </PasswordStep>
  );
}

function EmailForm({ onSent }: { onSent(): void }) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const fields = useFields({ email: checkEmail }, { email: '' });
  const { send, isBusy, refusal } = useSend();
  const cameByDeadLink = useLocation().state === deadLink;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    if (await send(() => call(passwordResetRequest, { body: fields.values }))) onSent();
  };
  return (
    <>
      <div className={styles.head}>
        <PageHeading>{t('arrival.forgot.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('arrival.forgot.words')}</p>
      </div>
      {cameByDeadLink && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{t('errors.InvalidOrExpiredToken')}</MessageBarBody>
        </MessageBar>
      )}
      <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
        <TextField
          autoComplete="username"
          fields={fields}
          kind="email"
          label={t('door.form.email')}
          name="email"
        />
        <Problem refusal={refusal} />
        <SubmitButton isBusy={isBusy}>{t('arrival.forgot.act')}</SubmitButton>
      </form>
    </>
  );
}

export function ForgotPasswordPage() {
  const type = useType();
  const { t } = useTexts();
  const [isSent, setSent] = useState(false);
  return (
    <SignInLayout>
      {isSent ? <Sent onAgain={() => setSent(false)} /> : <EmailForm onSent={() => setSent(true)} />}
      <p className={type.body}>
        <TextLink to="/login">{t('arrival.forgot.back')}</TextLink>
      </p>
    </SignInLayout>
  );
}
