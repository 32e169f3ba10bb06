// The journal of all matches: one row a turn, written in groups. Its primary key is the lock between nodes.

import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Result, Shapes } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/log.ts';
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
  /** False if this turn or this move is already stored. */
  append(row: TurnRow): Promise<boolean>;
  read(matchId: string, fromTurn: number): Promise<TurnRow[]>;
  /** Rows waiting to be stored. */
  waiting(): number;
}

/** Batch limit: larger statements only add latency. */
const most = 2_000;

/** Logs read in one statement: each may be long. */
const mostRead = 100;

/** The turns of a match from this one on. */
interface From {
  readonly matchId: string;
  readonly fromTurn: number;
}

const keyOf = (matchId: string, turn: number) => `${matchId}/${turn}`;

export function openJournal(database: Kysely<Schema>): Journal {
  const batches = batched((rows: readonly TurnRow[]) => insert(database, rows), {
    most,
    gathering: gatherTogether,
  });
  // All that are asked for while one read is in flight are read together: thousands come back at once.
  const reads = batched((asked: readonly From[]) => readAll(database, asked), {
    most: mostRead,
    gathering: () => setImmediate(),
  });
  return {
    append: batches.add,
    read: (matchId, fromTurn) => reads.add({ matchId, fromTurn }),
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

/** A stored row with the same content counts as this act, even if another node stored it. */
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

/** Returns the rows of each requested match, in the order of the requests. */
async function readAll(database: Kysely<Schema>, asked: readonly From[]): Promise<TurnRow[][]> {
  const { rows } = await sql<TurnRow & { readonly place: number }>`
    select asked.place::int, t.match_id as "matchId", t.turn, t.move_id as "moveId", t.entries, t.at,
      t.due_at as "dueAt", t.result
    from unnest(
      ${asked.map(({ matchId }) => matchId)}::text[], ${asked.map(({ fromTurn }) => fromTurn)}::int[]
    ) with ordinality as asked (match_id, from_turn, place)
    join turns t on t.match_id = asked.match_id and t.turn >= asked.from_turn
    order by asked.place, t.turn`.execute(database);
  const logs: TurnRow[][] = asked.map(() => []);
  for (const { place, ...row } of rows) logs[place - 1]?.push(row);
  return logs;
}
