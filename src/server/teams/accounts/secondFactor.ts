// Sets up, renews and ends the second factor of a person who signs in with a password.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/people/secondFactor.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail, type MailKind } from '../../messaging/mail/accountMails.ts';
import {
  addressOf,
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
} from '../../people/identity/oneTimeCodes.ts';
import {
  readFactor,
  removeFactor,
  writeRecoveryCodes,
  writeUnconfirmed,
} from '../../people/identity/secondFactorStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import type { UserContext } from '../../web/http/visit.ts';
import { checkCode, spendCodeOf } from './checkCode.ts';
import { provePassword } from './ownPassword.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<
  AccountServices,
  'clock' | 'config' | 'database' | 'encryption' | 'mailer' | 'passwords' | 'rates'
>;

type Notice = Extract<MailKind, 'secondFactorOn' | 'secondFactorOff'>;

export const getSecondFactor =
  ({ database }: Deps): Handler<typeof call.secondFactor> =>
  async ({ member }) => {
    const factor = await readFactor(database, member.userId);
    const isOn = factor !== null && factor.confirmedAt !== null;
    return {
      since: isOn ? new Date(factor.confirmedAt).toISOString() : null,
      recoveryLeft: isOn ? factor.recoveryLeft : 0,
    };
  };

export const beginSecondFactor =
  (services: Deps): Handler<typeof call.beginSecondFactor> =>
  async (context, { password }) => {
    const { userId } = context.member;
    const proven = await provePassword(services, context, password);
    if (isRefusal(proven)) return proven;
    const secret = newSecret();
    const sealed = services.encryption.encrypt(secret, userId);
    const isNew = await writeUnconfirmed(services.database, { userId, sealed, now: services.clock.now() });
    return isNew ? { secret, address: addressOf(secret, proven.email) } : refuse('AlreadyDone');
  };

export const confirmSecondFactor =
  (services: Deps): Handler<typeof call.confirmSecondFactor> =>
  async (context, { code }) => {
    const { userId } = context.member;
    const factor = await readFactor(services.database, userId);
    if (!factor) return refuse('NotFound');
    if (factor.confirmedAt !== null) return refuse('AlreadyDone');
    const refusal = await spendCodeOf(services, context.log, { userId, sealed: factor.sealed, code });
    if (refusal) return refusal;
    const recoveryCodes = await services.database.transaction().execute(async (trx) => {
      await tell(services, trx, userId, 'secondFactorOn');
      return giveRecoveryCodes(services, trx, userId);
    });
    logSecurityEvent(context.log, { security: 'secondFactorOn', userId });
    return { recoveryCodes };
  };

export const renewRecoveryCodes =
  (services: Deps): Handler<typeof call.renewRecoveryCodes> =>
  async (context, { code }) => {
    const refusal = await needCode(services, context, code);
    if (refusal) return refusal;
    const { userId } = context.member;
    return { recoveryCodes: await giveRecoveryCodes(services, services.database, userId) };
  };

export const endSecondFactor =
  (services: Deps): Handler<typeof call.endSecondFactor> =>
  async (context, { code }) => {
    const { userId } = context.member;
    const refusal = await needCode(services, context, code);
    if (refusal) return refusal;
    await services.database.transaction().execute(async (trx) => {
      await removeFactor(trx, userId);
      await tell(services, trx, userId, 'secondFactorOff');
    });
    logSecurityEvent(context.log, { security: 'secondFactorOff', userId });
    return { ok: true };
  };

/** `NotFound` where signing in asks for no code. */
async function needCode(services: Deps, context: UserContext, code: string): Promise<Refusal | null> {
  const { userId } = context.member;
  const factor = await readFactor(services.database, userId);
  if (!factor || factor.confirmedAt === null) return refuse('NotFound');
  return checkCode(services, context.log, userId, code);
}

/** They are shown once: only their hashes are stored. */
async function giveRecoveryCodes({ clock }: Deps, database: Database, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(userId, code));
  await writeRecoveryCodes(database, { userId, hashes, now: clock.now() });
  return codes;
}

async function tell({ config, mailer }: Deps, trx: Database, userId: string, kind: Notice): Promise<void> {
  const person = await lockPerson(trx, userId);
  if (!person?.email) return;
  const link = `${config.publicUrl}/forgotPassword`;
  await mailer.send(person.email, composeMail(kind, person.language, { name: person.name, link }), trx);
}
