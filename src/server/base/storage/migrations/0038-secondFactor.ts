// The second factor of people who sign in with a password: the secret of their authenticator app, and recovery codes.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table second_factors (
    user_id uuid primary key references people (id) on delete cascade,
    sealed text not null,
    created_at bigint not null,
    confirmed_at bigint,
    last_step bigint not null,
    recovery jsonb not null
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
