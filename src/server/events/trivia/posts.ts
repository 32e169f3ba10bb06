// Tells of trivia: the registered ten minutes before the start, the chosen channel when it is scheduled and when it starts.
import type { RefusalKey } from '../../../contract/errors.ts';
import { postTrivia } from '../../messaging/chat/postTrivia.ts';
import { type DuePost, readRegistered, releasePost, takeDuePosts, writePostDone } from './postStore.ts';
import type { TriviaServices } from './services.ts';

type Deps = Pick<TriviaServices, 'chat' | 'clock' | 'database' | 'log' | 'notifications'>;

const atOnce = 20;
const mostTries = 8;
const retryMs = 60_000;

/** The tool will be there again. */
const passing: ReadonlySet<RefusalKey> = new Set(['SlackBusy', 'SlackAway', 'TeamsBusy', 'TeamsAway']);

/** All posts that are due. A post that fails does not keep the others. */
export async function sendDueTriviaPosts(deps: Deps): Promise<void> {
  const { clock, database, log } = deps;
  for (;;) {
    const posts = await takeDuePosts(database, clock.now(), atOnce);
    for (const post of posts)
      await send(deps, post).catch((fault: unknown) =>
        log.warn({ trivia: post.trivia_id, kind: post.kind, fault: String(fault) }, 'a post is tried again'),
      );
    if (posts.length < atOnce) return;
  }
}

/** Nothing is said of what has begun, is over, or is hidden by now. */
function isNews({ kind, phase, is_passive, start_at }: DuePost, now: number): boolean {
  if (is_passive || phase === 'completed') return false;
  if (kind === 'started') return true;
  return phase === 'lobby' && (kind === 'scheduled' || start_at > now);
}

async function send(deps: Deps, post: DuePost): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  if (isNews(post, now)) {
    const outcome = post.kind === 'soon' ? await toRegistered(deps, post) : await toChannel(deps, post);
    if (outcome === 'later') return releasePost(database, post, now + retryMs);
  }
  await writePostDone(database, post, now);
}

/** Idempotent: one notification a person and event, renewed only where the start has changed. */
async function toRegistered({ database, notifications }: Deps, post: DuePost): Promise<'done'> {
  const { trivia_id, name, start_at } = post;
  for (const userId of await readRegistered(database, trivia_id))
    await notifications.notify(userId, {
      subject: `triviaSoon ${trivia_id}`,
      told: { kind: 'triviaSoon', triviaId: trivia_id, name, since: String(start_at) },
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
  return passing.has(refusal.error) && post.tries < mostTries ? 'later' : 'done';
}
