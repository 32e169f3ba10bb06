// Passkeys and their challenges; recovery codes without an authenticator app; when a session was confirmed, and how it was opened.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table passkeys (
    id text primary key,
    user_id uuid not null references people (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkeys_of_person on passkeys (user_id, created_at)',
  `create table passkey_challenges (
    challenge text primary key,
    user_id uuid references people (id) on delete cascade,
    created_at bigint not null
  )`,
  'create index passkey_challenges_of_person on passkey_challenges (user_id)',
  'create index passkey_challenges_by_age on passkey_challenges (created_at)',
  'alter table second_factors alter column sealed drop not null',
  'alter table sessions add column confirmed_at bigint',
  'alter table sessions add column is_vouched boolean not null default false',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
