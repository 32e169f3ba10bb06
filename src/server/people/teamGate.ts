// Checks whether a team may start a game. It takes the team, because a countdown or a rematch has no caller.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { WallClock } from '../base/shared/clock.ts';
import type { Database } from '../base/storage/database.ts';
import { readTogether } from '../base/storage/readTogether.ts';
import { gameRefusal, periodRefusal } from './gates.ts';
import { readTeams } from './teamStore.ts';

export function teamGate(database: Database, clock: WallClock) {
  const read = readTogether((teamIds) => readTeams(database, teamIds));
  return async (teamId: string, gameName: string): Promise<Refusal | null> => {
    const team = await read(teamId);
    if (!team) return refuse('NotAllowed');
    if (team.is_limited) return refuse('YouAreNotAllowed');
    const hours = { availablePeriods: team.available_periods, timeZone: team.time_zone };
    return gameRefusal({ limitedGames: team.limited_games }, gameName) ?? periodRefusal(hours, clock.now());
  };
}
