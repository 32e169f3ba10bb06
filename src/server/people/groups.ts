// What being in a group of a company means to a person: the departments they belong to, and what ends with a membership.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../base/storage/database.ts';

/** Names that differ in capitals only are one. */
export const groupKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

const departmentsByDirectory = (teamId: string): RawBuilder<unknown> => sql`
  select id, name, name_key from provisioned_groups where team_id = ${teamId} and effect = 'department'`;

/** The directory knows of every change at once, a sign-in only of whoever comes: where both name departments, the directory’s count. */
const departmentsOf = (teamId: string): RawBuilder<unknown> => sql`
  ${departmentsByDirectory(teamId)}
  union all
  select id, name, name_key from sso_departments
  where team_id = ${teamId} and not exists (${departmentsByDirectory(teamId)})`;

/** By name; of groups that an admin of the team made departments. They join the department of their group in a team cup. */
export async function readDepartmentsOf(
  database: Database,
  { userId, teamId }: { readonly userId: string; readonly teamId: string },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select d.name from (${departmentsOf(teamId)}) d where d.id in (
      select group_id from provisioned_group_members where user_id = ${userId}
      union all select department_id from sso_department_members where user_id = ${userId})
    order by d.name_key`.execute(database);
  return rows.map(({ name }) => name);
}

/** All departments of a team, by name. */
export async function readTeamDepartments(database: Database, teamId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select d.name from (${departmentsOf(teamId)}) d order by d.name_key`.execute(database);
  return rows.map(({ name }) => name);
}

/** Which of the two name departments of the team. */
export async function readDepartmentSources(
  database: Database,
  teamId: string,
): Promise<{ readonly directory: boolean; readonly signIn: boolean }> {
  const { rows } = await sql<{ directory: boolean; signIn: boolean }>`
    select exists (${departmentsByDirectory(teamId)}) as directory,
      exists (select from sso_departments where team_id = ${teamId}) as "signIn"`.execute(database);
  return rows[0] ?? { directory: false, signIn: false };
}

/** A group whose people are admins, in which the directory has them; null: they are in none. */
export async function readAdminGroup(trx: Database, teamId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select g.name from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
    where m.user_id = ${userId} and g.team_id = ${teamId} and g.effect = 'admins'
    order by g.name_key limit 1`.execute(trx);
  return rows[0]?.name ?? null;
}

/** The names of all their groups, for the export of their data: in the directory, and of the sign-in the departments. */
export async function readGroupNames(
  database: Database,
  userId: string,
): Promise<{ readonly directory: string[]; readonly signIn: string[] }> {
  const { rows } = await sql<{ name: string; isDirectory: boolean }>`
    select g.name, true as "isDirectory", g.name_key
    from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
    where m.user_id = ${userId}
    union all
    select d.name, false, d.name_key
    from sso_department_members m join sso_departments d on d.id = m.department_id
    where m.user_id = ${userId} order by name_key`.execute(database);
  const names = (isDirectory: boolean) =>
    rows.filter((row) => row.isDirectory === isDirectory).map(({ name }) => name);
  return { directory: names(true), signIn: names(false) };
}

/** Whoever leaves the team is in none of its groups any more. */
export async function leaveGroups(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('provisioned_group_members').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sso_department_members').where('user_id', '=', userId).execute();
}
