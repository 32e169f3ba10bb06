// Loads the provider buttons only where the server has identity providers.

import { lazy, Suspense } from 'react';
import type { LoginSettings } from '../../../base/session/providers.ts';

const ProviderButtons = lazy(async () => ({
  default: (await import('./ProviderButtons.tsx')).ProviderButtons,
}));

interface LazyProviderButtonsProps {
  readonly settings: LoginSettings | null;
  readonly returnUrl: string | null;
}

export function LazyProviderButtons(props: LazyProviderButtonsProps) {
  if (!props.settings || props.settings.methods.length === 1) return null;
  return (
    <Suspense fallback={null}>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
