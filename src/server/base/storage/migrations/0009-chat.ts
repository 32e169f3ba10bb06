// The bot of a team in Slack, one-time passes of its installation, and what was heard from there already.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table slack_installations (
    tenant_key text primary key,
    team_id uuid not null references teams (id) on delete cascade,
    workspace_name text not null,
    sealed text not null,
    installed_by uuid references people (id) on delete set null,
    installed_at bigint not null
  )`,
  'create unique index slack_installation_of_team on slack_installations (team_id)',
  `create table chat_passes (
    hash text primary key,
    use text not null,
    team_id uuid not null references teams (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index chat_passes_by_age on chat_passes (expires_at)',
  `create table heard_requests (
    id text primary key,
    at bigint not null
  )`,
  'create index heard_requests_by_age on heard_requests (at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
