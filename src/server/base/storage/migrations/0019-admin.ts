// Settings of the admin panel, and what admins did.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table teams
    add column invite_code text,
    add column group_id text,
    add column group_name text,
    add column channel_id text,
    add column channel_name text,
    add column deletes_at bigint`,
  `create table audit_entries (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    actor_id uuid references people (id) on delete set null,
    act text not null,
    subject_id uuid references people (id) on delete set null,
    changed jsonb not null,
    at bigint not null
  )`,
  'create index audit_entries_of_team on audit_entries (team_id, at desc, id)',
  'create index audit_entries_by_actor on audit_entries (actor_id)',
  'create index audit_entries_by_subject on audit_entries (subject_id)',
  'create index teams_to_delete on teams (deletes_at) where deletes_at is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
