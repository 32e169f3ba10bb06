// SQL of rooms and matches.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AnyGame, Shapes } from '../../../engine/game.ts';
import type { Setup } from '../../../engine/match.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { MatchPlayer, RoomStatus } from '../../base/storage/schema/matches.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { RoomDoc, StoredRoom } from './rooms/room.ts';
import type { MatchFacts } from './turns/liveMatch.ts';

type Database = Kysely<Schema>;

export const roomFrom = (row: {
  id: string;
  team_id: string;
  status: number;
  version: number;
  doc: RoomDoc;
  updated_at: number;
}): StoredRoom => ({
  id: row.id,
  teamId: row.team_id,
  status: row.status as RoomStatus, // written by us alone
  version: row.version,
  doc: row.doc,
  updatedAt: row.updated_at,
});

export async function readRoomsById(database: Database, ids: readonly string[]): Promise<StoredRoom[]> {
  const rows = await database.selectFrom('rooms').selectAll().where('id', '=', anyOf(ids)).execute();
  return rows.map(roomFrom);
}

export const readRoom = async (database: Database, id: string): Promise<StoredRoom | null> =>
  (await readRoomsById(database, [id]))[0] ?? null;

/** The teams of these rooms. */
export async function readTeamsOfRooms(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('rooms')
    .select(['id', 'team_id'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, team_id }) => [id, team_id]));
}

export const writeNewRoom = (database: Database, room: StoredRoom): Promise<void> =>
  writeNewRooms(database, [room]);

export async function writeNewRooms(database: Database, rooms: readonly StoredRoom[]): Promise<void> {
  if (rooms.length === 0) return;
  await database
    .insertInto('rooms')
    .values(
      rooms.map((room) => ({
        id: room.id,
        team_id: room.teamId,
        game_name: room.doc.gameName,
        status: room.status,
        version: room.version,
        doc: JSON.stringify(room.doc),
        opened_by: room.doc.hostUserId === '' ? null : room.doc.hostUserId,
        created_at: room.updatedAt,
        updated_at: room.updatedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A change of a stored room: `room` is what was read before it. */
export interface RoomChange {
  readonly room: StoredRoom;
  readonly doc: RoomDoc;
  readonly status: RoomStatus;
  readonly at: number;
}

/** Which of these changes were written: the others lost to somebody who changed the room before. */
export async function writeRooms(database: Database, changes: readonly RoomChange[]): Promise<boolean[]> {
  const rows = changes.map(({ room, doc, status, at }) => ({
    id: room.id,
    version: room.version,
    doc,
    status,
    at,
  }));
  const { rows: answer } = await sql<{ id: string }>`
    update rooms r set doc = c.doc, status = c.status, version = c.version + 1, updated_at = c.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id text, version int, doc jsonb, status int, at bigint)
    where r.id = c.id and r.version = c.version
    returning r.id`.execute(database);
  const written = new Set(answer.map(({ id }) => id));
  return changes.map(({ room }) => written.has(room.id));
}

export interface NewMatch {
  readonly facts: MatchFacts;
  readonly teamId: string;
  readonly players: readonly MatchPlayer[];
  readonly startedAt: number;
}

/** Which of these were written: of the others another node wrote the match of this number, and its seed stands. */
export async function writeNewMatches(
  database: Database,
  encryption: Encryption,
  matches: readonly NewMatch[],
): Promise<boolean[]> {
  const written = await database
    .insertInto('matches')
    .values(
      matches.map(({ facts, teamId, players, startedAt }) => ({
        id: facts.id,
        room_id: facts.roomId,
        team_id: teamId,
        game: facts.number,
        game_name: facts.game.id,
        game_version: facts.game.version,
        setup: JSON.stringify(facts.setup),
        positions: JSON.stringify(facts.positions),
        players: JSON.stringify(players),
        seed: encryption.encrypt(facts.seed, facts.id),
        commitment: facts.commitment,
        room_timeout_ms: facts.roomTimeoutMs,
        started_at: startedAt,
        ended_at: null,
        result: null,
        standings: null,
        settled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(written.map(({ id }) => id));
  return matches.map(({ facts }) => ids.has(facts.id));
}

export interface StoredMatch {
  readonly facts: MatchFacts;
  readonly teamId: string;
  readonly players: readonly MatchPlayer[];
  readonly startedAt: number;
  readonly endedAt: number | null;
}

export type MatchRow = Selectable<Schema['matches']>;

export const readMatchRows = (database: Database, ids: readonly string[]): Promise<MatchRow[]> =>
  database.selectFrom('matches').selectAll().where('id', '=', anyOf(ids)).execute();

export function matchFrom(row: MatchRow, encryption: Encryption, game: AnyGame): StoredMatch {
  const setup: Setup<Shapes> = row.setup;
  return {
    teamId: row.team_id,
    players: row.players,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    facts: {
      id: row.id,
      roomId: row.room_id,
      number: row.game,
      game,
      setup,
      positions: row.positions,
      seed: encryption.decrypt(row.seed, row.id),
      commitment: row.commitment,
      roomTimeoutMs: row.room_timeout_ms,
    },
  };
}

/** A match that is over without a result: nothing follows from it. One whose last turn brought a result is left to be settled. */
export async function endUnfinished(database: Database, id: string, now: number): Promise<void> {
  const ended = await database
    .updateTable('matches')
    .set({ ended_at: now, settled_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(selectFrom('turns').select('turn').where('match_id', '=', id).where('result', 'is not', null)),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  await database.deleteFrom('daily_turns').where('match_id', '=', id).execute();
  await database.deleteFrom('conditional_moves').where('match_id', '=', id).execute();
}

/** Matches whose last turn ended them before this moment, and which nobody has settled. Of those with a move a day `daily_turns` tells. */
export async function readUnsettled(database: Database, before: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from matches m
    join lateral (select result, at from turns where match_id = m.id order by turn desc limit 1) t on true
    where m.settled_at is null and (m.setup ->> 'turnDays') is null and t.result is not null and t.at < ${before}
    order by t.at`.execute(database);
  return rows.map(({ id }) => id);
}
