// Password reset: mails a link, and sets a new password for its token.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { passwordReset, passwordResetRequest } from '../../../contract/people/passwords.ts';
import type { Database } from '../../base/storage/database.ts';
import { writeDummyLink } from '../../base/storage/dummyWrites.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import { issueMailToken, readMailToken, spendMailToken } from '../../people/identity/mailTokenStore.ts';
import { removePasskeysSince } from '../../people/identity/passkeyStore.ts';
import { isPasswordAllowed } from '../../people/identity/passwordRules.ts';
import { hasNoWayIn, isMadeByDirectory } from '../../people/identity/provisionedStore.ts';
import { removeUnneeded } from '../../people/identity/secondFactorStore.ts';
import { isOfProvenDomain } from '../../people/identity/ssoStore.ts';
import { emailKey, lockPerson, readPersonByEmail } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { replacePassword } from './replacePassword.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<
  AccountServices,
  'announcements' | 'clock' | 'config' | 'database' | 'log' | 'mailer' | 'members' | 'passwords' | 'rates'
>;

const weekMs = 7 * 24 * 60 * 60_000;
const linkLifeMs = 30 * 60_000;

/**
 * The answer, and the time it takes, are the same whether the address is known or not, and whether it was mailed
 * too often: a refusal would reveal that another request was made.
 */
export const requestPasswordReset =
  (services: Deps): Handler<typeof passwordResetRequest> =>
  async ({ address }, { email }) => {
    const recipient = emailKey(email);
    const accountAtAddress = `${recipient} ${address}`;
    const taken = await services.rates.take('RESET', {
      recipient,
      accountAtAddress,
      address,
      everyone: 'everyone',
    });
    await services.database.transaction().execute(async (trx) => {
      const known = await readPersonByEmail(trx, email);
      const person = known && (await lockPerson(trx, known.id)); // of two links asked for at once, the newest alone
      const hasWay =
        person &&
        (person.password_hash ||
          (await isMadeByDirectory(trx, person.id)) ||
          (await isOfProvenDomain(trx, person)) ||
          (await hasNoWayIn(trx, person.id)));
      const mayReset = hasWay && person.disabled_at === null;
      if (!taken.ok || !person?.email || !mayReset) return writeDummyLink(trx, services.clock.now());
      const issued = { kind: 'reset', userId: person.id, lifeMs: linkLifeMs } as const;
      const token = await issueMailToken(trx, issued, services.clock.now());
      const link = `${services.config.publicUrl}/passwordReset/${token}`;
      const mail = composeMail('newPassword', person.language, { name: person.name, link });
      await services.mailer.send(person.email, mail, trx);
    });
    return { ok: true };
  };

/** A refused password does not use up the link. */
export const resetPassword =
  (services: Deps): Handler<typeof passwordReset> =>
  async (_context, { token, password }) => {
    const { database, clock, members, passwords } = services;
    const userId = await readMailToken(database, 'reset', token, clock.now());
    const member = userId === null ? null : await members.read(userId);
    if (!member?.email || member.isDisabled) return refuse('InvalidOrExpiredToken');
    const { email, team, name } = member;
    if (!(await isPasswordAllowed(password, { email, teamName: team?.name ?? null, name })))
      return refuse('PasswordNotAllowed');
    const hash = await passwords.hash(password);
    if (isRefusal(hash)) return hash;
    const announce = await database.transaction().execute((trx) => spend(services, trx, token, hash));
    if (isRefusal(announce)) return announce;
    announce();
    return { ok: true };
  };

async function spend(
  services: Deps,
  trx: Database,
  token: string,
  hash: string,
): Promise<Refusal | (() => void)> {
  const userId = await spendMailToken(trx, 'reset', token, services.clock.now());
  const person = userId === null ? undefined : await lockPerson(trx, userId);
  if (!person) return refuse('InvalidOrExpiredToken');
  // Whoever stole a session may have left one; older ones were mailed about long ago.
  await removePasskeysSince(trx, person.id, services.clock.now() - weekMs);
  await removeUnneeded(trx, person.id);
  const notice = { notice: 'passwordReset', leadsTo: '/login' } as const;
  return replacePassword(services, trx, { person, hash, except: null, ...notice });
}
