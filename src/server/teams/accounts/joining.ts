// Joins a person to a team by its link: who may, and the write itself.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Database } from '../../base/storage/database.ts';
import { isInvited, removeInvites } from '../../messaging/mail/invitationStore.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { hasUsesLeft } from '../../people/inviteLink.ts';
import { lockPerson, writeMembership } from '../../people/store.ts';
import { countMembers, lockTeam, type StoredTeam, spendInviteUse } from '../../people/teamStore.ts';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const isDomainWelcome = ({ email_domains }: StoredTeam, email: string): boolean =>
  email_domains.length === 0 || email_domains.some((domain) => domain.toLowerCase() === domainOf(email));

const isWelcomeByLink = (team: StoredTeam, email: string): boolean =>
  team.link_sign_up && isDomainWelcome(team, email) && hasUsesLeft(team);

/** The plan's number of members is reached. */
export const isFull = async (database: Database, { id, places }: StoredTeam): Promise<boolean> =>
  places !== null && (await countMembers(database, id)) >= places;

/**
 * Closed to links and to this address, which no admin invited; or full. The demo team is joined by visitors alone.
 * Whoever signed up before the last day of the link was over may prove their address later.
 */
export async function joinRefusal(
  database: Database,
  team: StoredTeam,
  email: string,
  now: number,
): Promise<Refusal | null> {
  if (isDemoTeam(team.id)) return refuse('NotAllowed', { reason: 'teamIsClosed' });
  const isWelcome =
    isWelcomeByLink(team, email) || (await isInvited(database, { teamId: team.id, email }, now));
  if (!isWelcome) return refuse('NotAllowed', { reason: 'teamIsClosed' });
  return (await isFull(database, team)) ? refuse('NotAllowed', { reason: 'teamIsFull' }) : null;
}

/** Within a transaction, so that two people at once cannot both take the last place. False: the team is full. */
export async function joinByLink(
  trx: Database,
  userId: string,
  teamId: string,
  now: number,
): Promise<boolean> {
  const team = await lockTeam(trx, teamId);
  const person = await lockPerson(trx, userId);
  if (!team || !person?.email || person.team_id !== null) return false;
  if (await joinRefusal(trx, team, person.email, now)) return false;
  if (!(await isInvited(trx, { teamId, email: person.email }, now))) await spendInviteUse(trx, teamId);
  await writeMembership(trx, userId, { teamId, isAdmin: false }, now);
  await tellWebhooks(trx, now, [{ teamId, event: 'member.joined', data: { userId } }]);
  await removeInvites(trx, person.email, teamId);
  return true;
}
