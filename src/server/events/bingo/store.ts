// Store of bingo games: where each stands, and the events that led there.
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { BingoGame } from '../../../events/bingo/game.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { BingoEventsTable, BingoSessionsTable } from '../../base/storage/schema/bingo.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';

export type StoredBingo = Selectable<BingoSessionsTable>;
export type StoredEvent = Selectable<BingoEventsTable>;

export const gameFrom = (row: StoredBingo): BingoGame => ({
  phase: row.phase,
  stages: row.stages,
  stage: row.stage,
  isWon: row.is_won,
  calls: row.calls,
  auto: row.auto_seconds,
  shownUntil: row.shown_until,
  dueAt: row.due_at,
});

/** The id of the game; the same for the same message. */
export async function writeNewGame(database: Database, row: Insertable<BingoSessionsTable>): Promise<string> {
  const written = await database
    .insertInto('bingo_sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'move_id']).doUpdateSet({ move_id: row.move_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}

export async function readGame(database: Kysely<Schema>, id: string): Promise<StoredBingo | null> {
  const row = await database.selectFrom('bingo_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** As the host loads it: with the number of cards, which are given without a step. */
export interface LoadedBingo extends StoredBingo {
  readonly cards: number;
}

export async function readLoadedBingo(database: Kysely<Schema>, id: string): Promise<LoadedBingo | null> {
  const row = await database
    .selectFrom('bingo_sessions as s')
    .selectAll('s')
    .select((is) =>
      is
        .selectFrom('bingo_cards as c')
        .select((of) => of.fn.countAll<number>().as('cards'))
        .whereRef('c.bingo_id', '=', 's.id')
        .as('cards'),
    )
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, cards: row.cards ?? 0 } : null;
}

/** Locks the row until the end of the transaction. */
export async function lockGame(database: Kysely<Schema>, id: string): Promise<StoredBingo | null> {
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

/** What an act, or the time, makes of a game. */
export interface BingoStep {
  readonly game: BingoGame;
  readonly event: NewEvent;
}

/** The event and what it made of the game in one statement; null: somebody else was faster. */
export async function writeStep(
  database: Kysely<Schema>,
  before: LoadedBingo,
  { game, event }: BingoStep,
  at: number,
): Promise<LoadedBingo | null> {
  const { id, version } = before;
  const endedAt = game.phase === 'finished' ? at : null;
  const { rows } = await sql`
    with changed as (
      update bingo_sessions set phase = ${game.phase}, stage = ${game.stage}, is_won = ${game.isWon},
        calls = ${game.calls}, auto_seconds = ${game.auto}, shown_until = ${game.shownUntil},
        due_at = ${game.dueAt}, version = version + 1, changed_at = ${at}, ended_at = ${endedAt}
      where id = ${id} and version = ${version} returning id, version
    )
    insert into bingo_events (bingo_id, number, move_id, user_id, kind, card, stage, is_right, calls, at)
    select id, version, ${event.move_id}::uuid, ${event.user_id}::uuid, ${event.kind}, ${event.card}::int,
      ${event.stage}::int, ${event.is_right}::boolean, ${game.calls}, ${at}
    from changed returning number`.execute(database);
  if (rows.length === 0) return null;
  return {
    ...before,
    phase: game.phase,
    stage: game.stage,
    is_won: game.isWon,
    calls: game.calls,
    auto_seconds: game.auto,
    shown_until: game.shownUntil,
    due_at: game.dueAt,
    version: version + 1,
    changed_at: at,
    ended_at: endedAt,
  };
}

/** Games in which something is due by itself. */
export async function readDueGames(database: Database, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom('bingo_sessions')
    .select('id')
    .where('due_at', '<=', now)
    .where('phase', '!=', 'finished')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of which another version is stored, or another number of cards. */
export async function readChanged(
  database: Database,
  known: ReadonlyMap<string, Pick<LoadedBingo, 'version' | 'cards'>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; version: number; cards: number }>`
    select s.id, s.version, (select count(*)::int from bingo_cards c where c.bingo_id = s.id) as cards
    from bingo_sessions s where s.id = any(${[...known.keys()]}::uuid[])`.execute(database);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...known].flatMap(([id, { version, cards }]) => {
    const now = stored.get(id);
    return now?.version === version && now.cards === cards ? [] : [id];
  });
}

/** Whom of these is shown what hosts are. */
export async function readAdmins(
  database: Database,
  userIds: ReadonlySet<string>,
  teamId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('people')
    .select('id')
    .where('id', '=', anyOf(userIds))
    .where('team_id', '=', teamId)
    .where('is_admin', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Games nobody has touched for long, and that were not planned for later. */
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

export async function countOpenGames(database: Database, teamId: string): Promise<number> {
  const { open } = await database
    .selectFrom('bingo_sessions')
    .select((is) => is.fn.countAll<number>().as('open'))
    .where('team_id', '=', teamId)
    .where('phase', '!=', 'finished')
    .executeTakeFirstOrThrow();
  return open;
}
