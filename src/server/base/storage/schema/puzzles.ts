// Tables of daily puzzles: schedules, the puzzle of each day, its posts, attempts at it, and counters.
import type { ColumnType, Generated } from 'kysely';
import type { AdditionalSettings } from '../../../../contract/puzzles/schedules.ts';
import type { PuzzleShapes } from '../../../../engine/puzzle.ts';
import type { Json, JsonOrNull } from './column.ts';
import type { TableRecords } from './record.ts';

/** One a team and puzzle type; what was taken away stays as a row without `next_at`. */
export interface PuzzleSchedulesTable {
  id: string;
  team_id: string;
  puzzle_type: string;
  hour: number;
  minute: number;
  time_zone: string;
  /** Minutes. */
  duration: number;
  days: Json<readonly number[]>;
  settings: Json<AdditionalSettings>;
  /** A channel of Slack, or with `group` of Microsoft Teams; null if people are notified in the app. */
  channel_id: string | null;
  channel_name: string | null;
  group_id: string | null;
  group_name: string | null;
  created_by: string | null;
  /** When the next puzzle opens; null: never. */
  next_at: number | null;
  /** The time at which `next_at` was computed. If it is in the future, the clock was set back since. */
  armed_at: number;
}

/** Its two unique keys, a day and a number of a team and puzzle type, let only one be opened. */
export interface PuzzlesTable {
  id: string;
  team_id: string;
  puzzle_type: string;
  number: number;
  /** The date in `time_zone`, the time zone of the schedule at that moment. */
  day: string;
  time_zone: string;
  opens_at: number;
  closes_at: number;
  /** Version of the rules that generated the puzzle. */
  version: number;
  /** The whole puzzle including its answer. */
  puzzle: Json<PuzzleShapes['puzzle']>;
}

/** Messages to the team about a puzzle, written in the transaction that stores the puzzle. */
export interface PuzzlePostsTable {
  puzzle_id: string;
  kind: 'opened' | 'results';
  due_at: number;
  channel_id: string | null;
  group_id: string | null;
  /** The person in whose name it is posted in Microsoft Teams. */
  posted_by: string | null;
  /** Lease: until then one node has the post. */
  held_until: number;
  tries: number;
  done_at: number | null;
}

export interface PuzzleAttemptsTable {
  puzzle_id: string;
  user_id: string;
  mode: Json<PuzzleShapes['mode']>;
  /** Joined after the puzzle had closed: earns nothing and is hidden from others. */
  is_practice: boolean;
  joined_at: number;
  /** Null while the attempt runs, and when the time ran out. */
  ended_at: number | null;
  is_solved: boolean | null;
  points: number | null;
  /** Colours of the guesses, set when the attempt ends; null for puzzles without guesses. */
  colours: JsonOrNull<readonly string[]>;
  /** The choices in the questions that follow the end, in their order. */
  extras: ColumnType<readonly number[], string | undefined, string>;
  /** Draft of the grid, not submitted yet. */
  draft: Generated<string>;
  draft_at: Generated<number>;
}

/** Rows are never changed; the primary key with the number makes concurrent tries exclusive. */
export interface PuzzleTriesTable {
  puzzle_id: string;
  user_id: string;
  number: number;
  guess: Json<PuzzleShapes['guess']>;
  mark: Json<PuzzleShapes['mark']>;
  /** Milliseconds between joining and the try. */
  at: number;
}

/** Counters of a person's puzzles of one type in a team, without practice. */
export interface PuzzleTalliesTable {
  user_id: string;
  team_id: string;
  puzzle_type: string;
  played: number;
  solved: number;
  /** How many puzzles took one guess, two, three …; empty for puzzles without guesses. */
  distribution: Json<readonly number[]>;
  best_ms: number | null;
  /** Puzzles solved in a row up to `last_number`; broken if that is not the team's latest. */
  streak: number;
  best_streak: number;
  last_number: number;
  /** Sum of the lines of XP of the type in the team, and when the last of them was written. */
  xp: number;
  reached_at: number;
}

export interface PuzzleTables {
  puzzle_schedules: PuzzleSchedulesTable;
  puzzles: PuzzlesTable;
  puzzle_posts: PuzzlePostsTable;
  puzzle_attempts: PuzzleAttemptsTable;
  puzzle_tries: PuzzleTriesTable;
  puzzle_tallies: PuzzleTalliesTable;
}

export const puzzleRecords = {
  puzzle_schedules: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      puzzle_type: 'internal',
      hour: 'internal',
      minute: 'internal',
      time_zone: 'internal',
      duration: 'internal',
      days: 'internal',
      settings: 'internal',
      channel_id: 'internal',
      channel_name: 'internal',
      group_id: 'internal',
      group_name: 'internal',
      created_by: 'person',
      next_at: 'internal',
      armed_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  puzzles: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      puzzle_type: 'internal',
      number: 'internal',
      day: 'internal',
      time_zone: 'internal',
      opens_at: 'internal',
      closes_at: 'internal',
      version: 'internal',
      puzzle: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  puzzle_posts: {
    columns: {
      puzzle_id: 'internal',
      kind: 'internal',
      due_at: 'internal',
      channel_id: 'internal',
      group_id: 'internal',
      posted_by: 'person',
      held_until: 'internal',
      tries: 'internal',
      done_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  puzzle_attempts: {
    columns: {
      puzzle_id: 'internal',
      user_id: 'person',
      mode: 'internal',
      is_practice: 'exported',
      joined_at: 'exported',
      ended_at: 'exported',
      is_solved: 'exported',
      points: 'exported',
      extras: 'exported',
      draft: 'internal',
      draft_at: 'internal',
      colours: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  puzzle_tries: {
    columns: {
      puzzle_id: 'internal',
      user_id: 'person',
      number: 'internal',
      guess: 'exported',
      mark: 'internal',
      at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  puzzle_tallies: {
    columns: {
      user_id: 'person',
      team_id: 'internal',
      puzzle_type: 'internal',
      played: 'internal',
      solved: 'internal',
      distribution: 'internal',
      best_ms: 'internal',
      streak: 'internal',
      best_streak: 'internal',
      last_number: 'internal',
      xp: 'internal',
      reached_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<PuzzleTables>;
