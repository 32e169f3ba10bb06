// Who of a team needs a second factor to sign in, and from when on.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table teams add column second_factor_for text not null default 'nobody'`,
  'alter table teams add column second_factor_since bigint',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
