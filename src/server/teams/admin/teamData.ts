// What concerns the team as a whole: its invite link, its deletion and the stopping of it, the audit log.
import { randomBytes } from 'node:crypto';
import type * as admin from '../../../contract/admin/admin.ts';
import type { auditLog } from '../../../contract/admin/audit.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { isLinkGood } from '../../people/inviteLink.ts';
import { lockTeam, readTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { type Done, readAudit, writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';
import { changeTeam } from './store.ts';

type Deps = Pick<AdminServices, 'announcements' | 'clock' | 'database'>;

/** Time in which an admin can stop it. */
const deletionDelayMs = 7 * 24 * 60 * 60_000;

/** Changes the team and writes the audit entry. A team past its deletion date may be partly deleted already and is not changed. */
async function change(
  { announcements, clock, database }: Deps,
  { member, team, log }: MemberContext,
  values: Parameters<typeof changeTeam>[2],
  act: Done['act'],
): Promise<Refusal | null> {
  const { teamId } = team;
  const refusal = await database.transaction().execute(async (trx) => {
    const now = clock.now();
    const stored = await lockTeam(trx, teamId);
    if (!stored) return refuse('NotFound');
    if (stored.deletes_at !== null && stored.deletes_at <= now) return refuse('Closed');
    await changeTeam(trx, teamId, values);
    await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [{ act }]);
    return null;
  });
  if (refusal) return refusal;
  announcements.publish({ kind: 'teamChanged', teamId });
  logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId });
  return null;
}

export const getInviteLink =
  ({ clock, database }: Deps): Handler<typeof admin.inviteLink> =>
  async ({ team: { teamId } }) => {
    const team = await readTeam(database, teamId);
    const inviteCode = team?.invite_code ?? null;
    const isOpen = team?.link_sign_up && isLinkGood(team, inviteCode, clock.now());
    return { inviteCode, isClosed: !isOpen };
  };

export const renewInviteLink =
  (services: Deps): Handler<typeof admin.renewInviteLink> =>
  async (context) => {
    const inviteCode = randomBytes(12).toString('base64url');
    const values = { invite_code: inviteCode, invite_last_day: null, invite_uses_left: null };
    const refusal = await change(services, context, values, 'linkRenewed');
    return refusal ?? { inviteCode };
  };

export const listAudit =
  ({ database }: Deps): Handler<typeof auditLog> =>
  async ({ team }, { pageSize, pageNumber }) => {
    const { items, total } = await readAudit(database, team.teamId, { pageSize, pageNumber });
    return { items, total, page: pageNumber, pageSize };
  };

export const deleteTeam =
  (services: Deps): Handler<typeof admin.deleteTeam> =>
  async (context, { companyName }) => {
    const isMeant = companyName.normalize('NFC').trim() === context.team.name;
    if (!isMeant) return refuse('InvalidInput', { fields: [{ path: 'companyName', code: 'differs' }] });
    const deletesAt = services.clock.now() + deletionDelayMs;
    const refusal = await change(services, context, { deletes_at: deletesAt }, 'deletionPlanned');
    return refusal ?? { deletesAt: new Date(deletesAt).toISOString() };
  };

export const keepTeam =
  (services: Deps): Handler<typeof admin.keepTeam> =>
  async (context) => {
    const refusal = await change(services, context, { deletes_at: null }, 'deletionStopped');
    return refusal ?? { ok: true };
  };
