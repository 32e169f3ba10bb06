// Store of the admin panel: members with their addresses, changed settings, teams to delete, data to export.
import type { Updateable } from 'kysely';
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
  await database.updateTable('people').set({ is_admin: isAdmin }).where('id', 'in', userIds).execute();
}

export const readTeamsToDelete = (database: Database, now: number): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('teams').select(['id', 'name']).where('deletes_at', '<=', now).execute();

const mostResults = 100_000;

export const readResults = (database: Database, teamId: string): Promise<Record<string, unknown>[]> =>
  database
    .selectFrom('game_results')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('ended_at')
    .limit(mostResults)
    .execute();

export const readSchedules = (database: Database, teamId: string): Promise<Record<string, unknown>[]> =>
  database
    .selectFrom('puzzle_schedules')
    .select([
      'puzzle_type',
      'hour',
      'minute',
      'time_zone',
      'duration',
      'days',
      'settings',
      'channel_name',
      'next_at',
    ])
    .where('team_id', '=', teamId)
    .execute();
