// Changing the own password: the old one proves it is the owner who asks.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { changePassword } from '../../../contract/passwords.ts';
import type { Handler } from '../../http/route.ts';
import type { UserContext } from '../../http/visit.ts';
import { isPasswordAllowed } from '../../identity/passwordRules.ts';
import { tellSecurity } from '../../log.ts';
import type { Parts } from '../../parts.ts';
import { emailKey, lockPerson, readPersonByEmail } from '../../storage/people.ts';
import { replacePassword } from './replacePassword.ts';

/** Every other session ends; this one goes on with a new token. */
export const changingPassword =
  (parts: Parts): Handler<typeof changePassword> =>
  async (context, { oldPassword, newPassword }) => {
    const { member, session } = context;
    const proven = await prove(parts, context, oldPassword);
    if (isRefusal(proven)) return proven;
    const known = { email: proven.email, teamName: member.team?.name ?? null };
    if (!(await isPasswordAllowed(newPassword, known))) return refuse('PasswordNotAllowed');
    const hash = await parts.passwords.hash(newPassword);
    if (isRefusal(hash)) return hash;
    const announce = await parts.database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, member.userId);
      if (person?.password_hash !== proven.hash) return refuse('InvalidCredentials');
      const told = { notice: 'passwordChanged', leadsTo: '/forgotPassword' } as const;
      return replacePassword(parts, trx, { person, hash, except: session.id, ...told });
    });
    if (isRefusal(announce)) return announce;
    announce();
    const claims = await parts.tokens.verify(session.token);
    const guulJwt = isRefusal(claims) ? claims : await parts.sessions.refresh(claims);
    return isRefusal(guulJwt) ? guulJwt : { ok: true, guulJwt };
  };

interface Proven {
  readonly email: string;
  readonly hash: string;
}

/** Wrong tries count for the account, as those at the sign-in page do. */
async function prove(
  { rates, database, passwords }: Parts,
  { member, address, log }: UserContext,
  oldPassword: string,
): Promise<Proven | Refusal> {
  const { email, userId } = member;
  const account = email === null ? userId : emailKey(email);
  const taken = await rates.take('LOGIN', { account, accountAtAddress: `${account} ${address}` });
  if (!taken.ok) {
    tellSecurity(log, { security: 'rateLimited', rateClass: 'LOGIN', userId });
    return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  }
  const hash = email === null ? null : ((await readPersonByEmail(database, email))?.password_hash ?? null);
  const matches = await passwords.matches(oldPassword, hash);
  taken.finish(matches === false);
  if (isRefusal(matches)) return matches;
  if (matches && email !== null && hash !== null) return { email, hash };
  tellSecurity(log, { security: 'signInFailed', because: 'old password' });
  return refuse('InvalidCredentials');
}
