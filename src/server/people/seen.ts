// Who is here in the eyes of others.
import type { Presence } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import { isInvisible } from './visibility.ts';

interface Needs {
  readonly presence: Presence;
  readonly database: Database;
}

export const isSeenOnline = async ({ presence, database }: Needs, userId: string): Promise<boolean> =>
  presence.isOnline(userId) && !(await isInvisible(database, userId));
