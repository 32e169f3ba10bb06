// The second factor of a person: the secret they share with their authenticator app, and the recovery codes left.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';

/** What can come after the password of a person, or instead of it. */
export interface StoredFactor {
  /** The secret of the authenticator app; null: there is none. */
  readonly sealed: string | null;
  /** Null until a code has shown that the app has the secret. */
  readonly confirmedAt: number | null;
  readonly recoveryLeft: number;
  readonly passkeys: number;
}

/** Whether a password alone is not enough. */
export const isFactorOn = ({ confirmedAt, passkeys }: StoredFactor): boolean =>
  confirmedAt !== null || passkeys > 0;

export async function readFactor(database: Database, userId: string): Promise<StoredFactor> {
  const row = await database
    .selectFrom('people')
    .leftJoin('second_factors', 'second_factors.user_id', 'people.id')
    .select([
      'sealed',
      'confirmed_at',
      sql<number>`coalesce(jsonb_array_length(recovery), 0)`.as('left'),
      sql<number>`(select count(*) from passkeys where passkeys.user_id = people.id)::int`.as('passkeys'),
    ])
    .where('people.id', '=', userId)
    .executeTakeFirst();
  const { sealed = null, confirmed_at = null, left = 0, passkeys = 0 } = row ?? {};
  return { sealed, confirmedAt: confirmed_at, recoveryLeft: left, passkeys };
}

/** Begins anew; false if one is confirmed already. */
export async function writeUnconfirmed(
  database: Database,
  { userId, sealed, now }: { readonly userId: string; readonly sealed: string; readonly now: number },
): Promise<boolean> {
  const row = await database
    .insertInto('second_factors')
    .values({ user_id: userId, sealed, created_at: now, confirmed_at: null, last_step: 0, recovery: '[]' })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a step of the clock; false if it, or a later one, was used before. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const row = await database
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a recovery code; false if there is none of this hash. */
export async function spendRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const row = await database
    .updateTable('second_factors')
    .set({ recovery: sql`recovery - ${hash}::text` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`jsonb_exists(recovery, ${hash})`)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The app has the secret; false if that was so before. */
export async function writeConfirmed(database: Database, userId: string, now: number): Promise<boolean> {
  const row = await database
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the recovery codes. */
export async function writeRecoveryCodes(
  database: Database,
  {
    userId,
    hashes,
    now,
  }: { readonly userId: string; readonly hashes: readonly string[]; readonly now: number },
): Promise<void> {
  const recovery = JSON.stringify(hashes);
  await database
    .insertInto('second_factors')
    .values({ user_id: userId, sealed: null, created_at: now, confirmed_at: null, last_step: 0, recovery })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ recovery }))
    .execute();
}

/** Forgets the authenticator app. */
export async function removeSecret(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('second_factors')
    .set({ sealed: null, confirmed_at: null, last_step: 0 })
    .where('user_id', '=', userId)
    .execute();
}

/** Recovery codes are for a second factor: without one they go. */
export async function removeUnneeded(database: Database, userId: string): Promise<void> {
  await database
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where((is) =>
      is.not(is.exists(is.selectFrom('passkeys').select('id').where('passkeys.user_id', '=', userId))),
    )
    .execute();
}
