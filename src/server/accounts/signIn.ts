// Signing in: by the link of the mail, or by e-mail and password.
import type { loginWithGS, verify } from '../../contract/authorization.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { User } from '../../contract/people.ts';
import type { Handler } from '../http/route.ts';
import { issueMailToken, spendMailToken } from '../identity/mailTokenStore.ts';
import { presentUser } from '../people/present.ts';
import { lockPerson, readPersonByEmail, writePassword, writeVerified } from '../people/store.ts';
import { tellSecurity } from '../shared/log.ts';
import type { Parts } from '../start/services.ts';
import type { Database } from '../storage/database.ts';
import { joinByLink } from './joining.ts';

const ticketLifeMs = 24 * 60 * 60_000;

/** Read anew, so that what was just written shows. */
export async function userOf({ members, config }: Parts, userId: string, guulJwt: string): Promise<User> {
  const member = await members.read(userId);
  if (!member) throw new Error('a signed-in person is gone');
  return presentUser(member, guulJwt, config.specialTeams);
}

/** The address is proven: the person joins the team that invited them, or gets a ticket to found one. */
async function prove({ clock }: Parts, trx: Database, userId: string): Promise<{ ticket: string | null }> {
  const now = clock.now();
  const person = await lockPerson(trx, userId);
  const invitedBy = person?.invited_team_id ?? null;
  await writeVerified(trx, userId, now);
  if (person?.team_id || (invitedBy && (await joinByLink(trx, userId, invitedBy, now))))
    return { ticket: null };
  return { ticket: await issueMailToken(trx, { kind: 'found', userId, lifeMs: ticketLifeMs }, now) };
}

export const verifying =
  (parts: Parts): Handler<typeof verify> =>
  async ({ device, log }, { verificationToken }) => {
    const proven = await parts.database.transaction().execute(async (trx) => {
      const userId = await spendMailToken(trx, 'verify', verificationToken, parts.clock.now());
      if (userId === null) return null;
      const { ticket } = await prove(parts, trx, userId);
      return { userId, ticket, token: await parts.sessions.open(userId, device, trx) };
    });
    if (!proven) return refuse('InvalidOrExpiredToken');
    parts.announcements.tell({ kind: 'personChanged', userId: proven.userId });
    tellSecurity(log, { security: 'signedIn', userId: proven.userId });
    return { user: await userOf(parts, proven.userId, proven.token), ticket: proven.ticket };
  };

/** A wrong password, no such account and an account without a password cannot be told apart. */
export const signingIn =
  (parts: Parts): Handler<typeof loginWithGS> =>
  async ({ device, log }, { email, password }) => {
    const person = await readPersonByEmail(parts.database, email);
    const matches = await parts.passwords.matches(password, person?.password_hash ?? null);
    if (isRefusal(matches)) return matches;
    if (!matches || !person?.password_hash || person.disabled_at !== null) {
      tellSecurity(log, { security: 'signInFailed', because: 'credentials' });
      return refuse('InvalidCredentials');
    }
    if (person.verified_at === null) return refuse('EmailNotVerified');
    if (parts.passwords.isOutdated(person.password_hash)) await renewHash(parts, person.id, password);
    const token = await parts.sessions.open(person.id, device);
    tellSecurity(log, { security: 'signedIn', userId: person.id });
    return userOf(parts, person.id, token);
  };

async function renewHash({ passwords, database }: Parts, userId: string, password: string): Promise<void> {
  const hash = await passwords.hash(password);
  if (!isRefusal(hash)) await writePassword(database, userId, hash);
}
