// The table of requests that were handled gets the name of what it keeps.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table heard_requests rename to processed_requests',
  'alter index heard_requests_pkey rename to processed_requests_pkey',
  'alter index heard_requests_by_age rename to processed_requests_by_age',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
