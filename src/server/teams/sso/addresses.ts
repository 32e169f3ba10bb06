// The addresses that a provider is told of us, and which addresses of a provider are safe.
import { ssoLimits } from '../../../contract/admin/sso.ts';

export const ssoAddresses = (publicUrl: string) => ({
  back: `${publicUrl}/sso/back`,
  logout: (connectionId: string): string => `${publicUrl}/api/Sso/Logout/${connectionId}`,
  signIn: (teamId: string): string => `${publicUrl}/sso/${teamId}`,
  /** Of a team by SAML: who we are, which is where our description is as well, where answers are posted to, and where sign-outs are told. */
  saml: (teamId: string) => ({
    entityId: `${publicUrl}/api/Sso/Metadata/${teamId}`,
    acs: `${publicUrl}/api/Sso/Acs/${teamId}`,
    slo: `${publicUrl}/api/Sso/Slo/${teamId}`,
  }),
});

/** `insideOrigins`: inside the network, named by the operator; without encryption too. */
export function isSafeAddress(address: string | undefined, insideOrigins: readonly string[]): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && insideOrigins.includes(origin));
}

/** A provider in a few letters: its host, where its name is an address. */
export function shortIssuer(issuer: string): string {
  const host = URL.canParse(issuer) ? new URL(issuer).host : '';
  return (host === '' ? issuer : host).slice(0, ssoLimits.text);
}
