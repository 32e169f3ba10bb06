// Whether another mail may be sent to an address: not unsubscribed, and within the mail limits.
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Rates } from '../../base/rates/rates.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Actor } from '../../people/members.ts';
import { emailKey } from '../../people/store.ts';
import { wantsInvitations } from './invitationStore.ts';

/** Who causes a mail, and from which address: their limits apply too. */
export interface MailSender extends Actor {
  readonly address: string;
}

interface Deps {
  readonly database: Database;
  readonly rates: Rates;
  readonly log: Log;
}

/** The notification is in the app already, so a mail over the limit is no refusal; it is just not sent. */
export async function mayMail(
  { database, rates, log }: Deps,
  email: string,
  by: MailSender | null,
): Promise<boolean> {
  if (isDemoTeam(by?.team.teamId)) return false;
  if (!(await wantsInvitations(database, email))) return false;
  const recipient = emailKey(email);
  if (by === null) return (await rates.take('MAIL', { recipient: `news ${recipient}` })).ok;
  const { member, team, address } = by;
  const taken = await rates.take('MAIL', {
    recipient,
    user: member.userId,
    team: team.teamId,
    address,
    everyone: 'everyone',
  });
  if (!taken.ok) logSecurityEvent(log, { security: 'rateLimited', rateClass: 'MAIL', userId: member.userId });
  return taken.ok;
}
