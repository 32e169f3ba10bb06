// Store of passkeys, and of the challenges that are answered with them.
import type { Selectable } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { IdentityTables } from '../../base/storage/schema/identity.ts';

export type StoredPasskey = Selectable<IdentityTables['passkeys']>;

/** `userId`: who adds a passkey; null: somebody proves who they are. */
export async function writeChallenge(
  database: Database,
  {
    challenge,
    userId,
    now,
  }: { readonly challenge: string; readonly userId: string | null; readonly now: number },
): Promise<void> {
  await database
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, created_at: now })
    .execute();
}

/** Uses up a challenge; false if there is none of this kind that was made after `since`. */
export async function spendChallenge(
  database: Database,
  {
    challenge,
    userId,
    since,
  }: { readonly challenge: string; readonly userId: string | null; readonly since: number },
): Promise<boolean> {
  const row = await database
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .returning('created_at')
    .executeTakeFirst();
  return row !== undefined && row.created_at > since;
}

export const readPasskeys = (database: Database, userId: string): Promise<StoredPasskey[]> =>
  database.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export const readPasskey = (database: Database, id: string): Promise<StoredPasskey | undefined> =>
  database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** False if the passkey is registered already, with whomever. */
export async function writePasskey(
  database: Database,
  passkey: Pick<StoredPasskey, 'id' | 'user_id' | 'name' | 'public_key' | 'counter' | 'created_at'> & {
    readonly transports: readonly string[];
  },
): Promise<boolean> {
  const row = await database
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if another use of it has counted as far meanwhile. */
export async function writeUse(
  database: Database,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: number },
): Promise<boolean> {
  const row = await database
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePasskey(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePasskeysSince(database: Database, userId: string, since: number): Promise<void> {
  await database
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute();
}
