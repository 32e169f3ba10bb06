// The sign-up page: into a team by its link, or for a team yet to be founded.
import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { uuid } from '../../../contract/fields.ts';
import { inviteCode, signUp } from '../../../contract/people/authorization.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { rememberOnDevice } from '../../base/session/device.ts';
import { useUser } from '../../base/session/useSession.ts';
import { checkEmail, checkName, checkPassword } from '../../parts/forms/checks.ts';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { NewPasswordField } from '../../parts/forms/NewPasswordFields.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useFirstField } from '../../parts/forms/useFirstField.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import './arrivalTexts.ts';
import { AfterSignUp } from './AfterSignUp.tsx';
import { landingPath } from './landingPath.ts';
import { LazyProviderButtons } from './provider/LazyProviderButtons.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInTeam } from './SignInTeam.tsx';
import { useLoginSettings } from './useLoginSettings.ts';
import { useSignInStyles } from './useSignInStyles.ts';

const checks = { name: checkName, email: checkEmail, password: checkPassword };

interface Sent {
  readonly name: string;
  readonly email: string;
}

const nothingSent: Sent = { name: '', email: '' };

interface SignUpFormProps {
  readonly gameSpace: string | null;
  /** The code of the invite link. */
  readonly invite: string | null;
  /** What was sent before, to be mended. */
  readonly before: Sent;
  onSent(sent: Sent): void;
}

/** A malformed code is none. */
const codeIn = (text: string | null): string | null =>
  text && inviteCode.safeParse(text).success ? text : null;

function SignUpForm({ gameSpace, invite, before, onSent }: SignUpFormProps) {
  const styles = useSignInStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { name: before.name, email: before.email, password: '' });
  const { send, isBusy, refusal } = useSend();
  useFirstField(() => fields.focus('name'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const { name, email } = fields.values;
    const isSent = await send(() =>
      call(signUp, { body: { ...fields.values, gameSpaceGuid: gameSpace, invite } }),
    );
    if (isSent) onSent({ name, email: email.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <FormSummary fields={fields} />
      <TextField autoComplete="name" fields={fields} kind="text" label={t('door.form.name')} name="name" />
      <TextField
        autoComplete="email"
        fields={fields}
        kind="email"
        label={t('door.form.workEmail')}
        name="email"
      />
      <NewPasswordField fields={fields} label={t('door.form.password')} />
      <Problem refusal={refusal} />
      <SubmitButton isBusy={isBusy}>{t('arrival.signUp.act')}</SubmitButton>
    </form>
  );
}

interface SignUpHeadProps {
  readonly team: string | null;
  readonly isOpen: boolean;
  readonly isFull: boolean;
}

function SignUpHead({ team, isOpen, isFull }: SignUpHeadProps) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={styles.head}>
      <PageHeading tabTitle={t('arrival.signUp.act')}>
        {team ? t('arrival.signUp.join', { team }) : t('arrival.signUp.title')}
      </PageHeading>
      <p className={mergeClasses(type.large, type.quiet)}>
        {t(`arrival.signUp.${team ? (isOpen ? 'invited' : isFull ? 'full' : 'byAdmin') : 'uninvited'}`)}
      </p>
    </div>
  );
}

export function SignUpPage() {
  const type = useType();
  const { t } = useTexts();
  const user = useUser();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(nothingSent);
  const [isWaitingForMail, setWaitingForMail] = useState(false);
  const returnUrl = query.get('returnUrl');
  const invited = query.get('gameSpace');
  const gameSpace = invited !== null && uuid.safeParse(invited).success ? invited : null;
  const invite = codeIn(query.get('invite'));
  const { settings, isWaiting } = useLoginSettings(gameSpace, invite);
  if (user) return <Navigate replace to={landingPath(user, returnUrl)} />;
  const send = (now: Sent) => {
    if (returnUrl) rememberOnDevice({ returnUrl });
    setSent(now);
    setWaitingForMail(true);
  };
  if (isWaitingForMail) {
    return (
      <SignInLayout>
        <AfterSignUp email={sent.email} onAnother={() => setWaitingForMail(false)} settings={settings} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <SignInTeam settings={settings} />
      <SignUpHead
        isFull={settings?.team?.isFull ?? false}
        isOpen={settings?.team?.isOpen ?? true}
        team={settings?.team?.name ?? null}
      />
      {!isWaiting && (
        <>
          {!gameSpace && <LazyProviderButtons returnUrl={returnUrl} settings={settings} />}
          <SignUpForm before={sent} gameSpace={gameSpace} invite={invite} onSent={send} />
        </>
      )}
      <p className={type.body}>
        {t('arrival.signUp.known')}{' '}
        <TextLink to={query.size > 0 ? `/login?${query}` : '/login'}>{t('door.login.act')}</TextLink>
      </p>
    </SignInLayout>
  );
}
