// Tables of what the admins of a team did, and of the tokens they made for programs.
import type { AuditAct } from '../../../../contract/admin/auditActs.ts';
import type { TokenScope } from '../../../../contract/endpoint.ts';
import type { Json } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface AuditEntriesTable {
  id: string;
  team_id: string;
  /** Null: has left for good. */
  actor_id: string | null;
  act: AuditAct;
  /** The person the act was about. */
  subject_id: string | null;
  /** Names of the settings that changed; of a token its name, of a webhook its host. */
  changed: Json<readonly string[]>;
  at: number;
}

export interface TeamTokensTable {
  id: string;
  team_id: string;
  made_by: string;
  name: string;
  /** SHA-256, in base64url: the token itself is stored nowhere. */
  hash: string;
  scopes: Json<readonly TokenScope[]>;
  made_at: number;
  ends_at: number;
  /** To the minute. */
  used_at: number | null;
}

export interface AdminTables {
  audit_entries: AuditEntriesTable;
  team_tokens: TeamTokensTable;
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
    held: { team: 'team_id', people: ['actor_id', 'subject_id'] },
  },
  team_tokens: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      made_by: 'person',
      name: 'exported',
      hash: 'secret',
      scopes: 'exported',
      made_at: 'exported',
      ends_at: 'exported',
      used_at: 'exported',
    },
    owner: 'made_by',
    erased: 'cascade',
    kept: { column: 'ends_at', forMs: 30 * dayMs },
  },
} as const satisfies TableRecords<AdminTables>;
