// Identities at providers, workspaces of teams, used authorisation codes, and delegated tokens.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table identities (
    provider text not null,
    tenant_key text not null,
    subject text not null,
    user_id uuid not null references people (id) on delete cascade,
    created_at bigint not null,
    primary key (provider, tenant_key, subject)
  )`,
  'create index identities_of_person on identities (user_id)',
  `create table workspaces (
    provider text not null,
    tenant_key text not null,
    team_id uuid not null references teams (id) on delete cascade,
    linked_by uuid references people (id) on delete set null,
    linked_at bigint not null,
    primary key (provider, tenant_key)
  )`,
  'create index workspaces_of_team on workspaces (team_id)',
  `create table spent_codes (
    hash text primary key,
    user_id uuid references people (id) on delete cascade,
    session_id uuid,
    at bigint not null
  )`,
  'create index spent_codes_by_age on spent_codes (at)',
  `create table provider_keys (
    user_id uuid not null references people (id) on delete cascade,
    provider text not null,
    sealed text not null,
    at bigint not null,
    primary key (user_id, provider)
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
