// Sets up, renews and ends codes of an authenticator app for a person who signs in with a password.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/people/secondFactor.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { addressOf, newSecret } from '../../people/identity/oneTimeCodes.ts';
import {
  isFactorOn,
  readFactor,
  removeSecret,
  removeUnneeded,
  writeConfirmed,
  writeUnconfirmed,
} from '../../people/identity/secondFactorStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { spendAppCode } from './checkCode.ts';
import { giveRecoveryCodes, tellOfFactor } from './factorNews.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<
  AccountServices,
  'announcements' | 'clock' | 'config' | 'database' | 'encryption' | 'mailer' | 'rates'
>;

export const getSecondFactor =
  ({ database }: Deps): Handler<typeof call.secondFactor> =>
  async ({ member }) => {
    const factor = await readFactor(database, member.userId);
    return {
      since: factor.confirmedAt === null ? null : timeOf(factor.confirmedAt),
      recoveryLeft: isFactorOn(factor) ? factor.recoveryLeft : 0,
    };
  };

export const beginSecondFactor =
  ({ clock, database, encryption }: Deps): Handler<typeof call.beginSecondFactor> =>
  async ({ member: { userId, email } }) => {
    const person = await lockPerson(database, userId);
    if (email === null || !person?.password_hash) return refuse('NotAllowed');
    const secret = newSecret();
    const sealed = encryption.encrypt(secret, userId);
    const isNew = await writeUnconfirmed(database, { userId, sealed, now: clock.now() });
    return isNew ? { secret, address: addressOf(secret, email) } : refuse('AlreadyDone');
  };

/** Of two windows that confirm at once, the first gets the recovery codes. */
export const confirmSecondFactor =
  (services: Deps): Handler<typeof call.confirmSecondFactor> =>
  async ({ member: { userId }, log }, { code }) => {
    const { clock, database } = services;
    const factor = await readFactor(database, userId);
    if (factor.confirmedAt !== null) return refuse('AlreadyDone');
    if (factor.sealed === null) return refuse('NotFound');
    const refusal = await spendAppCode(services, log, { userId, sealed: factor.sealed, code });
    if (refusal) return refusal;
    const recoveryCodes = await database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId);
      if (!(await writeConfirmed(trx, userId, clock.now()))) return refuse('AlreadyDone');
      await tellOfFactor(services, trx, person, 'secondFactorOn');
      return giveRecoveryCodes(services, trx, userId);
    });
    if (isRefusal(recoveryCodes)) return recoveryCodes;
    logSecurityEvent(log, { security: 'secondFactorOn', userId });
    services.announcements.publish({ kind: 'personChanged', userId });
    return { recoveryCodes };
  };

export const renewRecoveryCodes =
  (services: Deps): Handler<typeof call.renewRecoveryCodes> =>
  async ({ member: { userId } }) => {
    const { database } = services;
    if (!isFactorOn(await readFactor(database, userId))) return refuse('NotFound');
    return { recoveryCodes: await giveRecoveryCodes(services, database, userId) };
  };

export const endSecondFactor =
  (services: Deps): Handler<typeof call.endSecondFactor> =>
  async ({ member: { userId }, log }) => {
    const refusal = await services.database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId);
      const { confirmedAt } = await readFactor(trx, userId);
      if (confirmedAt === null) return refuse('NotFound');
      await removeSecret(trx, userId);
      await removeUnneeded(trx, userId);
      await tellOfFactor(services, trx, person, 'secondFactorOff');
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'secondFactorOff', userId });
    services.announcements.publish({ kind: 'personChanged', userId });
    return { ok: true };
  };
