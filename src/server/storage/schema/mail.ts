// The tables about mails: the outbox, and addresses that want no invitations.
import type { Generated } from 'kysely';

export interface MailsTable {
  id: string;
  recipient: string;
  subject: string;
  /** The plain part, and the same for readers that show pages. */
  body: string;
  html: Generated<string>;
  link: string | null;
  /** Where one click ends mails of this kind; null: of this kind there is no end. */
  unsubscribe: Generated<string | null>;
  created_at: number;
  sent_at: number | null;
  /** The mail server wants neither this mail nor another try. */
  given_up_at: Generated<number | null>;
  attempts: Generated<number>;
  next_try_at: number;
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
