// Ends the sessions that a provider says are over there, once for each of its messages.
import { readSessionsBySso } from '../../people/identity/ssoStore.ts';
import type { SsoServices } from './services.ts';
import { spendMessage } from './store.ts';

interface SignedOut {
  readonly connectionId: string;
  /** The id of the message, and of what kind it is. */
  readonly message: string;
  /** Null: whoever signed in there by one of `sids`. */
  readonly subject: string | null;
  /** The sign-ins there that are over; empty: all of the subject. */
  readonly sids: readonly string[];
}

/** False: the message came before. */
export async function endSsoSessions(
  { clock, database, sessions }: SsoServices,
  { connectionId, message, subject, sids }: SignedOut,
): Promise<boolean> {
  const announce = await database.transaction().execute(async (trx) => {
    if (!(await spendMessage(trx, message, clock.now()))) return null;
    const ids = await readSessionsBySso(trx, connectionId, { subject, sids });
    return sessions.endThese(ids, 'sso logout', trx);
  });
  announce?.();
  return announce !== null;
}
