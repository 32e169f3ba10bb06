// Store of predictors whose channel is to be told: taken by one node at a time.
import { sql } from 'kysely';
import type { Language } from '../../../engine/language.ts';
import type { Database } from '../../base/storage/database.ts';

export interface DuePost {
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

/** Held for so long: a node that dies over it leaves it to another. */
const heldMs = 2 * 60_000;
const atOnce = 20;

/** Those that are due; with `gameId` only this one. */
export async function takeDuePosts(
  database: Database,
  now: number,
  gameId: string | null,
): Promise<DuePost[]> {
  const { rows } = await sql<DuePost>`
    with taken as (
      update prediction_games set post_due_at = ${now + heldMs}, post_tries = post_tries + 1
      where id in (
        select id from prediction_games
        where post_due_at <= ${now} and removed_at is null and channel_id is not null
          and (${gameId}::uuid is null or id = ${gameId}::uuid)
        order by post_due_at limit ${atOnce} for update skip locked
      )
      returning *
    )
    select g.id, s.name, g.team_id, t.language, g.channel_id, g.group_id, g.post_tries as tries, h.id as posted_by
    from taken g join prediction_seasons s on s.id = g.season_id join teams t on t.id = g.team_id
    left join people h on h.id = g.created_by and h.team_id = g.team_id`.execute(database);
  return rows;
}

/** To be tried again from then on; null: never again. */
export async function writePostDue(database: Database, id: string, at: number | null): Promise<void> {
  await database.updateTable('prediction_games').set({ post_due_at: at }).where('id', '=', id).execute();
}
