// Store of installation passes: 256 random bits, hashed, single-use and short-lived.
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../base/storage/database.ts';
import type { ChatTables } from '../../../base/storage/schema/chat.ts';

type Use = ChatTables['chat_passes']['use'];

/** The admin who began, and their team. */
export interface Bearer {
  readonly teamId: string;
  readonly userId: string;
}

const passBytes = 32;
const hashOf = (pass: string, browser: string): string =>
  createHash('sha256').update(`${pass} ${browser}`).digest('base64url');

/** With `browser`, a secret of the requesting browser, the pass is valid in that browser only. */
export async function issuePass(
  database: Database,
  use: Use,
  { teamId, userId }: Bearer,
  expiresAt: number,
  browser = '',
): Promise<string> {
  const pass = randomBytes(passBytes).toString('base64url');
  await database
    .insertInto('chat_passes')
    .values({ hash: hashOf(pass, browser), use, team_id: teamId, user_id: userId, expires_at: expiresAt })
    .execute();
  return pass;
}

/** Consumes a pass: its owner, or null if it is unknown or expired. */
export async function spendPass(
  database: Database,
  use: Use,
  pass: string,
  now: number,
  browser = '',
): Promise<Bearer | null> {
  const row = await database
    .deleteFrom('chat_passes')
    .where('hash', '=', hashOf(pass, browser))
    .where('use', '=', use)
    .returning(['team_id', 'user_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? { teamId: row.team_id, userId: row.user_id } : null;
}
