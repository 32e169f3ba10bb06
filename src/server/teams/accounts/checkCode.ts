// Verifies a code of a person's authenticator app, or one of their recovery codes; each is good once.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import { hashOfRecoveryCode, stepOfCode } from '../../people/identity/oneTimeCodes.ts';
import { readFactor, spendRecoveryCode, spendStep } from '../../people/identity/secondFactorStore.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'database' | 'encryption' | 'rates'>;

/** Null: the person has no second factor, or the code is good. Wrong ones are limited for each account. */
export async function checkCode(
  services: Deps,
  log: Log,
  userId: string,
  code: string | undefined,
): Promise<Refusal | null> {
  const factor = await readFactor(services.database, userId);
  if (!factor || factor.confirmedAt === null) return null;
  if (code === undefined || code === '') return refuse('CodeNeeded');
  return spendCodeOf(services, log, { userId, sealed: factor.sealed, code });
}

interface Given {
  readonly userId: string;
  readonly sealed: string;
  readonly code: string;
}

export async function spendCodeOf(
  { clock, database, encryption, rates }: Deps,
  log: Log,
  { userId, sealed, code }: Given,
): Promise<Refusal | null> {
  const taken = await rates.take('FACTOR', { account: userId });
  if (!taken.ok) {
    logSecurityEvent(log, { security: 'rateLimited', rateClass: 'FACTOR', userId });
    return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  }
  let isGood = false;
  try {
    const step = stepOfCode(encryption.decrypt(sealed, userId), code.replaceAll(/\s/g, ''), clock.now());
    isGood =
      step === null
        ? await spendRecoveryCode(database, userId, hashOfRecoveryCode(userId, code))
        : await spendStep(database, userId, step);
  } finally {
    taken.finish(!isGood);
  }
  if (isGood) return null;
  logSecurityEvent(log, { security: 'signInFailed', because: 'code' });
  return refuse('WrongCode');
}
