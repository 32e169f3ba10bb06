// The identity providers people may sign in with: their names, and how this deployment reaches them.
import type { infer as Out } from 'zod/mini';
import type { loginSettings } from '../../../contract/people/authorization.ts';

export const identityProviders = ['slack', 'microsoft', 'google'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  slack: 'Slack',
  microsoft: 'Microsoft',
  google: 'Google',
};

/** The server's settings of an identity provider. */
export interface Entrance {
  readonly clientId: string;
  readonly authority?: string;
}

/** Whether an address is the return from an identity provider. */
export const isReturn = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));

/** The server's settings of sign-in: the team, and the providers. */
export type LoginSettings = Out<typeof loginSettings.answer>;
