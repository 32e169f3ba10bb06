// Store of analytics: sums over the days of a team.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import { wholeMonths } from './months.ts';

export interface DaySpan {
  readonly teamId: string;
  readonly start: string;
  readonly end: string;
  /** Null: of all games. */
  readonly gameType: string | null;
}

const within = ({ teamId, start, end, gameType }: DaySpan) =>
  sql`d.team_id = ${teamId} and d.day between ${start} and ${end}
    ${gameType === null ? sql`` : sql`and d.game_type = ${gameType}`}`;

export interface DaySum {
  readonly day: string;
  readonly plays: number;
  readonly ms: number;
}

export async function readDays(database: Database, span: DaySpan): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select d.day, sum(d.plays)::int as plays, sum(d.ms)::bigint as ms
    from team_days d where ${within(span)} group by d.day order by d.day`.execute(database);
  return rows.map(({ day, plays, ms }) => ({ day, plays, ms: Number(ms) }));
}

/** People who are in the team today: looked up one by one, as most have played and one day of each is enough. */
export async function countActive(database: Database, span: DaySpan): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from people p
    cross join lateral (
      select 1 from person_days d where d.user_id = p.id and ${within(span)} limit 1
    ) played
    where p.team_id = ${span.teamId} and p.disabled_at is null`.execute(database);
  return rows[0]?.people ?? 0;
}

export interface GameSum {
  readonly game_type: string;
  readonly plays: number;
  readonly ms: number;
  readonly players: number;
}

/** People whose last play is within the span are active; for the others the query looks for one day in it. */
export async function readGames(database: Database, span: DaySpan): Promise<GameSum[]> {
  const { rows } = await sql<GameSum>`
    select g.game_type, g.plays, g.ms, coalesce(own.players, 0)::int as players
    from (
      select d.game_type, sum(d.plays)::int as plays, sum(d.ms)::bigint as ms
      from team_days d where ${within(span)} group by d.game_type
    ) g left join (
      select game_type, count(*) as players from (
        select o.game_type from person_games o
        where o.team_id = ${span.teamId} and o.last_day between ${span.start} and ${span.end}
        union all
        select o.game_type from person_games o cross join lateral (
          select 1 from person_days d
          where d.user_id = o.user_id and d.game_type = o.game_type and ${within(span)} limit 1
        ) earlier
        where o.team_id = ${span.teamId} and o.last_day > ${span.end}
      ) those group by game_type
    ) own using (game_type)
    order by g.plays desc, g.game_type`.execute(database);
  return rows.map((row) => ({ ...row, ms: Number(row.ms) }));
}

export interface MemberSum {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly plays: number;
  readonly ms: number;
  readonly last_day: string;
}

const ofDays = (span: DaySpan) =>
  sql`select d.user_id, d.plays, d.ms, d.day as last_day from person_days d where ${within(span)}`;

/** Sums of all games: whole months, and the days before and after them. */
function played(span: DaySpan) {
  const months = span.gameType === null ? wholeMonths(span) : null;
  if (!months) return ofDays(span);
  const { first, last, dayBefore, dayAfter } = months;
  return sql`
    select user_id, plays, ms, last_day from person_months
    where team_id = ${span.teamId} and month between ${first} and ${last}
    union all ${ofDays({ ...span, end: dayBefore })}
    union all ${ofDays({ ...span, start: dayAfter })}`;
}

/** Invisible people count in the sums but get no row, except in their own view. */
export async function readActive(database: Database, span: DaySpan, ownId: string): Promise<MemberSum[]> {
  const { rows } = await sql<MemberSum>`
    select p.id, p.name, p.avatar, s.plays, s.ms, s.last_day
    from (
      select d.user_id, sum(d.plays)::int as plays, sum(d.ms)::bigint as ms, max(d.last_day) as last_day
      from (${played(span)}) d group by d.user_id
    ) s join people p on p.id = s.user_id
    where p.team_id = ${span.teamId} and p.disabled_at is null
      and (p.id = ${ownId} or not coalesce((p.preferences ->> 'isInvisible')::boolean, false))
    order by s.plays desc, p.name, p.id`.execute(database);
  return rows.map((row) => ({ ...row, ms: Number(row.ms) }));
}
