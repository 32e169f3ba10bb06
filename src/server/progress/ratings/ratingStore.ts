// Reads ratings as a team shows them.
import { type RawBuilder, sql } from 'kysely';
import { pointsAUnit, provisionalAbove } from '../../../engine/ratings/rating.ts';
import type { Database } from '../../base/storage/database.ts';
import type { RatingsTable } from '../../base/storage/schema/ratings.ts';

/** What is rated together: a game of a team, at one pace. */
export interface RatedGameOfTeam {
  readonly teamId: string;
  readonly gameType: string;
  readonly pace: string;
}

export const readRatingsOf = (
  database: Database,
  teamId: string,
  userId: string,
): Promise<readonly RatingsTable[]> =>
  database
    .selectFrom('ratings')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute();

/** People who left the team, and those who hide their ratings from others, are not shown. */
const isShown = (seenBy: string): RawBuilder<boolean> => sql<boolean>`
  p.team_id = r.team_id and p.disabled_at is null
  and (p.id = ${seenBy} or not coalesce((p.preferences ->> 'hidesRatings')::boolean, false))`;

/** The ratings of those of these people that somebody may see. */
export async function readRatingsAt(
  database: Database,
  { teamId, gameType, pace }: RatedGameOfTeam,
  userIds: readonly string[],
  seenBy: string,
): Promise<readonly RatingsTable[]> {
  const { rows } = await sql<RatingsTable>`
    select r.* from ratings r join people p on p.id = r.user_id
    where r.team_id = ${teamId} and r.game_type = ${gameType} and r.pace = ${pace}
      and r.user_id = any(${userIds}::uuid[]) and ${isShown(seenBy)}`.execute(database);
  return rows;
}

export interface StoredRatingDay {
  readonly day: string;
  readonly rating: number;
}

/** The latest of these days, oldest first. */
export async function readRatingDays(
  database: Database,
  { teamId, gameType, pace }: RatedGameOfTeam,
  userId: string,
  most: number,
): Promise<readonly StoredRatingDay[]> {
  const days = await database
    .selectFrom('rating_days')
    .select(['day', 'rating'])
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .where('game_type', '=', gameType)
    .where('pace', '=', pace)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
  return days.reverse();
}

export interface StoredBand {
  readonly from: number;
  readonly people: number;
  /** Of these, how many are ahead of the person. */
  readonly ahead: number;
  /** The person is in this band. */
  readonly has_person: boolean;
}

/** The team's certain ratings at a moment, in bands, lowest first. `seenBy` knows where they themselves stand. */
export async function readBands(
  database: Database,
  { teamId, gameType, pace }: RatedGameOfTeam,
  asked: { readonly userId: string; readonly seenBy: string; readonly width: number; readonly now: number },
): Promise<readonly StoredBand[]> {
  const { userId, seenBy, width, now } = asked;
  const weeks = sql`(greatest(0, ${now} - r.rated_at) / 604800000.0)`;
  const { rows } = await sql<StoredBand>`
    with certain as (
      select r.user_id, r.rating from ratings r join people p on p.id = r.user_id
      where r.team_id = ${teamId} and r.game_type = ${gameType} and r.pace = ${pace} and ${isShown(seenBy)}
        and r.deviation ^ 2 + (r.volatility * ${pointsAUnit}::float8) ^ 2 * ${weeks} <= ${provisionalAbove ** 2}
    )
    select (floor(rating / ${width}::int) * ${width}::int)::int as "from", count(*)::int as people,
      (count(*) filter (where rating > (select rating from certain where user_id = ${userId})))::int as ahead,
      bool_or(user_id = ${userId}) as has_person
    from certain group by 1 order by 1`.execute(database);
  return rows;
}
