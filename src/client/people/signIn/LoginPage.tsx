// The sign-in page: identity providers, or e-mail and password. Slack leads back here.
import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { loginWithGS } from '../../../contract/people/authorization.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { browserStorage } from '../../base/session/browserStorage.ts';
import { isReturn } from '../../base/session/providers.ts';
import { session, welcome } from '../../base/session/session.ts';
import { useUser } from '../../base/session/useSession.ts';
import { checkEmail } from '../../parts/forms/checks.ts';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { Notice } from '../../parts/forms/Notice.tsx';
import { Problem } from '../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { landingPath } from './landingPath.ts';
import { LazyProviderButtons } from './provider/LazyProviderButtons.tsx';
import { Resend } from './Resend.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInTeam } from './SignInTeam.tsx';
import { useLoginSettings } from './useLoginSettings.ts';
import { useSignInStyles } from './useSignInStyles.ts';

/** Loaded only for the return from Slack. */
const ProviderReturn = lazy(async () => ({
  default: (await import('./provider/ProviderOutcome.tsx')).ProviderReturn,
}));

/** For people with two-step sign-in. */
const CodeStep = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }));

/** Only a fresh installation has it. */
const DemoButton = lazy(async () => ({ default: (await import('./DemoButton.tsx')).DemoButton }));

const checks = {
  email: checkEmail,
  password: (text: string) => (text === '' ? 'door.form.passwordNeeded' : null),
};

/** Comes after the form. */
const Showcase = lazy(async () => ({ default: (await import('./Showcase.tsx')).Showcase }));

function LoginForm({ returnUrl }: { readonly returnUrl: string | null }) {
  const styles = useSignInStyles();
  const { t } = useTexts();
  const fields = useFields(checks, { email: '', password: '' });
  const { send, isBusy, refusal } = useSend();
  const [tried, setTried] = useState('');
  const [needsCode, setNeedsCode] = useState<Refusal | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { email, password } = fields.values;
    if (password === '' && checkEmail(email) === null) {
      const { leadToCompany } = await import('./sso/leadToCompany.ts');
      if ((await leadToCompany({ email }, returnUrl)) === true) return;
    }
    if (!fields.isReady()) return;
    setTried(fields.values.email);
    const user = await send(async () => {
      const answer = await call(loginWithGS, { body: fields.values });
      if (isRefusal(answer)) fields.focus('password');
      if (isRefusal(answer) && answer.error === 'CodeNeeded') setNeedsCode(answer);
      return answer;
    });
    if (user) welcome(user);
  };
  if (needsCode)
    return (
      <Suspense>
        <CodeStep onBack={() => setNeedsCode(null)} refusal={needsCode} {...fields.values} />
      </Suspense>
    );
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
      <Problem refusal={refusal}>
        {refusal?.error === 'TooManyRequests' && (
          <>
            {' '}
            <TextLink to="/forgotPassword">{t('door.login.reset')}</TextLink>
          </>
        )}
      </Problem>
      {refusal?.error === 'SsoNeeded' && (
        <TextLink to={`/sso?${new URLSearchParams({ email: tried })}`}>{t('door.login.sso')}</TextLink>
      )}
      {refusal?.error === 'EmailNotVerified' && !refusal.reason && <Resend email={tried} key={tried} />}
      <SubmitButton isBusy={isBusy}>{t('door.login.act')}</SubmitButton>
    </form>
  );
}

/** Signed-in users are sent on to their return address. */
function Entrance() {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const user = useUser();
  const farewell = session.farewell();
  const [query] = useSearchParams();
  const { settings, isWaiting } = useLoginSettings(query.get('gameSpace'));
  if (user) return <Navigate replace to={landingPath(user, query.get('returnUrl'))} />;
  return (
    <SignInLayout beside={<Showcase />}>
      <SignInTeam settings={settings} />
      <div className={styles.head}>
        <PageHeading tabTitle={t('door.login.act')}>{t('door.login.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('door.login.words')}</p>
      </div>
      {farewell && <Notice intent="info">{t(`door.farewell.${farewell}`)}</Notice>}
      {!isWaiting && (
        <>
          {settings?.hasDemo && (
            <div className={styles.demo}>
              <Suspense>
                <DemoButton />
              </Suspense>
            </div>
          )}
          <LazyProviderButtons hasPasskey returnUrl={query.get('returnUrl')} settings={settings} />
          <LoginForm returnUrl={query.get('returnUrl')} />
          <p className={type.body}>
            {t('door.login.new')}{' '}
            <TextLink to={query.size > 0 ? `/signUp?${query}` : '/signUp'}>{t('door.login.signUp')}</TextLink>
            {' · '}
            <TextLink to={query.size > 0 ? `/sso?${query}` : '/sso'}>{t('door.login.sso')}</TextLink>
          </p>
        </>
      )}
      {browserStorage.isForgetful() && (
        <p className={mergeClasses(type.body, type.quiet)}>{t('door.login.forgetful')}</p>
      )}
    </SignInLayout>
  );
}

export function LoginPage() {
  const { search } = useLocation();
  const isBack = isReturn(new URLSearchParams(search));
  return isBack ? <ProviderReturn provider="slack" search={search} /> : <Entrance />;
}
