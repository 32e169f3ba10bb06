// Groups of a company’s sign-in that are departments, and who was in them when they last signed in.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table sso_departments (
    id uuid primary key,
    team_id uuid not null references sso_connections (team_id) on delete cascade,
    said text not null,
    name text not null,
    name_key text not null
  )`,
  'create unique index sso_departments_said on sso_departments (team_id, said)',
  'create unique index sso_departments_name on sso_departments (team_id, name_key)',
  `create table sso_department_members (
    department_id uuid not null references sso_departments (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    primary key (department_id, user_id)
  )`,
  'create index sso_department_members_of_person on sso_department_members (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
