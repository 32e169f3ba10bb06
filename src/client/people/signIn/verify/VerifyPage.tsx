// Where the link of the verification mail leads: verifies the address, signs in, asks the survey.
import { Button, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, Suspense, startTransition, use, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { infer as Out } from 'zod/mini';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { resendVerification, verify } from '../../../../contract/people/authorization.ts';
import { StateTop } from '../../../../ui/StateTop.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { takeReturnUrl } from '../../../base/session/device.ts';
import { welcome } from '../../../base/session/session.ts';
import { useUser } from '../../../base/session/useSession.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { checkEmail } from '../../../parts/forms/checks.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { landingPath } from '../landingPath.ts';
import { MailPlace } from '../MailPlace.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { useLoginSettings } from '../useLoginSettings.ts';
import { useSignInStyles } from '../useSignInStyles.ts';
import { Survey } from './Survey.tsx';
import '../arrivalTexts.ts';

type Verified = Out<typeof verify.answer>;

/** A link works once, so it is sent once even when React runs effects twice. */
const asked = new Map<string, Promise<Verified | Refusal>>();

function verified(token: string): Promise<Verified | Refusal> {
  const known = asked.get(token);
  if (known) return known;
  const answer = call(verify, { body: { verificationToken: token } });
  asked.set(token, answer);
  return answer;
}

function Checking() {
  const styles = useSignInStyles();
  const { t } = useTexts();
  return (
    <div className={styles.centre} role="status">
      <StateTop size={72} state="spinning" />
      <PageHeading>{t('arrival.verify.checking')}</PageHeading>
    </div>
  );
}

function NewLink({ refusal }: { readonly refusal: Refusal }) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const fields = useFields({ email: checkEmail }, { email: '' });
  const { send, isBusy, refusal: unsent } = useSend();
  const [isSent, setSent] = useState(false);
  const { settings } = useLoginSettings(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    const ok = await send(() => call(resendVerification, { body: fields.values }));
    if (ok) setSent(true);
  };
  return (
    <>
      <div className={styles.centre}>
        <StateTop size={72} state={isSent ? 'spinning' : 'lying'} />
        <PageHeading>{t(isSent ? 'arrival.signUp.inbox' : 'arrival.verify.failed')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)} role="status">
          {isSent ? t('arrival.verify.sent') : t(`errors.${refusal.error}`)}
        </p>
        {isSent && <MailPlace otherwise={t('arrival.signUp.hint')} settings={settings} />}
      </div>
      {!isSent && (
        <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
          <TextField
            autoComplete="email"
            fields={fields}
            kind="email"
            label={t('door.form.email')}
            name="email"
          />
          <Problem refusal={unsent} />
          <SubmitButton isBusy={isBusy}>{t('arrival.verify.again')}</SubmitButton>
        </form>
      )}
    </>
  );
}

/** The link may be good: it was not read. */
const isUnread = ({ error }: Refusal): boolean =>
  error === 'TooManyRequests' || error === 'TemporarilyUnavailable';

function NotChecked({ refusal, onAgain }: { readonly refusal: Refusal; onAgain(): void }) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <>
      <div className={styles.centre}>
        <StateTop size={72} state="lying" />
        <PageHeading>{t('arrival.verify.notChecked')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)} role="status">
          {t(`errors.${refusal.error}`)}
        </p>
      </div>
      <Button appearance="primary" onClick={onAgain}>
        {t('state.again')}
      </Button>
    </>
  );
}

/** The address is proven; whoever has a second step shows it on the sign-in page. */
function SignInFirst() {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const [query] = useSearchParams();
  return (
    <div className={styles.centre}>
      <StateTop size={72} state="spinning" />
      <PageHeading>{t('arrival.verify.signInFirst')}</PageHeading>
      <p className={mergeClasses(type.large, type.quiet)} role="status">
        {t('arrival.verify.twoSteps')}
      </p>
      <ButtonLink appearance="primary" size="large" to={query.size > 0 ? `/login?${query}` : '/login'}>
        {t('door.login.act')}
      </ButtonLink>
    </div>
  );
}

/** People who follow the link again while signed in are redirected. */
function Outcome({ token, onAgain }: { readonly token: string; onAgain(): void }) {
  const answer = use(verified(token));
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnUrl = query.get('returnUrl');
  useEffect(() => {
    if (!isRefusal(answer)) welcome(answer.user);
  }, [answer]);
  if (isRefusal(answer) && isUnread(answer)) return <NotChecked onAgain={onAgain} refusal={answer} />;
  if (isRefusal(answer) && answer.error === 'CodeNeeded') return <SignInFirst />;
  if (isRefusal(answer))
    return user ? <Navigate replace to={landingPath(user, returnUrl)} /> : <NewLink refusal={answer} />;
  const goOn = () => {
    const to = landingPath(answer.user, returnUrl ?? (answer.user.team && takeReturnUrl()));
    void navigate(to, { replace: true, state: { ticket: answer.ticket } });
  };
  return <Survey onEnd={goOn} userId={answer.user.userId} />;
}

export function VerifyPage() {
  const { token = '' } = useParams();
  const [times, count] = useState(0);
  const again = () => {
    asked.delete(token);
    startTransition(() => count(times + 1));
  };
  return (
    <SignInLayout>
      <Suspense fallback={<Checking />}>
        <Outcome key={times} onAgain={again} token={token} />
      </Suspense>
    </SignInLayout>
  );
}
