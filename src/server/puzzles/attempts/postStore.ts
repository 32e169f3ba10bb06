// Store of what is to be posted about puzzles.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzlePostsTable } from '../../base/storage/schema/puzzles.ts';
import { leaseMs, restOfPosts } from '../../messaging/chat/retries.ts';
import { type Queue, takeDue } from '../../messaging/queue/queue.ts';

export interface DuePuzzlePost
  extends Pick<PuzzlePostsTable, 'puzzle_id' | 'kind' | 'due_at' | 'channel_id' | 'group_id' | 'tries'> {
  /** Null: has left the team since. */
  readonly posted_by: string | null;
  readonly puzzle_type: string;
  readonly closes_at: number;
  readonly team_id: string;
  readonly team_name: string;
  readonly team_language: 'en' | 'tr';
}

export const puzzlePosts: Queue<'puzzle_id' | 'kind'> = {
  table: 'puzzle_posts',
  key: ['puzzle_id', 'kind'],
  waiting: sql`done_at is null`,
  dueAt: 'due_at',
  nextTryAt: 'held_until',
  tries: 'tries',
  leaseMs,
  rest: restOfPosts,
};

export async function takeDuePosts(database: Database, now: number, most: number): Promise<DuePuzzlePost[]> {
  const { rows } = await sql<DuePuzzlePost>`
    with taken as (${takeDue(puzzlePosts, now, most)})
    select d.puzzle_id, d.kind, d.due_at, d.channel_id, d.group_id, d.tries, h.id as posted_by,
      p.puzzle_type, p.closes_at, p.team_id, t.name as team_name, t.language as team_language
    from taken d join puzzles p on p.id = d.puzzle_id join teams t on t.id = p.team_id
    left join people h on h.id = d.posted_by and h.team_id = p.team_id
    order by d.due_at`.execute(database);
  return rows;
}

export async function writePostDone(
  database: Database,
  { puzzle_id, kind }: DuePuzzlePost,
  now: number,
): Promise<void> {
  await database
    .updateTable('puzzle_posts')
    .set({ done_at: now })
    .where('puzzle_id', '=', puzzle_id)
    .where('kind', '=', kind)
    .execute();
}
