// An admin invites somebody to play: a member, a person of the chat tool without an account, or a channel.
import * as z from 'zod/mini';
import type * as call from '../../../contract/admin/team.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { cardForPerson, type Invitation } from '../../messaging/chat/card.ts';
import {
  type ChatChannel,
  type InvitationKind,
  postToChannel,
  postToPerson,
} from '../../messaging/chat/postInvitation.ts';
import { deliver } from '../../messaging/notifications/deliver.ts';
import type { AnswerOf, Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import type { TeamServices } from './services.ts';
import { aboutGuest } from './userList.ts';

const dayMs = 24 * 60 * 60_000;
const guestAccount = z.object({ tenant: z.string(), subject: z.string() });

type Answer = Promise<AnswerOf<typeof call.callMember> | Refusal>;

/** A second call on the same day only renews the notification in the app. Without a kind, the chat tool they signed in from is used. */
async function callColleague(
  services: TeamServices,
  context: MemberContext,
  userId: string,
  kind: InvitationKind | undefined,
  invitation: Invitation,
): Answer {
  const { member, team } = context;
  if (userId === member.userId)
    return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'oneself' }] });
  const called = await services.members.read(userId);
  if (!called || called.isDisabled || called.team?.teamId !== team.teamId) return refuse('NotFound');
  const day = Math.floor(services.clock.now() / dayMs);
  const news = { content: invitation, subject: `called ${member.userId} ${day}`, renew: 'always' } as const;
  const say = () => postToPerson(services.chat, context, kind ?? called.controller, called, invitation);
  return { ok: true, sentBy: await deliver(services, userId, news, context, say) };
}

function accountIn(
  { encryption }: TeamServices,
  guest: string,
  teamId: string,
): z.infer<typeof guestAccount> | null {
  try {
    return guestAccount.parse(JSON.parse(encryption.decrypt(guest, aboutGuest(teamId))));
  } catch {
    return null; // forged, or of another team
  }
}

async function callGuest(
  services: TeamServices,
  { team }: MemberContext,
  guest: string,
  invitation: Invitation,
): Answer {
  const account = accountIn(services, guest, team.teamId);
  const { teams } = services.chat;
  if (!account || !teams) return refuse('NotFound');
  const refusal = await teams.notify(account, 'gameInvite', cardForPerson(invitation, team.language));
  return refusal ?? { ok: true, sentBy: ['chat'] };
}

async function callChannel(
  services: TeamServices,
  context: MemberContext,
  channel: ChatChannel,
  invitation: Invitation,
): Answer {
  return (await postToChannel(services.chat, context, channel, invitation)) ?? { ok: true, sentBy: ['chat'] };
}

export const callMember =
  (services: TeamServices): Handler<typeof call.callMember> =>
  async (context, { userId, guest, channelId, groupId, kind }) => {
    const { userId: byUserId, name: by, avatar } = context.member;
    const invitation: Invitation = { kind: 'called', by, byUserId, avatar };
    const named = [userId, guest, channelId].filter((one) => one !== undefined);
    if (named.length !== 1) return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'oneOf' }] });
    if (userId !== undefined) return callColleague(services, context, userId, kind, invitation);
    if (guest !== undefined) return callGuest(services, context, guest, invitation);
    const channel = { kind: kind ?? context.member.controller, channelId: channelId ?? '', groupId };
    return callChannel(services, context, channel, invitation);
  };
