// The channels of chat tools that a person may choose to post in.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Actor } from '../../people/members.ts';
import type { Chat } from './chat.ts';
import type { Teams, TeamsChannel } from './microsoft/teams.ts';
import type { SlackBot, SlackChannel } from './slack/bot.ts';

/** Sorted by name in the caller's language. Only admins see private channels. */
export const slackChannelsFor = async (
  bot: SlackBot,
  { member, team }: Actor,
): Promise<readonly SlackChannel[] | Refusal> => {
  const channels = await bot.channels(team.teamId);
  if (isRefusal(channels)) return channels;
  return channels
    .filter(({ isPrivate }) => member.isAdmin || !isPrivate)
    .toSorted((one, other) => one.name.localeCompare(other.name, member.language));
};

/** Channels of a team in Teams that the caller is a member of; NotFound for others. */
export async function teamsChannelsFor(
  teams: Teams,
  { member }: Actor,
  groupId: string,
): Promise<readonly TeamsChannel[] | Refusal> {
  const groups = await teams.groups(member.userId);
  if (isRefusal(groups)) return groups;
  if (!groups.some(({ id }) => id === groupId)) return refuse('NotFound');
  const channels = await teams.channels(member.userId, groupId);
  if (isRefusal(channels)) return channels;
  return channels.filter(({ type }) => member.isAdmin || type !== 'private');
}

/** The channel in the form that is stored with schedules and events. */
export interface ChosenChannel {
  readonly channelId: string | null;
  readonly channelName: string | null;
  readonly groupId: string | null;
  readonly groupName: string | null;
}

/** A channel of Slack, or with a group one of Teams; NotFound for one the caller may not choose. */
export async function chosenChannel(
  { slack, teams }: Chat,
  actor: Actor,
  channelId: string,
  groupId: string | null | undefined,
): Promise<ChosenChannel | Refusal> {
  const isChosen = ({ id }: { readonly id: string }) => id === channelId;
  if (!groupId) {
    if (!slack) return refuse('NotFound');
    const channels = await slackChannelsFor(slack, actor);
    if (isRefusal(channels)) return channels;
    const channel = channels.find(isChosen);
    if (!channel) return refuse('NotFound');
    return { channelId, channelName: channel.name, groupId: null, groupName: null };
  }
  if (!teams) return refuse('NotFound');
  const groups = await teams.groups(actor.member.userId);
  if (isRefusal(groups)) return groups;
  const channels = await teamsChannelsFor(teams, actor, groupId);
  if (isRefusal(channels)) return channels;
  const channel = channels.find(isChosen);
  if (!channel) return refuse('NotFound');
  const groupName = groups.find(({ id }) => id === groupId)?.name ?? null;
  return { channelId, channelName: channel.name, groupId, groupName };
}
