// The journal of all matches: one row a turn, written in groups. Its primary key is the lock between nodes.
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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
  /** With a move a day: the seats at which something else is due after this turn. */
  readonly daily?: readonly DailySeat[];
}

/** What is due at one seat; see the table `daily_turns`. */
export interface DailySeat {
  readonly seat: number;
  readonly roomId: string;
  readonly teamId: string;
  readonly userId: string | null;
  readonly since: number | null;
  readonly days: number;
  readonly dueAt: number | null;
  readonly tellAt: number | null;
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

/** Turns are written to `moves`, which is the same database. */
export function openJournal(database: Kysely<Schema>, moves: Kysely<Schema> = database): Journal {
  const batches = batched((rows: readonly TurnRow[]) => insert(moves, rows), {
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

const dailySeatsOf = (rows: readonly TurnRow[]) =>
  rows.flatMap(({ matchId, turn, daily = [] }) =>
    daily.map((seat) => Object.assign({ matchId, turn }, seat)),
  );

/** Which rows were stored. What is due after a turn is stored with it, or not at all. */
async function insert(database: Kysely<Schema>, rows: readonly TurnRow[]): Promise<boolean[]> {
  const turns = insertTurns(rows);
  const seats = dailySeatsOf(rows);
  const inserted =
    seats.length === 0
      ? Number((await turns.execute(database)).numAffectedRows)
      : (await withSeats(turns, seats).execute(database)).rows.length;
  if (inserted === rows.length) return rows.map(() => true);
  const stored = await readSame(database, rows);
  return rows.map((row) => stored.get(keyOf(row.matchId, row.turn)) === contentOf(row));
}

const insertTurns = (rows: readonly TurnRow[]) => sql`
    insert into turns (match_id, turn, move_id, entries, at, due_at, result)
    select * from unnest(
      ${rows.map((row) => row.matchId)}::text[],
      ${rows.map((row) => row.turn)}::int[],
      ${rows.map((row) => row.moveId)}::text[],
      ${rows.map((row) => JSON.stringify(row.entries))}::json[],
      ${rows.map((row) => row.at)}::bigint[],
      ${rows.map((row) => row.dueAt)}::bigint[],
      ${rows.map((row) => row.result && JSON.stringify(row.result))}::jsonb[])
    on conflict do nothing`;

/** Answers with a row for each turn that was stored. */
const withSeats = (turns: RawBuilder<unknown>, seats: ReturnType<typeof dailySeatsOf>) => sql`
    with stored as (${turns} returning match_id, turn), due as (
      insert into daily_turns (match_id, seat, room_id, team_id, user_id, turn, since, days, due_at, tell_at)
      select d."matchId", d.seat, d."roomId", d."teamId", d."userId", d.turn, d.since, d.days, d."dueAt", d."tellAt"
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as d (
        "matchId" text, turn int, seat smallint, "roomId" text, "teamId" uuid, "userId" uuid,
        since bigint, days smallint, "dueAt" bigint, "tellAt" bigint)
      join stored on stored.match_id = d."matchId" and stored.turn = d.turn
      order by d."matchId", d.seat
      on conflict (match_id, seat) do update set
        user_id = excluded.user_id, turn = excluded.turn, since = excluded.since, days = excluded.days,
        due_at = excluded.due_at, asked_at = null, tell_at = excluded.tell_at, held_until = 0, tries = 0
      where daily_turns.turn < excluded.turn
    )
    select 1 from stored`;

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
