// Reports about somebody at a table: its admins are notified, with the way to the replay, and the audit log has who reported whom.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { ReportReason, reportPerson } from '../../../contract/play/reports.ts';
import { hasNotice } from '../../messaging/notifications/store.ts';
import { lockTeam, readAdminIds } from '../../people/teamStore.ts';
import { type SeenMatch, seenMatch } from '../../tables/matches/own/seenMatch.ts';
import type { Handler } from '../../web/http/route.ts';
import { type Done, writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';

const actOf: Readonly<Record<ReportReason, Done['act']>> = {
  drawing: 'drawingReported',
  words: 'wordsReported',
  name: 'nameReported',
};

/** Bots and people whose account is gone have no id. */
const playerIn = ({ players }: SeenMatch, userId: string) =>
  players.find((player) => player.userId === userId) ?? null;

/** Whoever may see the game may report somebody who plays in it; an admin is not told of a report about themselves. */
export const report =
  ({
    database,
    clock,
    notifications,
  }: Pick<AdminServices, 'database' | 'clock' | 'notifications'>): Handler<typeof reportPerson> =>
  async (actor, { roomId, game, userId, reason }) => {
    const match = await seenMatch(database, actor, { roomId, game });
    if (isRefusal(match)) return match;
    const by = actor.member.userId;
    const player = playerIn(match, userId);
    if (!player) return refuse('NotFound');
    if (userId === by) return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'oneself' }] });
    const { teamId, gameName } = match;
    const subject = `report:${match.id}:${by}`;
    const others = [{ userId, name: player.name }];
    const content = { kind: 'reported', tableId: roomId, gameName, game, reason, others } as const;
    const { outcome, show } = await database.transaction().execute(async (trx) => {
      await lockTeam(trx, teamId); // of two reports at once the second finds the first
      const admins = (await readAdminIds(trx, teamId)).filter((id) => id !== userId);
      if (admins.length === 0) return { outcome: 'nobody', show: null } as const;
      if (await hasNotice(trx, admins, subject)) return { outcome: 'known', show: null } as const;
      const news = admins.map((id) => ({ userId: id, content, subject }));
      const show = await notifications.notifyWithin(trx, news);
      const done = [{ act: actOf[reason], subjectId: userId }];
      await writeAudit(trx, { teamId, actorId: by, at: clock.now() }, done);
      return { outcome: 'told', show } as const;
    });
    await show?.();
    return { outcome };
  };
