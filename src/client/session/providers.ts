// The identity providers people may sign in with: their names, and how this deployment reaches them.
import type { infer as Out } from 'zod/mini';
import type { loginSettings } from '../../contract/authorization.ts';

export const identityProviders = ['slack', 'microsoft', 'google'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  slack: 'Slack',
  microsoft: 'Microsoft',
  google: 'Google',
};

/** What the server says of a company it works with. */
export interface Entrance {
  readonly clientId: string;
  readonly authority?: string;
}

/** Whether a page was come back to from a company. */
export const isReturn = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));

/** What the server says of sign-in: whose team it is, and by which ways. */
export type LoginSettings = Out<typeof loginSettings.answer>;
