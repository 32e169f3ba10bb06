// Store of what is to be told of trivia.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { TriviaPostsTable } from '../../base/storage/schema/trivia.ts';
import { leaseMs, restOfPosts } from '../../messaging/chat/retries.ts';
import { type Queue, takeDue } from '../../messaging/queue/queue.ts';

export interface DuePost extends Pick<TriviaPostsTable, 'trivia_id' | 'kind' | 'due_at' | 'tries'> {
  readonly name: string;
  readonly start_at: number;
  readonly phase: string;
  readonly is_passive: boolean;
  readonly channel_id: string | null;
  readonly group_id: string | null;
  /** Null: has left the team since. */
  readonly posted_by: string | null;
  readonly team_id: string;
  readonly team_name: string;
  readonly team_language: 'en' | 'tr';
  readonly time_zone: string;
}

export const triviaPosts: Queue<'trivia_id' | 'kind'> = {
  table: 'trivia_posts',
  key: ['trivia_id', 'kind'],
  waiting: sql`done_at is null`,
  dueAt: 'due_at',
  nextTryAt: 'held_until',
  tries: 'tries',
  leaseMs,
  rest: restOfPosts,
};

export async function takeDuePosts(database: Database, now: number, most: number): Promise<DuePost[]> {
  const { rows } = await sql<DuePost>`
    with taken as (${takeDue(triviaPosts, now, most)})
    select d.trivia_id, d.kind, d.due_at, d.tries, t.name, t.start_at, t.phase, t.is_passive, t.channel_id,
      t.group_id, h.id as posted_by, t.team_id, w.name as team_name, w.language as team_language, w.time_zone
    from taken d join trivia t on t.id = d.trivia_id join teams w on w.id = t.team_id
    left join people h on h.id = t.created_by and h.team_id = t.team_id
    order by d.due_at`.execute(database);
  return rows;
}

/** Not where its time was changed meanwhile. */
export async function writePostDone(database: Database, post: DuePost, now: number): Promise<void> {
  await database
    .updateTable('trivia_posts')
    .set({ done_at: now })
    .where('trivia_id', '=', post.trivia_id)
    .where('kind', '=', post.kind)
    .where('due_at', '=', post.due_at)
    .execute();
}

/** Who is registered, or has come. */
export async function readRegistered(database: Database, id: string): Promise<string[]> {
  const rows = await database
    .selectFrom('trivia_players')
    .select('user_id')
    .where('trivia_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
