// Puts mails into the outbox; where a mail server is set, takes them from there and sends them.
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { WallClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { type StoredMail, takeMail, writeMail, writeSent } from '../storage/mails.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  /** Stored with what it is about when `database` is that transaction; sent afterwards. */
  send(recipient: string, mail: Mail, database?: Database): Promise<void>;
  close(): void;
}

interface Needs {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Log;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

const lookEveryMs = 2_000;
const firstRetryMs = 60_000;
const mostAttempts = 8;

export function mailerOf(needs: Needs): Mailer {
  const { database, clock, smtpUrl } = needs;
  const stop = smtpUrl === null ? () => {} : deliver(needs, smtpUrl);
  return {
    async send(recipient, { subject, body, link }, within = database) {
      const now = clock.now();
      await writeMail(within, {
        ...{ id: randomUUID(), recipient, subject, body, link },
        ...{ created_at: now, sent_at: null, next_try_at: now },
      });
    },
    close: stop,
  };
}

/** Every mail at least once, with a message id that stays the same. */
function deliver({ database, clock, log, mailFrom }: Needs, smtpUrl: string): () => void {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  let isSending = false;

  async function sendOne(mail: StoredMail): Promise<void> {
    const { id, recipient, subject, body } = mail;
    const message = { from: mailFrom, to: recipient, subject, text: body, messageId: `<${id}@topla>` };
    await transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true });
    await writeSent(database, id, clock.now());
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const now = clock.now();
      const mail = await takeMail(database, { now, againAt: now + firstRetryMs, mostAttempts });
      if (!mail) return;
      await sendOne(mail).catch((error: unknown) =>
        log.warn({ mail: mail.id, attempts: mail.attempts, reason: String(error) }, 'mail not sent'),
      );
    }
  }

  const timer = setInterval(() => {
    if (isSending) return;
    isSending = true;
    sendDue()
      .catch(() => {}) // the database is away; the next look tries again
      .finally(() => {
        isSending = false;
      });
  }, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
    transport.close();
  };
}
