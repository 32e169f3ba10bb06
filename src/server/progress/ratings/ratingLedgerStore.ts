// SQL of recording ratings: what is known of the people of a batch, and what is written of them.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { KnownRatings, RatedMatch, RatingLedger } from './ratingLedger.ts';

/** Of the people of these games, who must be locked. */
export async function readKnownRatings(
  database: Kysely<Schema>,
  matches: readonly RatedMatch[],
): Promise<KnownRatings> {
  const { rows } = await sql<KnownRatings>`select ${knownRatings(matches)}`.execute(database);
  const [known] = rows;
  if (!known) throw new Error('no row of a select without a table');
  return known;
}

/** Columns of a select: `ratings` and `meetings` of the people of these games. */
export function knownRatings(matches: readonly RatedMatch[]): RawBuilder<unknown> {
  const ids = matches.flatMap(({ seats }) => seats.flatMap(({ userId }) => userId ?? []));
  const teams = matches.map(({ teamId }) => teamId);
  const games = matches.map(({ gameType }) => gameType);
  const weeks = matches.map(({ week }) => week);
  return sql`
      (select coalesce(json_agg(r), '[]') from ratings r where r.user_id = any(${ids}::uuid[])
        and r.team_id = any(${teams}::uuid[]) and r.game_type = any(${games}::text[])) as ratings,
      (select coalesce(json_agg(m), '[]') from rating_meetings m where m.user_id = any(${ids}::uuid[])
        and m.other_id = any(${ids}::uuid[]) and m.team_id = any(${teams}::uuid[])
        and m.game_type = any(${games}::text[]) and m.week = any(${weeks}::text[])) as meetings`;
}

/** Parts of a statement with `with`. */
export function addRatings(ledger: RatingLedger): RawBuilder<unknown> {
  const json = (rows: Iterable<object>) => sql`${JSON.stringify([...rows])}::jsonb`;
  return sql`
    rated as (
      insert into ratings
      select * from jsonb_populate_recordset(null::ratings, ${json(ledger.ratings.values())})
      on conflict (team_id, game_type, pace, user_id) do update set rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
        rated_at = excluded.rated_at
    ), rated_days as (
      insert into rating_days
      select * from jsonb_populate_recordset(null::rating_days, ${json(ledger.days.values())})
      on conflict (user_id, team_id, game_type, pace, day) do update
        set rating = excluded.rating, at = excluded.at
    ), changed as (
      insert into rating_changes
      select * from jsonb_populate_recordset(null::rating_changes, ${json(ledger.changes)})
    ), meetings as (
      insert into rating_meetings
      select * from jsonb_populate_recordset(null::rating_meetings, ${json(ledger.meetings.values())})
      on conflict (user_id, other_id, team_id, game_type, pace, week) do update
        set games = excluded.games, at = excluded.at
    )`;
}
