// The journal of all matches: one row a turn, written in groups. Its primary key is the lock between nodes.
import { type Kysely, sql } from 'kysely';
import type { Result, Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
import { batched, gatherTogether } from './batches.ts';
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
  const batches = batched((rows: readonly TurnRow[]) => insert(database, rows), {
    most,
    gathering: gatherTogether,
  });
  return {
    append: batches.add,
    read: (matchId, fromTurn) => read(database, matchId, fromTurn),
    waiting: batches.waiting,
  };
}

/** Which rows were stored. */
async function insert(database: Kysely<Schema>, rows: readonly TurnRow[]): Promise<boolean[]> {
  const { numAffectedRows } = await sql`
    insert into turns (match_id, turn, move_id, entries, at, due_at, result)
    select * from unnest(
      ${rows.map((row) => row.matchId)}::text[],
      ${rows.map((row) => row.turn)}::int[],
      ${rows.map((row) => row.moveId)}::text[],
      ${rows.map((row) => JSON.stringify(row.entries))}::json[],
      ${rows.map((row) => row.at)}::bigint[],
      ${rows.map((row) => row.dueAt)}::bigint[],
      ${rows.map((row) => row.result && JSON.stringify(row.result))}::jsonb[])
    on conflict do nothing`.execute(database);
  if (Number(numAffectedRows) === rows.length) return rows.map(() => true);
  const stored = await readSame(database, rows);
  return rows.map((row) => stored.get(keyOf(row.matchId, row.turn)) === contentOf(row));
}

/** A row of the same content is the same act, whoever stored it. */
const contentOf = ({ moveId, at, entries }: Pick<TurnRow, 'moveId' | 'at' | 'entries'>): string =>
  JSON.stringify([moveId, at, entries]);

/** The content of the stored rows with these numbers. */
async function readSame(
  database: Kysely<Schema>,
  rows: readonly TurnRow[],
): Promise<ReadonlyMap<string, string>> {
  const { rows: stored } = await sql<Pick<TurnRow, 'matchId' | 'turn' | 'moveId' | 'at' | 'entries'>>`
    select match_id as "matchId", turn, move_id as "moveId", at, entries
    from turns join unnest(
      ${rows.map((row) => row.matchId)}::text[], ${rows.map((row) => row.turn)}::int[]
    ) as asked (match_id, turn) using (match_id, turn)`.execute(database);
  return new Map(stored.map((row) => [keyOf(row.matchId, row.turn), contentOf(row)]));
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
