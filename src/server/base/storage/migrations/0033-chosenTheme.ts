// Whether a person has chosen a theme. Everybody began with light, so light says nothing about a choice; the others do.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table people add column has_chosen_theme boolean not null default false',
  "update people set has_chosen_theme = true where theme <> 'light'",
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
