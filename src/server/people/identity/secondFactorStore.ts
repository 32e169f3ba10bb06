// The second factor of a person: the secret they share with their authenticator app, and the recovery codes left.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';

export interface StoredFactor {
  readonly sealed: string;
  /** Null until a code has shown that the app has the secret. */
  readonly confirmedAt: number | null;
  readonly recoveryLeft: number;
}

export async function readFactor(database: Database, userId: string): Promise<StoredFactor | null> {
  const row = await database
    .selectFrom('second_factors')
    .select(['sealed', 'confirmed_at', sql<number>`jsonb_array_length(recovery)`.as('left')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { sealed: row.sealed, confirmedAt: row.confirmed_at, recoveryLeft: row.left } : null;
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

/** Replaces the recovery codes; the first time this confirms the factor. */
export async function writeRecoveryCodes(
  database: Database,
  {
    userId,
    hashes,
    now,
  }: { readonly userId: string; readonly hashes: readonly string[]; readonly now: number },
): Promise<void> {
  await database
    .updateTable('second_factors')
    .set({ recovery: JSON.stringify(hashes), confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where('user_id', '=', userId)
    .execute();
}

export async function removeFactor(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
