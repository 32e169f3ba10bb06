// Table of what the admins of a team did.
import type { auditActs } from '../../../../contract/admin/admin.ts';
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface AuditEntriesTable {
  id: string;
  team_id: string;
  /** Null: has left for good. */
  actor_id: string | null;
  act: (typeof auditActs)[number];
  /** The person the act was about. */
  subject_id: string | null;
  /** Names of the settings that changed. */
  changed: Json<readonly string[]>;
  at: number;
}

export interface AdminTables {
  audit_entries: AuditEntriesTable;
}

export const adminRecords = {
  audit_entries: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      actor_id: 'person',
      act: 'internal',
      subject_id: 'person',
      changed: 'internal',
      at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: { column: 'at', forMs: 365 * dayMs },
  },
} as const satisfies TableRecords<AdminTables>;
