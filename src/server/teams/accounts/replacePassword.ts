// Stores a new password, ends the other sessions and all mailed links, and notifies the owner, in one transaction.
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail, type MailKind } from '../../messaging/mail/accountMails.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { endSessions } from '../../people/identity/sessionStore.ts';
import { type StoredPerson, writePassword } from '../../people/store.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'announcements' | 'clock' | 'config' | 'log' | 'mailer'>;

interface Replacement {
  readonly person: StoredPerson;
  readonly hash: string;
  /** The session that is kept, if any. */
  readonly except: string | null;
  readonly notice: Extract<MailKind, 'passwordReset' | 'passwordChanged'>;
  /** The page the notice leads to. */
  readonly leadsTo: string;
}

/** Announces the ended sessions; the caller calls it after the commit. */
type Announce = () => void;

export async function replacePassword(
  { clock, mailer, config, announcements, log }: Deps,
  trx: Database,
  { person, hash, except, notice, leadsTo }: Replacement,
): Promise<Announce> {
  const { id: userId, name, email, language } = person;
  await writePassword(trx, userId, hash);
  await removeMailTokens(trx, userId);
  const sessionIds = await endSessions(trx, { userId, except }, notice, clock.now());
  const link = config.publicUrl + leadsTo;
  if (email) await mailer.send(email, composeMail(notice, language, { name, link }), trx);
  return () => {
    if (sessionIds.length === 0) return;
    logSecurityEvent(log, { security: 'sessionsRevoked', userId, because: notice });
    announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because: notice });
  };
}
