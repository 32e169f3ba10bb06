// Signing in: with an account at another company, or with e-mail and password. Slack sends people back here.
import { MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, lazy, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { loginWithGS } from '../../../contract/authorization.ts';
import { isRefusal } from '../../../contract/errors.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../api/call.ts';
import { PageHeading } from '../../app/PageHeading.tsx';
import { TextLink } from '../../app/TextLink.tsx';
import { isReturn } from '../../session/companies.ts';
import { keep } from '../../session/keep.ts';
import { session, welcome } from '../../session/session.ts';
import { useUser } from '../../session/useSession.ts';
import { Companies } from './Companies.tsx';
import { checkEmail } from './checks.ts';
import { DoorTeam } from './DoorTeam.tsx';
import { FormSummary } from './FormSummary.tsx';
import { FrontDoor } from './FrontDoor.tsx';
import { Problem } from './Problem.tsx';
import { Resend } from './Resend.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useDoorStyles } from './useDoorStyles.ts';
import { useFields } from './useFields.ts';
import { useLoginSettings } from './useLoginSettings.ts';
import { useSend } from './useSend.ts';
import { wayIn } from './wayIn.ts';

/** Only for who comes back from Slack. */
const CompanyArrival = lazy(async () => ({ default: (await import('./Arrival.tsx')).CompanyArrival }));

const checks = {
  email: checkEmail,
  password: (text: string) => (text === '' ? 'door.form.passwordNeeded' : null),
};

function LoginForm() {
  const styles = useDoorStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { email: '', password: '' });
  const { send, isBusy, refusal } = useSend();
  const [tried, setTried] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    setTried(fields.values.email);
    const user = await send(async () => {
      const answer = await call(loginWithGS, { body: fields.values });
      if (isRefusal(answer)) fields.focus('password');
      return answer;
    });
    if (user) welcome(user);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
      <FormSummary fields={fields} />
      <TextField
        autoComplete="username"
        fields={fields}
        kind="email"
        label={t('door.form.email')}
        name="email"
      />
      <TextField
        autoComplete="current-password"
        fields={fields}
        kind="password"
        label={t('door.form.password')}
        name="password"
      />
      <TextLink to="/forgotPassword">{t('door.login.forgot')}</TextLink>
      <Problem refusal={refusal} />
      {refusal?.error === 'EmailNotVerified' && <Resend email={tried} key={tried} />}
      <SubmitButton isBusy={isBusy}>{t('door.login.act')}</SubmitButton>
    </form>
  );
}

/** Whoever is signed in goes on to where they were going. */
function Entrance() {
  const styles = useDoorStyles();
  const type = useType();
  const { t } = useTexts();
  const user = useUser();
  const farewell = session.farewell();
  const [query] = useSearchParams();
  const { settings, isWaiting } = useLoginSettings(query.get('gameSpace'));
  if (user) return <Navigate replace to={wayIn(user, query.get('returnUrl'))} />;
  return (
    <FrontDoor>
      <DoorTeam settings={settings} />
      <div className={styles.head}>
        <PageHeading tabTitle={t('door.login.act')}>{t('door.tagline')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('door.login.words')}</p>
      </div>
      {farewell && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t(`door.farewell.${farewell}`)}</MessageBarBody>
        </MessageBar>
      )}
      {!isWaiting && (
        <>
          <Companies returnUrl={query.get('returnUrl')} settings={settings} />
          <LoginForm />
        </>
      )}
      {keep.isForgetful() && (
        <p className={mergeClasses(type.body, type.quiet)}>{t('door.login.forgetful')}</p>
      )}
      <p className={type.body}>
        {t('door.login.new')}{' '}
        <TextLink to={query.size > 0 ? `/signUp?${query}` : '/signUp'}>{t('door.login.signUp')}</TextLink>
      </p>
    </FrontDoor>
  );
}

export function LoginPage() {
  const { search } = useLocation();
  const isBack = isReturn(new URLSearchParams(search));
  return isBack ? <CompanyArrival company="slack" search={search} /> : <Entrance />;
}
