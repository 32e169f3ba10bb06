// Tells a team that a puzzle is open, and how it came out: in its channel, or where there is none, in the app.
import type { ContentOfPuzzle } from '../../base/storage/schema/notifications.ts';
import type { Chat } from '../../messaging/chat/chat.ts';
import { type Leader, postPuzzle } from '../../messaging/chat/postPuzzle.ts';
import { isTriedAgain } from '../../messaging/chat/retries.ts';
import { sendDue } from '../../messaging/queue/queue.ts';
import { readColleagues } from '../../people/store.ts';
import { type DuePuzzlePost, puzzlePosts, takeDuePosts, writePostDone } from './postStore.ts';
import type { AttemptServices } from './services.ts';
import { rankedSolvers } from './solvers.ts';
import { readSolvers, type StoredSolver } from './store.ts';

type Deps = Pick<AttemptServices, 'clock' | 'database' | 'log' | 'notifications'> & { readonly chat: Chat };

/** Results of the day before are no news. */
const mostLateMs = 24 * 60 * 60_000;
const leadersShown = 3;

/** All posts that are due. */
export const sendDuePosts = (deps: Deps): Promise<void> =>
  sendDue(deps, {
    queue: puzzlePosts,
    take: (now, most) => takeDuePosts(deps.database, now, most),
    send: (post) => send(deps, post),
    onFault: ({ puzzle_id, kind }, fault) =>
      deps.log.warn({ puzzle: puzzle_id, kind, fault: String(fault) }, 'a post is tried again'),
  });

async function send(deps: Deps, post: DuePuzzlePost): Promise<'done' | 'later'> {
  const { clock, database } = deps;
  const now = clock.now();
  const solvers = await readSolvers(database, post.puzzle_id, post.team_id);
  if (isNews(post, solvers, now)) {
    const about = contentOf(post, solvers);
    const outcome = post.channel_id === null ? 'app' : await toChannel(deps, post, about, solvers);
    if (outcome === 'later') return 'later';
    if (outcome === 'app') await toApp(deps, post, about, solvers);
  }
  await writePostDone(database, post, now);
  return 'done';
}

/** Nothing is said of a puzzle that is over before anybody could, of one that nobody played, or of long ago. */
const isNews = (
  { kind, due_at, closes_at }: DuePuzzlePost,
  solvers: readonly StoredSolver[],
  now: number,
): boolean => (kind === 'opened' ? closes_at > now : solvers.length > 0 && now - due_at < mostLateMs);

function contentOf(
  { kind, puzzle_type, puzzle_id }: DuePuzzlePost,
  solvers: readonly StoredSolver[],
): ContentOfPuzzle {
  const about = { gameName: puzzle_type, since: puzzle_id };
  if (kind === 'opened') return { kind: 'puzzleOpened', ...about };
  const solved = solvers.filter(({ is_solved }) => is_solved).length;
  return { kind: 'puzzleResults', ...about, played: solvers.length, solved };
}

async function toChannel(
  deps: Deps,
  post: DuePuzzlePost,
  about: ContentOfPuzzle,
  solvers: readonly StoredSolver[],
): Promise<'done' | 'later' | 'app'> {
  const { channel_id, group_id, posted_by, team_id, team_name, team_language, tries } = post;
  if (channel_id === null) return 'app';
  const refusal = await postPuzzle(deps, {
    key: `${post.puzzle_id} ${post.kind}`,
    about,
    leaders: post.kind === 'results' ? leadersOf(solvers, team_language) : [],
    team: { teamId: team_id, name: team_name, language: team_language },
    channelId: channel_id,
    groupId: group_id,
    postedBy: posted_by,
  });
  if (!refusal) return 'done';
  deps.log.warn({ puzzle: post.puzzle_id, kind: post.kind, refusal: refusal.error }, 'not posted');
  return isTriedAgain(refusal, tries) ? 'later' : 'app'; // the app tells instead
}

const leadersOf = (solvers: readonly StoredSolver[], language: 'en' | 'tr'): Leader[] =>
  rankedSolvers(solvers, new Intl.Collator(language))
    .slice(0, leadersShown)
    .map(({ rank, name, points }) => ({ rank, name, points: points ?? 0 }));

/** Idempotent: one notification a person and kind of puzzle, written over by the next puzzle only. */
async function toApp(
  { database, notifications }: Deps,
  { kind, puzzle_type, team_id }: DuePuzzlePost,
  content: ContentOfPuzzle,
  solvers: readonly StoredSolver[],
): Promise<void> {
  const played = solvers.map(({ user_id }) => user_id);
  const everybody = async () => (await readColleagues(database, team_id)).map(({ id }) => id);
  const readers = kind === 'results' ? played : (await everybody()).filter((id) => !played.includes(id));
  const subject = `${content.kind} ${puzzle_type}`;
  for (const userId of readers) await notifications.notify(userId, { subject, content, renew: 'news' });
}
