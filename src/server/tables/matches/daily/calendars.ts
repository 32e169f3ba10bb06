// The calendars by which turns are due: of a team, with the days on which each of its people is away.
import type { SomePreferences } from '../../../../contract/people/preferences.ts';
import { usualPreferences, withChoices } from '../../../../contract/people/preferences.ts';
import { anyOf } from '../../../base/storage/anyOf.ts';
import type { Database } from '../../../base/storage/database.ts';
import { readAwayOf } from '../../../people/awayStore.ts';
import { readTeams } from '../../../people/teamStore.ts';
import type { PersonCalendar, Stop, TeamCalendar } from '../../../people/workingDays.ts';

export type TurnNotices = typeof usualPreferences.dailyTurns;

export interface DailyPerson {
  readonly calendar: PersonCalendar;
  /** How they want to be told that it is their turn. */
  readonly notices: TurnNotices;
}

const usualCalendar: TeamCalendar = { timeZone: 'UTC', weekend: [6, 0], daysOff: [], periods: [] };

async function readTeamCalendars(
  database: Database,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, TeamCalendar>> {
  const teams = await readTeams(database, teamIds);
  return new Map(
    teams.map(({ id, time_zone, weekend, days_off, available_periods }) => [
      id,
      { timeZone: time_zone, weekend, daysOff: days_off, periods: available_periods },
    ]),
  );
}

async function readPreferences(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SomePreferences>> {
  const rows = await database
    .selectFrom('people')
    .select(['id', 'preferences'])
    .where('id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map(({ id, preferences }) => [id, preferences]));
}

export const readTeamCalendar = async (database: Database, teamId: string): Promise<TeamCalendar> =>
  (await readTeamCalendars(database, [teamId])).get(teamId) ?? usualCalendar;

/** The team in whose calendar a person plays. */
export interface InTeam {
  readonly userId: string;
  readonly teamId: string;
}

/** By `userId teamId`: a guest of a meeting plays by the days of the table's team. */
export interface DailyPeople {
  of(person: InTeam): DailyPerson;
}

export async function readDailyPeople(database: Database, people: readonly InTeam[]): Promise<DailyPeople> {
  const userIds = [...new Set(people.map(({ userId }) => userId))];
  const teamIds = [...new Set(people.map(({ teamId }) => teamId))];
  const isNobody = userIds.length === 0;
  const [teams, away, preferences] = await Promise.all([
    isNobody ? new Map<string, never>() : readTeamCalendars(database, teamIds),
    isNobody ? new Map<string, never>() : readAwayOf(database, userIds),
    isNobody ? new Map<string, never>() : readPreferences(database, userIds),
  ]);
  return {
    of({ userId, teamId }) {
      const { timeZone, weekend, daysOff, periods } = teams.get(teamId) ?? usualCalendar;
      return {
        calendar: { timeZone, weekend, daysOff, periods, away: away.get(userId) ?? [] },
        notices: withChoices(usualPreferences, preferences.get(userId) ?? {}).dailyTurns,
      };
    },
  };
}

/** The outages that ended after this moment: nobody's clock ran in them. */
export async function readStops(database: Database, since: number): Promise<Stop[]> {
  const rows = await database
    .selectFrom('outages')
    .selectAll()
    .where('ended_at', '>', since)
    .orderBy('began_at')
    .execute();
  return rows.map(({ began_at, ended_at }) => ({ from: began_at, to: ended_at }));
}
