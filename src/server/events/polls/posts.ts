// Tells channels of polls: that there is one, and how it ended; again where the chat tool was away.
import type { Refusal } from '../../../contract/errors.ts';
import { refuse } from '../../../contract/errors.ts';
import { postCard } from '../../messaging/chat/postCard.ts';
import { writePost } from '../../messaging/chat/postStore.ts';
import { isTriedAgain } from '../../messaging/chat/retries.ts';
import { sendDue } from '../../messaging/queue/queue.ts';
import { cardOfPoll, type PollInChat, slackMessageOf } from './pollMessage.ts';
import { type DuePollPost, pollPosts, takeDuePosts, writePostDone } from './postStore.ts';
import type { PollServices } from './services.ts';
import { countStored } from './voteStore.ts';

type Deps = Pick<PollServices, 'chat' | 'clock' | 'database' | 'log'>;

/** A channel that cannot be reached keeps nobody from voting. */
export function sendDuePollPosts(deps: Deps, pollId: string | null = null): Promise<void> {
  const queue = pollPosts(pollId);
  return sendDue(deps, {
    queue,
    take: (now, most) => takeDuePosts(deps.database, queue, now, most),
    send: (post) => send(deps, post),
    onFault: ({ id }, fault) => deps.log.warn({ poll: id, fault: String(fault) }, 'a post is tried again'),
  });
}

async function send(deps: Deps, post: DuePollPost): Promise<'done' | 'later'> {
  const { database, log } = deps;
  const { id, votes, language, time_zone: timeZone, by } = post;
  const shown = { poll: post, votes: votes ?? (await countStored(database, id)), language, timeZone, by };
  const refusal = await deliver(deps, post, shown);
  if (refusal) log.warn({ poll: id, refusal: refusal.error }, 'a poll was not posted');
  if (refusal && isTriedAgain(refusal, post.post_tries)) return 'later';
  await writePostDone(database, post);
  return 'done';
}

async function deliver(deps: Deps, post: DuePollPost, shown: PollInChat): Promise<Refusal | null> {
  const { chat, clock, database } = deps;
  const { id, team_id: teamId, channel_id: channelId, group_id: groupId, posted_by: postedBy } = post;
  const key = `poll ${id} ${post.closed_at === null ? 'opened' : 'closed'}`;
  if (groupId !== null)
    return postCard(deps, cardOfPoll(shown), { key, teamId, channelId, groupId, postedBy });
  if (!chat.slack) return refuse('SlackNotConnected');
  const message = slackMessageOf(shown, chat.slack.deps.publicUrl);
  const refusal = await chat.slack.post(teamId, channelId, { ...message, key });
  // A poll that was typed in a channel may end where the bot is not: that is no fault of the connection.
  if (post.is_listed)
    await writePost(database, { teamId, tool: 'slack' }, refusal?.error ?? null, clock.now());
  return refusal;
}
