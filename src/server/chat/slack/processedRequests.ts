// Requests of chat tools that were handled: on whichever node, none is handled twice.
import type { Database } from '../../storage/database.ts';

/** False: it was handled before. */
export async function processOnce(database: Database, id: string, now: number): Promise<boolean> {
  const row = await database
    .insertInto('processed_requests')
    .values({ id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
