// Sign-in for Google Meet: a button that opens Google's window.
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../../../contract/errors.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { signInWithGooglePopup } from '../../../base/session/googlePopup.ts';
import { type Entrance, providerNames } from '../../../base/session/providers.ts';
import { useUser } from '../../../base/session/useSession.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { ProviderLogo } from '../../../parts/ProviderLogo.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { finishSignIn } from '../finishSignIn.ts';
import { landingPath } from '../landingPath.ts';
import { SignInLayout } from '../SignInLayout.tsx';
import { useLoginSettings } from '../useLoginSettings.ts';
import { useSignInStyles } from '../useSignInStyles.ts';
import { show, type Why } from './providerSignIn.ts';
import { useReason } from './useReason.ts';
import '../arrivalTexts.ts';

const useStyles = makeStyles({
  button: { minHeight: '44px', width: '100%' },
  /** Google's logo needs a white background. */
  mark: { display: 'grid', padding: '2px', borderRadius: '4px', backgroundColor: '#fff' },
});
const provider = providerNames.google;

interface GoogleButtonProps {
  readonly entrance: Entrance;
  readonly returnUrl: string | null;
  onProblem(problem: Why | 'blocked' | null): void;
}

function GoogleButton({ entrance, returnUrl, onProblem }: GoogleButtonProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    onProblem(null);
    const brought = await signInWithGooglePopup(entrance.clientId, () => onProblem('blocked'));
    const user = brought && (await show('google', brought));
    setBusy(false);
    if (isRefusal(user)) onProblem(user.error);
    else if (user) finishSignIn(user, returnUrl, navigate);
  };
  return (
    <Button
      appearance="primary"
      className={styles.button}
      disabledFocusable={isBusy}
      icon={
        <span className={styles.mark}>
          <ProviderLogo provider="google" size={16} />
        </span>
      }
      onClick={signIn}
    >
      {t(isBusy ? 'arrival.company.waiting' : 'door.company.act', { company: provider })}
    </Button>
  );
}

export function GoogleMeetPage() {
  const styles = useSignInStyles();
  const type = useType();
  const { t } = useTexts();
  const user = useUser();
  const [query] = useSearchParams();
  const { settings, hasFailed } = useLoginSettings(null);
  const [problem, setProblem] = useState<Why | 'blocked' | null>(null);
  const reasonOf = useReason(provider);
  const returnUrl = query.get('returnUrl');
  if (user) return <Navigate replace to={landingPath(user, returnUrl)} />;
  const entrance = settings?.google;
  const missing = hasFailed ? 'AnErrorOccured' : settings && !entrance ? 'NotFound' : null;
  const reason = missing ?? problem;
  return (
    <SignInLayout>
      <div className={styles.head}>
        <PageHeading>{t('arrival.meet.title')}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{t('arrival.meet.words')}</p>
      </div>
      {reason && (
        <MessageBar intent={reason === 'blocked' ? 'warning' : 'error'} layout="multiline" role="alert">
          <MessageBarBody>
            {reason === 'blocked' ? t('arrival.meet.blocked') : reasonOf(reason)}
          </MessageBarBody>
        </MessageBar>
      )}
      {entrance && <GoogleButton entrance={entrance} onProblem={setProblem} returnUrl={returnUrl} />}
      <p className={type.body}>
        <TextLink to="/login">{t('arrival.company.others')}</TextLink>
      </p>
    </SignInLayout>
  );
}
