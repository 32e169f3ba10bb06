// The key pair of this server: made once, kept in the database with the private half encrypted, the same on every node.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import { makeKeyPair, type PushKeyPair } from './vapid.ts';

const name = 'vapid';

interface Deps {
  readonly database: Database;
  readonly clock: Pick<WallClock, 'now'>;
  readonly encryption: Encryption;
}

const readRow = (database: Database) =>
  database.selectFrom('push_keys').selectAll().where('name', '=', name).executeTakeFirst();

/** Encrypted by a signing key that this server has no more: null. */
function opened(encryption: Encryption, sealed: string): string | null {
  try {
    return encryption.decrypt(sealed, name);
  } catch {
    return null;
  }
}

export async function readKeyPair({ database, clock, encryption }: Deps): Promise<PushKeyPair> {
  const row = await readRow(database);
  const privateKey = row && opened(encryption, row.sealed);
  if (row && privateKey) {
    // Encrypted anew by the current signing key, so that the one before it may be retired.
    const sealed = encryption.encrypt(privateKey, name);
    await database.updateTable('push_keys').set({ sealed }).where('sealed', '=', row.sealed).execute();
    return { publicKey: row.public_key, privateKey };
  }
  return database.transaction().execute(async (trx) => {
    // Subscriptions are bound to the key that is lost: their browsers have to subscribe again.
    if (row) {
      await trx.deleteFrom('push_keys').where('sealed', '=', row.sealed).execute();
      await trx.deleteFrom('push_subscriptions').execute();
    }
    const made = makeKeyPair();
    await trx
      .insertInto('push_keys')
      .values({
        name,
        public_key: made.publicKey,
        sealed: encryption.encrypt(made.privateKey, name),
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const kept = await trx
      .selectFrom('push_keys')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return { publicKey: kept.public_key, privateKey: encryption.decrypt(kept.sealed, name) };
  });
}
