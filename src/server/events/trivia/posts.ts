// Tells of trivia: the registered ten minutes before the start, the chosen channel when it is scheduled and when it starts.
import { postTrivia } from '../../messaging/chat/postTrivia.ts';
import { isTriedAgain } from '../../messaging/chat/retries.ts';
import { sendDue } from '../../messaging/queue/queue.ts';
import { type DuePost, readRegistered, takeDuePosts, triviaPosts, writePostDone } from './postStore.ts';
import type { TriviaServices } from './services.ts';

type Deps = Pick<TriviaServices, 'chat' | 'clock' | 'database' | 'log' | 'notifications'>;

/** All posts that are due. */
export const sendDueTriviaPosts = (deps: Deps): Promise<void> =>
  sendDue(deps, {
    queue: triviaPosts,
    take: (now, most) => takeDuePosts(deps.database, now, most),
    send: (post) => send(deps, post),
    onFault: ({ trivia_id, kind }, fault) =>
      deps.log.warn({ trivia: trivia_id, kind, fault: String(fault) }, 'a post is tried again'),
  });

/** Nothing is said of what has begun, is over, or is hidden by now. */
function isNews({ kind, phase, is_passive, start_at }: DuePost, now: number): boolean {
  if (is_passive || phase === 'completed') return false;
  if (kind === 'started') return true;
  return phase === 'lobby' && (kind === 'scheduled' || start_at > now);
}

async function send(deps: Deps, post: DuePost): Promise<'done' | 'later'> {
  const { clock, database } = deps;
  const now = clock.now();
  if (isNews(post, now)) {
    const outcome = post.kind === 'soon' ? await toRegistered(deps, post) : await toChannel(deps, post);
    if (outcome === 'later') return 'later';
  }
  await writePostDone(database, post, now);
  return 'done';
}

/** Idempotent: one notification a person and event, renewed only where the start has changed. */
async function toRegistered({ database, notifications }: Deps, post: DuePost): Promise<'done'> {
  const { trivia_id, name, start_at } = post;
  for (const userId of await readRegistered(database, trivia_id))
    await notifications.notify(userId, {
      subject: `triviaSoon ${trivia_id}`,
      content: { kind: 'triviaSoon', triviaId: trivia_id, name, since: String(start_at) },
      renew: 'news',
    });
  return 'done';
}

async function toChannel(deps: Deps, post: DuePost): Promise<'done' | 'later'> {
  if (post.channel_id === null || post.kind === 'soon') return 'done';
  const refusal = await postTrivia(deps, {
    key: `${post.trivia_id} ${post.kind}`,
    kind: post.kind,
    triviaId: post.trivia_id,
    name: post.name,
    startAt: post.start_at,
    team: {
      teamId: post.team_id,
      name: post.team_name,
      language: post.team_language,
      timeZone: post.time_zone,
    },
    channelId: post.channel_id,
    groupId: post.group_id,
    postedBy: post.posted_by,
  });
  if (!refusal) return 'done';
  deps.log.warn({ trivia: post.trivia_id, kind: post.kind, refusal: refusal.error }, 'not posted');
  return isTriedAgain(refusal, post.tries) ? 'later' : 'done';
}
