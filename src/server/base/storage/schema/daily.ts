// Tables of games with a move a day: what is due at each seat, and when people are away.
import type { Generated } from 'kysely';
import { dayMs, type TableRecords } from './record.ts';

/** One row a seat of every open match with a move a day. What changes with a turn is written in the statement of the turn. */
export interface DailyTurnsTable {
  match_id: string;
  seat: number;
  room_id: string;
  team_id: string;
  /** Null: a bot sits there, or the match is over. */
  user_id: string | null;
  /** The turn of the match with which the row became what it is. */
  turn: number;
  /** Since when the clock of the person runs; null: nobody waits for them. */
  since: number | null;
  /** The working days they have from then on. */
  days: number;
  /** When time is up; without `since`: when a node has to act, for a bot or because the match is over. */
  due_at: number | null;
  /** When the opponent was asked whether the game ends; `due_at` is then when it ends by itself. */
  asked_at: number | null;
  /** When the person is told of it; null: they have been, or there is nothing to tell. */
  tell_at: number | null;
  held_until: Generated<number>;
  tries: Generated<number>;
}

/** Both days are included, as 2026-05-01. */
export interface AwayPeriodsTable {
  id: string;
  user_id: string;
  from_day: string;
  until_day: string;
  created_at: number;
}

export interface DailyTables {
  daily_turns: DailyTurnsTable;
  away_periods: AwayPeriodsTable;
}

export const dailyRecords = {
  /** The rows of a match are removed with its end. */
  daily_turns: {
    columns: {
      match_id: 'internal',
      seat: 'internal',
      room_id: 'internal',
      team_id: 'internal',
      user_id: 'person',
      turn: 'internal',
      since: 'internal',
      days: 'internal',
      due_at: 'internal',
      asked_at: 'internal',
      tell_at: 'internal',
      held_until: 'internal',
      tries: 'internal',
    },
    owner: 'user_id',
    erased: 'unlinked',
    kept: null,
  },
  /** Longer than the year for which days away are counted. */
  away_periods: {
    columns: {
      id: 'internal',
      user_id: 'person',
      from_day: 'exported',
      until_day: 'exported',
      created_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'created_at', forMs: 400 * dayMs },
  },
} as const satisfies TableRecords<DailyTables>;
