// Store of newcomers: accounts that signed up by the link of a team and have not been verified.
import { createHash } from 'node:crypto';
import type { Newcomer } from '../../../contract/people/newcomers.ts';
import type { Database } from '../../base/storage/database.ts';
import type { StoredPerson } from '../../people/store.ts';

const mostListed = 200;

type Waiting = Pick<StoredPerson, 'id' | 'name' | 'email' | 'password_hash'>;

/** Each sign-up has a password hash of its own; a second sign-up with the address replaces it. */
const signUpIdOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Null: this account has no address and password to sign in with. */
export const newcomerFrom = ({ id, name, email, password_hash }: Waiting): Newcomer | null =>
  email === null || password_hash === null
    ? null
    : { userId: id, name, email, signUpId: signUpIdOf(password_hash) };

/** Newcomers, the earliest first. */
export async function readNewcomers(
  database: Database,
  teamId: string,
  most = mostListed,
): Promise<Newcomer[]> {
  const rows = await database
    .selectFrom('people')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('invited_team_id', '=', teamId)
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(newcomerFrom).filter((newcomer) => newcomer !== null);
}

export async function isAnybodyWaiting(database: Database, teamId: string): Promise<boolean> {
  const [first] = await readNewcomers(database, teamId, 1);
  return first !== undefined;
}

/** Deletes the newcomers of a whole team. */
export async function removeNotices(database: Database, teamId: string, subject: string): Promise<void> {
  await database
    .deleteFrom('notifications')
    .where('subject', '=', subject)
    .where('user_id', 'in', (people) =>
      people.selectFrom('people').select('id').where('team_id', '=', teamId),
    )
    .execute();
}
