// Legal holds of a team: listed, placed on a member or on all of it, and ended by its admins. While one holds nothing of it is deleted.
import { randomUUID } from 'node:crypto';
import type * as call from '../../../contract/admin/keeping.ts';
import { holdLimits, type LegalHold } from '../../../contract/admin/keeping.ts';
import { refuse } from '../../../contract/errors.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { writeAudit } from '../admin/auditStore.ts';
import type { KeepingServices } from './services.ts';
import { countHolds, readHolds, type StoredHold, writeHold, writeHoldEnded } from './store.ts';

type Deps = Pick<KeepingServices, 'clock' | 'database'>;

const personFrom = (named: StoredHold['person']): LegalHold['person'] =>
  named && { userId: named.id, name: named.name, avatar: named.avatar };

export async function readShownHolds(database: Database, teamId: string): Promise<LegalHold[]> {
  const holds = await readHolds(database, teamId, holdLimits.shown);
  return holds.map((hold) => ({
    holdId: hold.id,
    person: personFrom(hold.person),
    isOfTeam: hold.is_of_team,
    reason: hold.reason,
    placedBy: personFrom(hold.placer),
    placedAt: timeOf(hold.placed_at),
    endedBy: personFrom(hold.ender),
    endedAt: timeOrNull(hold.ended_at),
  }));
}

export const listHolds =
  ({ database }: Deps): Handler<typeof call.legalHolds> =>
  async ({ team }) => ({ holds: await readShownHolds(database, team.teamId) });

export const placeHold =
  (services: Deps): Handler<typeof call.placeHold> =>
  async (context, { userId, reason }) => {
    const { member, team, log } = context;
    const { teamId } = team;
    const refusal = await asAdmin(services, context, async (trx, now) => {
      if (userId !== null && (await lockPerson(trx, userId))?.team_id !== teamId) return refuse('NotFound');
      if ((await countHolds(trx, teamId)) >= holdLimits.active)
        return refuse('InvalidInput', { fields: [{ path: 'reason', code: 'tooMany' }] });
      const placedBy = member.userId;
      await writeHold(trx, { id: randomUUID(), teamId, userId, reason, placedBy, at: now });
      const done =
        userId === null
          ? ({ act: 'teamHoldPlaced', changed: [reason] } as const)
          : ({ act: 'holdPlaced', subjectId: userId, changed: [reason] } as const);
      await writeAudit(trx, { teamId, actorId: placedBy, at: now }, [done]);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'holdPlaced', userId: member.userId, teamId });
    return { ok: true };
  };

export const endHold =
  (services: Deps): Handler<typeof call.endHold> =>
  async (context, { holdId }) => {
    const { member, team, log } = context;
    const { teamId } = team;
    const refusal = await asAdmin(services, context, async (trx, now) => {
      const ended = await writeHoldEnded(trx, teamId, holdId, { by: member.userId, at: now });
      if (!ended) return refuse('NotFound');
      const done =
        ended.user_id === null
          ? ({ act: 'teamHoldEnded' } as const)
          : ({ act: 'holdEnded', subjectId: ended.user_id } as const);
      await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [done]);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'holdEnded', userId: member.userId, teamId });
    return { ok: true };
  };
