// What being in a group of a directory means to a person: the departments they belong to, and what ends with a membership.
import { sql } from 'kysely';
import type { Database } from '../base/storage/database.ts';

/** Names that differ in capitals only are one. */
export const groupKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** By name; of groups that an admin of the team made departments. They join the department of their group in a team cup. */
export async function readDepartmentsOf(
  database: Database,
  { userId, teamId }: { readonly userId: string; readonly teamId: string },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select g.name from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
    where m.user_id = ${userId} and g.team_id = ${teamId} and g.effect = 'department'
    order by g.name_key`.execute(database);
  return rows.map(({ name }) => name);
}

/** All departments of a team, by name. */
export async function readTeamDepartments(database: Database, teamId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from provisioned_groups where team_id = ${teamId} and effect = 'department'
    order by name_key`.execute(database);
  return rows.map(({ name }) => name);
}

/** A group whose people are admins, in which the directory has them; null: they are in none. */
export async function readAdminGroup(trx: Database, teamId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select g.name from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
    where m.user_id = ${userId} and g.team_id = ${teamId} and g.effect = 'admins'
    order by g.name_key limit 1`.execute(trx);
  return rows[0]?.name ?? null;
}

/** The names of all their groups, for the export of their data. */
export async function readGroupNames(database: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select g.name from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
    where m.user_id = ${userId} order by g.name_key`.execute(database);
  return rows.map(({ name }) => name);
}

/** Whoever leaves the team is in none of its groups any more. */
export async function leaveGroups(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('provisioned_group_members').where('user_id', '=', userId).execute();
}
