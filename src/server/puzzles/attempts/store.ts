// Store of attempts at puzzles: what a solver has done, try by try, and how it ended.
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Attempt, PuzzleShapes, Try } from '../../../engine/puzzle.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzleAttemptsTable, PuzzlesTable } from '../../base/storage/schema/puzzles.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';

export interface WhichAttempt {
  readonly puzzleId: string;
  readonly teamId: string;
  readonly puzzleType: string;
  readonly userId: string;
}

/** The puzzle of a team, and what one person has done about it. */
export interface Solving<P extends PuzzleShapes> {
  readonly puzzle: Omit<Selectable<PuzzlesTable>, 'puzzle' | 'version'> & { readonly puzzle: P['puzzle'] };
  /** Null: has not joined. */
  readonly own: (Own & { readonly attempt: Attempt<P> }) | null;
}

export type Own = Pick<
  Selectable<PuzzleAttemptsTable>,
  'is_practice' | 'joined_at' | 'ended_at' | 'is_solved' | 'points' | 'extras' | 'draft' | 'draft_at'
>;

type Row<P extends PuzzleShapes> = Solving<P>['puzzle'] & {
  readonly own: (Own & { readonly mode: P['mode'] }) | null;
  readonly tries: readonly Try<P>[];
};

/** Null: the team has no such puzzle. All of it in one statement. */
export async function readSolving<P extends PuzzleShapes>(
  database: Kysely<Schema>,
  { puzzleId, teamId, puzzleType, userId }: WhichAttempt,
): Promise<Solving<P> | null> {
  const { rows } = await sql<Row<P>>`
    select p.id, p.team_id, p.puzzle_type, p.number, p.day, p.time_zone, p.opens_at, p.closes_at, p.puzzle,
      (select json_build_object('mode', a.mode, 'is_practice', a.is_practice, 'joined_at', a.joined_at,
          'ended_at', a.ended_at, 'is_solved', a.is_solved, 'points', a.points,
          'extras', a.extras, 'draft', a.draft, 'draft_at', a.draft_at)
        from puzzle_attempts a where a.puzzle_id = p.id and a.user_id = ${userId}) as own,
      (select coalesce(json_agg(json_build_object('at', t.at, 'guess', t.guess, 'mark', t.mark)
          order by t.number), '[]')
        from puzzle_tries t where t.puzzle_id = p.id and t.user_id = ${userId}) as tries
    from puzzles p
    where p.id = ${puzzleId} and p.team_id = ${teamId} and p.puzzle_type = ${puzzleType}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { own, tries, ...puzzle } = row;
  return { puzzle, own: own && { ...own, attempt: { mode: own.mode, tries } } };
}

/** False: they had joined already. */
export async function writeAttempt(
  database: Kysely<Schema>,
  attempt: Pick<
    Insertable<PuzzleAttemptsTable>,
    'puzzle_id' | 'user_id' | 'mode' | 'is_practice' | 'joined_at'
  >,
): Promise<boolean> {
  const row = await database
    .insertInto('puzzle_attempts')
    .values({ ...attempt, ended_at: null, is_solved: null, points: null, colours: null })
    .onConflict((conflict) => conflict.columns(['puzzle_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the draft of a running attempt; false if there is none. */
export async function writeDraft(
  database: Kysely<Schema>,
  { puzzleId, teamId, puzzleType, userId }: WhichAttempt,
  draft: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    update puzzle_attempts a set draft = ${draft}, draft_at = ${now}
    from puzzles p
    where a.puzzle_id = ${puzzleId} and a.user_id = ${userId} and a.ended_at is null
      and p.id = a.puzzle_id and p.team_id = ${teamId} and p.puzzle_type = ${puzzleType}
    returning a.user_id`.execute(database);
  return rows.length > 0;
}

/** The number is the lock: false if this try of the person is stored already. */
export async function writeTry<P extends PuzzleShapes>(
  database: Kysely<Schema>,
  { puzzleId, userId }: Pick<WhichAttempt, 'puzzleId' | 'userId'>,
  number: number,
  { at, guess, mark }: Try<P>,
): Promise<boolean> {
  const row = await database
    .insertInto('puzzle_tries')
    .values({
      puzzle_id: puzzleId,
      user_id: userId,
      number,
      guess: JSON.stringify(guess),
      mark: JSON.stringify(mark),
      at,
    })
    .onConflict((conflict) => conflict.columns(['puzzle_id', 'user_id', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Ending {
  readonly endedAt: number;
  readonly isSolved: boolean;
  readonly points: number;
  readonly colours: readonly string[] | null;
}

/** The last try and the end of the attempt in one statement; false if the try is stored already. */
export async function writeLastTry<P extends PuzzleShapes>(
  database: Kysely<Schema>,
  { puzzleId, userId }: Pick<WhichAttempt, 'puzzleId' | 'userId'>,
  number: number,
  { at, guess, mark }: Try<P>,
  { endedAt, isSolved, points, colours }: Ending,
): Promise<boolean> {
  const { rows } = await sql`
    with last as (
      insert into puzzle_tries (puzzle_id, user_id, number, guess, mark, at)
      values (${puzzleId}, ${userId}, ${number}, ${JSON.stringify(guess)}, ${JSON.stringify(mark)}, ${at})
      on conflict do nothing returning puzzle_id, user_id
    )
    update puzzle_attempts a set ended_at = ${endedAt}, is_solved = ${isSolved}, points = ${points},
      colours = ${colours && JSON.stringify(colours)}
    from last where a.puzzle_id = last.puzzle_id and a.user_id = last.user_id
    returning a.user_id`.execute(database);
  return rows.length > 0;
}

interface AnsweredExtra {
  readonly round: number;
  readonly choice: number;
  /** What it adds. */
  readonly points: number;
}

/** The number of answers is the lock: false if this question, or a later one, has been answered since it was read. */
export async function writeExtra(
  database: Kysely<Schema>,
  { puzzleId, userId }: Pick<WhichAttempt, 'puzzleId' | 'userId'>,
  { round, choice, points }: AnsweredExtra,
): Promise<boolean> {
  const { rows } = await sql`
    update puzzle_attempts set extras = extras || ${JSON.stringify([choice])}::jsonb,
      points = coalesce(points, 0) + ${points}::int
    where puzzle_id = ${puzzleId} and user_id = ${userId} and ended_at is not null
      and jsonb_array_length(extras) = ${round}::int
    returning user_id`.execute(database);
  return rows.length > 0;
}

export interface StoredSolver {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly joined_at: number;
  readonly ended_at: number | null;
  readonly is_solved: boolean | null;
  readonly points: number | null;
  readonly colours: readonly string[] | null;
}

/** Those of the team who joined while it was open. */
export const readSolvers = (database: Database, puzzleId: string, teamId: string): Promise<StoredSolver[]> =>
  database
    .selectFrom('puzzle_attempts as a')
    .innerJoin('people as p', 'p.id', 'a.user_id')
    .select(['a.user_id', 'p.name', 'p.avatar', 'a.joined_at', 'a.ended_at', 'a.is_solved', 'a.points'])
    .select('a.colours')
    .where('a.puzzle_id', '=', puzzleId)
    .where('a.is_practice', '=', false)
    .where('p.team_id', '=', teamId)
    .where('p.disabled_at', 'is', null)
    .execute();

/** Null in the columns of the attempt: there is none. */
interface PastPuzzle {
  readonly id: string;
  readonly number: number;
  readonly day: string;
  readonly puzzle: PuzzleShapes['puzzle'];
  readonly joined_at: number | null;
  readonly ended_at: number | null;
  readonly is_practice: boolean | null;
  readonly is_solved: boolean | null;
}

/** Closed puzzles of a team, newest first, with the own attempt where there is one. */
export async function readPast(
  database: Database,
  { teamId, puzzleType, userId }: Omit<WhichAttempt, 'puzzleId'>,
  { now, skip, most }: { readonly now: number; readonly skip: number; readonly most: number },
): Promise<{ readonly total: number; readonly items: readonly PastPuzzle[] }> {
  const closed = database
    .selectFrom('puzzles as p')
    .where('p.team_id', '=', teamId)
    .where('p.puzzle_type', '=', puzzleType)
    .where('p.closes_at', '<=', now);
  const [counted, items] = await Promise.all([
    closed.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    closed
      .leftJoin('puzzle_attempts as a', (join) =>
        join.onRef('a.puzzle_id', '=', 'p.id').on('a.user_id', '=', userId),
      )
      .select(['p.id', 'p.number', 'p.day', 'p.puzzle'])
      .select(['a.is_practice', 'a.joined_at', 'a.ended_at', 'a.is_solved'])
      .orderBy('p.number', 'desc')
      .offset(skip)
      .limit(most)
      .execute(),
  ]);
  return { total: counted.total, items };
}

export interface TodaysPuzzle {
  readonly id: string;
  readonly puzzle_type: string;
  readonly day: string;
  readonly opens_at: number;
  readonly closes_at: number;
  readonly solvers: number;
  readonly own: Own | null;
}

/** The newest puzzle of each type that has opened, with the own attempt. */
export async function readTodaysPuzzles(
  database: Database,
  teamId: string,
  userId: string,
  types: readonly string[],
  now: number,
): Promise<TodaysPuzzle[]> {
  const { rows } = await sql<TodaysPuzzle>`
    select p.id, p.puzzle_type, p.day, p.opens_at, p.closes_at,
      (select count(*)::int from puzzle_attempts a
        where a.puzzle_id = p.id and a.is_solved and not a.is_practice) as solvers,
      (select to_json(a) from puzzle_attempts a where a.puzzle_id = p.id and a.user_id = ${userId}) as own
    from unnest(${types}::text[]) as of_type (name)
    cross join lateral (
      select * from puzzles
      where team_id = ${teamId} and puzzle_type = of_type.name and opens_at <= ${now}
      order by number desc limit 1
    ) p`.execute(database);
  return rows;
}
