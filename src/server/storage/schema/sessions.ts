// The tables about sessions, and about mailed links and tickets that prove something once.

export interface SessionsTable {
  id: string;
  user_id: string;
  jti: string;
  previous_jti: string | null;
  rotated_at: number;
  created_at: number;
  revoked_at: number | null;
  revoked_because: string | null;
  /** In broad strokes: `Firefox, Linux`. */
  device: string;
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
