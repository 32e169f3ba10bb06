// Tables of progress: results, XP, badges and their counters.
import type { SeatResult } from '../../../../engine/seatResults.ts';
import { dayMs, type TableRecords } from './record.ts';

/** How a finished game came out for one of its people. */
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
  /** Against people; what is played against bots alone is only remembered. */
  counts: boolean;
  /** In the team's time zone. */
  day: string;
  ended_at: number;
}

/** Lines are written once and never changed. */
export interface XpLinesTable {
  user_id: string;
  source: 'match' | 'badge' | 'puzzle' | 'streak' | 'trivia' | 'bingo' | 'prediction';
  source_id: string;
  team_id: string;
  /** Null for what no single game type pays. */
  game_type: string | null;
  /** The match or the puzzle that brought it. */
  cause: string;
  xp: number;
  at: number;
}

/** What a person's finished games against people add up to; written with every result, read instead of all results. */
export interface PersonTalliesTable {
  user_id: string;
  xp: number;
  finished: number;
  won: number;
  /** Rooms they opened in which a game finished. */
  hosted: number;
  /** Different people they finished a game with. */
  teammates: number;
  /** Wins, and games not left, since the last one that was not. */
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

/** Counted already in `hosted`. */
export interface HostedRoomsTable {
  user_id: string;
  room_id: string;
}

/** Counted already in `teammates`. */
export interface TeammatesTable {
  user_id: string;
  other_id: string;
}

/** How many games the same people finished on a day of their team. */
export interface GroupDaysTable {
  day: string;
  /** Sorted. */
  player_ids: readonly string[];
  games: number;
  at: number;
}

/** What a person's lines of XP in a team add up to, by game; written by a trigger of `xp_lines`. */
export interface XpTotalsTable {
  team_id: string;
  user_id: string;
  /** Empty: what no single game type pays. */
  game_type: string;
  xp: number;
  last_at: number;
}

/** What a person's results against people add up to, in a team and at a game; written by a trigger of `game_results`. */
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
