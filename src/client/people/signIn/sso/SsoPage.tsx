// Signing in with one's company: by the work address, or at once at the address of a team.
import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, use, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useUser } from '../../../base/session/useSession.ts';
import { checkEmail } from '../../../parts/forms/checks.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { SubmitButton } from '../../../parts/forms/SubmitButton.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { landingPath } from '../landingPath.ts';
import { Arriving, NotSignedIn, SigningIn } from '../provider/ProviderOutcome.tsx';
import { SignInLayout } from '../SignInLayout.tsx';
import { useSignInStyles } from '../useSignInStyles.ts';
import { leadToCompany, useSsoReason } from './leadToCompany.ts';
import '../arrivalTexts.ts';

function AddressForm({ typed, returnUrl }: { readonly typed: string; readonly returnUrl: string | null }) {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const reasonOf = useSsoReason();
  const fields = useFields({ email: checkEmail }, { email: typed });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | 'nowhere' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isReady()) return;
    setBusy(true);
    setProblem(null);
    const left = await leadToCompany({ email: fields.values.email }, returnUrl);
    if (left === true) return;
    setBusy(false);
    setProblem(left === false ? 'nowhere' : left);
  };
  return (
    <>
      <div className={styles.head}>
        <PageHeading>{t('arrival.sso.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('arrival.sso.words')}</p>
      </div>
      <form className={styles.form} noValidate onSubmit={submit} ref={fields.form}>
        <TextField
          autoComplete="username"
          fields={fields}
          kind="email"
          label={t('door.form.workEmail')}
          name="email"
        />
        {problem && (
          <Notice intent="error">
            {problem === 'nowhere' ? t('arrival.sso.nowhere') : reasonOf(problem)}
          </Notice>
        )}
        <SubmitButton isBusy={isBusy}>{t('arrival.sso.act')}</SubmitButton>
      </form>
      <p className={type.body}>
        <TextLink to="/login">{t('arrival.company.others')}</TextLink>
      </p>
    </>
  );
}

const starts = new Map<string, Promise<boolean | Refusal>>();

function startOnce(teamId: string, returnUrl: string | null): Promise<boolean | Refusal> {
  const known = starts.get(teamId);
  if (known) return known;
  const started = leadToCompany({ teamId }, returnUrl);
  starts.set(teamId, started);
  return started;
}

function Start({ teamId, returnUrl }: { readonly teamId: string; readonly returnUrl: string | null }) {
  const { t } = useTexts();
  const reasonOf = useSsoReason();
  const left = use(startOnce(teamId, returnUrl));
  if (left === true) return <SigningIn />;
  return (
    <NotSignedIn reason={isRefusal(left) ? reasonOf(left) : t('arrival.sso.off')} returnUrl={returnUrl} />
  );
}

/** Whoever is signed in goes on as that person: no link of others signs them in as somebody else. */
export function SsoPage() {
  const { teamId } = useParams();
  const [query] = useSearchParams();
  const user = useUser();
  const returnUrl = query.get('returnUrl');
  if (user) return <Navigate replace to={landingPath(user, returnUrl)} />;
  if (teamId !== undefined)
    return (
      <Arriving>
        <Start returnUrl={returnUrl} teamId={teamId} />
      </Arriving>
    );
  return (
    <SignInLayout>
      <AddressForm returnUrl={returnUrl} typed={query.get('email') ?? ''} />
    </SignInLayout>
  );
}
