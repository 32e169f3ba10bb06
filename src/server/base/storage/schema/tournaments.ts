// Tables of tournaments: what each is, who takes part under which number, and who meets whom.

import type { TimeControl } from '../../../../engine/clock.ts';
import type { TurnDays } from '../../../../engine/turnDays.ts';
import type { JsonOrNull } from './column.ts';
import type { TableRecords } from './record.ts';

export type TournamentPhase = 'open' | 'running' | 'paused' | 'finished' | 'cancelled';

export interface TournamentsTable {
  id: string;
  team_id: string;
  /** Id chosen by the client, which makes a repeated creation idempotent. */
  move_id: string;
  name: string;
  game_name: string;
  form: 'swiss' | 'roundRobin' | 'knockout' | 'arena';
  timer: JsonOrNull<TimeControl>;
  /** The working days of a turn, where it is played a move a day; null: it is played now. */
  turn_days: TurnDays | null;
  /** Of a Swiss tournament, where somebody chose them. */
  asked_rounds: number | null;
  /** Of a round robin: everybody meets everybody again with the seats changed over. */
  is_twice: boolean;
  /** How long an arena lasts; null: it is none. */
  arena_minutes: number | null;
  /** When the time of an arena is up; null until it begins. */
  ends_at: number | null;
  /** 0 until it begins: they follow from how many take part; of an arena the pairings so far. */
  rounds: number;
  third_place: boolean;
  created_by: string | null;
  created_at: number;
  /** Null: the director begins it. */
  starts_at: number | null;
  phase: TournamentPhase;
  /** When it goes on by itself: the start, the end of waiting for somebody, the next round. */
  due_at: number | null;
  /** A write names the version it read. */
  version: number;
  ended_at: number | null;
}

/** The running totals of one entrant of an arena, so that nothing is counted over its games. */
export interface StoredArenaScore {
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly streak: number;
  readonly balance: number;
  readonly lastSeat: number;
  readonly lastMet: number | null;
  readonly freeSince: number;
}

export interface TournamentEntrantsTable {
  tournament_id: string;
  /** In the order of sign-up until it begins, then in the order of strength. */
  number: number;
  /** Null: a deleted account; the points stay. */
  user_id: string | null;
  joined_at: number;
  is_checked_in: boolean;
  from_round: number;
  /** In an arena 0: on a break. */
  until_round: number | null;
  /** The running totals of an arena; null elsewhere. */
  arena_score: JsonOrNull<StoredArenaScore>;
}

export interface TournamentPairingsTable {
  tournament_id: string;
  round: number;
  board: number;
  first: number;
  second: number | null;
  outcome: 'first' | 'second' | 'draw' | 'none' | null;
  is_played: boolean;
  /** In a knock-out drawn games are played again. */
  game: number;
  room_id: string | null;
  opened_at: number;
}

export interface TournamentTables {
  tournaments: TournamentsTable;
  tournament_entrants: TournamentEntrantsTable;
  tournament_pairings: TournamentPairingsTable;
}

export const tournamentRecords = {
  tournaments: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      move_id: 'internal',
      name: 'internal',
      game_name: 'internal',
      form: 'internal',
      timer: 'internal',
      turn_days: 'internal',
      asked_rounds: 'internal',
      is_twice: 'internal',
      arena_minutes: 'internal',
      ends_at: 'internal',
      rounds: 'internal',
      third_place: 'internal',
      created_by: 'person',
      created_at: 'internal',
      starts_at: 'internal',
      phase: 'internal',
      due_at: 'internal',
      version: 'internal',
      ended_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  tournament_entrants: {
    columns: {
      tournament_id: 'internal',
      number: 'exported',
      user_id: 'person',
      joined_at: 'exported',
      is_checked_in: 'exported',
      from_round: 'exported',
      until_round: 'exported',
      arena_score: 'exported',
    },
    owner: 'user_id',
    erased: 'unlinked',
    kept: null,
  },
  tournament_pairings: {
    columns: {
      tournament_id: 'internal',
      round: 'internal',
      board: 'internal',
      first: 'internal',
      second: 'internal',
      outcome: 'internal',
      is_played: 'internal',
      game: 'internal',
      room_id: 'internal',
      opened_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<TournamentTables>;
