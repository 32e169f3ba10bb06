// Verifies a code of a person's authenticator app, or one of their recovery codes; each is good once.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import { hashOfRecoveryCode, stepOfCode } from '../../people/identity/oneTimeCodes.ts';
import {
  isFactorOn,
  readFactor,
  type StoredFactor,
  spendRecoveryCode,
  spendStep,
} from '../../people/identity/secondFactorStore.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'database' | 'encryption' | 'rates'>;

/** Null: the person has no second factor, or the code is good. */
export async function checkCode(
  services: Deps,
  log: Log,
  userId: string,
  code: string | undefined,
): Promise<Refusal | null> {
  const factor = await readFactor(services.database, userId);
  return isFactorOn(factor) ? spendCode(services, log, { userId, factor, code }) : null;
}

interface Asked {
  readonly userId: string;
  readonly factor: StoredFactor;
  readonly code: string | undefined;
}

/** Of a person who has a second factor. The reason says that a passkey would do as well. */
export async function spendCode(
  services: Deps,
  log: Log,
  { userId, factor, code }: Asked,
): Promise<Refusal | null> {
  if (code === undefined || code === '')
    return refuse('CodeNeeded', factor.passkeys > 0 ? { reason: 'passkey' } : {});
  const given = { userId, sealed: factor.confirmedAt === null ? null : factor.sealed, code };
  return limitGuesses(services, log, userId, 'code', async () =>
    (await isAppCode(services, given)) ||
    (await spendRecoveryCode(services.database, userId, hashOfRecoveryCode(userId, code)))
      ? null
      : refuse('WrongCode'),
  );
}

interface Given {
  readonly userId: string;
  /** Null: there is no authenticator app. */
  readonly sealed: string | null;
  readonly code: string;
}

async function isAppCode(
  { clock, database, encryption }: Deps,
  { userId, sealed, code }: Given,
): Promise<boolean> {
  if (sealed === null) return false;
  const step = stepOfCode(encryption.decrypt(sealed, userId), code.replaceAll(/\s/g, ''), clock.now());
  return step !== null && spendStep(database, userId, step);
}

/** A code that shows that the app has the secret. */
export const spendAppCode = (services: Deps, log: Log, given: Given): Promise<Refusal | null> =>
  limitGuesses(services, log, given.userId, 'code', async () =>
    (await isAppCode(services, given)) ? null : refuse('WrongCode'),
  );

/** Second factors of an account that did not fit are counted, from whichever address. */
export async function limitGuesses(
  { rates }: Pick<AccountServices, 'rates'>,
  log: Log,
  userId: string,
  what: 'code' | 'passkey',
  check: () => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const taken = await rates.take('FACTOR', { account: userId });
  if (!taken.ok) {
    logSecurityEvent(log, { security: 'rateLimited', rateClass: 'FACTOR', userId });
    return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  }
  let refusal: Refusal | null | undefined;
  try {
    refusal = await check();
  } finally {
    taken.finish(refusal !== null);
  }
  if (refusal) logSecurityEvent(log, { security: 'signInFailed', because: what });
  return refusal;
}
