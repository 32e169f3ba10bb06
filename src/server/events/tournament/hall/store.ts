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
