// Links sent by mail and tickets, as the database keeps them: hashed, used once, the newest alone.
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../base/storage/database.ts';
import type { MailTokensTable } from '../../base/storage/schema/sessions.ts';

export type MailTokenKind = MailTokensTable['kind'];

const tokenBytes = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Older ones of the same kind end with it. */
export async function issueMailToken(
  database: Database,
  {
    kind,
    userId,
    lifeMs,
  }: { readonly kind: MailTokenKind; readonly userId: string; readonly lifeMs: number },
  now: number,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await database.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute();
  await database
    .insertInto('mail_tokens')
    .values({
      hash: hashOf(token),
      kind,
      user_id: userId,
      created_at: now,
      expires_at: now + lifeMs,
      used_at: null,
    })
    .execute();
  return token;
}

/** Every link mailed to a person so far is worthless from now on. */
export async function removeMailTokens(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
}

/** The person of a mailed token while it is valid. */
export async function readMailToken(
  database: Database,
  kind: MailTokenKind,
  token: string,
  now: number,
): Promise<string | null> {
  const row = await database
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Reads the token and invalidates it. */
export async function spendMailToken(
  database: Database,
  kind: MailTokenKind,
  token: string,
  now: number,
): Promise<string | null> {
  const row = await database
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
