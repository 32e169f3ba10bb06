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

/** Everybody a room document names, as the index `rooms_of_person` has it. */
export const namedInRoom = sql`(
  jsonb_path_query_array(doc, '$.places[*].userId')
  || jsonb_path_query_array(doc, '$.kicked[*]')
  || jsonb_path_query_array(doc, '$.hostUserId'))`;

/** Tables that are not over and at which this person sits: those of a team, or, where it is null, of any. */
export async function readRoomsWith(
  database: Database,
  teamId: string | null,
  userId: string,
): Promise<string[]> {
  const isThere =
    teamId === null
      ? sql<boolean>`${namedInRoom} @> ${JSON.stringify([userId])}::jsonb`
      : sql<boolean>`team_id = ${teamId}`;
  const rows = await database
    .selectFrom('rooms')
    .select('id')
    .where(isThere)
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
    .where(isOpenNow)
    .where(sql<boolean>`doc -> 'places' @> ${JSON.stringify([{ userId, moveId }])}::jsonb`)
    .executeTakeFirst();
  return row ? { room: row.id, position: positionTakenBy(row.doc, userId, moveId) } : null;
}

/** People at tables of a team that are not over; of a meeting, those of other teams as well. */
export async function readSitters(database: Database, teamId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct place ->> 'userId' as "userId"
    from rooms, jsonb_array_elements(doc -> 'places') as place
    where team_id = ${teamId} and status <> ${roomStatus.closed} and place ->> 'kind' = 'person'`.execute(
    database,
  );
  return rows.map(({ userId }) => userId);
}

/** Seats at tables that wait or are played at, of people who are not in the team any more; at a table of a meeting people of any team may sit. */
export async function readStraySeats(
  database: Database,
): Promise<readonly { readonly teamId: string; readonly userId: string }[]> {
  const { rows } = await sql<{ teamId: string; userId: string }>`
    select distinct r.team_id as "teamId", p.id as "userId"
    from rooms r, jsonb_array_elements(r.doc -> 'places') as place, people p
    where (r.${isWaiting} or r.${isPlaying}) and p.id::text = place ->> 'userId'
      and (p.disabled_at is not null or p.team_id is null
        or p.team_id <> r.team_id and not coalesce((r.doc ->> 'byLink')::boolean, false))`.execute(database);
  return rows;
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
