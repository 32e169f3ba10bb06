// Table of small draws.
import type { SmallDraw } from '../../../../contract/events/draws.ts';
import type { JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

/** A row a draw, counted in the team; the one without a time is the next. */
export interface DrawsTable {
  team_id: string;
  number: number;
  commitment: string;
  /** Encrypted until it is drawn; null after it. */
  sealed_seed: string | null;
  /** Null until it is drawn. */
  seed: string | null;
  spec: JsonOrNull<SmallDraw['spec']>;
  outcome: JsonOrNull<SmallDraw['outcome']>;
  drawn_by: string | null;
  drawn_at: number | null;
}

export interface DrawTables {
  draws: DrawsTable;
}

export const drawRecords = {
  /** The latest twenty of a team. */
  draws: {
    columns: {
      team_id: 'internal',
      number: 'internal',
      commitment: 'internal',
      sealed_seed: 'internal',
      seed: 'internal',
      spec: 'exported',
      outcome: 'exported',
      drawn_by: 'person',
      drawn_at: 'exported',
    },
    owner: 'drawn_by',
    erased: 'unlinked',
    kept: { column: 'drawn_at', forMs: 30 * dayMs },
    held: { team: 'team_id', people: ['drawn_by'] },
  },
} as const satisfies TableRecords<DrawTables>;
