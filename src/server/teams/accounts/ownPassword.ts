// Verifies the password of a signed-in person; wrong tries count against the limits of the sign-in page.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { emailKey, readPersonByEmail } from '../../people/store.ts';
import type { UserContext } from '../../web/http/visit.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'database' | 'passwords' | 'rates'>;

export interface Proven {
  readonly email: string;
  readonly hash: string;
}

export async function provePassword(
  { rates, database, passwords }: Deps,
  { member, address, log }: UserContext,
  password: string,
): Promise<Proven | Refusal> {
  const { email, userId } = member;
  const account = email === null ? userId : emailKey(email);
  const taken = await rates.take('LOGIN', { account, accountAtAddress: `${account} ${address}` });
  if (!taken.ok) {
    logSecurityEvent(log, { security: 'rateLimited', rateClass: 'LOGIN', userId });
    return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  }
  const hash = email === null ? null : ((await readPersonByEmail(database, email))?.password_hash ?? null);
  const matches = await passwords.matches(password, hash);
  taken.finish(matches === false);
  if (isRefusal(matches)) return matches;
  if (matches && email !== null && hash !== null) return { email, hash };
  logSecurityEvent(log, { security: 'signInFailed', because: 'own password' });
  return refuse('InvalidCredentials');
}
