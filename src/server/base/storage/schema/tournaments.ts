// Tables of tournaments: what each is, who takes part under which number, and who meets whom.
import type { TimeControl } from '../../../../engine/clock.ts';
import type { TurnDays } from '../../../../engine/turnDays.ts';
import type { Json, JsonOrNull } from './column.ts';
import type { TableRecords } from './record.ts';

export type TournamentPhase = 'open' | 'running' | 'paused' | 'finished' | 'cancelled';

export interface TournamentsTable {
  id: string;
  team_id: string;
  /** Id chosen by the client, which makes a repeated creation idempotent. */
  move_id: string;
  name: string;
  game_name: string;
  form: 'swiss' | 'roundRobin' | 'knockout' | 'doubleElimination' | 'league' | 'arena' | 'teamCup';
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
  /** How many sit at a table. */
  table_size: 2 | 4;
  /** Of a knock-out: best of so many games a pairing is. */
  best_of: 1 | 3 | 5;
  /** Of a league: how far apart its rounds begin. */
  round_step: 'week' | 'day' | null;
  /** Of a team cup: the departments that play, as whoever made it named them. */
  departments: JsonOrNull<readonly string[]>;
  /** Of a team cup: how many results of each department count; asked by whoever made it, and decided when it begins. */
  asked_counted: number | null;
  counted: number | null;
  begun_at: number | null;
  /** Of a league: when the time of the round that is played is over. */
  round_ends_at: number | null;
  /** How the next one is made by itself: at its time, or for a league the next season when this one is over. */
  repeats: 'weekly' | 'monthly' | 'season' | null;
  /** When the first one of a series began, and how many weeks or months later this one does. */
  series_start: number | null;
  series_at: number;
  /** The one before it. */
  follows: string | null;
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
  /** With four at a table. */
  readonly seatsHad?: readonly number[];
  readonly lastTable?: readonly number[];
  readonly threes?: number;
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
  /** Of a league: the division, 1 the highest, and the place in its table of rounds. */
  division: number | null;
  place: number | null;
  /** Of a team cup: the department for which they play, from 1. */
  department: number | null;
  /** The running totals of an arena; null elsewhere. */
  arena_score: JsonOrNull<StoredArenaScore>;
}

/** A game of a pairing, with its table. The outcome is as the seats of the pairing have it. */
export interface StoredGame {
  readonly roomId: string;
  readonly outcome: 'first' | 'second' | 'draw' | 'none';
}

export interface TournamentPairingsTable {
  tournament_id: string;
  round: number;
  board: number;
  first: number;
  second: number | null;
  outcome: 'first' | 'second' | 'draw' | 'none' | null;
  is_played: boolean;
  /** In a knock-out a pairing has several games: drawn ones are played again, and it may be the best of several. */
  game: number;
  /** The games of it that are over; only in knock-outs. */
  games: Json<readonly StoredGame[]>;
  room_id: string | null;
  opened_at: number;
  /** With four at a table, null elsewhere: the numbers on the third and fourth seat. */
  others: JsonOrNull<readonly number[]>;
  /** The places in the order of the seats; null while it is open. */
  places: JsonOrNull<readonly number[]>;
  /** The numbers of those who were not there or have left. */
  absent: JsonOrNull<readonly number[]>;
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
      table_size: 'internal',
      best_of: 'internal',
      round_step: 'internal',
      departments: 'internal',
      asked_counted: 'internal',
      counted: 'internal',
      begun_at: 'internal',
      round_ends_at: 'internal',
      repeats: 'internal',
      series_start: 'internal',
      series_at: 'internal',
      follows: 'internal',
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
      division: 'exported',
      place: 'exported',
      department: 'exported',
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
      games: 'internal',
      room_id: 'internal',
      opened_at: 'internal',
      others: 'internal',
      places: 'internal',
      absent: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<TournamentTables>;
