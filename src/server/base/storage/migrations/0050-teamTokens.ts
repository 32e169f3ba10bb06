// Tokens of teams, by which a company's own programs ask.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table team_tokens (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    made_by uuid not null references people (id) on delete cascade,
    name text not null,
    hash text not null unique,
    scopes jsonb not null,
    made_at bigint not null,
    ends_at bigint not null,
    used_at bigint
  )`,
  'create index team_tokens_of_team on team_tokens (team_id)',
  'create index team_tokens_of_maker on team_tokens (made_by)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
