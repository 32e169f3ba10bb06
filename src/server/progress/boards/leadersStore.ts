// The leaders of a team, over all and at each game, ranked by the database: only the places that are shown leave it.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { BoardSpan } from './leaderboardStore.ts';

export interface StoredLeader {
  /** Empty: over all. */
  readonly game_type: string;
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly points: number;
  readonly reached_at: number;
  readonly rank: number;
}

export interface Leading {
  readonly teamId: string;
  /** Null: of all time. */
  readonly span: BoardSpan | null;
  /** Places over all and at each game; the asking person's place over all is always there. */
  readonly top: number;
  readonly topOfGame: number;
  readonly ownId: string;
}

const linesOf = (teamId: string, span: BoardSpan | null) =>
  span === null
    ? sql`select user_id, game_type, xp as points, last_at as reached_at from xp_totals where team_id = ${teamId}`
    : sql`
      select user_id, coalesce(game_type, '') as game_type, sum(xp) as points, max(at) as reached_at from xp_lines
      where team_id = ${teamId} and at >= ${span.from} and at < ${span.to} group by 1, 2`;

/** Totals of the people who are in the team today, overall and by game. */
const scored = (teamId: string, lines: ReturnType<typeof linesOf>) => sql`
  select l.user_id, case grouping(l.game_type) when 1 then '' else l.game_type end as game_type,
    sum(l.points) as points, max(l.reached_at) as reached_at
  from (${lines}) l join people p on p.id = l.user_id
  where p.team_id = ${teamId} and p.disabled_at is null
  group by grouping sets ((l.user_id), (l.user_id, l.game_type))
  having grouping(l.game_type) = 1 or l.game_type <> ''`;

/** Ties at the limit are all included, because the name decides, sorted in the reader's language. */
export async function readLeaders(database: Database, asked: Leading): Promise<StoredLeader[]> {
  const { teamId, span, top, topOfGame, ownId } = asked;
  const { rows } = await sql<StoredLeader>`
    with placed as (
      select *, rank() over (partition by game_type order by points desc) as rank,
        rank() over (partition by game_type order by points desc, reached_at) as place
      from (${scored(teamId, linesOf(teamId, span))}) s
    )
    select l.game_type, l.user_id, p.name, p.avatar, l.points::int as points, l.reached_at, l.rank::int as rank
    from placed l join people p on p.id = l.user_id
    where l.place <= case l.game_type when '' then ${top}::int else ${topOfGame}::int end
      or (l.game_type = '' and l.user_id = ${ownId})`.execute(database);
  return rows;
}

/** Totals by game (empty for overall), then by person. */
export type Ranks = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** One text a game: thousands of rows would take longer to read than to count. */
const inTexts = (ranks: RawBuilder<unknown>) => sql<{ game_type: string; ranks: string }>`
  select game_type, string_agg(user_id::text || ' ' || rank, ',') as ranks from (${ranks}) r group by game_type`;

const fromText = (text: string | null): ReadonlyMap<string, number> =>
  new Map(
    (text?.split(',') ?? []).map((each) => {
      const [userId = '', rank] = each.split(' ');
      return [userId, Number(rank)];
    }),
  );

/** Totals of everybody, overall and by game. */
export async function readAllRanks(database: Database, teamId: string, span: BoardSpan): Promise<Ranks> {
  const { rows } = await inTexts(sql`
    select user_id, game_type, rank() over (partition by game_type order by points desc) as rank
    from (${scored(teamId, linesOf(teamId, span))}) s`).execute(database);
  return new Map(rows.map(({ game_type, ranks }) => [game_type, fromText(ranks)]));
}

/** Totals of everybody at one game; null for overall. */
export async function readRanks(
  database: Database,
  teamId: string,
  { from, to }: BoardSpan,
  gameType: string | null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await inTexts(sql`
    select l.user_id, '' as game_type, rank() over (order by l.points desc) as rank from (
      select user_id, sum(xp) as points from xp_lines
      where team_id = ${teamId} and at >= ${from} and at < ${to}
        ${gameType === null ? sql`` : sql`and game_type = ${gameType}`}
      group by user_id
    ) l join people p on p.id = l.user_id
    where p.team_id = ${teamId} and p.disabled_at is null`).execute(database);
  return fromText(rows[0]?.ranks ?? null);
}
