// Tables of what people keep for themselves about a game: notes, and answers to moves that may come.
import type { ConditionalLine } from '../../../../engine/conditionalMoves.ts';
import type { Json } from './column.ts';
import type { TableRecords } from './record.ts';

export interface MatchNotesTable {
  user_id: string;
  match_id: string;
  note: string;
  saved_at: number;
}

/** One row a person and match. Where the game stands in the lines follows from its log since `turn`. */
export interface ConditionalMovesTable {
  user_id: string;
  match_id: string;
  room_id: string;
  /** The turn of the match from which the lines begin. */
  turn: number;
  lines: Json<readonly ConditionalLine[]>;
  /** What happened with this turn; null: nothing to tell. */
  news: 'played' | 'missed' | null;
  saved_at: number;
}

export interface OwnPlayTables {
  match_notes: MatchNotesTable;
  conditional_moves: ConditionalMovesTable;
}

export const ownPlayRecords = {
  /** Kept as long as the match. */
  match_notes: {
    columns: {
      user_id: 'person',
      match_id: 'exported',
      note: 'exported',
      saved_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  /** Removed with the end of the match, if not before. */
  conditional_moves: {
    columns: {
      user_id: 'person',
      match_id: 'exported',
      room_id: 'internal',
      turn: 'exported',
      lines: 'exported',
      news: 'internal',
      saved_at: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<OwnPlayTables>;
