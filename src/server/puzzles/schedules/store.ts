// Store of the schedules of puzzles: one row a team and puzzle type.
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { PuzzleSchedulesTable } from '../../base/storage/schema/puzzles.ts';

export type StoredSchedule = Selectable<PuzzleSchedulesTable>;

/** Null: none, or it was taken away. */
export async function readSchedule(
  database: Database,
  teamId: string,
  puzzleType: string,
): Promise<StoredSchedule | null> {
  const row = await database
    .selectFrom('puzzle_schedules')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('puzzle_type', '=', puzzleType)
    .where('next_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface ScheduleOfTeam extends StoredSchedule {
  readonly creator_name: string | null;
  readonly creator_avatar: string | null;
}

/** By the time of the next puzzle. */
export const readSchedulesOf = (database: Database, teamId: string): Promise<ScheduleOfTeam[]> =>
  database
    .selectFrom('puzzle_schedules as s')
    .leftJoin('people as p', 'p.id', 's.created_by')
    .selectAll('s')
    .select(['p.name as creator_name', 'p.avatar as creator_avatar'])
    .where('s.team_id', '=', teamId)
    .where('s.next_at', 'is not', null)
    .orderBy('s.next_at')
    .execute();

/** In place of an earlier one, whose id it keeps. */
export async function writeSchedule(
  database: Database,
  row: Insertable<PuzzleSchedulesTable>,
): Promise<StoredSchedule> {
  const { id: _, team_id: _team, puzzle_type: _type, ...rest } = row;
  return database
    .insertInto('puzzle_schedules')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'puzzle_type']).doUpdateSet(rest))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether there was one. */
export async function endSchedule(database: Database, teamId: string, puzzleType: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('puzzle_schedules')
    .set({ next_at: null })
    .where('team_id', '=', teamId)
    .where('puzzle_type', '=', puzzleType)
    .where('next_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the team has, or had, this schedule: ending it twice changes nothing. */
export async function endScheduleById(database: Database, teamId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('puzzle_schedules')
    .set({ next_at: null })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueSchedule extends StoredSchedule {
  readonly is_limited: boolean;
  readonly limited_games: readonly string[];
}

/** How far the clock may be behind the moment a schedule was armed before it counts as put back. */
const backMs = 60_000;

/** Those whose time has come, and those armed by a clock that was put back since; null: of all teams. */
export function readDueSchedules(
  database: Database,
  now: number,
  teamId: string | null,
): Promise<DueSchedule[]> {
  const due = database
    .selectFrom('puzzle_schedules as s')
    .innerJoin('teams as t', 't.id', 's.team_id')
    .selectAll('s')
    .select(['t.is_limited', 't.limited_games'])
    .where('s.next_at', 'is not', null)
    .where((is) => is.or([is('s.next_at', '<=', now), is('s.armed_at', '>', now + backMs)]));
  return (teamId === null ? due : due.where('s.team_id', '=', teamId)).execute();
}

/** Locks the row until the end of the transaction; whether it is still armed for this moment. */
export async function lockArmed(
  database: Database,
  { id, next_at }: Pick<StoredSchedule, 'id' | 'next_at'>,
): Promise<boolean> {
  const row = await database
    .selectFrom('puzzle_schedules')
    .select('next_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.next_at === next_at;
}

export async function armSchedule(
  database: Database,
  { id, next_at }: Pick<StoredSchedule, 'id' | 'next_at'>,
  nextAt: number,
  now: number,
): Promise<void> {
  await database
    .updateTable('puzzle_schedules')
    .set({ next_at: nextAt, armed_at: now })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .execute();
}
