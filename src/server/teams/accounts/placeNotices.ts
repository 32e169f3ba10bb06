// Tells the admins of a team ahead when few places of its plan are left, and when somebody could not join for want of one.
import type { Database } from '../../base/storage/database.ts';
import { countMembers, readAdminIds, readTeam } from '../../people/teamStore.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'database' | 'notifications'>;

/** The last place, or the last tenth of many. */
const isFew = (left: number, places: number): boolean => left <= Math.max(1, Math.floor(places / 10));

async function roomIn(
  database: Database,
  teamId: string,
): Promise<{ readonly places: number; readonly left: number } | null> {
  const team = await readTeam(database, teamId);
  if (!team || team.places === null) return null;
  return { places: team.places, left: Math.max(0, team.places - (await countMembers(database, teamId))) };
}

/** Each admin is told once of the same: the subject names it. */
async function tell({ database, notifications }: Deps, teamId: string, isTurnedAway: boolean): Promise<void> {
  const room = await roomIn(database, teamId);
  if (!room || (!isTurnedAway && !isFew(room.left, room.places))) return;
  const { places, left } = room;
  const subject = `places ${places} ${isTurnedAway ? 'turnedAway' : left}`;
  const content = { kind: 'placesShort', left, isTurnedAway } as const;
  const admins = await readAdminIds(database, teamId);
  await notifications.notifyAll(admins.map((userId) => ({ userId, content, subject })));
}

/** To be called when somebody has joined. */
export const tellOfFewPlaces = (services: Deps, teamId: string): Promise<void> =>
  tell(services, teamId, false);

export const tellOfTurnedAway = (services: Deps, teamId: string): Promise<void> =>
  tell(services, teamId, true);
