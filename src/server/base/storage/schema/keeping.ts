// Tables of how long teams keep their data: by kind, legal holds, and deletions of accounts that wait for the end of one.
import type { ColumnType } from 'kysely';
import type { RetentionKind } from '../../../../contract/admin/keeping.ts';
import type { TableRecords } from './record.ts';

/** What is kept for a shorter time than usual; kinds without a row are kept as usual. */
export interface TeamRetentionTable {
  team_id: string;
  kind: RetentionKind;
  days: number;
}

export interface LegalHoldsTable {
  id: string;
  team_id: string;
  /** Of the whole team, or of one person. */
  is_of_team: boolean;
  /** Null: of the team, or the person has left for good since it ended. */
  user_id: string | null;
  reason: string;
  placed_by: string | null;
  placed_at: number;
  ended_by: string | null;
  /** Null: nothing of it is deleted. */
  ended_at: number | null;
  /** The hold on the team that this person left while it held: the one ends with the other. */
  through: ColumnType<string | null, string | null | undefined, string | null>;
}

/** People who asked for the deletion of their account while they are held. */
export interface WaitingErasuresTable {
  user_id: string;
  asked_at: number;
}

export interface KeepingTables {
  team_retention: TeamRetentionTable;
  legal_holds: LegalHoldsTable;
  waiting_erasures: WaitingErasuresTable;
}

export const keepingRecords = {
  team_retention: {
    columns: { team_id: 'internal', kind: 'internal', days: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  legal_holds: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      is_of_team: 'internal',
      user_id: 'person',
      reason: 'internal',
      placed_by: 'person',
      placed_at: 'internal',
      ended_by: 'person',
      ended_at: 'internal',
      through: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  waiting_erasures: {
    columns: { user_id: 'person', asked_at: 'internal' },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<KeepingTables>;
