// Store of what is to be posted about puzzles: taken by one node at a time, and done once.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzlePostsTable } from '../../base/storage/schema/puzzles.ts';

export interface DuePost
  extends Pick<PuzzlePostsTable, 'puzzle_id' | 'kind' | 'due_at' | 'channel_id' | 'group_id' | 'tries'> {
  /** Null: has left the team since. */
  readonly posted_by: string | null;
  readonly puzzle_type: string;
  readonly closes_at: number;
  readonly team_id: string;
  readonly team_name: string;
  readonly team_language: 'en' | 'tr';
}

/** Held for so long: a node that dies over it leaves it to another. */
const heldMs = 2 * 60_000;

export async function takeDuePosts(database: Database, now: number, most: number): Promise<DuePost[]> {
  const { rows } = await sql<DuePost>`
    with taken as (
      update puzzle_posts set held_until = ${now + heldMs}, tries = tries + 1
      where (puzzle_id, kind) in (
        select puzzle_id, kind from puzzle_posts
        where done_at is null and due_at <= ${now} and (held_until <= ${now} or held_until > ${now + heldMs})
        order by due_at limit ${most} for update skip locked
      )
      returning *
    )
    select d.puzzle_id, d.kind, d.due_at, d.channel_id, d.group_id, d.tries, h.id as posted_by,
      p.puzzle_type, p.closes_at, p.team_id, t.name as team_name, t.language as team_language
    from taken d join puzzles p on p.id = d.puzzle_id join teams t on t.id = p.team_id
    left join people h on h.id = d.posted_by and h.team_id = p.team_id
    order by d.due_at`.execute(database);
  return rows;
}

type WhichPost = Pick<DuePost, 'puzzle_id' | 'kind'>;

export async function writePostDone(
  database: Database,
  { puzzle_id, kind }: WhichPost,
  now: number,
): Promise<void> {
  await database
    .updateTable('puzzle_posts')
    .set({ done_at: now })
    .where('puzzle_id', '=', puzzle_id)
    .where('kind', '=', kind)
    .execute();
}

/** To be tried again from then on. */
export async function releasePost(
  database: Database,
  { puzzle_id, kind }: WhichPost,
  at: number,
): Promise<void> {
  await database
    .updateTable('puzzle_posts')
    .set({ held_until: at })
    .where('puzzle_id', '=', puzzle_id)
    .where('kind', '=', kind)
    .execute();
}
