// Tables of bingo: games, the cards of their players, and what happened in them.
import type { BingoAct, BingoPhase, BingoStage } from '../../../../contract/events/bingo.ts';
import type { Json } from './column.ts';
import type { TableRecords } from './record.ts';

/** The state of a bingo, derived from its events and stored so that reading does not fold them. */
export interface BingoSessionsTable {
  id: string;
  team_id: string;
  /** Id chosen by the client, which makes a repeated creation idempotent. */
  move_id: string;
  name: string;
  stages: Json<readonly BingoStage[]>;
  auto_mark: boolean;
  cards_each: number;
  created_by: string | null;
  created_at: number;
  /** Planned start; null if the caller starts it by hand. */
  starts_at: number | null;
  /** Encrypted until the end; all calls and cards follow from it. */
  seed: string;
  commitment: string;
  phase: BingoPhase;
  stage: number;
  is_won: boolean;
  calls: number;
  /** Seconds between calls; null: by hand. */
  auto_seconds: number | null;
  shown_until: number | null;
  /** When the next automatic call or the end is due; any node may carry it out. */
  due_at: number | null;
  /** Number of the last event; a write names the number it read (optimistic lock). */
  version: number;
  changed_at: number;
  ended_at: number | null;
}

/** Never two equal ones in a session. */
export interface BingoCardsTable {
  bingo_id: string;
  number: number;
  user_id: string;
  /** Row by row, 0 in the free centre. */
  numbers: Json<readonly number[]>;
  joined_at: number;
}

/** Rows are never changed; the primary key with the number makes concurrent writes exclusive. */
export interface BingoEventsTable {
  bingo_id: string;
  number: number;
  /** Null for events caused by time. */
  move_id: string | null;
  user_id: string | null;
  kind: BingoAct | 'claim';
  /** For a claim: the number of the card, the stage, and whether the claim was correct. */
  card: number | null;
  stage: number | null;
  is_right: boolean | null;
  /** How many numbers had been called, including this event. */
  calls: number;
  at: number;
}

export interface BingoTables {
  bingo_sessions: BingoSessionsTable;
  bingo_cards: BingoCardsTable;
  bingo_events: BingoEventsTable;
}

export const bingoRecords = {
  bingo_sessions: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      move_id: 'internal',
      name: 'internal',
      stages: 'internal',
      auto_mark: 'internal',
      cards_each: 'internal',
      created_by: 'person',
      created_at: 'internal',
      starts_at: 'internal',
      seed: 'internal',
      commitment: 'internal',
      phase: 'internal',
      stage: 'internal',
      is_won: 'internal',
      calls: 'internal',
      auto_seconds: 'internal',
      shown_until: 'internal',
      due_at: 'internal',
      version: 'internal',
      changed_at: 'internal',
      ended_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  bingo_cards: {
    columns: {
      bingo_id: 'internal',
      number: 'internal',
      user_id: 'person',
      numbers: 'exported',
      joined_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  bingo_events: {
    columns: {
      bingo_id: 'internal',
      number: 'internal',
      move_id: 'internal',
      user_id: 'person',
      kind: 'exported',
      card: 'internal',
      stage: 'exported',
      is_right: 'exported',
      calls: 'exported',
      at: 'exported',
    },
    owner: 'user_id',
    erased: 'unlinked',
    kept: null,
  },
} as const satisfies TableRecords<BingoTables>;
