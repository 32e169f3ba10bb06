// Requests of chat tools that were heard: on whichever node, none is heard twice.
import type { Database } from '../../storage/database.ts';

/** False: it was heard before. */
export async function hearOnce(database: Database, id: string, now: number): Promise<boolean> {
  const row = await database
    .insertInto('heard_requests')
    .values({ id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeHeard(database: Database, heardBefore: number): Promise<void> {
  await database.deleteFrom('heard_requests').where('at', '<', heardBefore).execute();
}
