// How long a team keeps what kind of data, legal holds, and deletions of accounts that wait for the end of one.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table team_retention (
    team_id uuid not null references teams (id) on delete cascade,
    kind text not null,
    days int not null,
    primary key (team_id, kind)
  )`,
  `create table legal_holds (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    is_of_team boolean not null,
    user_id uuid references people (id) on delete set null,
    reason text not null,
    placed_by uuid references people (id) on delete set null,
    placed_at bigint not null,
    ended_by uuid references people (id) on delete set null,
    ended_at bigint,
    through uuid references legal_holds (id) on delete cascade
  )`,
  'create index legal_holds_of_team on legal_holds (team_id, placed_at)',
  'create index legal_holds_of_person on legal_holds (user_id)',
  'create index legal_holds_through on legal_holds (through)',
  'create index legal_holds_by_placer on legal_holds (placed_by)',
  'create index legal_holds_by_ender on legal_holds (ended_by)',
  `create table waiting_erasures (
    user_id uuid primary key references people (id) on delete cascade,
    asked_at bigint not null
  )`,
  'create index matches_settled on matches (team_id, ended_at) where settled_at is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
