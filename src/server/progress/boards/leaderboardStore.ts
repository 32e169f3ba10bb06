// Aggregates for leaderboards: sums of XP, results and badges of the current members of a team.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';

/** The period, its end excluded; null for all time, which is read from totals. */
export interface BoardSpan {
  readonly from: number;
  readonly to: number;
}

export interface StoredPoints {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly points: number;
  readonly reached_at: number;
}

const within = (column: string, { from, to }: BoardSpan) =>
  sql`and ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;

const ofGame = (column: string, gameType: string | null) =>
  gameType === null ? sql`` : sql`and ${sql.ref(column)} = ${gameType}`;

export async function readPoints(
  database: Database,
  teamId: string,
  span: BoardSpan | null,
  gameType: string | null,
): Promise<StoredPoints[]> {
  if (span === null) return readTotalPoints(database, teamId, gameType);
  const { rows } = await sql<StoredPoints>`
    select p.id as user_id, p.name, p.avatar, x.points, x.reached_at from (
      select user_id, sum(xp)::int as points, max(at) as reached_at from xp_lines
      where team_id = ${teamId} ${within('at', span)} ${ofGame('game_type', gameType)}
      group by user_id
    ) x
    join people p on p.id = x.user_id
    where p.team_id = ${teamId} and p.disabled_at is null`.execute(database);
  return rows;
}

async function readTotalPoints(
  database: Database,
  teamId: string,
  gameType: string | null,
): Promise<StoredPoints[]> {
  const { rows } = await sql<StoredPoints>`
    select p.id as user_id, p.name, p.avatar, x.points, x.reached_at from (
      select user_id, sum(xp)::int as points, max(last_at) as reached_at from xp_totals
      where team_id = ${teamId} ${ofGame('game_type', gameType)}
      group by user_id
    ) x
    join people p on p.id = x.user_id
    where p.team_id = ${teamId} and p.disabled_at is null`.execute(database);
  return rows;
}

export interface StoredCounts {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly played: number;
  readonly won: number;
  readonly last_at: number;
}

export async function readCounts(
  database: Database,
  teamId: string,
  span: BoardSpan | null,
  gameType: string | null,
): Promise<StoredCounts[]> {
  if (span === null) return readTotalCounts(database, teamId, gameType);
  const { rows } = await sql<StoredCounts>`
    select p.id as user_id, p.name, p.avatar, r.played, r.won, r.last_at from (
      select user_id, count(*)::int as played, (count(*) filter (where outcome = 'win'))::int as won,
        max(ended_at) as last_at
      from game_results
      where counts and team_id = ${teamId} ${within('ended_at', span)} ${ofGame('game_type', gameType)}
      group by user_id
    ) r
    join people p on p.id = r.user_id
    where p.team_id = ${teamId} and p.disabled_at is null`.execute(database);
  return rows;
}

async function readTotalCounts(
  database: Database,
  teamId: string,
  gameType: string | null,
): Promise<StoredCounts[]> {
  const { rows } = await sql<StoredCounts>`
    select p.id as user_id, p.name, p.avatar, r.played, r.won, r.last_at from (
      select user_id, sum(played)::int as played, sum(won)::int as won, max(last_at) as last_at
      from result_totals where team_id = ${teamId} ${ofGame('game_type', gameType)} group by user_id
    ) r
    join people p on p.id = r.user_id
    where p.team_id = ${teamId} and p.disabled_at is null`.execute(database);
  return rows;
}

/** The most wins in a row of each person at one game; of all time also those in another team. */
export async function readBestRuns(
  database: Database,
  teamId: string,
  span: BoardSpan | null,
  gameType: string,
): Promise<ReadonlyMap<string, number>> {
  if (span === null) return readBestRunsEver(database, teamId, gameType);
  const { rows } = await sql<{ user_id: string; best: number }>`
    select user_id, max(run)::int as best from (
      select user_id, count(*) as run from (
        select user_id, outcome,
          row_number() over (partition by user_id order by ended_at, match_id)
          - row_number() over (partition by user_id, outcome order by ended_at, match_id) as island
        from game_results
        where counts and team_id = ${teamId} and game_type = ${gameType} ${within('ended_at', span)}
      ) each_result
      where outcome = 'win' group by user_id, island
    ) runs
    group by user_id`.execute(database);
  return new Map(rows.map(({ user_id, best }) => [user_id, best]));
}

async function readBestRunsEver(
  database: Database,
  teamId: string,
  gameType: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('game_tallies as g')
    .innerJoin('people as p', 'p.id', 'g.user_id')
    .select(['g.user_id', 'g.best_run'])
    .where('p.team_id', '=', teamId)
    .where('g.game_type', '=', gameType)
    .where('g.best_run', '>', 0)
    .execute();
  return new Map(rows.map(({ user_id, best_run }) => [user_id, best_run]));
}

export interface StoredBadge {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly idprod: number;
  readonly earned_at: number;
}

export const readBadgesOfTeam = (database: Database, teamId: string): Promise<StoredBadge[]> =>
  database
    .selectFrom('badges_given as b')
    .innerJoin('people as p', 'p.id', 'b.user_id')
    .select(['b.user_id', 'p.name', 'p.avatar', 'b.idprod', 'b.earned_at'])
    .where('p.team_id', '=', teamId)
    .where('p.disabled_at', 'is', null)
    .orderBy('b.earned_at')
    .orderBy('b.idprod')
    .execute();
