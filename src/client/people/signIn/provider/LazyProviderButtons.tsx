// Loads the buttons of identity providers and passkeys once it is known which there are.
import { lazy, Suspense } from 'react';
import type { LoginSettings } from '../../../base/session/providers.ts';

const ProviderButtons = lazy(async () => ({
  default: (await import('./ProviderButtons.tsx')).ProviderButtons,
}));

interface LazyProviderButtonsProps {
  readonly settings: LoginSettings | null;
  readonly returnUrl: string | null;
  /** Only who has an account has a passkey. */
  readonly hasPasskey?: boolean;
}

export function LazyProviderButtons(props: LazyProviderButtonsProps) {
  if (!props.settings) return null;
  return (
    <Suspense fallback={null}>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
