// Taking a person's name out of what stays: tables and games they were at, and what others were told of them.
import { sql } from 'kysely';
import { vacateSeat } from '../matches/room.ts';
import type { Database } from '../storage/database.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import type { StoredPerson } from './store.ts';

type Named = Pick<StoredPerson, 'id' | 'name' | 'team_id'>;

/** As a part of a JSON list of players or places. */
const among = (userId: string): string => JSON.stringify([{ userId }]);

/** Games keep their seats and results; the player has neither id nor name. */
export async function forgetAtTables(trx: Database, { id, team_id }: Named): Promise<void> {
  const teams = await trx
    .selectFrom('matches')
    .select('team_id')
    .distinct()
    .where(sql<boolean>`players @> ${among(id)}::jsonb`)
    .execute();
  for (const teamId of new Set([...teams.map((row) => row.team_id), ...(team_id ? [team_id] : [])]))
    await leaveClosedTables(trx, teamId, id);
  await sql`
    update matches set players = (
      select jsonb_agg(
        case when player ->> 'userId' = ${id}
          then '{"userId":null,"name":"","avatar":null,"strength":null}'::jsonb else player end
        order by seat)
      from jsonb_array_elements(players) with ordinality as each (player, seat))
    where players @> ${among(id)}::jsonb`.execute(trx);
  await trx.updateTable('rooms').set({ opened_by: null }).where('opened_by', '=', id).execute();
  await trx.deleteFrom('group_days').where(sql<boolean>`player_ids @> array[${id}]::uuid[]`).execute();
  await sql`
    update person_tallies set teammates = teammates - 1
    where user_id in (
      select user_id from person_tallies
      where user_id in (select user_id from teammates where other_id = ${id})
      order by user_id for no key update)`.execute(trx);
}

/** Tables that are over still say who sat there. */
export async function leaveClosedTables(trx: Database, teamId: string, userId: string): Promise<void> {
  const rooms = await trx
    .selectFrom('rooms')
    .select(['id', 'doc'])
    .where('team_id', '=', teamId)
    .where('status', '=', roomStatus.closed)
    .where(sql<boolean>`doc -> 'places' @> ${among(userId)}::jsonb`)
    .execute();
  for (const { id, doc } of rooms)
    await trx
      .updateTable('rooms')
      .set({ doc: JSON.stringify(vacateSeat(doc, userId).doc) })
      .where('id', '=', id)
      .execute();
}

/** Their invitations are void; where others read their name there is a gap, put into words when it is read. */
export async function forgetInNotifications(trx: Database, { id, name }: Named): Promise<void> {
  await sql`
    delete from notifications
    where subject like ${`invited % ${id}`} or subject like ${`called ${id} %`}`.execute(trx);
  await sql`
    update notifications set told = jsonb_set(told, '{others}', (
      select jsonb_agg(case when other = ${name} then '' else other end order by place)
      from jsonb_array_elements_text(told -> 'others') with ordinality as each (other, place)))
    where told -> 'others' @> ${JSON.stringify([name])}::jsonb
      and room_id in (select room_id from matches where players @> ${among(id)}::jsonb)`.execute(trx);
}
