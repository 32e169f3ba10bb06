// Handles the return from an identity provider: signs in, connects an account, or answers why not.
import { isRefusal, type Refusal, type RefusalKey } from '../../../../contract/errors.ts';
import { connect } from '../../../../contract/people/connections.ts';
import type { User } from '../../../../contract/people/people.ts';
import { login, loginWithMS, loginWithSlack } from '../../../../contract/people/providers.ts';
import { call } from '../../../base/api/call.ts';
import { handToOpener, isForOpener } from '../../../base/session/googlePopup.ts';
import {
  broughtBack,
  type NotBrought,
  type ProviderReturn,
  takeAttempt,
} from '../../../base/session/providerAttempt.ts';
import type { IdentityProvider } from '../../../base/session/providers.ts';

export type Why = NotBrought | RefusalKey | 'nobodyWaits';

export type SignInOutcome =
  | { readonly user: User; readonly returnUrl: string | null }
  | { readonly why: Why; readonly returnUrl: string | null }
  | { readonly connected: IdentityProvider }
  | { readonly notConnected: Why }
  /** The window that opened this one handles it. */
  | 'handedOn';

export function show(provider: IdentityProvider, { code, ...rest }: ProviderReturn): Promise<User | Refusal> {
  if (provider === 'google') return call(login, { body: { token: code, app: 'googleCode', ...rest } });
  const { codeVerifier, ...proof } = rest;
  if (provider === 'slack') return call(loginWithSlack, { body: { code, ...proof } });
  return call(loginWithMS, { body: { code, ...proof, codeVerifier } });
}

async function tellTeams(brought: ProviderReturn | NotBrought): Promise<SignInOutcome> {
  const host = await import('../../../base/hosts/teamsPopup.ts');
  const telling =
    typeof brought === 'string' ? host.tellTeams(null, brought) : host.tellTeams(JSON.stringify(brought));
  return telling.then(
    () => 'handedOn' as const,
    () => ({ why: 'nobodyWaits', returnUrl: null }) as const,
  );
}

async function addAccount(
  provider: IdentityProvider,
  brought: ProviderReturn | NotBrought,
): Promise<SignInOutcome> {
  if (typeof brought === 'string') return { notConnected: brought };
  const answer = await call(connect, { body: { ...brought, company: provider } });
  return isRefusal(answer) ? { notConnected: answer.error } : { connected: provider };
}

async function arrive(provider: IdentityProvider, query: URLSearchParams): Promise<SignInOutcome> {
  if (provider === 'google' && isForOpener(query))
    return handToOpener(query) ? 'handedOn' : { why: 'nobodyWaits', returnUrl: null };
  const attempt = takeAttempt(provider);
  const brought = broughtBack(attempt, query);
  if (attempt?.purpose === 'teams') return tellTeams(brought);
  if (attempt?.purpose === 'connect') return addAccount(provider, brought);
  const returnUrl = attempt?.returnUrl ?? null;
  if (typeof brought === 'string') return { why: brought, returnUrl };
  const user = await show(provider, brought);
  return isRefusal(user) ? { why: user.error, returnUrl } : { user, returnUrl };
}

/** A code works once, so it is sent once even when React runs effects twice. */
const brought = new Map<string, Promise<SignInOutcome>>();

export function arrivalBy(
  search: string,
  act: (query: URLSearchParams) => Promise<SignInOutcome>,
): Promise<SignInOutcome> {
  const known = brought.get(search);
  if (known) return known;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const outcome = act(new URLSearchParams(search));
  brought.set(search, outcome);
  return outcome;
}

export const arrivalFrom = (provider: IdentityProvider, search: string): Promise<SignInOutcome> =>
  arrivalBy(search, (query) => arrive(provider, query));
