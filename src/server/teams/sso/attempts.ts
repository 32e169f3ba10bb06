// Begins a sign-in at the provider of a team, bound to the browser that began it.
import type { Encryption } from '../../people/identity/encryption.ts';
import { type Bound, discoverOidc, isSsoFailure, type Oidc, type SsoFailure, ssoFailure } from './oidc.ts';
import type { SsoServices } from './services.ts';
import { type StoredAttempt, type StoredConnection, writeAttempt } from './store.ts';
import { createStrangerFetch } from './strangerFetch.ts';

export const sealedAbout = (connectionId: string): string => `sso secret ${connectionId}`;

export const ssoAddresses = (publicUrl: string) => ({
  back: `${publicUrl}/sso/back`,
  logout: (connectionId: string): string => `${publicUrl}/api/Sso/Logout/${connectionId}`,
  signIn: (teamId: string): string => `${publicUrl}/sso/${teamId}`,
});

type ProviderDeps = Pick<SsoServices, 'askStranger' | 'config' | 'encryption'>;

/** The provider as it describes itself now. */
export async function providerOf(
  { askStranger, config, encryption }: ProviderDeps,
  { id, issuer, client_id, sealed, groups_claim }: StoredConnection,
): Promise<Oidc | SsoFailure> {
  const clientSecret = readSecret(encryption, sealed, id);
  if (clientSecret === null) return ssoFailure('secretLost');
  return discoverOidc({
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

type Begin = Pick<StoredAttempt, 'purpose' | 'challenge' | 'user_id' | 'session_id'>;

export async function beginAttempt(
  services: ProviderDeps & Pick<SsoServices, 'clock' | 'database'>,
  connection: StoredConnection,
  { purpose, challenge, user_id, session_id }: Begin,
): Promise<{ readonly address: string; readonly state: string } | SsoFailure> {
  const oidc = await providerOf(services, connection);
  if (isSsoFailure(oidc)) return oidc;
  const { clock, database, encryption } = services;
  const now = clock.now();
  const attempt = { connection_id: connection.id, purpose, challenge, user_id, session_id };
  const state = await writeAttempt(database, attempt, now);
  const bound = boundBy(encryption, state, purpose === 'confirm' ? now : null);
  return { address: await oidc.addressFor(bound), state };
}
