// The journal of all matches: one row a turn, written in groups. Its primary key is the lock between nodes.
import { type Kysely, sql } from 'kysely';
import type { Result, Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
import { batched } from './batches.ts';
import type { Schema } from './schema/schema.ts';

export interface TurnRow {
  readonly matchId: string;
  readonly turn: number;
  readonly moveId: string | null;
  readonly entries: Turn<Shapes>;
  readonly at: number; // wall time
  readonly dueAt: number | null; // wall time at which time itself acts next
  readonly result: Result | null; // on the turn that ends the match
}

export interface Journal {
  /** False: this turn, or this move, is already stored by somebody else. */
  append(row: TurnRow): Promise<boolean>;
  read(matchId: string, fromTurn: number): Promise<TurnRow[]>;
  /** Rows waiting to be stored. */
  waiting(): number;
}

/** Batch limit: larger statements only add latency. */
const most = 2_000;

const keyOf = (matchId: string, turn: number) => `${matchId}/${turn}`;

export function openJournal(database: Kysely<Schema>): Journal {
  const batches = batched((rows: readonly TurnRow[]) => insert(database, rows), { most, gatherMs: 0 });
  return {
    append: batches.add,
    read: (matchId, fromTurn) => read(database, matchId, fromTurn),
    waiting: batches.waiting,
  };
}

/** Which rows were stored; the answer lists them only where some were not. */
async function insert(database: Kysely<Schema>, rows: readonly TurnRow[]): Promise<boolean[]> {
  const { rows: answer } = await sql<{ some: readonly [matchId: string, turn: number][] | null }>`
    with stored as (
      insert into turns (match_id, turn, move_id, entries, at, due_at, result)
      select "matchId", turn, "moveId", entries, at, "dueAt", result
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row ("matchId" text, turn int, "moveId" text, entries jsonb, at bigint, "dueAt" bigint, result jsonb)
      on conflict do nothing
      returning match_id, turn
    )
    select case when count(*) < ${rows.length}::int
      then coalesce(json_agg(json_build_array(match_id, turn)), '[]') end as some from stored`.execute(
    database,
  );
  const some = answer[0]?.some;
  if (!some) return rows.map(() => true);
  const stored = new Set(some.map(([matchId, turn]) => keyOf(matchId, turn)));
  return rows.map((row) => stored.has(keyOf(row.matchId, row.turn)));
}

async function read(database: Kysely<Schema>, matchId: string, fromTurn: number): Promise<TurnRow[]> {
  const rows = await database
    .selectFrom('turns')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('turn', '>=', fromTurn)
    .orderBy('turn')
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    turn: row.turn,
    moveId: row.move_id,
    entries: row.entries,
    at: row.at,
    dueAt: row.due_at,
    result: row.result,
  }));
}
