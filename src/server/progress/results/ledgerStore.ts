// SQL of recording finished games: all games of a batch are locked, read and written together.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Result } from '../../../engine/game.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { KnownRatings, RatedMatch, RatingLedger } from '../ratings/ratingLedger.ts';
import { addRatings, knownRatings } from '../ratings/ratingLedgerStore.ts';
import { groupOf, type KnownCounters, type Ledger, type LedgerGame, type MatchToRecord } from './ledger.ts';
import { addPlays } from './playDays.ts';

export interface LockedMatch extends MatchToRecord {
  readonly id: string;
  readonly is_recorded: boolean;
  /** Of the team: without one there is nothing to tell, and no statement. */
  readonly has_webhooks: boolean;
}

interface Locked {
  readonly matches: readonly LockedMatch[];
  /** Of those of the matches that are not recorded yet. */
  readonly people: KnownCounters['people'];
  /** Teams whose stored results are still being rated: their games wait for it, and that work can neither finish nor begin. */
  readonly behind: readonly string[];
}

/**
 * Locks these matches and then their people until the end of the transaction, in one statement: others wait meanwhile.
 * The commit does not wait for the disk, which whatever is stored after it does for both: after a power failure games
 * that nothing followed are recorded again from their turns.
 */
export async function lockAll(database: Transaction<Schema>, ids: readonly string[]): Promise<Locked> {
  const { rows } = await sql<Locked>`
    with locked as (
      select m.id, m.room_id, m.team_id, m.game_name, m.players, m.started_at, r.opened_by, t.time_zone,
        t.has_ratings, case when m.setup ->> 'turnDays' is null then 'live' else 'daily' end as pace,
        m.standings is not null as is_recorded, (r.doc->>'testMode')::boolean as is_test,
        exists (select from webhooks w where w.team_id = m.team_id and w.off_since is null) as has_webhooks
      from matches m join rooms r on r.id = m.room_id join teams t on t.id = m.team_id
      where m.id = any(${ids}) order by m.id for no key update of m
    ), whom as (
      select id, team_id from people where id = any(array(
        select (seat ->> 'userId')::uuid from locked, jsonb_array_elements(players) seat where not is_recorded))
      order by id for no key update
    ), behind as (
      select team_id from rating_backlog
      where team_id = any(array(select team_id from locked where has_ratings and (select count(*) from whom) > 0))
      order by team_id for share
    )
    select set_config('synchronous_commit', 'off', true),
      (select coalesce(json_agg(m), '[]') from locked m) as matches,
      (select coalesce(json_agg(p), '[]') from whom p) as people,
      (select coalesce(json_agg(team_id), '[]') from behind) as behind`.execute(database);
  return theOnly(rows);
}

/** A select without a table has one row. */
function theOnly<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('no row of a select without a table');
  return row;
}

/** Locks these people until the end of the transaction: all that is read and written of them here. */
export async function lockPeople(
  database: Transaction<Schema>,
  userIds: readonly string[],
): Promise<KnownCounters['people']> {
  const { rows } = await sql<KnownCounters['people'][number]>`
    select id, team_id from people where id = any(${userIds}::uuid[]) order by id for no key update`.execute(
    database,
  );
  return rows;
}

/** Reads the counters and ratings of the people of these games, who must be locked. */
export async function readKnown(
  database: Kysely<Schema>,
  people: KnownCounters['people'],
  { games, rated }: { readonly games: readonly LedgerGame[]; readonly rated: readonly RatedMatch[] },
): Promise<KnownCounters & { readonly rated: KnownRatings }> {
  const ids = people.map(({ id }) => id);
  const rooms = games.map(({ match }) => match.room_id);
  const groups = games.map(groupOf);
  const { rows } = await sql<Omit<KnownCounters, 'people'> & KnownRatings>`
    with whom as (select unnest(${ids}::uuid[]) as user_id)
    select
      (select coalesce(json_agg(t), '[]') from person_tallies t join whom using (user_id)) as tallies,
      (select coalesce(json_agg(t), '[]') from game_tallies t join whom using (user_id)) as "gameTallies",
      (select coalesce(json_agg(b), '[]') from badges_given b join whom using (user_id)) as badges,
      (select coalesce(json_agg(t), '[]') from teammates t join whom using (user_id)
        where other_id = any(${ids}::uuid[])) as teammates,
      (select coalesce(json_agg(h), '[]') from hosted_rooms h join whom using (user_id)
        where room_id = any(${rooms})) as "hostedRooms",
      (select coalesce(json_agg(g), '[]') from group_days g
        where (day, player_ids) in (
          select day, player_ids::uuid[] from unnest(
            ${groups.map(({ day }) => day)}::text[], ${groups.map((group) => `{${group.player_ids}}`)}::text[]
          ) as asked (day, player_ids)
        )) as groups, ${knownRatings(rated)}`.execute(database);
  const { ratings, meetings, ...known } = theOnly(rows);
  return { ...known, people, rated: { ratings, meetings } };
}

/** Writes the end of a match, and marks it as settled if nobody remains to be notified. */
export interface End {
  readonly id: string;
  readonly ended_at: number;
  readonly result: Result;
  readonly standings: readonly SeatResult[];
  readonly settled_at: number | null;
}

/** Writes all of it in one statement. */
export async function writeRecorded(
  database: Kysely<Schema>,
  ledger: Ledger,
  ratings: RatingLedger,
  ends: readonly End[],
): Promise<void> {
  const json = (rows: Iterable<object>) => sql`${JSON.stringify([...rows])}::jsonb`;
  await sql`
    with results as (
      insert into game_results
      select * from jsonb_populate_recordset(null::game_results, ${json(ledger.results)})
    ), ${addPlays(ledger.plays)}, ${addRatings(ratings)}, groups as (
      insert into group_days as g
      select * from jsonb_populate_recordset(null::group_days, ${json(ledger.groups.values())})
      on conflict (day, player_ids) do update set games = excluded.games, at = greatest(g.at, excluded.at)
    ), lines as (
      insert into xp_lines
      select * from jsonb_populate_recordset(null::xp_lines, ${json(ledger.xpLines)})
    ), badges as (
      insert into badges_given
      select * from jsonb_populate_recordset(null::badges_given, ${json(ledger.badges)})
    ), met as (
      insert into teammates
      select * from jsonb_populate_recordset(null::teammates, ${json(ledger.teammates)})
    ), opened as (
      insert into hosted_rooms
      select * from jsonb_populate_recordset(null::hosted_rooms, ${json(ledger.hostedRooms)})
    ), tallies as (
      insert into person_tallies
      select * from jsonb_populate_recordset(null::person_tallies, ${json(ledger.tallies.values())})
      on conflict (user_id) do update set xp = excluded.xp, finished = excluded.finished, won = excluded.won,
        hosted = excluded.hosted, teammates = excluded.teammates, win_run = excluded.win_run,
        stayed_run = excluded.stayed_run
    ), of_games as (
      insert into game_tallies
      select * from jsonb_populate_recordset(null::game_tallies, ${json(ledger.gameTallies.values())})
      on conflict (user_id, game_type) do update set played = excluded.played, won = excluded.won,
        drawn = excluded.drawn, win_run = excluded.win_run, best_run = excluded.best_run,
        last_played = excluded.last_played
    )
    update matches m
    set ended_at = e.ended_at, result = e.result, standings = e.standings, settled_at = e.settled_at
    from jsonb_to_recordset(${json(ends)})
      as e (id text, ended_at bigint, result jsonb, standings jsonb, settled_at bigint)
    where m.id = e.id`.execute(database);
}
