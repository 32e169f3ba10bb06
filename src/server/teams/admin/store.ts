// Store of the admin panel: members with their addresses, changed settings, teams to delete.
import { sql, type Updateable } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TeamsTable } from '../../base/storage/schema/teams.ts';
import type { StoredPerson } from '../../people/store.ts';

export type StoredMember = Pick<
  StoredPerson,
  'id' | 'name' | 'avatar' | 'email' | 'joined_at' | 'is_admin' | 'created_at' | 'language'
>;

export const readMembers = (database: Database, teamId: string): Promise<StoredMember[]> =>
  database
    .selectFrom('people')
    .select(['id', 'name', 'avatar', 'email', 'joined_at', 'is_admin', 'created_at', 'language'])
    .where('team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

export async function changeTeam(
  database: Database,
  teamId: string,
  values: Updateable<TeamsTable>,
): Promise<void> {
  await database.updateTable('teams').set(values).where('id', '=', teamId).execute();
}

export async function writeAdmins(
  database: Database,
  userIds: readonly string[],
  isAdmin: boolean,
): Promise<void> {
  if (userIds.length === 0) return;
  await database.updateTable('people').set({ is_admin: isAdmin }).where('id', '=', anyOf(userIds)).execute();
}

/** Not those of which anything is held by a legal hold. */
export const readTeamsToDelete = (database: Database, now: number): Promise<{ id: string; name: string }[]> =>
  database
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('deletes_at', '<=', now)
    .where(
      sql<boolean>`not exists (select from legal_holds h where h.team_id = teams.id and h.ended_at is null)`,
    )
    .execute();
