// Tables of plays: what was played on a day and in a month, by team and by person, for figures.
import type { TableRecords } from './record.ts';

/** Games and puzzle attempts of a team on a day of its time zone; a game counts once, however many play it. */
export interface TeamDaysTable {
  team_id: string;
  day: string;
  game_type: string;
  plays: number;
  ms: number;
}

/** The same of one person. */
export interface PersonDaysTable extends TeamDaysTable {
  user_id: string;
}

/** The same in a month, of all games together. */
export interface PersonMonthsTable {
  user_id: string;
  team_id: string;
  /** A month such as `2026-03`. */
  month: string;
  plays: number;
  ms: number;
  last_day: string;
}

/** When a person last played a game in a team. */
export interface PersonGamesTable {
  user_id: string;
  team_id: string;
  game_type: string;
  last_day: string;
}

export interface PlaysTables {
  team_days: TeamDaysTable;
  person_days: PersonDaysTable;
  person_months: PersonMonthsTable;
  person_games: PersonGamesTable;
}

export const playsRecords = {
  team_days: {
    columns: {
      team_id: 'internal',
      day: 'internal',
      game_type: 'internal',
      plays: 'internal',
      ms: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  person_days: {
    columns: {
      user_id: 'person',
      team_id: 'internal',
      day: 'internal',
      game_type: 'internal',
      plays: 'internal',
      ms: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  person_months: {
    columns: {
      user_id: 'person',
      team_id: 'internal',
      month: 'internal',
      plays: 'internal',
      ms: 'internal',
      last_day: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  person_games: {
    columns: { user_id: 'person', team_id: 'internal', game_type: 'internal', last_day: 'internal' },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<PlaysTables>;
