// Store of what is to be told of trivia: taken by one node at a time, and done once.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { TriviaPostsTable } from '../../base/storage/schema/trivia.ts';

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

/** Held for so long: a node that dies over it leaves it to another. */
const heldMs = 2 * 60_000;

export async function takeDuePosts(database: Database, now: number, most: number): Promise<DuePost[]> {
  const { rows } = await sql<DuePost>`
    with taken as (
      update trivia_posts set held_until = ${now + heldMs}, tries = tries + 1
      where (trivia_id, kind) in (
        select trivia_id, kind from trivia_posts
        where done_at is null and due_at <= ${now} and (held_until <= ${now} or held_until > ${now + heldMs})
        order by due_at limit ${most} for update skip locked
      )
      returning *
    )
    select d.trivia_id, d.kind, d.due_at, d.tries, t.name, t.start_at, t.phase, t.is_passive, t.channel_id,
      t.group_id, h.id as posted_by, t.team_id, w.name as team_name, w.language as team_language, w.time_zone
    from taken d join trivia t on t.id = d.trivia_id join teams w on w.id = t.team_id
    left join people h on h.id = t.created_by and h.team_id = t.team_id
    order by d.due_at`.execute(database);
  return rows;
}

type WhichPost = Pick<DuePost, 'trivia_id' | 'kind' | 'due_at'>;

/** Not where its time was changed meanwhile. */
export async function writePostDone(database: Database, post: WhichPost, now: number): Promise<void> {
  await database
    .updateTable('trivia_posts')
    .set({ done_at: now })
    .where('trivia_id', '=', post.trivia_id)
    .where('kind', '=', post.kind)
    .where('due_at', '=', post.due_at)
    .execute();
}

/** To be tried again from then on. */
export async function releasePost(database: Database, post: WhichPost, at: number): Promise<void> {
  await database
    .updateTable('trivia_posts')
    .set({ held_until: at })
    .where('trivia_id', '=', post.trivia_id)
    .where('kind', '=', post.kind)
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
