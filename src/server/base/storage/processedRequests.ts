// Requests of other companies that were processed: each has its effect once, on whichever node.
import type { Database } from './database.ts';

/** False: it was processed before. */
export async function processOnce(database: Database, id: string, now: number): Promise<boolean> {
  const row = await database
    .insertInto('processed_requests')
    .values({ id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isProcessed(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('processed_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
