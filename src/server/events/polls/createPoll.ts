// Makes a poll: by the form of the app, or typed in a chat.
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { createPoll as call, NewPoll } from '../../../contract/events/polls.ts';
import { hasSameTwice } from '../../../events/polls/votes.ts';
import { type ChosenChannel, chosenChannel } from '../../messaging/chat/channels.ts';
import type { Actor } from '../../people/members.ts';
import type { Handler } from '../../web/http/route.ts';
import { sendDuePollPosts } from './posts.ts';
import { newSecret } from './secretVotes.ts';
import type { PollServices } from './services.ts';
import { writePoll } from './store.ts';

const noChannel: ChosenChannel = { channelId: null, channelName: null, groupId: null, groupName: null };

interface Place extends Pick<ChosenChannel, 'channelId' | 'channelName' | 'groupId'> {
  /** False: only its maker has it in the list. */
  readonly isListed: boolean;
  /** The channel is told of it; otherwise it reads the poll already. */
  readonly isPosted: boolean;
}

/** The id of the new poll. */
export async function storePoll(
  { clock, database, encryption }: Pick<PollServices, 'clock' | 'database' | 'encryption'>,
  { member, team }: Actor,
  asked: Omit<NewPoll, 'channelId' | 'groupId'>,
  { channelId, channelName, groupId, isListed, isPosted }: Place,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await writePoll(database, {
    id,
    team_id: team.teamId,
    question: asked.question,
    options: JSON.stringify(asked.options),
    takes_several: asked.takesSeveral,
    is_secret: asked.isSecret,
    is_listed: isListed,
    created_by: member.userId,
    created_at: now,
    closes_at: now + asked.minutes * 60_000,
    closed_at: null,
    sealed_secret: asked.isSecret ? newSecret(encryption, id) : null,
    counts: null,
    votes: null,
    channel_id: channelId,
    channel_name: channelName,
    group_id: groupId,
    post_due_at: isPosted ? now : null,
    post_tries: 0,
  });
  return id;
}

export const createPoll =
  (services: PollServices): Handler<typeof call> =>
  async ({ member, team }, asked) => {
    const actor = { member, team };
    if (hasSameTwice(asked.options)) return refuse('InvalidInput', { reason: 'sameOptions' });
    const { channelId } = asked;
    const channel = channelId
      ? await chosenChannel(services.chat, actor, channelId, asked.groupId)
      : noChannel;
    if (isRefusal(channel)) return channel;
    const isPosted = channel.channelId !== null;
    const pollId = await storePoll(services, actor, asked, { ...channel, isListed: true, isPosted });
    if (isPosted) await sendDuePollPosts(services, pollId);
    return { pollId };
  };
