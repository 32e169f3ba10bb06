// Reads what looks like farming of XP in a day: too fast, too lucky, given up too early, or the same game over again.
import { type RawBuilder, sql } from 'kysely';
import { puzzleFacts, tooFastSign } from '../../../catalogue/facts.ts';
import type { Database } from '../../base/storage/database.ts';

export interface Sign {
  /** A setting of the audit log in the texts, or the sign of a puzzle that was solved too fast. */
  readonly sign: string;
  readonly team_id: string;
  readonly user_id: string;
}

export interface FairPlaySpan {
  readonly from: number;
  readonly to: number;
}

const guessedDays = 10;
const mostFirstGuesses = 3;
const mostEarlyResignations = 3;
const earlyPlies = 4;
const comparedTurns = 20;
const dayMs = 24 * 60 * 60_000;

const solvedIn = ({ from, to }: FairPlaySpan) =>
  sql`a.is_solved and not a.is_practice and a.ended_at >= ${from} and a.ended_at < ${to}`;

/** Attempts at puzzles that were solved faster than is possible by thinking. */
const fastSolvers = puzzleFacts.flatMap((facts) => {
  const { id, leastSeconds } = facts;
  if (leastSeconds === undefined) return [];
  return (span: FairPlaySpan): RawBuilder<unknown> => sql`
    select distinct ${tooFastSign(facts)}::text as sign, p.team_id, a.user_id
    from puzzle_attempts a join puzzles p on p.id = a.puzzle_id
    where p.puzzle_type = ${id} and ${solvedIn(span)} and a.ended_at - a.joined_at < ${leastSeconds * 1_000}`;
});

/** Counts over ten days that end with this one. */
const firstGuesses = (span: FairPlaySpan): RawBuilder<unknown> => sql`
  select 'firstGuesses' as sign, p.team_id, a.user_id
  from puzzle_attempts a join puzzles p on p.id = a.puzzle_id
  where ${solvedIn({ from: span.to - guessedDays * dayMs, to: span.to })} and jsonb_array_length(a.colours) = 1
  group by p.team_id, a.user_id
  having count(*) > ${mostFirstGuesses} and max(a.ended_at) >= ${span.from}`;

const isMove = sql`jsonb_path_exists(t.entries::jsonb, '$[*] ? (@.kind == "move")')`;

const endedIn = ({ from, to }: FairPlaySpan) => sql`m.ended_at >= ${from} and m.ended_at < ${to}`;

const earlyResignations = (span: FairPlaySpan): RawBuilder<unknown> => sql`
  select 'earlyResignations' as sign, r.team_id, r.user_id
  from matches m join game_results r on r.match_id = m.id
  where ${endedIn(span)} and m.result ->> 'reason' = 'resign' and r.counts and r.outcome = 'loss'
    and (select count(*) from turns t where t.match_id = m.id and ${isMove}) < ${earlyPlies}
  group by r.team_id, r.user_id
  having count(*) > ${mostEarlyResignations}`;

/** Twice in a row, by the same people with the same winner. */
const repeatedGames = (span: FairPlaySpan): RawBuilder<unknown> => sql`
  select distinct 'repeatedGames' as sign, team_id, winner as user_id from (
    select g.team_id, g.winner, g.ended_at, g.moves, lag(g.moves) over one as moves_before, lag(g.winner) over one as winner_before
    from (
      select m.team_id, m.ended_at, m.game_name,
        (select array_agg(r.user_id order by r.user_id) from game_results r where r.match_id = m.id) as players,
        (select r.user_id from game_results r where r.match_id = m.id and r.outcome = 'win') as winner,
        (select string_agg(jsonb_path_query_array(t.entries::jsonb, '$[*] ? (@.kind == "move").move')::text, ' ' order by t.turn)
          from (select * from turns t where t.match_id = m.id and ${isMove} order by t.turn limit ${comparedTurns}) t) as moves
      from matches m
      where ${endedIn({ from: span.from - dayMs, to: span.to })} and jsonb_array_length(m.players) = 2
        and exists (select 1 from game_results r where r.match_id = m.id and r.counts)
    ) g
    where g.winner is not null and g.moves is not null
    window one as (partition by g.team_id, g.game_name, g.players order by g.ended_at)
  ) each_game
  where ended_at >= ${span.from} and moves = moves_before and winner = winner_before`;

export async function readSigns(database: Database, span: FairPlaySpan): Promise<Sign[]> {
  const readers = [...fastSolvers, firstGuesses, earlyResignations, repeatedGames];
  const found: Sign[] = [];
  for (const read of readers) {
    const { rows } = await sql<Sign>`${read(span)}`.execute(database);
    found.push(...rows);
  }
  return found;
}
