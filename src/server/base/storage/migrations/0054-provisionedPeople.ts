// People whom the directory of a company keeps up to date by SCIM.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table provisioned_people (
    user_id uuid primary key references people (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    external_id text,
    given_name text,
    family_name text,
    made_here boolean not null,
    changed_at bigint not null
  )`,
  'create index provisioned_people_of_team on provisioned_people (team_id, external_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
