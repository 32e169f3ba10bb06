// Store of connections and of sign-ins under way.
import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { SsoOutcome } from '../../../contract/admin/sso.ts';
import type { Database } from '../../base/storage/database.ts';
import type { SsoAttemptsTable, SsoConnectionsTable } from '../../base/storage/schema/sso.ts';

export type StoredConnection = Selectable<SsoConnectionsTable>;
export type StoredAttempt = Selectable<SsoAttemptsTable>;

export const readConnectionOf = (database: Database, teamId: string): Promise<StoredConnection | undefined> =>
  database.selectFrom('sso_connections').selectAll().where('team_id', '=', teamId).executeTakeFirst();

export const readConnection = (database: Database, id: string): Promise<StoredConnection | undefined> =>
  database.selectFrom('sso_connections').selectAll().where('id', '=', id).executeTakeFirst();

/** Where people of a domain sign in: the connection, switched on, of the team that has proven it. */
export const readConnectionFor = (
  database: Database,
  domain: string,
): Promise<StoredConnection | undefined> =>
  database
    .selectFrom('sso_connections as c')
    .innerJoin('team_domains as d', 'd.team_id', 'c.team_id')
    .selectAll('c')
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .where('c.is_on', '=', true)
    .executeTakeFirst();

export async function writeConnection(
  database: Database,
  connection: Insertable<SsoConnectionsTable>,
): Promise<void> {
  await database
    .insertInto('sso_connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(connection))
    .execute();
}

/** Whoever came by a connection comes anew when it names another provider. */
export async function removeSsoIdentities(database: Database, connectionId: string): Promise<void> {
  await database.deleteFrom('sso_identities').where('connection_id', '=', connectionId).execute();
}

/** Of the settings that were tested; others may have been stored meanwhile. */
export async function writeOutcome(
  database: Database,
  { id, changed_at }: Pick<StoredConnection, 'id' | 'changed_at'>,
  outcome: SsoOutcome,
  testedBy: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('sso_connections')
    .set({ outcome: JSON.stringify(outcome), tested_by: testedBy, tested_at: now })
    .where('id', '=', id)
    .where('changed_at', '=', changed_at)
    .execute();
}

const attemptMs = 10 * 60_000;
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

type NewAttempt = Omit<StoredAttempt, 'state_hash' | 'created_at' | 'answer'>;

/** Answers its state, which is stored as a hash. */
export async function writeAttempt(database: Database, attempt: NewAttempt, now: number): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const { connection_id, purpose, challenge, user_id, session_id } = attempt;
  await database
    .insertInto('sso_attempts')
    .values({
      state_hash: sha256(state),
      connection_id,
      purpose,
      challenge,
      user_id,
      session_id,
      created_at: now,
      answer: null,
    })
    .execute();
  return state;
}

/** One that is not over, and that the provider has not answered yet. */
export const readUnanswered = (
  database: Database,
  state: string,
  now: number,
): Promise<StoredAttempt | undefined> =>
  database
    .selectFrom('sso_attempts')
    .selectAll()
    .where('state_hash', '=', sha256(state))
    .where('created_at', '>', now - attemptMs)
    .where('answer', 'is', null)
    .executeTakeFirst();

/** The first answer counts. */
export async function writeAnswer(database: Database, stateHash: string, answer: string): Promise<void> {
  await database
    .updateTable('sso_attempts')
    .set({ answer })
    .where('state_hash', '=', stateHash)
    .where('answer', 'is', null)
    .execute();
}

/** Once, for ten minutes, and for the browser that has the secret. */
export const takeAttempt = (
  database: Database,
  { state, secret }: { readonly state: string; readonly secret: string },
  now: number,
): Promise<StoredAttempt | undefined> =>
  database
    .deleteFrom('sso_attempts')
    .where('state_hash', '=', sha256(state))
    .where('challenge', '=', sha256(secret))
    .where('created_at', '>', now - attemptMs)
    .returningAll()
    .executeTakeFirst();

/** False: a message with this id came before. */
export async function spendMessage(database: Database, id: string, now: number): Promise<boolean> {
  const row = await database
    .insertInto('sso_spent')
    .values({ hash: sha256(id), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
