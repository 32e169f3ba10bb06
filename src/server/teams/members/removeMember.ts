// Removes a member from the team: their seats and sessions end, their account stays.
import type * as call from '../../../contract/admin/team.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import { countOthers, lockPerson } from '../../people/store.ts';
import { lockTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { leaveTeam } from './leaveTeam.ts';
import type { TeamServices } from './services.ts';

type Deps = Pick<TeamServices, 'announcements' | 'clock' | 'config' | 'database' | 'mailer' | 'tables'>;

/** People of other teams are NotFound. */
export const removeMember =
  (services: Deps): Handler<typeof call.removeMember> =>
  async (context, { userId }) => {
    const { member, team, log } = context;
    const { database, tables, announcements } = services;
    if (userId === member.userId) return ownRefusal(database, team.teamId, userId);
    const sessionIds = await database.transaction().execute((trx) => takeOut(services, trx, context, userId));
    if (isRefusal(sessionIds)) return sessionIds;
    logSecurityEvent(log, { security: 'memberRemoved', userId, teamId: team.teamId });
    announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because: 'removed' });
    announcements.publish({ kind: 'personChanged', userId });
    await tables.vacate(team.teamId, userId);
    return { ok: true };
  };

/** People cannot remove themselves; the last admin gets the more specific refusal. */
async function ownRefusal(database: Database, teamId: string, userId: string): Promise<Refusal> {
  const { admins } = await countOthers(database, teamId, userId);
  if (admins === 0) return refuse('LastAdmin');
  return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'oneself' }] });
}

/** Checked again under lock: of two admins who remove each other at once, the first succeeds. */
async function takeOut(
  { clock, mailer, config }: Deps,
  trx: Database,
  { member, team }: MemberContext,
  userId: string,
): Promise<readonly string[] | Refusal> {
  const { teamId } = team;
  await lockTeam(trx, teamId);
  const admin = await lockPerson(trx, member.userId);
  if (admin?.team_id !== teamId || !admin.is_admin) return refuse('AdminOnly');
  const person = await lockPerson(trx, userId);
  if (person?.team_id !== teamId) return refuse('NotFound');
  const sessionIds = await leaveTeam(trx, { userId, teamId, email: person.email }, clock.now());
  await writeAudit(trx, { teamId, actorId: member.userId, at: clock.now() }, [
    { act: 'memberRemoved', subjectId: userId },
  ]);
  const { name, email, language } = person;
  if (email) {
    const link = `${config.publicUrl}/login`;
    const mail = composeMail('removed', language, { name, team: team.name, link });
    await mailer.send(email, { ...mail, teamId }, trx);
  }
  return sessionIds;
}
