// Rates the stored results of teams that have none rated yet: after an upgrade, and when ratings are switched on.
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Reason } from '../../../engine/game.ts';
import { isTooShort } from '../../../engine/ratings/ratedGame.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import { dayOf, mondayOf } from '../../base/shared/days.ts';
import type { Database } from '../../base/storage/database.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';
import type { RatingBacklogTable } from '../../base/storage/schema/ratings.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { type RatedMatch, RatingLedger } from './ratingLedger.ts';
import { addRatings, readKnownRatings } from './ratingLedgerStore.ts';

const mostAtOnce = 200;

/** A team whose results are still to be rated, and how far they are. */
type TeamBehind = Selectable<RatingBacklogTable> & { readonly time_zone: string };

/** A stored result, with the people who were in the team when it was recorded. */
interface StoredMatch {
  readonly id: string;
  readonly ended_at: number;
  readonly game_name: string;
  readonly pace: string;
  readonly players: readonly MatchPlayer[];
  readonly standings: readonly SeatResult[] | null;
  readonly reason: Reason;
  readonly members: readonly string[];
  /** Counted where it matters: in abandoned games. */
  readonly plies: number;
}

/** Goes on where it was interrupted. Two nodes at it take turns. */
export async function rateBacklog(database: Database): Promise<void> {
  while (await database.transaction().execute(rateSome)) {
    // A transaction for each batch: games that end meanwhile wait for one of them at most.
  }
}

/** Rates the next results of a team; false where nothing is left. */
async function rateSome(trx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<TeamBehind>`
    select b.team_id, b.ended_at, b.match_id, t.time_zone
    from rating_backlog b join teams t on t.id = b.team_id
    order by b.team_id limit 1 for update of b`.execute(trx);
  const [team] = rows;
  if (!team) return false;
  if (team.match_id === '') await sql`select forget_ratings(${team.team_id}::uuid)`.execute(trx); // what was recorded while ratings were switched
  const stored = await readNext(trx, team);
  const last = stored.at(-1);
  if (!last) {
    await trx.deleteFrom('rating_backlog').where('team_id', '=', team.team_id).execute();
    return true;
  }
  await lockMembers(trx, stored);
  const matches = stored.flatMap((match) => ratedMatches(match, team));
  const ledger = new RatingLedger(await readKnownRatings(trx, matches));
  for (const match of matches) ledger.add(match);
  await sql`
    with ${addRatings(ledger)}
    update rating_backlog set ended_at = ${last.ended_at}, match_id = ${last.id}
    where team_id = ${team.team_id}`.execute(trx);
  return true;
}

async function readNext(database: Kysely<Schema>, team: TeamBehind): Promise<StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    with next as (
      select match_id, ended_at, json_agg(user_id) as members from game_results
      where team_id = ${team.team_id} and counts and ended_at >= ${team.ended_at}
        and (ended_at, match_id) > (${team.ended_at}, ${team.match_id})
      group by ended_at, match_id order by ended_at, match_id limit ${mostAtOnce}
    )
    select m.id, n.ended_at, n.members, m.game_name, m.players,
      case when m.setup ->> 'turnDays' is null then 'live' else 'daily' end as pace, m.standings, m.result->>'reason' as reason,
      case when m.result->>'reason' = 'abandoned' then (
        select count(*)::int from turns t, json_array_elements(t.entries::json) e
        where t.match_id = m.id and e->>'kind' = 'move') else 0 end as plies
    from next n join matches m on m.id = n.match_id
    order by n.ended_at, n.match_id`.execute(database);
  return rows;
}

/** In the order in which recording locks them; whoever deletes their account waits. */
async function lockMembers(database: Kysely<Schema>, matches: readonly StoredMatch[]): Promise<void> {
  const ids = [...new Set(matches.flatMap(({ members }) => members))];
  await sql`select 1 from people where id = any(${ids}::uuid[]) order by id for key share`.execute(database);
}

function ratedMatches(match: StoredMatch, team: TeamBehind): readonly RatedMatch[] {
  const { standings } = match;
  if (!standings || isTooShort(match.reason, match.plies)) return [];
  const seats = match.players.flatMap(({ userId }, seat) => {
    const standing = standings[seat];
    const isOurs = userId !== null && match.members.includes(userId);
    return standing ? [{ userId: isOurs ? userId : null, standing }] : [];
  });
  const day = dayOf(team.time_zone, match.ended_at);
  return [
    {
      matchId: match.id,
      teamId: team.team_id,
      gameType: match.game_name,
      pace: match.pace,
      endedAt: match.ended_at,
      day,
      week: mondayOf(day),
      seats,
    },
  ];
}
