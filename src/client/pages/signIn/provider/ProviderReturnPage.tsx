// The pages companies send people back to. The one of Microsoft also begins, in the window that Teams opens for it.
import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginSettings } from '../../../../contract/authorization.ts';
import { isRefusal } from '../../../../contract/errors.ts';
import { call } from '../../../api/call.ts';
import { begin } from '../../../session/providerAttempt.ts';
import { type IdentityProvider, isReturn, providerNames } from '../../../session/providers.ts';
import { Arriving, NotSignedIn, ProviderReturn, SigningIn } from './ProviderOutcome.tsx';
import type { Why } from './providerSignIn.ts';
import { useReason } from './useReason.ts';

const starts = new Map<string, Promise<Why | null>>();

/** On to the company's page; why not, where that cannot be. */
async function start(company: IdentityProvider, query: URLSearchParams): Promise<Why | null> {
  const settings = await call(loginSettings, { query: {} });
  if (isRefusal(settings)) return settings.error;
  const entrance = settings[company];
  if (!entrance) return 'NotFound';
  const purpose = query.get('popup') === 'teams' ? 'teams' : 'signIn';
  const going = { returnUrl: query.get('returnUrl'), purpose } as const;
  window.location.replace(await begin(company, entrance, going));
  return null;
}

function startOnce(company: IdentityProvider, search: string): Promise<Why | null> {
  const known = starts.get(search);
  if (known) return known;
  const started = start(company, new URLSearchParams(search));
  starts.set(search, started);
  return started;
}

interface StartProps {
  readonly company: IdentityProvider;
  readonly search: string;
}

function Start({ company, search }: StartProps) {
  const why = use(startOnce(company, search));
  const reasonOf = useReason(providerNames[company]);
  return why === null ? <SigningIn /> : <NotSignedIn reason={reasonOf(why)} returnUrl={null} />;
}

function ProviderReturnPage({ company }: { readonly company: IdentityProvider }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (isReturn(query)) return <ProviderReturn company={company} search={search} />;
  if (!query.has('start')) return <Navigate replace to="/login" />;
  return (
    <Arriving>
      <Start company={company} search={search} />
    </Arriving>
  );
}

export const MicrosoftPage = () => <ProviderReturnPage company="microsoft" />;
export const GooglePage = () => <ProviderReturnPage company="google" />;
