// Tables of predictions: seasons with their matches and races, what teams predict of them, and people's predictions.
import type { Club, Driver, OfficialPodium, Podium } from '../../../../contract/events/predictions.ts';
import type { Json, JsonOrNull } from './column.ts';
import type { TableRecords } from './record.ts';

export interface MatchAbout {
  readonly home: Club;
  readonly away: Club;
}
export interface RaceAbout {
  readonly name: string;
  readonly circuit: string;
  readonly country: string;
  readonly drivers: readonly Driver[];
}
export interface QuestionAbout {
  readonly text: string;
  readonly choice: 'single' | 'multi';
  readonly options: readonly { readonly optionId: string; readonly text: string }[];
  readonly points: number;
}
export type ItemAbout = MatchAbout | RaceAbout | QuestionAbout;

export interface Goals {
  readonly home: number;
  readonly away: number;
}
export interface RightOptions {
  readonly right: readonly string[];
}
/** Result of a match after regular time, of a race, or of a question. */
export type ItemTruth = Goals | OfficialPodium | RightOptions;
export interface ChosenOptions {
  readonly optionIds: readonly string[];
}
export type ItemEntry = Goals | Podium | ChosenOptions;

/** A league or a season of races, the same for all teams; or a special event, of one team. */
export interface PredictionSeasonsTable {
  id: string;
  /** The contest. */
  kind: string;
  /** The team of a special event; null for seasons that all teams share. */
  team_id: string | null;
  name: string;
  source: 'shipped' | 'apiFootball' | 'jolpica' | 'team';
  /** Offset by which the dates of a shipped season are moved. */
  shift_ms: number;
  etag: string | null;
  /** Time of the next reading; null if there is none. */
  next_read_at: number | null;
  /** Consecutive failed readings. */
  failures: number;
}

/** A match, a race or a question. */
export interface PredictionItemsTable {
  season_id: string;
  id: string;
  stage_id: string;
  /** The number of a match day without a name. */
  stage_number: number | null;
  stage_name: string;
  /** Order among items that begin at the same time. */
  place: number;
  about: Json<ItemAbout>;
  starts_at: number;
  /** Null if the item is postponed without a new date. */
  locks_at: number | null;
  status: 'scheduled' | 'live' | 'finished' | 'postponed' | 'void' | 'awarded';
  /** Null until the result is official. */
  truth: JsonOrNull<ItemTruth>;
}

/** The seasons a team predicts, one row per team and season; removed ones keep their row with `removed_at`. */
export interface PredictionGamesTable {
  id: string;
  team_id: string;
  season_id: string;
  channel_id: string | null;
  channel_name: string | null;
  group_id: string | null;
  created_by: string | null;
  created_at: number;
  removed_at: number | null;
  /** When it is announced in its channel; null if it was announced or has no channel. */
  post_due_at: number | null;
  post_tries: number;
}

/** Result entered by an admin for an item; in that team it replaces the result of the source. */
export interface PredictionOverridesTable {
  game_id: string;
  item_id: string;
  factor: number;
  is_void: boolean;
  truth: JsonOrNull<ItemTruth>;
}

export interface PredictionsTable {
  game_id: string;
  item_id: string;
  user_id: string;
  stage_id: string;
  entry: Json<ItemEntry>;
  predicted_at: number;
  /** Null until the item has a result. */
  points: number | null;
  /** Tie breakers for equal points: exact scores, steps or correct answers first, then goal differences or poles. */
  first: number;
  second: number;
  /** Number of scorings: lines of XP are never changed, a correction is an additional line. */
  revision: number;
}

/** Sums of a person's predictions of one stage. */
export interface PredictionTotalsTable {
  game_id: string;
  stage_id: string;
  user_id: string;
  points: number;
  first: number;
  second: number;
}

/** Items to be scored again in a game. */
export interface PredictionScoringTable {
  game_id: string;
  item_id: string;
  due_at: number;
}

/** Stages whose reminder was sent. */
export interface PredictionRemindersTable {
  game_id: string;
  stage_id: string;
  reminded_at: number;
}

export interface PredictionTables {
  prediction_seasons: PredictionSeasonsTable;
  prediction_items: PredictionItemsTable;
  prediction_games: PredictionGamesTable;
  prediction_overrides: PredictionOverridesTable;
  predictions: PredictionsTable;
  prediction_totals: PredictionTotalsTable;
  prediction_scoring: PredictionScoringTable;
  prediction_reminders: PredictionRemindersTable;
}

export const predictionRecords = {
  prediction_seasons: {
    columns: {
      id: 'internal',
      kind: 'internal',
      team_id: 'internal',
      name: 'internal',
      source: 'internal',
      shift_ms: 'internal',
      etag: 'internal',
      next_read_at: 'internal',
      failures: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  prediction_items: {
    columns: {
      season_id: 'internal',
      id: 'internal',
      stage_id: 'internal',
      stage_number: 'internal',
      stage_name: 'internal',
      place: 'internal',
      about: 'internal',
      starts_at: 'internal',
      locks_at: 'internal',
      status: 'internal',
      truth: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  prediction_games: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      season_id: 'internal',
      channel_id: 'internal',
      channel_name: 'internal',
      group_id: 'internal',
      created_by: 'person',
      created_at: 'internal',
      removed_at: 'internal',
      post_due_at: 'internal',
      post_tries: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  prediction_overrides: {
    columns: {
      game_id: 'internal',
      item_id: 'internal',
      factor: 'internal',
      is_void: 'internal',
      truth: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  predictions: {
    columns: {
      game_id: 'internal',
      item_id: 'exported',
      user_id: 'person',
      stage_id: 'exported',
      entry: 'exported',
      predicted_at: 'exported',
      points: 'exported',
      first: 'internal',
      second: 'internal',
      revision: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  prediction_totals: {
    columns: {
      game_id: 'internal',
      stage_id: 'exported',
      user_id: 'person',
      points: 'exported',
      first: 'internal',
      second: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  prediction_scoring: {
    columns: { game_id: 'internal', item_id: 'internal', due_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  prediction_reminders: {
    columns: { game_id: 'internal', stage_id: 'internal', reminded_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<PredictionTables>;
