// Groups that the directory of a company keeps by SCIM, who is in them, and what an admin of the team makes follow from each.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table provisioned_groups (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    name text not null,
    name_key text not null,
    external_id text,
    effect text not null,
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create unique index provisioned_groups_of_team on provisioned_groups (team_id, name_key)',
  `create table provisioned_group_members (
    group_id uuid not null references provisioned_groups (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    primary key (group_id, user_id)
  )`,
  'create index provisioned_group_members_of_person on provisioned_group_members (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
