// Sessions as the database keeps them.
import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { SessionsTable } from '../../base/storage/schema/sessions.ts';

export type StoredSession = Selectable<SessionsTable>;

export const readSessions = (database: Database, ids: readonly string[]): Promise<StoredSession[]> =>
  database.selectFrom('sessions').selectAll().where('id', '=', anyOf(ids)).execute();

/** Locks the session until the transaction is over. */
export const lockSession = (database: Database, id: string): Promise<StoredSession | undefined> =>
  database.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function writeSession(database: Database, session: Insertable<SessionsTable>): Promise<void> {
  await database.insertInto('sessions').values(session).execute();
}

export async function rotateSession(
  database: Database,
  { id, jti }: Pick<StoredSession, 'id' | 'jti'>,
  nextJti: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ jti: nextJti, previous_jti: jti, rotated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function writeConfirmed(database: Database, id: string, now: number): Promise<void> {
  await database.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** What was bound to the sessions ends with them: notifications to their browsers. */
async function removeSubscriptions(database: Database, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await database.deleteFrom('push_subscriptions').where('session_id', '=', anyOf(sessionIds)).execute();
}

/** Ends the open ones among these sessions and returns them. */
export async function endSessions(
  database: Database,
  which: { readonly userId: string; readonly only?: readonly string[]; readonly except?: string | null },
  because: string,
  now: number,
): Promise<string[]> {
  let update = database
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null);
  if (which.only) update = update.where('id', '=', anyOf(which.only));
  if (which.except) update = update.where('id', '!=', which.except);
  const ids = (await update.returning('id').execute()).map((row) => row.id);
  await removeSubscriptions(database, ids);
  return ids;
}

/** Ends all open sessions of the people in a team and returns them. */
export async function endTeamSessions(
  database: Database,
  teamId: string,
  because: string,
  now: number,
): Promise<{ readonly id: string; readonly user_id: string }[]> {
  const ended = await database
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('user_id', 'in', (people) =>
      people.selectFrom('people').select('id').where('team_id', '=', teamId),
    )
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  await removeSubscriptions(
    database,
    ended.map(({ id }) => id),
  );
  return ended;
}

/** Ends the open ones among these sessions, of whomever they are, and returns them. */
export async function endTheseSessions(
  database: Database,
  ids: readonly string[],
  because: string,
  now: number,
): Promise<{ readonly id: string; readonly user_id: string }[]> {
  const ended = await database
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('id', '=', anyOf(ids))
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  await removeSubscriptions(
    database,
    ended.map(({ id }) => id),
  );
  return ended;
}

/** Open sessions of a person beyond the newest `keep`. */
export async function sessionsBeyond(database: Database, userId: string, keep: number): Promise<string[]> {
  const rows = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .offset(keep)
    .execute();
  return rows.map((row) => row.id);
}

/** Sessions of a person that are open and no older than `since`, those in use first. */
export const openSessionsOf = (database: Database, userId: string, since: number): Promise<StoredSession[]> =>
  database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .execute();
