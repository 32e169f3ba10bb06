// The calendars of the shipped seasons of football: the main day of each round, and who takes part.
import type { Club } from '../../../../contract/events/predictions.ts';
import { championsLeagueClubs, premierLeagueClubs, superLigClubs } from './clubs.ts';

export interface LeagueFacts {
  readonly leagueId: number;
  readonly season: number;
  readonly name: string;
  readonly clubs: readonly Club[];
  /** `16.8`: day and month; months before July are of the year after. */
  readonly rounds: readonly string[];
  /** Kick-offs of a round in hours after the main day has begun in UTC, filled from the first. */
  readonly slots: readonly number[];
}

const days = (text: string): readonly string[] => text.split(' ');

export const leagues: readonly LeagueFacts[] = [
  {
    leagueId: 39,
    season: 2025,
    name: 'Premier League',
    clubs: premierLeagueClubs,
    rounds: days(
      '16.8 23.8 30.8 13.9 20.9 27.9 5.10 18.10 26.10 1.11 8.11 22.11 29.11 3.12 6.12 14.12 20.12 27.12 30.12 4.1 7.1 17.1 24.1 31.1 7.2 11.2 21.2 28.2 4.3 14.3 21.3 11.4 18.4 25.4 2.5 9.5 17.5 24.5',
    ),
    slots: [-4, 12.5, 15, 15, 15, 15, 17.5, 38, 38, 40.5],
  },
  {
    leagueId: 203,
    season: 2025,
    name: 'Süper Lig',
    clubs: superLigClubs,
    rounds: days(
      '9.8 17.8 23.8 30.8 13.9 21.9 28.9 5.10 18.10 26.10 2.11 8.11 23.11 29.11 6.12 14.12 21.12 18.1 25.1 1.2 8.2 15.2 22.2 1.3 8.3 15.3 22.3 5.4 12.4 19.4 26.4 3.5 10.5 17.5',
    ),
    slots: [-6.5, 11, 14, 14, 17, 35, 38, 41, 65],
  },
  {
    leagueId: 2,
    season: 2025,
    name: 'Champions League',
    clubs: championsLeagueClubs,
    rounds: days('16.9 30.9 21.10 4.11 25.11 9.12 20.1 28.1'),
    slots: [16.75, 16.75, 19, 19, 19, 19, 19, 19, 19, 40.75, 40.75, 43, 43, 43, 43, 43, 43, 43],
  },
];
