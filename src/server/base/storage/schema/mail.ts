// Tables of mails: the outbox, and unsubscribed addresses.
import type { Generated } from 'kysely';
import { dayMs, type TableRecords } from './record.ts';

export interface MailsTable {
  id: string;
  recipient: string;
  subject: string;
  /** The plain part, and the same for readers that show pages. */
  body: string;
  html: Generated<string>;
  link: string | null;
  /** One-click unsubscribe address; null for mails that cannot be unsubscribed. */
  unsubscribe: Generated<string | null>;
  created_at: number;
  sent_at: number | null;
  /** The mail server rejected the mail permanently. */
  given_up_at: Generated<number | null>;
  attempts: Generated<number>;
  next_try_at: number;
  /** The person in whose name it is sent; null for mails about an account. */
  team_id: Generated<string | null>;
}

/** Addresses that want no more invitations. */
export interface MailStopsTable {
  email_key: string;
  stopped_at: number;
}

export interface MailTables {
  mails: MailsTable;
  mail_stops: MailStopsTable;
}

export const mailRecords = {
  mails: {
    columns: {
      id: 'internal',
      recipient: 'person',
      subject: 'exported',
      body: 'secret',
      html: 'secret',
      link: 'secret',
      unsubscribe: 'secret',
      created_at: 'exported',
      sent_at: 'exported',
      given_up_at: 'internal',
      attempts: 'internal',
      next_try_at: 'internal',
      team_id: 'internal',
    },
    owner: 'recipient',
    erased: 'byCode',
    kept: { column: 'created_at', forMs: 30 * dayMs },
  },
  /** Exported as a wish. It outlives the account: the address still wants no invitations. */
  mail_stops: {
    columns: {
      email_key: 'exported',
      stopped_at: 'internal',
    },
    owner: 'email_key',
    erased: 'stays',
    kept: null,
  },
} as const satisfies TableRecords<MailTables>;
