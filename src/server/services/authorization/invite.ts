// Inviting a colleague to the table one sits at: by the bell always, by mail when they are not here and want it.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { sendInviteMessage } from '../../../contract/notifications.ts';
import type { Handler } from '../../http/route.ts';
import { positionOf, roomStatus, type StoredRoom } from '../../matches/room.ts';
import { readRoom } from '../../matches/stored.ts';
import type { Parts } from '../../parts.ts';
import { gameRefusal, periodRefusal, subscriptionRefusal } from '../../people/gates.ts';
import type { Member } from '../../people/members.ts';
import { tell } from '../../people/telling.ts';
import type { Told } from '../../storage/told.ts';

/** Why this person may not be invited to this table by that one; null: they may. */
function tableRefusal(room: StoredRoom, by: Member, opponent: Member, gameType: string): Refusal | null {
  const { doc, status } = room;
  if (positionOf(doc, by.userId) < 0) return refuse('NotAllowed', { reason: 'notSeated' });
  if (doc.gameName !== gameType)
    return refuse('InvalidInput', { fields: [{ path: 'gameType', code: 'notThisTable' }] });
  if (status !== roomStatus.lobby) return refuse('Closed');
  if (positionOf(doc, opponent.userId) >= 0) return refuse('AlreadyDone');
  return doc.kicked.includes(opponent.userId) ? refuse('NotAllowed', { reason: 'kicked' }) : null;
}

/** A colleague and a table of another team are as good as none. */
export const invitingColleague =
  (parts: Parts): Handler<typeof sendInviteMessage> =>
  async (context, { opponentUserId, roomId, gameType }) => {
    const { member, team } = context;
    const { database, members, clock } = parts;
    if (opponentUserId === member.userId)
      return refuse('InvalidInput', { fields: [{ path: 'opponentUserId', code: 'oneself' }] });
    const opponent = await members.read(opponentUserId);
    const room = await readRoom(database, roomId);
    if (!opponent || opponent.isDisabled || opponent.team?.teamId !== team.teamId) return refuse('NotFound');
    if (room?.teamId !== team.teamId || room.status === roomStatus.closed) return refuse('NotFound');
    const refusal =
      tableRefusal(room, member, opponent, gameType) ??
      subscriptionRefusal(member) ??
      gameRefusal(team, gameType) ??
      periodRefusal(team, clock.now());
    if (refusal) return refusal;
    const { name: by, avatar } = member;
    const table = { roomId, gameName: room.doc.gameName, roomName: room.doc.name };
    const told: Told = { kind: 'invited', by, avatar, ...table };
    const subject = `invited ${roomId} ${member.userId}`;
    return {
      ok: true,
      sentBy: await tell(parts, opponentUserId, { told, subject, mayRenew: true }, context),
    };
  };
