// When the invite link of a team ends, and how many may still join by it.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table teams add column invite_last_day text',
  'alter table teams add column invite_uses_left integer',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
