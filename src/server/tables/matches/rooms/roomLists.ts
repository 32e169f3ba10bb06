// SQL of which rooms there are: of a team, of a person, waiting, in play, forgotten.
import { type ExpressionBuilder, sql } from 'kysely';
import { anyOf } from '../../../base/storage/anyOf.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Schema } from '../../../base/storage/schema/schema.ts';
import { roomFrom } from '../store.ts';
import { dailyLobbyMs, lobbyTimeoutMs, positionTakenBy, type StoredRoom } from './room.ts';

// As in the conditions of `rooms_waiting`, `rooms_in_play_now` and `rooms_completed`: an index is used where the words are the same.
const isWaiting = sql<boolean>`status = 0`;
const isPlaying = sql<boolean>`status = 1`;
const isPlayedNow = sql<boolean>`(doc #>> '{ruleSet,turnDays}') is null`;
const isCompleted = sql<boolean>`status = 4`;

/** Not over. Games with a move a day have a list of their own. */
const isOpenNow = (is: ExpressionBuilder<Schema, 'rooms'>) =>
  is.or([isWaiting, is.and([isPlaying, isPlayedNow])]);

const mostListed = 200;

/** Rooms of a team that are not over, and completed ones that somebody touched since. */
export async function readListedRooms(
  database: Database,
  teamId: string,
  completedSince: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('rooms')
    .select('id')
    .where('team_id', '=', teamId)
    .where((is) => is.or([isOpenNow(is), is.and([isCompleted, is('updated_at', '>=', completedSince)])]))
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ id }) => id);
}

/** Rooms of a game that wait for people, the newest first. */
export async function readLobbies(
  database: Database,
  teamId: string,
  gameName: string,
): Promise<StoredRoom[]> {
  const rows = await database
    .selectFrom('rooms')
    .selectAll()
    .where('team_id', '=', teamId)
    .where(isWaiting)
    .where('game_name', '=', gameName)
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(roomFrom);
}

export async function countOpenRooms(
  database: Database,
  teamId: string,
  hostUserId: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('rooms')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where(isOpenNow)
    .where(sql<boolean>`doc ->> 'hostUserId' = ${hostUserId}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Tables of these teams that are not over and were opened or changed since. */
export async function readChangedRooms(
  database: Database,
  teamIds: readonly string[],
  since: number,
): Promise<{ readonly id: string; readonly teamId: string }[]> {
  return database
    .selectFrom('rooms')
    .select(['id', 'team_id as teamId'])
    .where('team_id', '=', anyOf(teamIds))
    .where(isOpenNow)
    .where('updated_at', '>=', since)
    .execute();
}

/** Tables in play that a node keeps in memory; those with a move a day rest in the database. */
export async function readRoomsPlayedNow(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('rooms').select('id').where(isPlaying).where(isPlayedNow).execute();
  return rows.map(({ id }) => id);
}

/** Tables of a team that are not over and at which this person sits. */
export async function readRoomsWith(database: Database, teamId: string, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('rooms')
    .select('id')
    .where('team_id', '=', teamId)
    .where('status', '!=', roomStatus.closed)
    .where(sql<boolean>`doc -> 'places' @> ${JSON.stringify([{ userId }])}::jsonb`)
    .execute();
  return rows.map((row) => row.id);
}

/** Where a quick play of theirs has found them a seat already; null: nowhere, or they are gone from there. */
export async function readSeatTaken(
  database: Database,
  teamId: string,
  userId: string,
  moveId: string,
): Promise<{ readonly room: string; readonly position: number } | null> {
  const row = await database
    .selectFrom('rooms')
    .select(['id', 'doc'])
    .where('team_id', '=', teamId)
    .where('status', '!=', roomStatus.closed)
    .where(sql<boolean>`doc -> 'places' @> ${JSON.stringify([{ userId, moveId }])}::jsonb`)
    .executeTakeFirst();
  return row ? { room: row.id, position: positionTakenBy(row.doc, userId, moveId) } : null;
}

/** Lobbies nobody touched since: they are closed. */
export async function idleLobbies(
  database: Database,
  before: (timeoutMs: number) => number,
): Promise<string[]> {
  const isIdle = sql<boolean>`updated_at < case
    when ${isPlayedNow} then ${before(60_000)}::bigint else ${before(dailyLobbyMs)}::bigint end`;
  const rows = await database
    .selectFrom('rooms')
    .select(['id', 'doc', 'updated_at'])
    .where(isWaiting)
    .where(isIdle)
    .execute();
  return rows.filter((row) => row.updated_at < before(lobbyTimeoutMs(row.doc))).map((row) => row.id);
}
