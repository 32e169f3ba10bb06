// Signs in with the link of a mail, or with e-mail and password.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { loginWithGS, verify } from '../../../contract/people/authorization.ts';
import type { User } from '../../../contract/people/people.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { issueMailToken, spendMailToken } from '../../people/identity/mailTokenStore.ts';
import { isFactorOn, readFactor } from '../../people/identity/secondFactorStore.ts';
import { holdSsoTeam, isSsoOnly } from '../../people/identity/ssoStore.ts';
import { presentUser } from '../../people/present.ts';
import { emailKey, lockPerson, readPersonByEmail, writePassword, writeVerified } from '../../people/store.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { PublicContext } from '../../web/http/visit.ts';
import { checkCode } from './checkCode.ts';
import { joinByLink } from './joining.ts';
import { deviceCookie, isKnownDevice } from './knownDevice.ts';
import { endNewcomerNotices } from './newcomerNotices.ts';
import { isConfirmedByAdmin } from './newcomers.ts';
import { tellOfFewPlaces } from './placeNotices.ts';
import type { AccountServices } from './services.ts';
import { limitSpraying } from './sprayLimit.ts';

type Deps = Pick<
  AccountServices,
  'announcements' | 'clock' | 'config' | 'database' | 'members' | 'passwords' | 'sessions'
>;

type SignInDeps = Deps & Pick<AccountServices, 'encryption' | 'rates'>;

const ticketLifeMs = 24 * 60 * 60_000;

/** The person is read again after the write. */
export async function userOf({ members, config }: Deps, userId: string, guulJwt: string): Promise<User> {
  const member = await members.read(userId);
  if (!member) throw new Error('a signed-in person is gone');
  return presentUser(member, guulJwt, config.specialTeams);
}

interface Proven {
  readonly ticket: string | null;
  readonly teamId: string | null;
  /** The account was theirs before: the link alone does not stand for its second step. */
  readonly needsCode: boolean;
}

/** The address is proven: the person joins the team that invited them, `teamId`, or gets a ticket to found one. */
async function prove({ clock }: Deps, trx: Database, userId: string): Promise<Proven> {
  const now = clock.now();
  const person = await lockPerson(trx, userId);
  const invitedBy = person?.invited_team_id ?? null;
  const needsCode = person?.verified_at != null && isFactorOn(await readFactor(trx, userId));
  await writeVerified(trx, userId, now);
  if (invitedBy) await endNewcomerNotices(trx, invitedBy);
  if (person?.team_id || (invitedBy && (await joinByLink(trx, userId, invitedBy, now))))
    return { ticket: null, teamId: person?.team_id ? null : invitedBy, needsCode };
  const ticket = await issueMailToken(trx, { kind: 'found', userId, lifeMs: ticketLifeMs }, now);
  return { ticket, teamId: null, needsCode };
}

export const verifyEmail =
  (services: Deps & Pick<AccountServices, 'notifications'>): Handler<typeof verify> =>
  async ({ device, log }, { verificationToken }) => {
    const proven = await services.database.transaction().execute(async (trx) => {
      const userId = await spendMailToken(trx, 'verify', verificationToken, services.clock.now());
      if (userId === null) return null;
      const { ticket, teamId, needsCode } = await prove(services, trx, userId);
      const token = needsCode ? refuse('CodeNeeded') : await services.sessions.open(userId, device, trx);
      return { userId, ticket, teamId, token };
    });
    if (!proven) return refuse('InvalidOrExpiredToken');
    const { token } = proven;
    services.announcements.publish({ kind: 'personChanged', userId: proven.userId });
    if (proven.teamId !== null) await tellOfFewPlaces(services, proven.teamId);
    if (isRefusal(token)) return token;
    logSecurityEvent(log, { security: 'signedIn', userId: proven.userId });
    return { user: await userOf(services, proven.userId, token), ticket: proven.ticket };
  };

/** Counts a failure by IP address if the account has never signed in from this browser. */
export const signIn =
  (services: SignInDeps): Handler<typeof loginWithGS> =>
  async (context, input) => {
    const account = emailKey(input.email);
    const attempt = () => signInWithPassword(services, context, input);
    const signedIn = isKnownDevice(services.encryption, context.cookies, account)
      ? await attempt()
      : await limitSpraying(services, context, account, attempt);
    if (!isRefusal(signedIn)) context.setCookie(deviceCookie(services.encryption, services.config, account));
    const isWrong = isRefusal(signedIn) && signedIn.error === 'InvalidCredentials';
    // Whoever types an address of such a domain is told the way, whether anybody has it or not.
    if (isWrong && (await isSsoOnly(services.database, emailDomain(input.email)))) return refuse('SsoNeeded');
    return signedIn;
  };

/** A wrong password, no such account and an account without a password cannot be told apart. */
async function signInWithPassword(
  services: SignInDeps,
  { device, log }: PublicContext,
  { email, password, code }: InputOf<typeof loginWithGS>,
): Promise<User | Refusal> {
  const person = await readPersonByEmail(services.database, email);
  const matches = await services.passwords.matches(password, person?.password_hash ?? null);
  if (isRefusal(matches)) return matches;
  if (!matches || !person?.password_hash || person.disabled_at !== null) {
    logSecurityEvent(log, { security: 'signInFailed', because: 'credentials' });
    return refuse('InvalidCredentials');
  }
  if (person.verified_at === null) {
    const waitsForAdmin = person.invited_team_id !== null && isConfirmedByAdmin(services);
    return refuse('EmailNotVerified', waitsForAdmin ? { reason: 'confirmedByAdmin' } : {});
  }
  const refusal = await checkCode(services, log, person.id, code);
  if (refusal) return refusal;
  const renewed = services.passwords.isOutdated(person.password_hash)
    ? await services.passwords.hash(password)
    : null;
  const token = await services.database.transaction().execute(async (trx) => {
    await holdSsoTeam(trx, person.id);
    const now = await lockPerson(trx, person.id);
    // A password that was changed, or an account that was switched off, while this one was compared.
    if (now?.password_hash !== person.password_hash || now.disabled_at !== null)
      return refuse('InvalidCredentials');
    if (renewed !== null && !isRefusal(renewed)) await writePassword(trx, person.id, renewed);
    return services.sessions.open(person.id, device, trx);
  });
  if (isRefusal(token)) return token;
  logSecurityEvent(log, { security: 'signedIn', userId: person.id });
  return userOf(services, person.id, token);
}
