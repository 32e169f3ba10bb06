// Store of predictors whose channel is to be told.
import { sql } from 'kysely';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';
import { leaseMs, restOfPosts } from '../../messaging/chat/retries.ts';
import { type Queue, takeDue } from '../../messaging/queue/queue.ts';

export interface DuePredictionPost {
  readonly id: string;
  readonly name: string;
  readonly team_id: string;
  readonly language: Language;
  readonly channel_id: string;
  readonly group_id: string | null;
  readonly tries: number;
  /** Null: has left the team since. */
  readonly posted_by: string | null;
}

/** With `gameId` only the post of this one. */
export const predictionPosts = (gameId: string | null): Queue<'id'> => ({
  table: 'prediction_games',
  key: ['id'],
  waiting: sql`removed_at is null and channel_id is not null
    and (${gameId}::uuid is null or id = ${gameId}::uuid)`,
  dueAt: 'post_due_at',
  nextTryAt: 'post_due_at',
  tries: 'post_tries',
  leaseMs,
  rest: restOfPosts,
});

export async function takeDuePosts(
  database: Database,
  queue: Queue<'id'>,
  now: number,
  most: number,
): Promise<DuePredictionPost[]> {
  const { rows } = await sql<DuePredictionPost>`
    with taken as (${takeDue(queue, now, most)})
    select g.id, s.name, g.team_id, t.language, g.channel_id, g.group_id, g.post_tries as tries, h.id as posted_by
    from taken g join prediction_seasons s on s.id = g.season_id join teams t on t.id = g.team_id
    left join people h on h.id = g.created_by and h.team_id = g.team_id`.execute(database);
  return rows;
}

export async function writePostDone(database: Database, id: string): Promise<void> {
  await database.updateTable('prediction_games').set({ post_due_at: null }).where('id', '=', id).execute();
}
