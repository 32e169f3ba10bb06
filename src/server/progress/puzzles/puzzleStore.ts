// Store of what daily puzzles bring: counters by person, team and puzzle type, lines of XP and badges.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { BadgesGivenTable, XpLinesTable } from '../../base/storage/schema/progress.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { Brought } from '../results/ledger.ts';
import { addPlays, PlayDays } from '../results/playDays.ts';
import type { PuzzleEnd } from './puzzleRewards.ts';
import { emptyPuzzleTally, type LatestPuzzle, type PuzzleTally } from './puzzleTally.ts';

interface OfPerson {
  readonly userId: string;
  readonly teamId: string;
  readonly puzzleType: string;
}

const tallyColumns = [
  ...(['played', 'solved', 'distribution', 'best_ms', 'streak'] as const),
  ...(['best_streak', 'last_number', 'xp', 'reached_at'] as const),
] as const;

export async function readPuzzleTally(
  database: Kysely<Schema>,
  { userId, teamId, puzzleType }: OfPerson,
): Promise<PuzzleTally> {
  const row = await database
    .selectFrom('puzzle_tallies')
    .select([...tallyColumns])
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .where('puzzle_type', '=', puzzleType)
    .executeTakeFirst();
  return row ?? emptyPuzzleTally;
}

/** Somebody has joined a puzzle: it counts as played. */
export async function countPlayed(
  database: Kysely<Schema>,
  { userId, teamId, puzzleType }: OfPerson,
): Promise<void> {
  await database
    .insertInto('puzzle_tallies')
    .values({
      ...emptyPuzzleTally,
      user_id: userId,
      team_id: teamId,
      puzzle_type: puzzleType,
      distribution: '[]',
      played: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'team_id', 'puzzle_type'])
        .doUpdateSet({ played: sql`puzzle_tallies.played + 1` }),
    )
    .execute();
}

interface Holdings {
  /** The time zone of the team. */
  readonly timeZone: string;
  readonly xp: number;
  readonly badges: readonly number[];
  readonly tally: PuzzleTally;
}

/** The XP that a person has, which badges, and their counters at a type of puzzle. */
export async function readHoldings(
  database: Kysely<Schema>,
  { userId, teamId, puzzleType }: OfPerson,
): Promise<Holdings> {
  const { rows } = await sql<Omit<Holdings, 'tally'> & { readonly tally: PuzzleTally | null }>`
    select coalesce((select xp from person_tallies where user_id = ${userId}), 0) as xp,
      array(select idprod from badges_given where user_id = ${userId}) as badges,
      (select to_json(t) from puzzle_tallies t
        where user_id = ${userId} and team_id = ${teamId} and puzzle_type = ${puzzleType}) as tally,
      (select time_zone from teams where id = ${teamId}) as "timeZone"`.execute(database);
  const { xp = 0, badges = [], tally = null, timeZone = 'UTC' } = rows[0] ?? {};
  return { xp, badges, tally: tally ?? emptyPuzzleTally, timeZone };
}

/** Lines, badges and counters of one attempt that ended. */
export async function writePuzzleEnd(
  database: Kysely<Schema>,
  { userId, teamId, puzzleType, ms }: PuzzleEnd,
  day: string,
  lines: readonly XpLinesTable[],
  badges: readonly BadgesGivenTable[],
  tally: PuzzleTally,
): Promise<void> {
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
  const xp = lines.reduce((sum, line) => sum + line.xp, 0);
  const plays = new PlayDays();
  plays.add({ teamId, day, gameType: puzzleType, userIds: [userId], ms });
  const of = { user_id: userId, team_id: teamId, puzzle_type: puzzleType };
  await sql`
    with lines as (
      insert into xp_lines select * from jsonb_populate_recordset(null::xp_lines, ${json(lines)})
    ), badges as (
      insert into badges_given select * from jsonb_populate_recordset(null::badges_given, ${json(badges)})
    ), ${addPlays(plays)}, of_puzzles as (
      insert into puzzle_tallies
      select * from jsonb_populate_recordset(null::puzzle_tallies, ${json([{ ...tally, ...of }])})
      on conflict (user_id, team_id, puzzle_type) do update set solved = excluded.solved,
        distribution = excluded.distribution, best_ms = excluded.best_ms, streak = excluded.streak,
        best_streak = excluded.best_streak, last_number = excluded.last_number, xp = excluded.xp,
        reached_at = excluded.reached_at
    )
    insert into person_tallies (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
    values (${userId}, ${xp}, 0, 0, 0, 0, 0, 0)
    on conflict (user_id) do update set xp = person_tallies.xp + excluded.xp`.execute(database);
}

/** The XP and badges a person earned with a puzzle, and their total XP. */
export async function readPuzzleGains(
  database: Database,
  userId: string,
  puzzleId: string,
): Promise<Brought> {
  const { rows } = await sql<Brought>`
    select
      (select coalesce(sum(xp), 0)::int from xp_lines where cause = ${puzzleId} and user_id = ${userId}) as xp,
      coalesce((select xp from person_tallies where user_id = ${userId}), 0) as total,
      array(select idprod from badges_given
        where cause = ${puzzleId} and user_id = ${userId} order by idprod) as badges`.execute(database);
  return rows[0] ?? { xp: 0, total: 0, badges: [] };
}

export async function readLatestPuzzle(
  database: Database,
  teamId: string,
  puzzleType: string,
  now: number,
): Promise<LatestPuzzle | null> {
  const row = await database
    .selectFrom('puzzles')
    .select(['number', 'closes_at'])
    .where('team_id', '=', teamId)
    .where('puzzle_type', '=', puzzleType)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { number: row.number, isOpen: row.closes_at > now } : null;
}

export interface PersonPuzzleTally extends PuzzleTally {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** The counters of everyone in the team who has played one. */
export const readTalliesOfTeam = (
  database: Database,
  teamId: string,
  puzzleType: string,
): Promise<PersonPuzzleTally[]> =>
  database
    .selectFrom('puzzle_tallies as t')
    .innerJoin('people as p', 'p.id', 't.user_id')
    .select(['t.user_id', 'p.name', 'p.avatar'])
    .select(tallyColumns.map((column) => `t.${column}` as const))
    .where('t.team_id', '=', teamId)
    .where('t.puzzle_type', '=', puzzleType)
    .where('p.team_id', '=', teamId)
    .where('p.disabled_at', 'is', null)
    .execute();

/** All counters of one person in a team, by type. */
export const readTalliesOfPerson = (
  database: Database,
  userId: string,
  teamId: string,
): Promise<(Pick<PuzzleTally, 'streak' | 'last_number'> & { readonly puzzle_type: string })[]> =>
  database
    .selectFrom('puzzle_tallies')
    .select(['puzzle_type', 'streak', 'last_number'])
    .where('user_id', '=', userId)
    .where('team_id', '=', teamId)
    .execute();
