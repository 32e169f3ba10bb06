// Limit on password spraying: one password tried on many accounts from one address.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { PublicContext } from '../../web/http/visit.ts';
import type { AccountServices } from './services.ts';

/**
 * Counts each account with a wrong password once, so that people who mistype their own password repeatedly use up one failure.
 * A place is taken before the password is checked, so that many tries at once are no more than one after the other.
 */
export async function limitSpraying<Answer>(
  { rates }: Pick<AccountServices, 'rates'>,
  { address, log }: Pick<PublicContext, 'address' | 'log'>,
  account: string,
  signIn: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const taken = await rates.take('SPRAY', { address });
  if (!taken.ok) {
    logSecurityEvent(log, { security: 'rateLimited', rateClass: 'SPRAY', userId: null });
    return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  }
  let isCounted = false;
  try {
    const answer = await signIn();
    if (isRefusal(answer) && answer.error === 'InvalidCredentials') {
      const first = await rates.take('SPRAYED', { accountAtAddress: `${account} ${address}` });
      isCounted = first.ok;
    }
    return answer;
  } finally {
    taken.finish(isCounted);
  }
}
