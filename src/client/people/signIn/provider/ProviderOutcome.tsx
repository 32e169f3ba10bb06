// What is shown after the return from an identity provider: signing in, or why it failed.
import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { StateTop } from '../../../../ui/StateTop.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { type IdentityProvider, providerNames } from '../../../base/session/providers.ts';
import { signInAddress } from '../../../base/session/returnUrl.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { useHeadingFocus } from '../../../parts/useHeadingFocus.ts';
import { finishSignIn } from '../finishSignIn.ts';
import { SignInLayout } from '../SignInLayout.tsx';
import { useSignInStyles } from '../useSignInStyles.ts';
import { arrivalFrom, type SignInOutcome, type Why } from './providerSignIn.ts';
import { useReason } from './useReason.ts';
import '../arrivalTexts.ts';

export function SigningIn() {
  const styles = useSignInStyles();
  const { t } = useTexts();
  return (
    <div className={styles.centre} role="status">
      <StateTop size={72} state="spinning" />
      <PageHeading>{t('arrival.company.signingIn')}</PageHeading>
    </div>
  );
}

interface InVainProps {
  readonly title: string;
  readonly reason: string;
  /** The way on. */
  readonly to: string;
  readonly words: string;
}

function InVain({ title, reason, to, words }: InVainProps) {
  const styles = useSignInStyles();
  const type = useType();
  const around = useHeadingFocus<HTMLDivElement>();
  return (
    <div className={styles.centre} ref={around}>
      <StateTop size={72} state="lying" />
      <PageHeading>{title}</PageHeading>
      <p className={mergeClasses(type.large, type.quiet)} role="alert">
        {reason}
      </p>
      <ButtonLink appearance="primary" size="large" to={to}>
        {words}
      </ButtonLink>
    </div>
  );
}

interface NotSignedInProps {
  readonly reason: string;
  readonly returnUrl: string | null;
}

export function NotSignedIn({ reason, returnUrl }: NotSignedInProps) {
  const { t } = useTexts();
  return (
    <InVain
      reason={reason}
      title={t('arrival.company.failed')}
      to={signInAddress(returnUrl ?? '/', null)}
      words={t('arrival.company.back')}
    />
  );
}

function NotConnected({ reason }: { readonly reason: string }) {
  const { t } = useTexts();
  return (
    <InVain
      reason={reason}
      title={t('arrival.company.notConnected')}
      to="/user-settings"
      words={t('arrival.company.backToSettings')}
    />
  );
}

interface ArrivedProps {
  readonly arrival: Promise<SignInOutcome>;
  reasonOf(why: Why): string;
}

export function Arrived({ arrival, reasonOf }: ArrivedProps) {
  const outcome = use(arrival);
  const navigate = useNavigate();
  useEffect(() => {
    if (outcome === 'handedOn') return;
    if ('user' in outcome) finishSignIn(outcome.user, outcome.returnUrl, navigate);
    if ('connected' in outcome) void navigate('/user-settings#connected-accounts', { replace: true });
  }, [outcome, navigate]);
  if (outcome === 'handedOn' || 'user' in outcome || 'connected' in outcome) return <SigningIn />;
  if ('notConnected' in outcome) return <NotConnected reason={reasonOf(outcome.notConnected)} />;
  return <NotSignedIn reason={reasonOf(outcome.why)} returnUrl={outcome.returnUrl} />;
}

export const Arriving = ({ children }: { readonly children: ReactNode }) => (
  <SignInLayout>
    <Suspense fallback={<SigningIn />}>{children}</Suspense>
  </SignInLayout>
);

interface ProviderReturnProps {
  readonly provider: IdentityProvider;
  /** The query of the return. */
  readonly search: string;
}

export function ProviderReturn({ provider, search }: ProviderReturnProps) {
  const reasonOf = useReason(providerNames[provider]);
  return (
    <Arriving>
      <Arrived arrival={arrivalFrom(provider, search)} reasonOf={reasonOf} />
    </Arriving>
  );
}
