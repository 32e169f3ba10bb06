// Keys to act for a person with another company; sealed before they come here.
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';

export async function readProviderKey(
  database: Database,
  userId: string,
  provider: Provider,
): Promise<string | null> {
  const row = await database
    .selectFrom('provider_keys')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

export async function writeProviderKey(
  database: Database,
  key: { readonly userId: string; readonly provider: Provider; readonly sealed: string },
  now: number,
): Promise<void> {
  await database
    .insertInto('provider_keys')
    .values({ user_id: key.userId, provider: key.provider, sealed: key.sealed, at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({ sealed: key.sealed, at: now }),
    )
    .execute();
}

/** It was taken back, or does not open the door any more. */
export async function removeProviderKey(
  database: Database,
  userId: string,
  provider: Provider,
): Promise<void> {
  await database
    .deleteFrom('provider_keys')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}
