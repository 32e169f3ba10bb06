// OAuth redirect pages of Microsoft and Google. Microsoft's also starts the flow, in the pop-up of Teams.
import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isRefusal } from '../../../../contract/errors.ts';
import { loginSettings } from '../../../../contract/people/authorization.ts';
import { call } from '../../../base/api/call.ts';
import { begin } from '../../../base/session/providerAttempt.ts';
import { type IdentityProvider, isReturn, providerNames } from '../../../base/session/providers.ts';
import { Arriving, NotSignedIn, ProviderReturn, SigningIn } from './ProviderOutcome.tsx';
import type { Why } from './providerSignIn.ts';
import { useReason } from './useReason.ts';

const starts = new Map<string, Promise<Why | null>>();

/** Redirects to the provider, or answers why it cannot. */
async function start(provider: IdentityProvider, query: URLSearchParams): Promise<Why | null> {
  const settings = await call(loginSettings, { query: {} });
  if (isRefusal(settings)) return settings.error;
  const entrance = settings[provider];
  if (!entrance) return 'NotFound';
  const purpose = query.get('popup') === 'teams' ? 'teams' : 'signIn';
  const going = { returnUrl: query.get('returnUrl'), purpose } as const;
  window.location.replace(await begin(provider, entrance, going));
  return null;
}

function startOnce(provider: IdentityProvider, search: string): Promise<Why | null> {
  const known = starts.get(search);
  if (known) return known;
  const started = start(provider, new URLSearchParams(search));
  starts.set(search, started);
  return started;
}

interface StartProps {
  readonly provider: IdentityProvider;
  readonly search: string;
}

function Start({ provider, search }: StartProps) {
  const why = use(startOnce(provider, search));
  const reasonOf = useReason(providerNames[provider]);
  return why === null ? <SigningIn /> : <NotSignedIn reason={reasonOf(why)} returnUrl={null} />;
}

function ProviderReturnPage({ provider }: { readonly provider: IdentityProvider }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (isReturn(query)) return <ProviderReturn provider={provider} search={search} />;
  if (!query.has('start')) return <Navigate replace to="/login" />;
  return (
    <Arriving>
      <Start provider={provider} search={search} />
    </Arriving>
  );
}

export const MicrosoftPage = () => <ProviderReturnPage provider="microsoft" />;
export const GooglePage = () => <ProviderReturnPage provider="google" />;
