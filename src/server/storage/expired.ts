// Deletes rows that were kept for as long as the record of their table says.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { tableRecords } from './schema/records.ts';

/** Doing it twice, or on two nodes, does no harm. */
export async function removeExpired(database: Database, now: number): Promise<void> {
  for (const [table, { kept }] of Object.entries(tableRecords))
    if (kept)
      await sql`delete from ${sql.table(table)} where ${sql.ref(kept.column)} <= ${now - kept.forMs}`.execute(
        database,
      );
}
