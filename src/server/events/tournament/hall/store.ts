// Store of the hall of fame: finished tournaments page by page, wins by team, and podium places of one person. Wins are read from the lines of XP that a tournament left.
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../base/storage/database.ts';
import type { TournamentsTable } from '../../../base/storage/schema/tournaments.ts';

export interface FinishedTournament
  extends Pick<Selectable<TournamentsTable>, 'id' | 'name' | 'game_name' | 'form'> {
  readonly ended_at: number;
}

interface HallFilter {
  readonly gameName?: string | undefined;
  readonly form?: TournamentsTable['form'] | undefined;
  readonly after?: { readonly endedAt: number; readonly id: string } | undefined;
}

export async function readFinished(
  database: Database,
  teamId: string,
  { gameName, form, after }: HallFilter,
  most: number,
): Promise<FinishedTournament[]> {
  const { rows } = await sql<FinishedTournament>`
    select id, name, game_name, form, ended_at from tournaments
    where team_id = ${teamId}::uuid and phase = 'finished'
      ${gameName === undefined ? sql`` : sql`and game_name = ${gameName}`}
      ${form === undefined ? sql`` : sql`and form = ${form}`}
      ${after ? sql`and (ended_at, id) < (${after.endedAt}::bigint, ${after.id}::uuid)` : sql``}
    order by ended_at desc, id desc limit ${most}`.execute(database);
  return rows;
}

/** Which of these games or forms have a finished tournament: a look into the index for each. */
export async function readKinds<Kind extends string>(
  database: Database,
  teamId: string,
  column: 'game_name' | 'form',
  kinds: readonly Kind[],
): Promise<Kind[]> {
  const { rows } = await sql<{ readonly kind: Kind }>`
    select kind from unnest(${[...kinds]}::text[]) with ordinality as k (kind, at)
    where exists (select 1 from tournaments t
      where t.team_id = ${teamId}::uuid and t.phase = 'finished' and t.${sql.ref(column)} = kind)
    order by at`.execute(database);
  return rows.map(({ kind }) => kind);
}

export interface CountedWins {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly wins: number;
}

/** Of those who are in the team. `since`: only later ones count. */
export async function readMostWins(
  database: Database,
  teamId: string,
  since: number,
  most: number,
): Promise<CountedWins[]> {
  const { rows } = await sql<CountedWins>`
    with won as (
      select user_id, count(*)::int as wins, max(at) as last from xp_lines
      where team_id = ${teamId}::uuid and at >= ${since}
        and source = 'tournament' and source_id like '%:1'
      group by user_id
    )
    select p.id, p.name, p.avatar, won.wins from won
    join people p on p.id = won.user_id and p.team_id = ${teamId}::uuid and p.disabled_at is null
    order by won.wins desc, won.last, p.id limit ${most}`.execute(database);
  return rows;
}

export interface PointsOfYear {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly rank: number;
  readonly points: number;
  /** By season, from 1. */
  readonly of_seasons: Readonly<Record<string, number>>;
}

interface YearAsked {
  readonly teamId: string;
  readonly userId: string;
  /** When each season of the year begins, and the year after it. */
  readonly bounds: readonly number[];
  readonly most: number;
}

/** Of those who are in the team, best first; `userId` also further below. */
export async function readYear(
  database: Database,
  { teamId, userId, bounds, most }: YearAsked,
): Promise<PointsOfYear[]> {
  const { rows } = await sql<PointsOfYear>`
    with earned as (
      select user_id, width_bucket(at, ${[...bounds]}::bigint[]) as season, sum(xp)::int as points
      from xp_lines
      where team_id = ${teamId}::uuid and source = 'tournament'
        and at >= ${bounds[0] ?? 0} and at < ${bounds.at(-1) ?? 0}
      group by 1, 2
    ), ranked as (
      select p.id, p.name, p.avatar, sum(e.points)::int as points,
        rank() over (order by sum(e.points) desc)::int as rank,
        row_number() over (order by sum(e.points) desc, p.id) as line,
        json_object_agg(e.season, e.points) as of_seasons
      from earned e
      join people p on p.id = e.user_id and p.team_id = ${teamId}::uuid and p.disabled_at is null
      group by p.id
    )
    select id, name, avatar, points, rank, of_seasons from ranked
    where line <= ${most} or id = ${userId}::uuid
    order by line`.execute(database);
  return rows;
}

/** When a tournament of this team first brought points; null: none has. */
export async function readFirstPoints(database: Database, teamId: string): Promise<number | null> {
  const row = await database
    .selectFrom('xp_lines')
    .select('at')
    .where('team_id', '=', teamId)
    .where('source', '=', 'tournament')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

export interface PodiumOfPerson {
  readonly id: string;
  readonly name: string;
  readonly game_name: string;
  readonly rank: number;
  readonly at: number;
}

/** Newest first. */
export async function readPodiums(
  database: Database,
  person: { readonly userId: string; readonly teamId: string },
  since: number,
): Promise<PodiumOfPerson[]> {
  const { rows } = await sql<PodiumOfPerson>`
    select t.id, t.name, t.game_name, split_part(x.source_id, ':', 2)::int as rank, x.at
    from xp_lines x join tournaments t on t.id = x.cause::uuid
    where x.user_id = ${person.userId}::uuid and x.at >= ${since} and x.source = 'tournament'
      and x.team_id = ${person.teamId}::uuid and x.source_id ~ ':[123]$'
    order by x.at desc`.execute(database);
  return rows;
}
