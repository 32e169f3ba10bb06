// Online visibility: invisible people appear offline to everybody else.
import { sql } from 'kysely';
import { anyOf } from '../base/storage/anyOf.ts';
import type { Database } from '../base/storage/database.ts';

/** People with an open connection, as reported by the live connections. */
export interface OnlinePeople {
  isOnline(userId: string): boolean;
}

/** Follows the preference; people are visible by default. */
export async function invisibleAmong(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('people')
    .select('id')
    .where('id', '=', anyOf(userIds))
    .where(sql<boolean>`(preferences ->> 'isInvisible')::boolean`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
