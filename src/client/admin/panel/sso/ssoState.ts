// What the panel knows of single sign-on, as its cards are given it.
import type { SsoConnection, TeamDomain } from '../../../../contract/admin/sso.ts';

export interface SsoState {
  readonly domains: readonly TeamDomain[];
  readonly connection: SsoConnection | null;
  readonly redirectUri: string;
  /** Null: there is no connection. */
  readonly logoutUri: string | null;
  /** Servers before lack them. */
  readonly samlUris?:
    | { readonly entityId: string; readonly acs: string; readonly slo?: string | undefined }
    | undefined;
  readonly signInUri: string;
  readonly canMail: boolean;
}

export interface AdminName {
  readonly userId: string;
  readonly name: string;
}

export const protocols = ['oidc', 'saml'] as const;
export type Protocol = (typeof protocols)[number];

export const protocolOf = ({ saml }: SsoConnection): Protocol => (saml ? 'saml' : 'oidc');

/** A provider in a few letters: its host, where its name is an address. */
export function shortIssuer(issuer: string): string {
  const host = URL.canParse(issuer) ? new URL(issuer).host : '';
  return host === '' ? issuer : host;
}
