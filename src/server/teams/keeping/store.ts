// Store of how long teams keep their data, of legal holds, and of deletions that wait for their end.
import { sql } from 'kysely';
import type { RetentionKind } from '../../../contract/admin/keeping.ts';
import type { Database } from '../../base/storage/database.ts';
import { isPersonHeld } from '../../base/storage/held.ts';

export const readRetention = (database: Database, teamId: string) =>
  database.selectFrom('team_retention').select(['kind', 'days']).where('team_id', '=', teamId).execute();

export const readAllRetention = (database: Database) =>
  database.selectFrom('team_retention').select(['team_id', 'kind', 'days']).execute();

/** Null: as usual. */
export async function writeRetention(
  database: Database,
  teamId: string,
  kind: RetentionKind,
  days: number | null,
): Promise<void> {
  if (days === null)
    await database
      .deleteFrom('team_retention')
      .where('team_id', '=', teamId)
      .where('kind', '=', kind)
      .execute();
  else
    await database
      .insertInto('team_retention')
      .values({ team_id: teamId, kind, days })
      .onConflict((known) => known.columns(['team_id', 'kind']).doUpdateSet({ days }))
      .execute();
}

export interface StoredHold {
  readonly id: string;
  readonly is_of_team: boolean;
  readonly reason: string;
  readonly placed_at: number;
  readonly ended_at: number | null;
  readonly person: Named | null;
  readonly placer: Named | null;
  readonly ender: Named | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

const named = (column: string) =>
  sql`(select json_build_object('id', id, 'name', name, 'avatar', avatar) from people where id = ${sql.ref(column)})`;

/** Those that hold first, then the newest; none of people who left a held team. */
export async function readHolds(database: Database, teamId: string, most: number): Promise<StoredHold[]> {
  const { rows } = await sql<StoredHold>`
    select h.id, h.is_of_team, h.reason, h.placed_at, h.ended_at, ${named('h.user_id')} as person,
      ${named('h.placed_by')} as placer, ${named('h.ended_by')} as ender
    from legal_holds h where h.team_id = ${teamId} and h.through is null
    order by h.ended_at is not null, h.placed_at desc, h.id limit ${most}`.execute(database);
  return rows;
}

export async function countHolds(database: Database, teamId: string): Promise<number> {
  const { count } = await database
    .selectFrom('legal_holds')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewHold {
  readonly id: string;
  readonly teamId: string;
  readonly userId: string | null;
  readonly reason: string;
  readonly placedBy: string;
  readonly at: number;
}

export async function writeHold(
  database: Database,
  { id, teamId, userId, reason, placedBy, at }: NewHold,
): Promise<void> {
  await database
    .insertInto('legal_holds')
    .values({
      id,
      team_id: teamId,
      is_of_team: userId === null,
      user_id: userId,
      reason,
      placed_by: placedBy,
      placed_at: at,
    })
    .execute();
}

/** Of whom it was; null: the team has no such hold, or it has ended. */
export async function writeHoldEnded(
  database: Database,
  teamId: string,
  holdId: string,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<{ readonly user_id: string | null } | null> {
  const row = await database
    .updateTable('legal_holds')
    .set({ ended_by: by, ended_at: at })
    .where('id', '=', holdId)
    .where('team_id', '=', teamId)
    .where('through', 'is', null)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  await database
    .updateTable('legal_holds')
    .set({ ended_by: by, ended_at: at })
    .where('through', '=', holdId)
    .execute();
  return row ?? null;
}

/** Somebody who leaves a team that is held stays held until that ends. */
export async function holdLeaver(database: Database, teamId: string, userId: string): Promise<void> {
  await sql`
    insert into legal_holds (id, team_id, is_of_team, user_id, reason, placed_by, placed_at, through)
    select gen_random_uuid(), h.team_id, false, ${userId}::uuid, h.reason, h.placed_by, h.placed_at, h.id
    from legal_holds h where h.team_id = ${teamId} and h.is_of_team and h.ended_at is null`.execute(database);
}

export async function isHeld(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select ${isPersonHeld(sql`${userId}::uuid`)} as held`.execute(
    database,
  );
  return rows[0]?.held === true;
}

/** The deletion waits for the end of the hold. */
export async function writeWaitingErasure(database: Database, userId: string, now: number): Promise<void> {
  await database
    .insertInto('waiting_erasures')
    .values({ user_id: userId, asked_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** People who asked for their deletion and are held no more, with their team. */
export async function readFreedErasures(
  database: Database,
): Promise<readonly { readonly userId: string; readonly teamId: string | null }[]> {
  const { rows } = await sql<{ userId: string; teamId: string | null }>`
    select p.id as "userId", p.team_id as "teamId"
    from waiting_erasures w join people p on p.id = w.user_id
    where not ${isPersonHeld(sql`w.user_id`)} order by w.asked_at`.execute(database);
  return rows;
}
