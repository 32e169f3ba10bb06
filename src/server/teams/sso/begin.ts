// Leads somebody to the provider of their company: to sign in, or to prove again who they are.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { ssoBegin, ssoConfirm } from '../../../contract/people/sso.ts';
import type { Database } from '../../base/storage/database.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { readSsoSession } from '../../people/identity/ssoStore.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { beginAttempt } from './attempts.ts';
import { isSsoFailure, type SsoFailure } from './failure.ts';
import type { SsoServices } from './services.ts';
import { readConnection, readConnectionFor, readConnectionOf, type StoredConnection } from './store.ts';

const isSilent: readonly SsoFailure['problem'][] = ['inside', 'unknownHost', 'tooSlow', 'unreachable'];

/** What somebody who signs in is told; the page has a sentence for each reason. */
export function refusalOfFailure({ problem }: SsoFailure): Refusal {
  if (problem === 'full') return refuse('NotAllowed', { reason: 'teamIsFull' });
  return refuse(isSilent.includes(problem) ? 'TemporarilyUnavailable' : 'ProviderRejected', {
    reason: problem,
  });
}

/** It depends on the domain alone: nobody learns who has an account. */
async function connectionFor(
  database: Database,
  { email, teamId }: Pick<InputOf<typeof ssoBegin>, 'email' | 'teamId'>,
): Promise<StoredConnection | null> {
  const domain = email === undefined ? null : emailDomain(email);
  const connection =
    teamId !== undefined
      ? await readConnectionOf(database, teamId)
      : domain !== null && (await readConnectionFor(database, domain));
  return connection !== false && connection?.is_on ? connection : null;
}

export const beginSignIn =
  (services: SsoServices): Handler<typeof ssoBegin> =>
  async (_context, { email, teamId, challenge }) => {
    const connection = await connectionFor(services.database, { email, teamId });
    if (!connection) return { address: null, state: '' };
    const wish = { purpose: 'signIn', challenge, user_id: null, session_id: null } as const;
    const begun = await beginAttempt(services, connection, wish);
    return isSsoFailure(begun) ? refusalOfFailure(begun) : begun;
  };

export const beginConfirming =
  (services: SsoServices): Handler<typeof ssoConfirm> =>
  async ({ member, session }, { challenge }) => {
    const came = await readSsoSession(services.database, session.id);
    const connection = came && (await readConnection(services.database, came.connection_id));
    if (!connection) return refuse('NotFound');
    const wish = {
      purpose: 'confirm',
      challenge,
      user_id: member.userId,
      session_id: session.id,
    } as const;
    const begun = await beginAttempt(services, connection, wish);
    return isSsoFailure(begun) ? refusalOfFailure(begun) : begun;
  };
