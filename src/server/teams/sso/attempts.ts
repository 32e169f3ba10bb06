// Begins a sign-in at the provider of a team, bound to the browser that began it.
import { ssoAddresses } from './addresses.ts';
import { isSsoFailure, type SsoFailure } from './failure.ts';
import { boundBy, providerOf } from './oidc/provider.ts';
import { requestIdOf } from './saml/requestId.ts';
import type { SsoServices } from './services.ts';
import { type StoredAttempt, type StoredConnection, writeAttempt } from './store.ts';

type Begin = Pick<StoredAttempt, 'purpose' | 'challenge' | 'user_id' | 'session_id'>;

interface BegunAttempt {
  /** Where the browser goes. */
  readonly address: string;
  readonly state: string;
}

type AttemptServices = Pick<
  SsoServices,
  'askStranger' | 'clock' | 'config' | 'database' | 'encryption' | 'knownProviders'
>;

export async function beginAttempt(
  services: AttemptServices,
  connection: StoredConnection,
  { purpose, challenge, user_id, session_id }: Begin,
): Promise<BegunAttempt | SsoFailure> {
  const { clock, database, encryption, config } = services;
  const now = clock.now();
  const attempt = { connection_id: connection.id, purpose, challenge, user_id, session_id };
  const isAgain = purpose === 'confirm';
  if (connection.saml) {
    const { samlService } = await import('./saml/service.ts');
    const state = await writeAttempt(database, attempt, now);
    const own = ssoAddresses(config.publicUrl).saml(connection.team_id);
    const service = samlService(connection.saml, own, { requestId: requestIdOf(encryption, state), isAgain });
    return { address: await service.getAuthorizeUrlAsync(state, undefined, {}), state };
  }
  const oidc = await providerOf(services, connection);
  if (isSsoFailure(oidc)) return oidc;
  const state = await writeAttempt(database, attempt, now);
  const bound = boundBy(encryption, state, isAgain ? now : null);
  return { address: await oidc.addressFor(bound), state };
}
