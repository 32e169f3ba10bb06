// Puts mails into the outbox; where a mail server is set, takes them from there and sends them.
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { sendDue } from '../queue/queue.ts';
import type { Mail } from './letter.ts';
import { mailQueue, type StoredMail, takeMails, writeGivenUp, writeMail, writeSent } from './store.ts';

export interface Mailer {
  /** Stored in the caller's transaction when `database` is that transaction; sent after the commit. */
  send(recipient: string, mail: Mail, database?: Database): Promise<void>;
  close(): void;
}

export interface MailPace {
  readonly pollEveryMs: number;
  /** Timeout of a mail server. */
  readonly patienceMs: number;
}

const usualPace: MailPace = { pollEveryMs: 2_000, patienceMs: 15_000 };

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly pace?: MailPace;
}

const soonMs = 50;
/** Parallel, so that one slow answer does not delay the rest. */
const sendersAtOnce = 4;

export function mailerOf(deps: Deps): Mailer {
  const { database, clock, smtpUrl } = deps;
  const delivery = smtpUrl === null ? null : deliver(deps, smtpUrl);
  return {
    async send(recipient, { subject, body, html, link, unsubscribe, teamId = null }, within = database) {
      if (isDemoTeam(teamId)) return; // strangers may look around there, and mail nobody
      const now = clock.now();
      await writeMail(within, {
        id: randomUUID(),
        recipient,
        subject,
        body,
        html,
        link,
        unsubscribe,
        created_at: now,
        sent_at: null,
        next_try_at: now,
        team_id: teamId,
      });
      delivery?.pollSoon();
    },
    close: () => delivery?.stop(),
  };
}

/** The password is sent over TLS only. */
const mustEncrypt = (smtpUrl: string): boolean => {
  const { protocol, username } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '';
};

/** A permanent rejection of this mail; errors of authentication or connection are temporary. */
const isFinal = (fault: unknown): boolean =>
  fault instanceof Error &&
  Reflect.get(fault, 'permanent') === true &&
  ['EENVELOPE', 'EMESSAGE'].includes(String(Reflect.get(fault, 'code'))) &&
  Reflect.get(fault, 'command') !== 'MAIL FROM';

/** Mails a person can end with one click say so to their mail program as well. */
const listHeaders = (unsubscribe: string | null) =>
  unsubscribe === null
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };

interface Delivery {
  /** A mail was written: it is looked for once the transaction it may belong to is committed. */
  pollSoon(): void;
  stop(): void;
}

/** At-least-once delivery, with a stable message id. */
function deliver({ database, clock, log, mailFrom, pace = usualPace }: Deps, smtpUrl: string): Delivery {
  const { pollEveryMs, patienceMs } = pace;
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: mustEncrypt(smtpUrl),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  let isSending = false;

  async function sendOne({ id, recipient, subject, body, html, unsubscribe }: StoredMail): Promise<void> {
    const parts = { subject, text: body, ...(html !== '' && { html }) };
    const message = { from: mailFrom, to: recipient, ...parts, messageId: `<${id}@topla>` };
    await transport.sendMail({
      ...message,
      ...listHeaders(unsubscribe),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await writeSent(database, id, clock.now());
  }

  async function tryOne(mail: StoredMail): Promise<'done' | 'later'> {
    try {
      await sendOne(mail);
      return 'done';
    } catch (fault) {
      const isOver = isFinal(fault);
      log.warn({ mail: mail.id, attempts: mail.attempts, isOver, reason: kindOf(fault) }, 'mail not sent');
      if (isOver) await writeGivenUp(database, mail.id, clock.now());
      return isOver ? 'done' : 'later';
    }
  }

  const sendOneByOne = () =>
    sendDue(
      { database, clock },
      {
        queue: mailQueue,
        take: (now, most) => takeMails(database, now, most),
        send: tryOne,
        onFault: () => undefined, // the database is away
      },
      1,
    );

  const poll = () => {
    if (isSending) return;
    isSending = true;
    Promise.all(Array.from({ length: sendersAtOnce }, sendOneByOne))
      .catch(() => {}) // the database is away; the next look tries again
      .finally(() => {
        isSending = false;
      });
  };
  const timer = setInterval(poll, pollEveryMs).unref();
  return {
    pollSoon: () => void setTimeout(poll, soonMs).unref(),
    stop() {
      clearInterval(timer);
      transport.close();
    },
  };
}

/** What went wrong without what the server said: that may name people. */
const kindOf = (fault: unknown): string =>
  fault instanceof Error
    ? ['code', 'command', 'responseCode'].map((key) => String(Reflect.get(fault, key) ?? '-')).join(' ')
    : 'unknown';
