// The passkeys of a person who signs in with a password: listed, added, removed.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/people/passkeys.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import {
  readPasskeys,
  removePasskey as remove,
  writeChallenge,
  writePasskey,
} from '../../people/identity/passkeyStore.ts';
import { newChallenge, passkeySite, passkeyWanted, readNewPasskey } from '../../people/identity/passkeys.ts';
import { isFactorOn, readFactor, removeUnneeded } from '../../people/identity/secondFactorStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { spendChallengeOf } from './checkPasskey.ts';
import { giveRecoveryCodes, tellOfFactor } from './factorNews.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'announcements' | 'clock' | 'config' | 'database' | 'mailer'>;

const mostOfOne = 10;

export const listPasskeys =
  ({ config, database }: Deps): Handler<typeof call.passkeys> =>
  async ({ member }) => {
    const own = await readPasskeys(database, member.userId);
    return {
      host: passkeySite(config)?.host ?? null,
      passkeys: own.map(({ id, name, created_at, used_at }) => ({
        passkeyId: id,
        name,
        addedAt: timeOf(created_at),
        usedAt: timeOrNull(used_at),
      })),
    };
  };

export const beginPasskey =
  ({ clock, config, database }: Deps): Handler<typeof call.beginPasskey> =>
  async ({ member }) => {
    const site = passkeySite(config);
    const known = await readPasskeys(database, member.userId);
    if (!site || known.length >= mostOfOne) return refuse('NotAllowed');
    const challenge = newChallenge();
    await writeChallenge(database, { challenge, userId: member.userId, now: clock.now() });
    return passkeyWanted(site, challenge, member, known);
  };

export const addPasskey =
  (services: Deps): Handler<typeof call.addPasskey> =>
  async ({ member: { userId }, log }, { name, passkey }) => {
    const { clock, config, database } = services;
    const site = passkeySite(config);
    const challenge = await spendChallengeOf(services, passkey, userId);
    const made = site && challenge !== null ? await readNewPasskey(site, challenge, passkey) : null;
    if (!made) return refuse('PasskeyRefused');
    const added = await database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId);
      const factor = await readFactor(trx, userId);
      if (!person?.password_hash || factor.passkeys >= mostOfOne) return refuse('NotAllowed');
      const { transports = [] } = passkey.response;
      const row = { id: made.id, user_id: userId, name, public_key: made.public_key, counter: made.counter };
      const isNew = await writePasskey(trx, { ...row, transports, created_at: clock.now() });
      if (!isNew) return refuse('AlreadyDone');
      await tellOfFactor(services, trx, person, 'passkeyAdded');
      return { recoveryCodes: isFactorOn(factor) ? null : await giveRecoveryCodes(services, trx, userId) };
    });
    if (isRefusal(added)) return added;
    logSecurityEvent(log, { security: 'passkeyAdded', userId });
    services.announcements.publish({ kind: 'personChanged', userId });
    return added;
  };

export const removePasskey =
  (services: Deps): Handler<typeof call.removePasskey> =>
  async ({ member: { userId }, log }, { passkeyId }) => {
    const isGone = await services.database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId);
      if (!(await remove(trx, userId, passkeyId))) return false;
      await removeUnneeded(trx, userId);
      await tellOfFactor(services, trx, person, 'passkeyRemoved');
      return true;
    });
    if (!isGone) return refuse('NotFound');
    logSecurityEvent(log, { security: 'passkeyRemoved', userId });
    services.announcements.publish({ kind: 'personChanged', userId });
    return { ok: true };
  };
