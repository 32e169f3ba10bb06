// Reads a person's finished games for their profile.
import { sql } from 'kysely';
import type { Reason } from '../../../engine/game.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { Database } from '../../base/storage/database.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';

export interface StoredFigures {
  readonly total: number;
  readonly played: number;
  readonly won: number;
}

export async function readFigures(database: Database, userId: string): Promise<StoredFigures> {
  const row = await database
    .selectFrom('person_tallies')
    .select(['xp as total', 'finished as played', 'won'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { total: 0, played: 0, won: 0 };
}

/** XP between each of these moments and the next; the last is open. */
export async function readXpSince(
  database: Database,
  userId: string,
  moments: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ part: number; xp: number }>`
    select width_bucket(at, array[${sql.join(moments)}]::bigint[]) as part, sum(xp)::int as xp
    from xp_lines where user_id = ${userId} and at >= ${moments[0] ?? 0}
    group by part`.execute(database);
  const byPart = new Map(rows.map(({ part, xp }) => [Number(part), xp]));
  return moments.map((_, at) => byPart.get(at + 1) ?? 0);
}

export interface StoredRecord {
  readonly game_type: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly best_streak: number;
  readonly last_played: number;
}

/** Game by game, the most played first. */
export const readRecords = (database: Database, userId: string): Promise<StoredRecord[]> =>
  database
    .selectFrom('game_tallies')
    .select(['game_type', 'played', 'won', 'drawn', 'best_run as best_streak', 'last_played'])
    .where('user_id', '=', userId)
    .orderBy('played', 'desc')
    .orderBy('game_type')
    .execute();

/** Games in which this person has finished a match against bots only. */
export async function readPractised(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('game_results')
    .select('game_type')
    .distinct()
    .where('user_id', '=', userId)
    .where('counts', '=', false)
    .orderBy('game_type')
    .execute();
  return rows.map(({ game_type }) => game_type);
}

export interface StoredFinish {
  readonly room_id: string;
  readonly game: number;
  readonly game_name: string;
  readonly players: readonly MatchPlayer[];
  readonly standings: readonly SeatResult[];
  readonly reason: Reason;
  readonly ended_at: number;
  readonly xp: number;
}

/** Newest first; `xp` includes that of badges earned in the game. */
export async function readRecent(database: Database, userId: string, most: number): Promise<StoredFinish[]> {
  const { rows } = await sql<StoredFinish>`
    select m.room_id, m.game, m.game_name, m.players, m.standings, m.result->>'reason' as reason, r.ended_at,
      (select coalesce(sum(xp), 0)::int from xp_lines x where x.user_id = r.user_id and x.cause = m.id) as xp
    from game_results r join matches m on m.id = r.match_id
    where r.user_id = ${userId}
    order by r.ended_at desc, m.id limit ${most}`.execute(database);
  return rows;
}

export const readBadges = (
  database: Database,
  userId: string,
): Promise<{ readonly idprod: number; readonly earned_at: number }[]> =>
  database
    .selectFrom('badges_given')
    .select(['idprod', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('earned_at', 'desc')
    .orderBy('idprod')
    .execute();
