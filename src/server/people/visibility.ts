// Who would rather not be seen: people who are invisible are offline to everybody else.
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Asked of the preferences, where a person has any; whoever said nothing is visible. */
export async function invisibleAmong(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...userIds])
    .where(sql<boolean>`(preferences ->> 'isInvisible')::boolean`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
