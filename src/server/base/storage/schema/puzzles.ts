// Tables of daily puzzles: schedules, the puzzle of each day, its posts, attempts at it, and counters.
import type { Generated } from 'kysely';
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
  /** Of Slack, or with a group of Microsoft Teams; null: people are told in the app. */
  channel_id: string | null;
  channel_name: string | null;
  group_id: string | null;
  group_name: string | null;
  created_by: string | null;
  /** When the next puzzle opens; null: never. */
  next_at: number | null;
  /** What the clock said when `next_at` was worked out: later than now, the clock was put back since. */
  armed_at: number;
}

/** Its two unique keys, a day and a number of a team and puzzle type, let only one be opened. */
export interface PuzzlesTable {
  id: string;
  team_id: string;
  puzzle_type: string;
  number: number;
  /** In `time_zone`, which was that of the schedule. */
  day: string;
  time_zone: string;
  opens_at: number;
  closes_at: number;
  /** Of the rules it was made by. */
  version: number;
  /** All of it, with the answer. */
  puzzle: Json<PuzzleShapes['puzzle']>;
}

/** What is to be told of a puzzle to its team, written with the puzzle itself. */
export interface PuzzlePostsTable {
  puzzle_id: string;
  kind: 'opened' | 'results';
  due_at: number;
  channel_id: string | null;
  group_id: string | null;
  /** In whose name it is posted in Teams. */
  posted_by: string | null;
  /** A node is at it until then. */
  held_until: number;
  tries: number;
  done_at: number | null;
}

export interface PuzzleAttemptsTable {
  puzzle_id: string;
  user_id: string;
  mode: Json<PuzzleShapes['mode']>;
  /** Begun after the puzzle had closed: brings nothing and is shown to nobody else. */
  is_practice: boolean;
  joined_at: number;
  /** Null: goes on, or the time ran out. */
  ended_at: number | null;
  is_solved: boolean | null;
  points: number | null;
  /** Of the guesses, once it has ended; null where there are none. */
  colours: JsonOrNull<readonly string[]>;
  /** Written into the puzzle and not handed in. */
  draft: Generated<string>;
  draft_at: Generated<number>;
}

/** Written once and never changed; the number is the lock. */
export interface PuzzleTriesTable {
  puzzle_id: string;
  user_id: string;
  number: number;
  guess: Json<PuzzleShapes['guess']>;
  mark: Json<PuzzleShapes['mark']>;
  /** Milliseconds since joining. */
  at: number;
}

/** What a person's puzzles of one type add up to in a team, practice left out. */
export interface PuzzleTalliesTable {
  user_id: string;
  team_id: string;
  puzzle_type: string;
  played: number;
  solved: number;
  /** How often it took one guess, two, three …; empty where nothing is guessed. */
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
