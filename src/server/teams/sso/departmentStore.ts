// Store of the groups of a company’s sign-in that are departments, and of who is in them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SsoDepartment } from '../../../contract/admin/ssoGroups.ts';
import type { Database } from '../../base/storage/database.ts';
import { groupKey } from '../../people/groups.ts';

interface NamedDepartment {
  /** The group as the provider names it. */
  readonly said: string;
  readonly name: string;
}

/** For the panel, by name, with how many people of the team are in each. */
export async function readSsoDepartments(database: Database, teamId: string): Promise<SsoDepartment[]> {
  const { rows } = await sql<SsoDepartment>`
    select d.said as "group", d.name, (select count(*)::int from sso_department_members m
      join people p on p.id = m.user_id and p.team_id = d.team_id and p.disabled_at is null
      where m.department_id = d.id) as people
    from sso_departments d where d.team_id = ${teamId} order by d.name_key`.execute(database);
  return rows;
}

export const readNamedDepartments = (trx: Database, teamId: string): Promise<NamedDepartment[]> =>
  trx.selectFrom('sso_departments').select(['said', 'name']).where('team_id', '=', teamId).execute();

/** One that is known keeps its people. */
export async function writeDepartment(
  trx: Database,
  teamId: string,
  { said, name }: NamedDepartment,
): Promise<void> {
  const name_key = groupKey(name);
  await trx
    .insertInto('sso_departments')
    .values({ id: randomUUID(), team_id: teamId, said, name, name_key })
    .onConflict((conflict) => conflict.columns(['team_id', 'said']).doUpdateSet({ name, name_key }))
    .execute();
}

export async function removeDepartment(trx: Database, teamId: string, said: string): Promise<void> {
  await trx.deleteFrom('sso_departments').where('team_id', '=', teamId).where('said', '=', said).execute();
}

/** Nobody is in any of them: the groups of another provider are others. */
export async function removeDepartmentMembers(trx: Database, teamId: string): Promise<void> {
  await trx
    .deleteFrom('sso_department_members')
    .where('department_id', 'in', (departments) =>
      departments.selectFrom('sso_departments').select('id').where('team_id', '=', teamId),
    )
    .execute();
}

/** In the departments of these groups and in no others of the team. What a directory keeps is in tables of its own. */
export async function writeDepartmentsOf(
  trx: Database,
  teamId: string,
  userId: string,
  groups: readonly string[],
): Promise<void> {
  const named = sql`select id from sso_departments where team_id = ${teamId} and said = any(${groups}::text[])`;
  await sql`
    delete from sso_department_members m using sso_departments d
    where m.user_id = ${userId} and d.id = m.department_id and d.team_id = ${teamId}
      and d.id not in (${named})`.execute(trx);
  await sql`
    insert into sso_department_members (department_id, user_id)
    select id, ${userId}::uuid from (${named}) named on conflict do nothing`.execute(trx);
}
