// The provider of a connection by OpenID Connect: what binds the way there to the way back, and what its tokens say.
import type { JWTPayload } from 'jose';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { textIn } from '../../../people/identity/providerAccount.ts';
import { ssoAddresses } from '../addresses.ts';
import type { SsoClaims } from '../claims.ts';
import { type SsoFailure, ssoFailure } from '../failure.ts';
import { groupsFrom } from '../groups.ts';
import type { SsoServices } from '../services.ts';
import type { StoredConnection } from '../store.ts';
import { createStrangerFetch } from '../strangerFetch.ts';
import { type Bound, discoverOidc, type Oidc } from './oidc.ts';

export const sealedAbout = (connectionId: string): string => `sso secret ${connectionId}`;

type ProviderDeps = Pick<SsoServices, 'askStranger' | 'config' | 'encryption' | 'knownProviders'>;

/** The provider as it describes itself, or did minutes ago: not before the connection was changed or tested. Its keys are always fetched. */
export async function providerOf(
  { askStranger, config, encryption, knownProviders }: ProviderDeps,
  { id, issuer, client_id, sealed, groups_claim, changed_at, tested_at }: StoredConnection,
): Promise<Oidc | SsoFailure> {
  const clientSecret = readSecret(encryption, sealed, id);
  if (clientSecret === null) return ssoFailure('secretLost');
  const name = [id, issuer, changed_at, tested_at].join(' ');
  return discoverOidc({
    known: {
      read: () => knownProviders.get(name),
      keep: (server) => void (knownProviders.has(name) || knownProviders.set(name, server)),
      forget: () => void knownProviders.delete(name),
    },
    issuer,
    clientId: client_id,
    clientSecret,
    groupsClaim: groups_claim,
    redirectUri: ssoAddresses(config.publicUrl).back,
    fetch: createStrangerFetch(askStranger),
    insideOrigins: config.ssoInside,
  });
}

/** Null: it was encrypted with a key that is gone. */
function readSecret(encryption: Encryption, sealed: string, connectionId: string): string | null {
  try {
    return encryption.decrypt(sealed, sealedAbout(connectionId));
  } catch {
    return null;
  }
}

/** Nonce and verifier follow from the state and the key of the server: they are stored nowhere. */
export const boundBy = (
  { keyedHash }: Pick<Encryption, 'keyedHash'>,
  state: string,
  againSince: number | null,
): Bound => ({
  state,
  nonce: keyedHash(`sso nonce ${state}`),
  verifier: keyedHash(`sso verifier ${state}`),
  againSince,
});

/** Too many for the token: it says where they could be asked for instead. Without that, no claim is no group. */
const areElsewhere = ({ _claim_names, hasgroups }: JWTPayload, claim: string): boolean =>
  Object.hasOwn(Object(_claim_names), claim) || hasgroups === true || hasgroups === 'true';

export const claimsOfToken = (claims: JWTPayload, groupsClaim: string): SsoClaims => ({
  subject: textIn(claims, 'sub'),
  email: typeof claims.email === 'string' ? claims.email : null,
  isUnproven: claims.email_verified !== undefined && String(claims.email_verified) !== 'true',
  name: textIn(claims, 'name') ?? '',
  sid: textIn(claims, 'sid'),
  ...groupsFrom(claims[groupsClaim], areElsewhere(claims, groupsClaim)),
});
