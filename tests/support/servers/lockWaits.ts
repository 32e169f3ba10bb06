// How many statements on a PostgreSQL database wait for a lock: two acts at once are brought to meet at one.
import { sql } from 'kysely';
import type { Database } from '../../../src/server/base/storage/database.ts';

export async function lockWaits(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(database);
  return rows[0]?.count ?? 0;
}
