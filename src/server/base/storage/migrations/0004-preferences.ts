// What people set about themselves: a background, their preferences, and what they have been shown.
import { type Kysely, sql } from 'kysely';

const columns = `alter table people
  add column background text,
  add column preferences jsonb not null default '{}',
  add column onboarding jsonb not null default '[]'`;

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(database);
}
