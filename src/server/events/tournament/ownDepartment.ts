// For which department of a team cup somebody plays because their company has them in a group of that name.
import { departmentCount } from '../../../contract/events/tournamentShapes.ts';
import type { Database } from '../../base/storage/database.ts';
import { readDepartmentsOf, readTeamDepartments } from '../../people/groups.ts';
import type { LoadedTournament } from './state.ts';

/** As long as the name of a department of a cup may be. */
const nameOf = (group: string): string => [...group].slice(0, departmentCount.longest).join('').trim();
const keyOf = (name: string): string => name.normalize('NFC').toLocaleLowerCase('tr');

/** From 1; undefined: they choose one themselves. */
export async function ownDepartment(
  database: Database,
  { departments, teamId }: Pick<LoadedTournament, 'departments' | 'teamId'>,
  userId: string,
): Promise<number | undefined> {
  if (departments === null) return undefined;
  const keys = departments.map(keyOf);
  const groups = await readDepartmentsOf(database, { userId, teamId });
  const places = groups.map((group) => keys.indexOf(keyOf(nameOf(group))));
  const first = places.find((place) => place >= 0);
  return first === undefined ? undefined : first + 1;
}

/** What a new team cup of this team begins with. */
export const usualDepartments = async (database: Database, teamId: string): Promise<string[]> =>
  (await readTeamDepartments(database, teamId)).slice(0, departmentCount.most).map(nameOf);
