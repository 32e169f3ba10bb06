// Store of teams.
import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '../base/storage/anyOf.ts';
import type { Database } from '../base/storage/database.ts';
import type { TeamsTable } from '../base/storage/schema/teams.ts';
import type { StoredPerson } from './store.ts';

export type StoredTeam = Selectable<TeamsTable>;

export const readTeams = (database: Database, teamIds: readonly string[]): Promise<StoredTeam[]> =>
  database.selectFrom('teams').selectAll().where('id', '=', anyOf(teamIds)).execute();

export const readTeam = (database: Database, teamId: string): Promise<StoredTeam | undefined> =>
  database.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst();

/** Locks the team's row until the end of the transaction. */
export const lockTeam = (database: Database, teamId: string): Promise<StoredTeam | undefined> =>
  database.selectFrom('teams').selectAll().where('id', '=', teamId).forUpdate().executeTakeFirst();

/** Locks the team's row, then that of a person, whoever's team theirs is; undefined if one of them is not there. */
export async function lockTeamAndPerson(
  database: Database,
  teamId: string,
  userId: string,
): Promise<
  { readonly team: StoredTeam; readonly person: Pick<StoredPerson, 'team_id' | 'is_admin'> } | undefined
> {
  const row = await database
    .selectFrom(['teams as t', 'people as p'])
    .selectAll('t')
    .select(['p.team_id as person_team_id', 'p.is_admin as person_is_admin'])
    .where('t.id', '=', teamId)
    .where('p.id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { person_team_id, person_is_admin, ...team } = row;
  return { team, person: { team_id: person_team_id, is_admin: person_is_admin } };
}

export async function writeTeam(database: Database, team: Insertable<TeamsTable>): Promise<void> {
  await database.insertInto('teams').values(team).execute();
}

/** Deletes a team without members. */
export async function removeTeam(database: Database, teamId: string): Promise<void> {
  await database.deleteFrom('teams').where('id', '=', teamId).execute();
}

/** One person fewer may join by the link, if their number is limited. */
export async function spendInviteUse(database: Database, teamId: string): Promise<void> {
  await database
    .updateTable('teams')
    .set((team) => ({ invite_uses_left: team('invite_uses_left', '-', 1) }))
    .where('id', '=', teamId)
    .where('invite_uses_left', '>', 0)
    .execute();
}

/** Those who take a place of the plan: people who are switched off take none. */
export async function countMembers(database: Database, teamId: string): Promise<number> {
  const { members } = await database
    .selectFrom('people')
    .select((is) => is.fn.countAll<number>().as('members'))
    .where('team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return members;
}

/** Those who can act as admins: nobody who is switched off. */
export async function readAdminIds(database: Database, teamId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('people')
    .select('id')
    .where('team_id', '=', teamId)
    .where('is_admin', '=', true)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
