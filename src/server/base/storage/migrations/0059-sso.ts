// Single sign-on of a company's own: proven domains, the connection of a team, sign-ins under way, and who came by it.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table team_domains (
    team_id uuid not null references teams (id) on delete cascade,
    domain text not null,
    token text not null,
    added_at bigint not null,
    proven_at bigint,
    only_since bigint,
    mail_hash text,
    mail_ends_at bigint,
    primary key (team_id, domain)
  )`,
  'create unique index team_domains_proven on team_domains (domain) where proven_at is not null',
  `create table sso_connections (
    id uuid primary key,
    team_id uuid not null unique references teams (id) on delete cascade,
    issuer text not null,
    client_id text not null,
    sealed text not null,
    groups_claim text not null,
    admin_group text not null,
    is_on boolean not null,
    way_back uuid references people (id) on delete set null,
    changed_at bigint not null,
    tested_by uuid references people (id) on delete set null,
    tested_at bigint,
    outcome jsonb
  )`,
  'create index sso_connections_way_back on sso_connections (way_back)',
  'create index sso_connections_tested_by on sso_connections (tested_by)',
  `create table sso_attempts (
    state_hash text primary key,
    connection_id uuid not null references sso_connections (id) on delete cascade,
    purpose text not null,
    challenge text not null,
    user_id uuid references people (id) on delete cascade,
    session_id uuid references sessions (id) on delete cascade,
    created_at bigint not null
  )`,
  'create index sso_attempts_connection on sso_attempts (connection_id)',
  'create index sso_attempts_user on sso_attempts (user_id)',
  'create index sso_attempts_session on sso_attempts (session_id)',
  `create table sso_identities (
    connection_id uuid not null references sso_connections (id) on delete cascade,
    issuer text not null,
    subject text not null,
    user_id uuid not null references people (id) on delete cascade,
    created_at bigint not null,
    primary key (connection_id, issuer, subject)
  )`,
  'create unique index sso_identities_user on sso_identities (user_id, connection_id)',
  `create table sso_sessions (
    session_id uuid primary key references sessions (id) on delete cascade,
    connection_id uuid not null references sso_connections (id) on delete cascade,
    subject text not null,
    sid text
  )`,
  'create index sso_sessions_subject on sso_sessions (connection_id, subject)',
  'create table sso_spent (hash text primary key, at bigint not null)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
