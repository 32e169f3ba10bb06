// Tables of the stream of the audit log: where each team has it sent, and the entries that wait.
import type { StreamFailure } from '../../../../contract/admin/auditStream.ts';
import type { TableRecords } from './record.ts';

export interface AuditStreamsTable {
  team_id: string;
  host: string;
  port: number;
  /** Certificates in PEM, one of which must have signed that of the host; null: the usual authorities. */
  ca: string | null;
  made_at: number;
  /** Nothing is sent before then: moved on while a node sends, and after a failure. */
  next_try_at: number;
  /** Failures in a row. */
  tries: number;
  sent_at: number | null;
  failed_at: number | null;
  /** Of the last try; null: it went well. */
  failure: StreamFailure | null;
}

/** Written in the transaction of the entry, and removed once it was sent. */
export interface AuditStreamEntriesTable {
  number: number;
  team_id: string;
  entry_id: string;
}

export interface AuditStreamTables {
  audit_streams: AuditStreamsTable;
  audit_stream_entries: AuditStreamEntriesTable;
}

export const auditStreamRecords = {
  audit_streams: {
    columns: {
      team_id: 'internal',
      host: 'internal',
      port: 'internal',
      ca: 'internal',
      made_at: 'internal',
      next_try_at: 'internal',
      tries: 'internal',
      sent_at: 'internal',
      failed_at: 'internal',
      failure: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  audit_stream_entries: {
    columns: { number: 'internal', team_id: 'internal', entry_id: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<AuditStreamTables>;
