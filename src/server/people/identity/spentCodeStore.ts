// Hashes of authorisation codes that were used: each is tried once, whether it succeeded or not.
import { createHash } from 'node:crypto';
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';

export const hashOfCode = (provider: Provider, code: string): string =>
  createHash('sha256').update(`${provider} ${code}`).digest('base64url');

/** False if the code was used before. */
export async function spendCode(database: Database, hash: string, now: number): Promise<boolean> {
  const row = await database
    .insertInto('spent_codes')
    .values({ hash, user_id: null, session_id: null, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

export interface CameOfIt {
  readonly userId: string;
  readonly sessionId: string;
}

export async function writeCameOfIt(
  database: Database,
  hash: string,
  { userId, sessionId }: CameOfIt,
): Promise<void> {
  await database
    .updateTable('spent_codes')
    .set({ user_id: userId, session_id: sessionId })
    .where('hash', '=', hash)
    .execute();
}

/** The session that a code opened, if it opened one. */
export async function readCameOfIt(database: Database, hash: string): Promise<CameOfIt | null> {
  const row = await database
    .selectFrom('spent_codes')
    .select(['user_id', 'session_id'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id && row.session_id ? { userId: row.user_id, sessionId: row.session_id } : null;
}
