// The journal of all matches: one row a turn, written in groups. Its primary key is the lock between nodes.
import { type Kysely, sql } from 'kysely';
import type { Result, Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
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

interface Waiting {
  readonly row: TurnRow;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (fault: unknown) => void;
}

/** Batch limit: larger statements only add latency. */
const mostRows = 2_000;

const keyOf = (matchId: string, turn: number) => `${matchId}/${turn}`;

export function openJournal(database: Kysely<Schema>): Journal {
  let waiting: Waiting[] = [];
  let isStoring = false;

  /** All turns that gathered while a commit was in flight go out together in the next one. */
  async function store(): Promise<void> {
    isStoring = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostRows);
      waiting = waiting.slice(mostRows);
      try {
        const rows = group.map((each) => each.row);
        const stored = await insert(database, rows);
        for (const { row, resolve } of group) resolve(stored.has(keyOf(row.matchId, row.turn)));
      } catch (fault) {
        for (const { reject } of group) reject(fault);
      }
    }
    isStoring = false;
  }

  return {
    append: (row) =>
      new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        if (!isStoring) void store();
      }),
    read: (matchId, fromTurn) => read(database, matchId, fromTurn),
    waiting: () => waiting.length,
  };
}

async function insert(database: Kysely<Schema>, rows: readonly TurnRow[]): Promise<Set<string>> {
  const { rows: stored } = await sql<{ match_id: string; turn: number }>`
    insert into turns (match_id, turn, move_id, entries, at, due_at, result)
    select "matchId", turn, "moveId", entries, at, "dueAt", result
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row ("matchId" text, turn int, "moveId" text, entries jsonb, at bigint, "dueAt" bigint, result jsonb)
    on conflict do nothing
    returning match_id, turn`.execute(database);
  return new Set(stored.map((row) => keyOf(row.match_id, row.turn)));
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
