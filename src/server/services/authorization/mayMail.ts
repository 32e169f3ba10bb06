// Whether an invitation may also go out by mail: the reader wants such mails, and there were not too many.
import type { MemberContext } from '../../http/visit.ts';
import { tellSecurity } from '../../log.ts';
import type { Parts } from '../../parts.ts';
import { wantsInvitations } from '../../storage/invitations.ts';
import { emailKey } from '../../storage/people.ts';

/** The bell rang already, so one mail too many is no refusal; it is just not sent. */
export async function mayMail(
  { database, rates }: Parts,
  { member, team, address, log }: MemberContext,
  email: string,
): Promise<boolean> {
  if (!(await wantsInvitations(database, email))) return false;
  const taken = await rates.take('MAIL', {
    ...{ recipient: emailKey(email), user: member.userId, team: team.teamId, address, everyone: 'everyone' },
  });
  if (!taken.ok) tellSecurity(log, { security: 'rateLimited', rateClass: 'MAIL', userId: member.userId });
  return taken.ok;
}
