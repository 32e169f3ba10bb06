// Buttons for signing in with the identity providers that are configured, and with a passkey.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { canUsePasskeys } from '../../../base/session/canUsePasskeys.ts';
import type { LoginSettings } from '../../../base/session/providers.ts';
import {
  type Entrance,
  type IdentityProvider,
  identityProviders,
  providerNames,
} from '../../../base/session/providers.ts';
import { ProviderLogo } from '../../../parts/ProviderLogo.tsx';

const useStyles = makeStyles({
  ways: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  way: { minHeight: '44px', width: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  /** The button comes a moment later than the form below it. */
  passkey: { minHeight: '44px' },
  or: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '12px',
    '::before': { content: '""', height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
});

const TinySpinner = lazy(async () => ({
  default: (await import('../../../../ui/TinySpinner.tsx')).TinySpinner,
}));

const PasskeyButton = lazy(async () => ({ default: (await import('../PasskeyButton.tsx')).PasskeyButton }));

interface ProviderButtonsProps {
  readonly settings: LoginSettings | null;
  readonly returnUrl: string | null;
  readonly hasPasskey?: boolean;
}

/** The provider being opened; reset when the page comes back from the back/forward cache. */
function useLeaving() {
  const [leavingTo, setLeavingTo] = useState<IdentityProvider | null>(null);
  useEffect(() => {
    const stay = () => setLeavingTo(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [leavingTo, setLeavingTo] as const;
}

interface ProviderButtonProps {
  readonly provider: IdentityProvider;
  readonly isOnTheWay: boolean;
  readonly isDisabled: boolean;
  onPress(): void;
}

function ProviderButton({ provider, isOnTheWay, isDisabled, onPress }: ProviderButtonProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const mark = <ProviderLogo provider={provider} />;
  const spinner = (
    <Suspense fallback={mark}>
      <TinySpinner />
    </Suspense>
  );
  return (
    <Button
      className={styles.way}
      disabledFocusable={isDisabled}
      icon={isOnTheWay ? spinner : mark}
      onClick={onPress}
    >
      {t('door.company.act', { company: providerNames[provider] })}
    </Button>
  );
}

export function ProviderButtons({ settings, returnUrl, hasPasskey = false }: ProviderButtonsProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [leavingTo, setLeavingTo] = useLeaving();
  const ways = identityProviders.flatMap((provider) => {
    const entrance = settings?.[provider];
    return entrance ? [{ provider, entrance }] : [];
  });
  const offersPasskey = hasPasskey && canUsePasskeys(settings?.passkeyHost ?? null);
  if (ways.length === 0 && !offersPasskey) return null;
  const leave = async (provider: IdentityProvider, entrance: Entrance) => {
    setLeavingTo(provider);
    const { begin } = await import('../../../base/session/providerAttempt.ts');
    window.location.assign(await begin(provider, entrance, { returnUrl }));
  };
  return (
    <>
      <div className={styles.ways}>
        {ways.map(({ provider, entrance }) => (
          <ProviderButton
            provider={provider}
            isDisabled={leavingTo !== null}
            isOnTheWay={leavingTo === provider}
            key={provider}
            onPress={() => leave(provider, entrance)}
          />
        ))}
        {offersPasskey && (
          <div className={styles.passkey}>
            <Suspense>
              <PasskeyButton />
            </Suspense>
          </div>
        )}
      </div>
      <p className={mergeClasses(type.body, type.quiet, styles.or)}>{t('door.company.or')}</p>
    </>
  );
}
