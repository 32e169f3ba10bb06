// The library of SAML, with the strict settings of ours. It is loaded with the first team that uses SAML.
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { SamlSettings } from '../../../base/storage/schema/sso.ts';

/** What a provider is told of us. */
export interface OwnSaml {
  readonly entityId: string;
  readonly acs: string;
  readonly slo: string;
}

interface Asked {
  /** The one request that an answer may be to. */
  readonly requestId: string;
  /** The person has to show there once more who they are. */
  readonly isAgain?: boolean;
  /** The answer as a whole is signed beside what it says of the person. */
  readonly isWholeSigned?: boolean;
}

export const clockSkewMs = 60_000;
const requestMs = 10 * 60_000;

export const samlService = (
  { signOn, signOut, certificates }: SamlSettings,
  { entityId, acs }: OwnSaml,
  { requestId, isAgain = false, isWholeSigned = false }: Asked,
): SAML =>
  new SAML({
    entryPoint: signOn,
    logoutUrl: signOut ?? signOn,
    idpCert: [...certificates],
    issuer: entityId,
    audience: entityId,
    callbackUrl: acs,
    generateUniqueId: () => requestId,
    forceAuthn: isAgain,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isWholeSigned,
    acceptedClockSkewMs: clockSkewMs,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestMs,
    // The attempt has been found and is not over: which request it was is all that is left to say.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  });
