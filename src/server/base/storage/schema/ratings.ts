// Tables of ratings: how strong people are at the games of their team, how that changed, and whose results are still to be rated.
import type { Generated } from 'kysely';
import { dayMs, type TableRecords } from './record.ts';

/** What is rated together: a game of a team, at one pace. */
interface RatedKind {
  team_id: string;
  game_type: string;
  pace: string;
}

export interface RatingsTable extends RatedKind {
  user_id: string;
  rating: number;
  /** As it was after the last game; it grows with the time since. */
  deviation: number;
  volatility: number;
  games: number;
  rated_at: number;
}

/** The rating at the end of a day on which somebody played, for the graph. */
export interface RatingDaysTable extends RatedKind {
  user_id: string;
  /** The date in the team's time zone. */
  day: string;
  rating: number;
  at: number;
}

/** What a match did to the rating of one of its people. */
export interface RatingChangesTable {
  match_id: string;
  user_id: string;
  team_id: string;
  /** Afterwards. */
  rating: number;
  change: number;
  deviation: number;
  at: number;
}

/** How often two people met in a week: the more often, the less a game counts. `user_id` is the smaller id. */
export interface RatingMeetingsTable extends RatedKind {
  /** The Monday of the week in the team's time zone. */
  week: string;
  user_id: string;
  other_id: string;
  games: number;
  at: number;
}

/** Teams whose stored results are being rated, and the last match that was. */
export interface RatingBacklogTable {
  team_id: string;
  ended_at: Generated<number>;
  match_id: Generated<string>;
}

export interface RatingTables {
  ratings: RatingsTable;
  rating_days: RatingDaysTable;
  rating_changes: RatingChangesTable;
  rating_meetings: RatingMeetingsTable;
  rating_backlog: RatingBacklogTable;
}

export const ratingRecords = {
  ratings: {
    columns: {
      team_id: 'internal',
      game_type: 'exported',
      pace: 'exported',
      user_id: 'person',
      rating: 'exported',
      deviation: 'exported',
      volatility: 'exported',
      games: 'exported',
      rated_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  /** As long as the graph is. */
  rating_days: {
    columns: {
      team_id: 'internal',
      game_type: 'exported',
      pace: 'exported',
      user_id: 'person',
      day: 'exported',
      rating: 'exported',
      at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'at', forMs: 366 * dayMs },
  },
  /** Shown with the result of the game. */
  rating_changes: {
    columns: {
      match_id: 'internal',
      user_id: 'person',
      team_id: 'internal',
      rating: 'internal',
      change: 'internal',
      deviation: 'internal',
      at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'at', forMs: 30 * dayMs },
  },
  /** Longer than the week that it counts. */
  rating_meetings: {
    columns: {
      team_id: 'internal',
      game_type: 'internal',
      pace: 'internal',
      week: 'internal',
      user_id: 'person',
      other_id: 'person',
      games: 'internal',
      at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'at', forMs: 9 * dayMs },
  },
  rating_backlog: {
    columns: { team_id: 'internal', ended_at: 'internal', match_id: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<RatingTables>;
