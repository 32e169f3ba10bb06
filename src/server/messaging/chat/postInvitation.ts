// Posts an invitation to a chat tool: to a channel the caller may choose, or to a person.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Actor, Member } from '../../people/members.ts';
import { cardForChannel, cardForPerson, type Invitation } from './card.ts';
import { slackChannelsFor, teamsChannelsFor } from './channels.ts';
import type { Chat } from './chat.ts';
import { accountAtMicrosoft } from './microsoft/tokens.ts';
import { invitationMessage } from './slack/blocks.ts';

export type InvitationKind = 'GameSpace' | 'Teams' | 'Slack';

/** The channel to post to; `groupId` is for Microsoft Teams only. */
export interface ChatChannel {
  readonly kind: InvitationKind;
  readonly channelId: string;
  readonly groupId?: string | undefined;
}

/** Posts only to channels the caller may choose. */
export async function postToChannel(
  { slack, teams }: Chat,
  actor: Actor,
  { kind, channelId, groupId }: ChatChannel,
  invitation: Invitation,
): Promise<Refusal | null> {
  const { team, member } = actor;
  const card = cardForChannel(invitation, team.name, team.language);
  const isChosen = ({ id }: { readonly id: string }) => id === channelId;
  if (kind === 'Slack' && slack) {
    const channels = await slackChannelsFor(slack, actor);
    if (isRefusal(channels)) return channels;
    if (!channels.some(isChosen)) return refuse('NotFound');
    return slack.post(team.teamId, channelId, invitationMessage(card, slack.deps.publicUrl));
  }
  if (kind === 'Teams' && teams && groupId !== undefined) {
    const channels = await teamsChannelsFor(teams, actor, groupId);
    if (isRefusal(channels)) return channels;
    return channels.some(isChosen)
      ? teams.post(member.userId, { groupId, channelId }, card)
      : refuse('NotFound');
  }
  return refuse('NotFound');
}

/** Whether it was delivered; the notification in the app does not depend on it. */
export async function postToPerson(
  { slack, teams }: Chat,
  { team }: Actor,
  kind: InvitationKind,
  reader: Member,
  invitation: Invitation,
): Promise<boolean> {
  const card = cardForPerson(invitation, reader.language);
  if (kind === 'Slack' && slack)
    return slack.write(team.teamId, reader, invitationMessage(card, slack.deps.publicUrl));
  const account = kind === 'Teams' && teams ? await accountAtMicrosoft(teams.deps, reader.userId) : null;
  return account !== null && (await teams?.notify(account, 'gameInvite', card)) === null;
}
