// Token buckets of the rate limits that guard accounts, shared by all nodes.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_buckets (
    key text primary key,
    tokens double precision not null,
    filled_at bigint not null
  )`.execute(database);
}
