// Tables of progress: results, XP, badges and their counters.
import type { SeatResult } from '../../../../engine/seatResults.ts';
import { dayMs, type TableRecords } from './record.ts';

/** The result of a finished game for one of its people. */
export interface GameResultsTable {
  match_id: string;
  user_id: string;
  team_id: string;
  room_id: string;
  game_type: string;
  /** The room was opened by this person. */
  opened: boolean;
  outcome: SeatResult['outcome'];
  has_left: boolean;
  /** True for games against people; games against bots alone are stored but not counted. */
  counts: boolean;
  /** The date in the team's time zone. */
  day: string;
  ended_at: number;
}

/** Lines are written once and never changed. */
export interface XpLinesTable {
  user_id: string;
  source: 'match' | 'badge' | 'puzzle' | 'streak' | 'trivia' | 'bingo' | 'tournament' | 'prediction';
  source_id: string;
  team_id: string;
  /** Null for XP that belongs to no single game type. */
  game_type: string | null;
  /** The match or puzzle that earned it. */
  cause: string;
  xp: number;
  at: number;
}

/** Counters of a person's finished games against people, updated with every result so that no page reads all results. */
export interface PersonTalliesTable {
  user_id: string;
  xp: number;
  finished: number;
  won: number;
  /** Rooms they opened in which a game finished. */
  hosted: number;
  /** Different people they finished a game with. */
  teammates: number;
  /** Current streaks: wins in a row, and games in a row that were not left. */
  win_run: number;
  stayed_run: number;
}

/** The same of one game type. */
export interface GameTalliesTable {
  user_id: string;
  game_type: string;
  played: number;
  won: number;
  drawn: number;
  win_run: number;
  best_run: number;
  last_played: number;
}

/** Rooms already counted in `hosted`. */
export interface HostedRoomsTable {
  user_id: string;
  room_id: string;
}

/** People already counted in `teammates`. */
export interface TeammatesTable {
  user_id: string;
  other_id: string;
}

/** Number of games the same group of people finished on a day of their team. */
export interface GroupDaysTable {
  day: string;
  /** Sorted. */
  player_ids: readonly string[];
  games: number;
  at: number;
}

/** Sums of a person's XP in a team by game, maintained by a trigger on `xp_lines`. */
export interface XpTotalsTable {
  team_id: string;
  user_id: string;
  /** Empty for XP that belongs to no single game type. */
  game_type: string;
  xp: number;
  last_at: number;
}

/** Sums of a person's results against people by team and game, maintained by a trigger on `game_results`. */
export interface ResultTotalsTable {
  team_id: string;
  user_id: string;
  game_type: string;
  played: number;
  won: number;
  last_at: number;
}

export interface BadgesGivenTable {
  user_id: string;
  idprod: number;
  cause: string;
  earned_at: number;
}

export interface ProgressTables {
  game_results: GameResultsTable;
  xp_lines: XpLinesTable;
  xp_totals: XpTotalsTable;
  result_totals: ResultTotalsTable;
  badges_given: BadgesGivenTable;
  person_tallies: PersonTalliesTable;
  game_tallies: GameTalliesTable;
  hosted_rooms: HostedRoomsTable;
  teammates: TeammatesTable;
  group_days: GroupDaysTable;
}

export const progressRecords = {
  game_results: {
    columns: {
      match_id: 'internal',
      user_id: 'person',
      team_id: 'internal',
      room_id: 'internal',
      game_type: 'internal',
      opened: 'internal',
      outcome: 'internal',
      has_left: 'internal',
      counts: 'internal',
      day: 'internal',
      ended_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  xp_lines: {
    columns: {
      user_id: 'person',
      source: 'exported',
      source_id: 'internal',
      team_id: 'internal',
      game_type: 'exported',
      cause: 'internal',
      xp: 'exported',
      at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  xp_totals: {
    columns: {
      team_id: 'internal',
      user_id: 'person',
      game_type: 'internal',
      xp: 'internal',
      last_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  result_totals: {
    columns: {
      team_id: 'internal',
      user_id: 'person',
      game_type: 'internal',
      played: 'internal',
      won: 'internal',
      last_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  badges_given: {
    columns: {
      user_id: 'person',
      idprod: 'exported',
      cause: 'internal',
      earned_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  person_tallies: {
    columns: {
      user_id: 'person',
      xp: 'internal',
      finished: 'internal',
      won: 'internal',
      hosted: 'internal',
      teammates: 'internal',
      win_run: 'internal',
      stayed_run: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  game_tallies: {
    columns: {
      user_id: 'person',
      game_type: 'internal',
      played: 'internal',
      won: 'internal',
      drawn: 'internal',
      win_run: 'internal',
      best_run: 'internal',
      last_played: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  hosted_rooms: {
    columns: {
      user_id: 'person',
      room_id: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  teammates: {
    columns: {
      user_id: 'person',
      other_id: 'person',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  /** Longer than any day of a team lasts. */
  group_days: {
    columns: {
      day: 'internal',
      player_ids: 'person',
      games: 'internal',
      at: 'internal',
    },
    owner: null,
    erased: 'byCode',
    kept: { column: 'at', forMs: 3 * dayMs },
  },
} as const satisfies TableRecords<ProgressTables>;
