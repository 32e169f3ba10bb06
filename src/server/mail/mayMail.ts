// Whether one more mail may go to an address: its reader did not stop them, and there were not too many.
import type { MemberContext } from '../http/visit.ts';
import { emailKey } from '../people/store.ts';
import { tellSecurity } from '../shared/log.ts';
import type { Parts } from '../start/services.ts';
import { wantsInvitations } from './invitationStore.ts';

/** The bell rang already, so one mail too many is no refusal; it is just not sent. */
export async function mayMail(
  { database, rates }: Pick<Parts, 'database' | 'rates'>,
  email: string,
  by: MemberContext | null,
): Promise<boolean> {
  if (!(await wantsInvitations(database, email))) return false;
  const recipient = emailKey(email);
  if (by === null) return (await rates.take('MAIL', { recipient: `news ${recipient}` })).ok;
  const { member, team, address, log } = by;
  const taken = await rates.take('MAIL', {
    ...{ recipient, user: member.userId, team: team.teamId, address, everyone: 'everyone' },
  });
  if (!taken.ok) tellSecurity(log, { security: 'rateLimited', rateClass: 'MAIL', userId: member.userId });
  return taken.ok;
}
