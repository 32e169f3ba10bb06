// What ends with a membership: rights, tokens, sessions, invitations, notifications and seats at tables that are over.
import type { Database } from '../../base/storage/database.ts';
import { removeInvites } from '../../messaging/mail/invitationStore.ts';
import { removeNotificationsOf } from '../../messaging/notifications/store.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { leaveGroups } from '../../people/groups.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { endSessions } from '../../people/identity/sessionStore.ts';
import { removeTokensMadeBy } from '../../people/identity/teamTokenStore.ts';
import { writeNoTeam } from '../../people/store.ts';
import { leaveClosedTables } from '../../tables/matches/erasure.ts';
import { holdLeaver } from '../keeping/store.ts';

interface Leaving {
  readonly userId: string;
  readonly teamId: string;
  readonly email: string | null;
}

/** Within a transaction that has locked team and person; answers the sessions that it ended. The account stays. */
export async function leaveTeam(
  trx: Database,
  { userId, teamId, email }: Leaving,
  now: number,
): Promise<readonly string[]> {
  await holdLeaver(trx, teamId, userId);
  await writeNoTeam(trx, userId);
  await leaveGroups(trx, userId);
  await removeNotificationsOf(trx, userId);
  if (email) await removeInvites(trx, email, teamId);
  return endPart(trx, { userId, teamId }, now);
}

/** What ends for somebody who is switched off as well, while they stay in the list of the directory. */
export async function endPart(
  trx: Database,
  { userId, teamId }: Pick<Leaving, 'userId' | 'teamId'>,
  now: number,
): Promise<readonly string[]> {
  await removeTokensMadeBy(trx, [userId]);
  await removeMailTokens(trx, userId);
  await leaveClosedTables(trx, teamId, userId);
  await tellWebhooks(trx, now, [{ teamId, event: 'member.left', data: { userId } }]);
  return endSessions(trx, { userId }, 'removed', now);
}
