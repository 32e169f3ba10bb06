// The table of a year: what tournaments brought each person, season by season.
import { refuse } from '../../../../contract/errors.ts';
import { mostInYear, mostYears, type tournamentYear } from '../../../../contract/events/hallOfFame.ts';
import type { Handler } from '../../../web/http/route.ts';
import type { TournamentServices } from '../services.ts';
import { seasonAt, seasonShown, seasonsOfYear, yearOf } from './seasons.ts';
import { readFirstPoints, readYear } from './store.ts';

/** Newest first. */
const yearsSince = (first: number, latest: number): number[] =>
  Array.from({ length: Math.min(mostYears, latest - first + 1) }, (_, at) => latest - at);

export const getYear =
  ({ database, clock }: Pick<TournamentServices, 'database' | 'clock'>): Handler<typeof tournamentYear> =>
  async ({ member, team }, { year: asked }) => {
    const { teamId, timeZone } = team;
    const present = seasonAt(timeZone, clock.now());
    const latest = yearOf(present);
    const year = asked ?? latest;
    if (year > latest || year <= latest - mostYears) return refuse('NotFound');
    const seasons = seasonsOfYear(timeZone, year);
    const bounds = [...seasons, ...seasonsOfYear(timeZone, year + 1).slice(0, 1)].map(
      ({ startsAt }) => startsAt,
    );
    const [rows, first] = await Promise.all([
      readYear(database, { teamId, userId: member.userId, bounds, most: mostInYear }),
      readFirstPoints(database, teamId),
    ]);
    return {
      year,
      years: yearsSince(first === null ? latest : yearOf(seasonAt(timeZone, first)), latest),
      seasons: seasons.filter(({ startsAt }) => startsAt <= clock.now()).map(seasonShown),
      lines: rows.map(({ id, name, avatar, rank, points, of_seasons }) => ({
        userId: id,
        name,
        avatar,
        rank,
        points,
        ofSeasons: seasons.map((_, at) => of_seasons[String(at + 1)] ?? 0),
      })),
    };
  };
