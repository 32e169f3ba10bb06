// Store of opened puzzles: one row a team, puzzle type and day, and what is to be posted about it.
import { type Insertable, sql } from 'kysely';
import type { PuzzleShapes } from '../../../engine/puzzle.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzlePostsTable, PuzzlesTable } from '../../base/storage/schema/puzzles.ts';

interface OfTeam {
  readonly team_id: string;
  readonly puzzle_type: string;
}

/** The team's last puzzles of the type, newest first. */
export async function readRecentPuzzles(
  database: Database,
  { team_id, puzzle_type }: OfTeam,
  most: number,
): Promise<PuzzleShapes['puzzle'][]> {
  const rows = await database
    .selectFrom('puzzles')
    .select('puzzle')
    .where('team_id', '=', team_id)
    .where('puzzle_type', '=', puzzle_type)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ puzzle }) => puzzle);
}

export type LatestOpened = Pick<PuzzlesTable, 'day' | 'closes_at'>;

/** The newest one; null: there is none. */
export async function readLatestOpened(
  database: Database,
  { team_id, puzzle_type }: OfTeam,
): Promise<LatestOpened | null> {
  const row = await database
    .selectFrom('puzzles')
    .select(['day', 'closes_at'])
    .where('team_id', '=', team_id)
    .where('puzzle_type', '=', puzzle_type)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type NewPuzzle = Omit<Insertable<PuzzlesTable>, 'number'>;

/** With the next number of the team; false: the day has its puzzle already. */
export async function writePuzzle(database: Database, puzzle: NewPuzzle): Promise<boolean> {
  const { id, team_id, puzzle_type, day, time_zone, opens_at, closes_at, version } = puzzle;
  const { rows } = await sql<{ id: string }>`
    insert into puzzles (id, team_id, puzzle_type, number, day, time_zone, opens_at, closes_at, version, puzzle)
    select ${id}::uuid, ${team_id}::uuid, ${puzzle_type}, coalesce(max(number), 0) + 1, ${day}, ${time_zone},
      ${opens_at}::bigint, ${closes_at}::bigint, ${version}::int, ${puzzle.puzzle}::jsonb
    from puzzles where team_id = ${team_id} and puzzle_type = ${puzzle_type}
    on conflict do nothing returning id`.execute(database);
  return rows.length > 0;
}

/** A puzzle ends at the latest when the next of its kind opens: streaks need one to be over before the next. */
export async function closeEarlier(
  database: Database,
  { team_id, puzzle_type, opens_at }: OfTeam & { readonly opens_at: number },
): Promise<void> {
  await sql`
    with earlier as (
      update puzzles set closes_at = ${opens_at}
      where team_id = ${team_id} and puzzle_type = ${puzzle_type}
        and opens_at < ${opens_at} and closes_at > ${opens_at}
      returning id
    )
    update puzzle_posts p set due_at = ${opens_at} from earlier
    where p.puzzle_id = earlier.id and p.kind = 'results' and p.done_at is null`.execute(database);
}

export async function writePosts(
  database: Database,
  posts: readonly Pick<
    PuzzlePostsTable,
    'puzzle_id' | 'kind' | 'due_at' | 'channel_id' | 'group_id' | 'posted_by'
  >[],
): Promise<void> {
  const rows = posts.map((post) => ({ ...post, held_until: 0, tries: 0, done_at: null }));
  await database.insertInto('puzzle_posts').values(rows).execute();
}
