// Tables of sessions, and of mailed links and single-use tickets.
import type { ColumnType, Generated } from 'kysely';
import { dayMs, type TableRecords } from './record.ts';

export interface SessionsTable {
  id: string;
  user_id: string;
  jti: string;
  previous_jti: string | null;
  rotated_at: number;
  created_at: number;
  revoked_at: number | null;
  revoked_because: string | null;
  /** Browser and operating system, such as `Firefox, Linux`. */
  device: string;
  /** When the person last proved again that it is them, after signing in. */
  confirmed_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** An identity provider or a chat tool said who it is. */
  is_vouched: Generated<boolean>;
}

/** Links sent by mail, the ticket that proves who may found a team, and those of chat tools: 256 random bits, kept hashed. */
export interface MailTokensTable {
  hash: string;
  kind: 'verify' | 'reset' | 'found' | 'chat';
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface SessionTables {
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
}

export const sessionRecords = {
  sessions: {
    columns: {
      id: 'person',
      user_id: 'person',
      jti: 'secret',
      previous_jti: 'secret',
      rotated_at: 'exported',
      created_at: 'exported',
      revoked_at: 'exported',
      revoked_because: 'internal',
      device: 'exported',
      confirmed_at: 'internal',
      is_vouched: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'created_at', forMs: 60 * dayMs },
  },
  mail_tokens: {
    columns: {
      hash: 'secret',
      kind: 'internal',
      user_id: 'person',
      created_at: 'internal',
      expires_at: 'internal',
      used_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: { column: 'expires_at', forMs: 7 * dayMs },
  },
} as const satisfies TableRecords<SessionTables>;
