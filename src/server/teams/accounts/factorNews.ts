// What follows a change of how somebody signs in: a mail about it, and recovery codes with the first second factor.
import type { Database } from '../../base/storage/database.ts';
import { composeMail, type MailKind } from '../../messaging/mail/accountMails.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../../people/identity/oneTimeCodes.ts';
import { writeRecoveryCodes } from '../../people/identity/secondFactorStore.ts';
import type { StoredPerson } from '../../people/store.ts';
import type { AccountServices } from './services.ts';

type Notice = Extract<MailKind, 'secondFactorOn' | 'secondFactorOff' | 'passkeyAdded' | 'passkeyRemoved'>;

export async function tellOfFactor(
  { config, mailer }: Pick<AccountServices, 'config' | 'mailer'>,
  trx: Database,
  person: StoredPerson | undefined,
  kind: Notice,
): Promise<void> {
  if (!person?.email) return;
  const link = `${config.publicUrl}/forgotPassword`;
  await mailer.send(person.email, composeMail(kind, person.language, { name: person.name, link }), trx);
}

/** They are shown once: only their hashes are stored. */
export async function giveRecoveryCodes(
  { clock }: Pick<AccountServices, 'clock'>,
  database: Database,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(userId, code));
  await writeRecoveryCodes(database, { userId, hashes, now: clock.now() });
  return codes;
}
