// Store of results, XP lines and badges, and the reads that recording a result needs.
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Result } from '../../engine/game.ts';
import type { SeatResult } from '../../engine/seatResults.ts';
import type { Database } from '../storage/database.ts';
import type { MatchPlayer } from '../storage/schema/matches.ts';
import type { BadgesGivenTable, GameResultsTable, XpLinesTable } from '../storage/schema/progress.ts';
import type { Schema } from '../storage/schema/schema.ts';

export interface MatchToSettle {
  readonly room_id: string;
  readonly team_id: string;
  readonly game_name: string;
  readonly players: readonly MatchPlayer[];
  readonly is_recorded: boolean;
  readonly opened_by: string | null;
  readonly is_test: boolean;
  readonly time_zone: string;
}

/** Locks the match until the end of the transaction. */
export const lockMatch = (database: Transaction<Schema>, id: string): Promise<MatchToSettle | undefined> =>
  database
    .selectFrom('matches as m')
    .innerJoin('rooms as r', 'r.id', 'm.room_id')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select(['m.room_id', 'm.team_id', 'm.game_name', 'm.players', 'r.opened_by', 't.time_zone'])
    .select(sql<boolean>`m.standings is not null`.as('is_recorded'))
    .select(sql<boolean>`(r.doc->>'testMode')::boolean`.as('is_test'))
    .where('m.id', '=', id)
    .forNoKeyUpdate('m')
    .executeTakeFirst();

/** Which of these people are in the team; locks their rows until the end of the transaction. */
export async function lockTeammates(
  database: Transaction<Schema>,
  userIds: readonly string[],
  teamId: string,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await database
    .selectFrom('people')
    .select(['id', 'team_id'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.team_id === teamId).map(({ id }) => id);
}

/** Counts a game of these people; how many they have finished on this day, with this one. */
export async function countGroupGame(
  database: Database,
  playerIds: readonly string[],
  { day, endedAt }: { readonly day: string; readonly endedAt: number },
): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    insert into group_days as g (day, player_ids, games, at)
    values (${day}, array[${sql.join(playerIds.toSorted())}]::uuid[], 1, ${endedAt})
    on conflict (day, player_ids) do update set games = g.games + 1, at = greatest(g.at, excluded.at)
    returning games`.execute(database);
  return rows[0]?.games ?? 1;
}

export async function writeEnd(
  database: Database,
  id: string,
  end: { readonly endedAt: number; readonly result: Result; readonly standings: readonly SeatResult[] },
  settledAt: number | null,
): Promise<void> {
  const [result, standings] = [JSON.stringify(end.result), JSON.stringify(end.standings)];
  await database
    .updateTable('matches')
    .set({ ended_at: end.endedAt, result, standings, settled_at: settledAt })
    .where('id', '=', id)
    .execute();
}

export async function writeSettled(database: Database, id: string, now: number): Promise<void> {
  await database.updateTable('matches').set({ settled_at: now }).where('id', '=', id).execute();
}

export async function writeResults(
  database: Database,
  rows: readonly Insertable<GameResultsTable>[],
): Promise<void> {
  await database.insertInto('game_results').values(rows).execute();
}

/** One line for each person and source. Answers the lines that were new. */
export async function writeXp(
  database: Database,
  rows: readonly Insertable<XpLinesTable>[],
): Promise<{ readonly user_id: string; readonly xp: number }[]> {
  if (rows.length === 0) return [];
  return database
    .insertInto('xp_lines')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'xp'])
    .execute();
}

/** Answers those that were not given before. */
export async function giveBadges(
  database: Database,
  rows: readonly Insertable<BadgesGivenTable>[],
): Promise<{ readonly user_id: string; readonly idprod: number }[]> {
  if (rows.length === 0) return [];
  return database
    .insertInto('badges_given')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'idprod'])
    .execute();
}

export interface StoredGains {
  readonly user_id: string;
  readonly xp: number;
  readonly total: number;
  readonly badges: readonly number[];
}

/** What a match brought to each of its people, and what they have altogether. */
export async function readGains(database: Database, matchId: string): Promise<StoredGains[]> {
  const { rows } = await sql<StoredGains>`
    select r.user_id,
      (select coalesce(sum(xp), 0)::int from xp_lines x where x.user_id = r.user_id and x.cause = ${matchId}) as xp,
      coalesce((select xp from person_tallies t where t.user_id = r.user_id), 0) as total,
      array(select idprod from badges_given b
        where b.user_id = r.user_id and b.cause = ${matchId} order by idprod) as badges
    from game_results r where r.match_id = ${matchId}`.execute(database);
  return rows;
}
