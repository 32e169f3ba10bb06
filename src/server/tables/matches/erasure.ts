// Erases a deleted person, by id, from rows that stay: rooms, matches, notifications and counters of other people. Deletes what a deleted team played.
import { sql } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import { isMatchHeld } from '../../base/storage/held.ts';
import { type RoomDoc, roomStatus } from '../../base/storage/schema/matches.ts';
import { vacateSeat } from './rooms/room.ts';
import { namedInRoom } from './rooms/roomLists.ts';

/** As a part of a JSON list of players or places. */
const among = (userId: string): string => JSON.stringify([{ userId }]);

/** Rooms, and games, in one transaction. */
const mostAtOnce = 100;

/**
 * Takes a person out of some of the tables that are over; false: they are in none any more. It comes before
 * `forgetAtTables`, in transactions of its own: on the embedded database every move waits for the one under way.
 */
export async function forgetSomeTables(trx: Database, userId: string): Promise<boolean> {
  const rooms = await forgetInRooms(trx, await roomsOf(trx, userId, isOver, mostAtOnce), userId);
  const games = await forgetInGames(trx, userId, sql`and settled_at is not null limit ${mostAtOnce}`);
  return Math.max(rooms, games) === mostAtOnce;
}

/**
 * Deletes some of what was played at the tables of a team, also by people of other teams, and the tables without a
 * game; false: there is no more. It comes before the deletion of the team, in transactions of its own. A game of
 * somebody who is held by another team stays.
 */
export async function removeSomeTables(trx: Database, teamId: string): Promise<boolean> {
  const games = await sql`
    with gone as (
      delete from matches where id in (
        select id from matches where team_id = ${teamId} and not ${isMatchHeld} limit ${mostAtOnce})
      returning id),
    turns_gone as (delete from turns using gone where turns.match_id = gone.id)
    select id from gone`.execute(trx);
  if (games.rows.length > 0) return true;
  const rooms = await sql`
    delete from rooms where id in (
      select id from rooms where team_id = ${teamId}
        and not exists (select from matches m where m.room_id = rooms.id) limit ${mostAtOnce})
    returning id`.execute(trx);
  return rooms.rows.length > 0;
}

/** Games keep their seats and results; the player has neither id nor name. */
export async function forgetAtTables(trx: Database, userId: string): Promise<void> {
  await forgetInRooms(trx, await roomsOf(trx, userId), userId);
  await forgetInGames(trx, userId);
  await trx.updateTable('rooms').set({ opened_by: null }).where('opened_by', '=', userId).execute();
  await trx.deleteFrom('group_days').where(sql<boolean>`player_ids @> array[${userId}]::uuid[]`).execute();
  await sql`
    update person_tallies set teammates = teammates - 1
    where user_id in (
      select user_id from person_tallies
      where user_id in (select user_id from teammates where other_id = ${userId})
      order by user_id for no key update)`.execute(trx);
}

const withoutPerson = (doc: RoomDoc, userId: string): RoomDoc => {
  const vacated = vacateSeat(doc, userId).doc;
  return {
    ...vacated,
    hostUserId: vacated.hostUserId === userId ? '' : vacated.hostUserId,
    kicked: vacated.kicked.filter((kicked) => kicked !== userId),
  };
};

const isOver = sql<boolean>`status in (${roomStatus.completed}, ${roomStatus.closed})`;

async function roomsOf(
  trx: Database,
  userId: string,
  which = sql<boolean>`true`,
  most = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('rooms')
    .select('id')
    .where(sql<boolean>`${namedInRoom} @> ${JSON.stringify([userId])}::jsonb`)
    .where(which)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many there were. */
async function forgetInRooms(trx: Database, ids: readonly string[], userId: string): Promise<number> {
  if (ids.length === 0) return 0;
  const rooms = await trx
    .selectFrom('rooms')
    .select(['id', 'doc'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  await writeDocs(
    trx,
    rooms.map(({ id, doc }) => ({ id, doc: withoutPerson(doc, userId) })),
  );
  return rooms.length;
}

/** The version goes up, so that a node that has the room open reads it again before it writes. */
async function writeDocs(
  trx: Database,
  rooms: readonly { readonly id: string; readonly doc: RoomDoc }[],
): Promise<void> {
  if (rooms.length === 0) return;
  await sql`
    update rooms set doc = c.doc, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as c (id text, doc jsonb)
    where rooms.id = c.id`.execute(trx);
}

/** How many there were. */
async function forgetInGames(trx: Database, userId: string, which = sql``): Promise<number> {
  const { rows } = await sql`
    update matches set players = (
      select jsonb_agg(
        case when player ->> 'userId' = ${userId}
          then '{"userId":null,"name":"","avatar":null,"strength":null}'::jsonb else player end
        order by seat)
      from jsonb_array_elements(players) with ordinality as each (player, seat))
    where id in (select id from matches where players @> ${among(userId)}::jsonb ${which})
    returning id`.execute(trx);
  return rows.length;
}

/** Tables that are over still say who sat there. */
export async function leaveClosedTables(trx: Database, teamId: string, userId: string): Promise<void> {
  const rooms = await trx
    .selectFrom('rooms')
    .select(['id', 'doc'])
    .where('team_id', '=', teamId)
    .where('status', '=', roomStatus.closed)
    .where(sql<boolean>`doc -> 'places' @> ${among(userId)}::jsonb`)
    .orderBy('id')
    .forUpdate() // of two who leave at once the second is taken from what the first left
    .execute();
  await writeDocs(
    trx,
    rooms.map(({ id, doc }) => ({ id, doc: vacateSeat(doc, userId).doc })),
  );
}

/** Deletes their invitations; in notifications of others their name becomes empty and is worded when read. */
export async function forgetInNotifications(trx: Database, userId: string): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where(sql<boolean>`content @> ${JSON.stringify({ byUserId: userId })}::jsonb`)
    .execute();
  await sql`
    update notifications set content = jsonb_set(content, '{others}', (
      select jsonb_agg(
        case when other ->> 'userId' = ${userId} then '{"userId":null,"name":""}'::jsonb else other end
        order by place)
      from jsonb_array_elements(content -> 'others') with ordinality as each (other, place)))
    where content @> ${JSON.stringify({ others: [{ userId }] })}::jsonb`.execute(trx);
}
