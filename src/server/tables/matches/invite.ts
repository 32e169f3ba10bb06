// Endpoint for invitations to a table: to a colleague by notification, chat or mail, or to a chat channel.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { sendInviteMessage } from '../../../contract/messaging/notifications.ts';
import { roomStatus } from '../../base/storage/schema/matches.ts';
import type { Invitation } from '../../messaging/chat/card.ts';
import { type InvitationKind, postToChannel, postToPerson } from '../../messaging/chat/postInvitation.ts';
import { deliver } from '../../messaging/notifications/deliver.ts';
import { gameRefusal, periodRefusal, subscriptionRefusal } from '../../people/gates.ts';
import type { Member } from '../../people/members.ts';
import type { AnswerOf, Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { positionOf, type StoredRoom } from './rooms/room.ts';
import type { InviteServices } from './services.ts';
import { readRoom } from './store.ts';
import { tableSubject } from './turns/awayNotices.ts';

/** Why nobody may be invited to this table by this person; null: they may. */
function tableRefusal({ doc, status }: StoredRoom, by: Member, gameType: string): Refusal | null {
  if (positionOf(doc, by.userId) < 0) return refuse('NotAllowed', { reason: 'notSeated' });
  if (doc.gameName !== gameType)
    return refuse('InvalidInput', { fields: [{ path: 'gameType', code: 'notThisTable' }] });
  return status === roomStatus.lobby ? null : refuse('Closed');
}

function opponentRefusal({ doc }: StoredRoom, { userId }: Member): Refusal | null {
  if (positionOf(doc, userId) >= 0) return refuse('AlreadyDone');
  return doc.kicked.includes(userId) ? refuse('NotAllowed', { reason: 'kicked' }) : null;
}

const gateRefusal = (
  { clock }: InviteServices,
  { member, team }: MemberContext,
  gameType: string,
): Refusal | null =>
  subscriptionRefusal(member) ?? gameRefusal(team, gameType) ?? periodRefusal(team, clock.now());

function invitationTo({ doc, id }: StoredRoom, { userId: byUserId, name: by, avatar }: Member): Invitation {
  const { gameName, name: roomName } = doc;
  return { kind: 'invited', by, byUserId, avatar, roomId: id, gameName, roomName };
}

interface Inviting {
  readonly kind: InvitationKind;
  readonly room: StoredRoom;
  readonly opponent: Member;
}

async function inviteColleague(
  services: InviteServices,
  context: MemberContext,
  { kind, room, opponent }: Inviting,
): Promise<AnswerOf<typeof sendInviteMessage>> {
  const { member } = context;
  const content = invitationTo(room, member);
  const news = { content, subject: tableSubject(room.id), renew: 'always' } as const;
  const say = () => postToPerson(services.chat, context, kind, opponent, content);
  return { ok: true, sentBy: await deliver(services, opponent.userId, news, context, say) };
}

/** People and tables of other teams are answered as if they did not exist. */
export const inviteToTable =
  (services: InviteServices): Handler<typeof sendInviteMessage> =>
  async (context, { kind, opponentUserId, channelId, groupId, roomId, gameType }) => {
    const { member, team } = context;
    if ((opponentUserId === undefined) === (channelId === undefined))
      return refuse('InvalidInput', { fields: [{ path: 'opponentUserId', code: 'oneOf' }] });
    if (opponentUserId === member.userId)
      return refuse('InvalidInput', { fields: [{ path: 'opponentUserId', code: 'oneself' }] });
    const opponent = opponentUserId === undefined ? null : await services.members.read(opponentUserId);
    const room = await readRoom(services.database, roomId);
    const isOurs = opponent && !opponent.isDisabled && opponent.team?.teamId === team.teamId;
    if (channelId === undefined && !isOurs) return refuse('NotFound');
    if (room?.teamId !== team.teamId || room.status === roomStatus.closed) return refuse('NotFound');
    const refusal =
      tableRefusal(room, member, gameType) ??
      (opponent && opponentRefusal(room, opponent)) ??
      gateRefusal(services, context, gameType);
    if (refusal) return refusal;
    if (opponent) return inviteColleague(services, context, { kind, room, opponent });
    const channel = { kind, channelId: channelId ?? '', groupId };
    const unsaid = await postToChannel(services.chat, context, channel, invitationTo(room, member));
    return unsaid ?? { ok: true, sentBy: ['chat'] };
  };
