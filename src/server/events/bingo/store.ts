// Store of bingo sessions: where each stands, and the events that led there.
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { BingoGame } from '../../../events/bingo/session.ts';
import type { Database } from '../../base/storage/database.ts';
import type { BingoEventsTable, BingoSessionsTable } from '../../base/storage/schema/bingo.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';

export type StoredBingo = Selectable<BingoSessionsTable>;
export type StoredEvent = Selectable<BingoEventsTable>;

export const sessionFrom = (row: StoredBingo): BingoGame => ({
  phase: row.phase,
  stages: row.stages,
  stage: row.stage,
  isWon: row.is_won,
  calls: row.calls,
  auto: row.auto_seconds,
  shownUntil: row.shown_until,
  dueAt: row.due_at,
});

/** The id of the session; the same for the same message. */
export async function writeNewSession(
  database: Database,
  row: Insertable<BingoSessionsTable>,
): Promise<string> {
  const written = await database
    .insertInto('bingo_sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'move_id']).doUpdateSet({ move_id: row.move_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}

export async function readSession(database: Kysely<Schema>, id: string): Promise<StoredBingo | null> {
  const row = await database.selectFrom('bingo_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Locks the row until the end of the transaction. */
export async function lockSession(database: Kysely<Schema>, id: string): Promise<StoredBingo | null> {
  const row = await database
    .selectFrom('bingo_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function readDone(
  database: Database,
  bingoId: string,
  moveId: string,
): Promise<StoredEvent | null> {
  const row = await database
    .selectFrom('bingo_events')
    .selectAll()
    .where('bingo_id', '=', bingoId)
    .where('move_id', '=', moveId)
    .executeTakeFirst();
  return row ?? null;
}

export type NewEvent = Pick<BingoEventsTable, 'move_id' | 'user_id' | 'kind' | 'card' | 'stage' | 'is_right'>;

/** The event and what it made of the session in one statement; false: somebody else was faster. */
export async function writeStep(
  database: Kysely<Schema>,
  { id, version }: Pick<StoredBingo, 'id' | 'version'>,
  session: BingoGame,
  event: NewEvent,
  at: number,
): Promise<boolean> {
  const endedAt = session.phase === 'finished' ? at : null;
  const { rows } = await sql`
    with changed as (
      update bingo_sessions set phase = ${session.phase}, stage = ${session.stage}, is_won = ${session.isWon},
        calls = ${session.calls}, auto_seconds = ${session.auto}, shown_until = ${session.shownUntil},
        due_at = ${session.dueAt}, version = version + 1, changed_at = ${at}, ended_at = ${endedAt}
      where id = ${id} and version = ${version} returning id, version
    )
    insert into bingo_events (bingo_id, number, move_id, user_id, kind, card, stage, is_right, calls, at)
    select id, version, ${event.move_id}::uuid, ${event.user_id}::uuid, ${event.kind}, ${event.card}::int,
      ${event.stage}::int, ${event.is_right}::boolean, ${session.calls}, ${at}
    from changed returning number`.execute(database);
  return rows.length > 0;
}

/** Sessions in which something is due by itself. */
export async function readDueSessions(database: Database, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom('bingo_sessions')
    .select('id')
    .where('due_at', '<=', now)
    .where('phase', '!=', 'finished')
    .execute();
  return rows.map(({ id }) => id);
}

/** What others see of it has changed when this has. */
export async function readMarks(
  database: Database,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly mark: string }[]> {
  const { rows } = await sql<{ id: string; mark: string }>`
    select s.id, s.version || ' ' || (select count(*) from bingo_cards c where c.bingo_id = s.id) as mark
    from bingo_sessions s where s.id = any(${ids}::uuid[])`.execute(database);
  return rows;
}

/** Sessions nobody has touched for long, and that were not planned for later. */
export async function readForgotten(
  database: Database,
  before: number,
): Promise<Pick<StoredBingo, 'id' | 'team_id'>[]> {
  return database
    .selectFrom('bingo_sessions')
    .select(['id', 'team_id'])
    .where('phase', '!=', 'finished')
    .where('changed_at', '<', before)
    .where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<', before)]))
    .execute();
}

export async function countOpenSessions(database: Database, teamId: string): Promise<number> {
  const { open } = await database
    .selectFrom('bingo_sessions')
    .select((is) => is.fn.countAll<number>().as('open'))
    .where('team_id', '=', teamId)
    .where('phase', '!=', 'finished')
    .executeTakeFirstOrThrow();
  return open;
}
