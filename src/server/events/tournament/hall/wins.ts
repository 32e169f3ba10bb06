// Who won most tournaments of a team, and the podium places of one person in this season and the last one.
import {
  type mostTournamentWins,
  mostWinners,
  type SeasonOfPerson,
  type tournamentSeasons,
} from '../../../../contract/events/hallOfFame.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import { colleagueFor } from '../../../people/colleague.ts';
import type { Handler } from '../../../web/http/route.ts';
import type { TournamentServices } from '../services.ts';
import { type DatedSeason, seasonAt, seasonShown } from './seasons.ts';
import { type CountedWins, type PodiumOfPerson, readMostWins, readPodiums } from './store.ts';

const mostNamed = 5;

const winnerFrom = ({ id, name, avatar, wins }: CountedWins) => ({ userId: id, name, avatar, wins });

export const getMostWins =
  ({ database, clock }: Pick<TournamentServices, 'database' | 'clock'>): Handler<typeof mostTournamentWins> =>
  async ({ team }) => {
    const season = seasonAt(team.timeZone, clock.now());
    const [thisSeason, allTime] = await Promise.all([
      readMostWins(database, team.teamId, season.startsAt, mostWinners),
      readMostWins(database, team.teamId, 0, mostWinners),
    ]);
    return {
      season: seasonShown(season),
      thisSeason: thisSeason.map(winnerFrom),
      allTime: allTime.map(winnerFrom),
    };
  };

function seasonFrom(
  season: DatedSeason,
  isPresent: boolean,
  podiums: readonly PodiumOfPerson[],
): SeasonOfPerson {
  const countOf = (place: number): number => podiums.filter(({ rank }) => rank === place).length;
  return {
    season: seasonShown(season),
    isPresent,
    places: [countOf(1), countOf(2), countOf(3)],
    tournaments: podiums.slice(0, mostNamed).map(({ id, name, game_name, rank, at }) => ({
      id,
      name,
      gameName: game_name,
      rank,
      end: timeOf(at),
    })),
  };
}

/** Whoever hides ratings from colleagues hides these as well. */
export const getSeasons =
  ({
    database,
    clock,
    members,
  }: Pick<TournamentServices, 'database' | 'clock' | 'members'>): Handler<typeof tournamentSeasons> =>
  async ({ member, team }, { userId }) => {
    const person = await colleagueFor(members, member, userId);
    if ('error' in person) return person;
    if (person.preferences.hidesRatings && person.userId !== member.userId) return { seasons: [] };
    const present = seasonAt(team.timeZone, clock.now());
    const last = seasonAt(team.timeZone, clock.now(), 1);
    const podiums = await readPodiums(
      database,
      { userId: person.userId, teamId: team.teamId },
      last.startsAt,
    );
    const seasons = [
      seasonFrom(
        present,
        true,
        podiums.filter(({ at }) => at >= present.startsAt),
      ),
      seasonFrom(
        last,
        false,
        podiums.filter(({ at }) => at < present.startsAt),
      ),
    ];
    return { seasons: seasons.filter(({ tournaments }) => tournaments.length > 0) };
  };
