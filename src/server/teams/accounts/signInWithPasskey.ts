// Signs in with a passkey: alone, because the person unlocks it, or as the second step after a password.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { loginWithPasskey, passkeyChallenge } from '../../../contract/people/passkeys.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { writeChallenge } from '../../people/identity/passkeyStore.ts';
import { challengeLifeMs, newChallenge, passkeySite } from '../../people/identity/passkeys.ts';
import { emailKey, readPersonByEmail } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { checkPasskey } from './checkPasskey.ts';
import { deviceCookie } from './knownDevice.ts';
import type { AccountServices } from './services.ts';
import { userOf } from './signIn.ts';

type Deps = Pick<
  AccountServices,
  | 'announcements'
  | 'clock'
  | 'config'
  | 'database'
  | 'encryption'
  | 'members'
  | 'passwords'
  | 'rates'
  | 'sessions'
>;

export const getPasskeyChallenge =
  ({ clock, config, database }: Deps): Handler<typeof passkeyChallenge> =>
  async () => {
    const site = passkeySite(config);
    if (!site) return refuse('NotFound');
    const challenge = newChallenge();
    await writeChallenge(database, { challenge, userId: null, now: clock.now() });
    return { challenge, rpId: site.host, userVerification: 'required', timeout: challengeLifeMs };
  };

export const signInWithPasskey =
  (services: Deps): Handler<typeof loginWithPasskey> =>
  async (context, { passkey, email }) => {
    const { config, database, encryption, members, sessions } = services;
    const wanted = email === undefined ? undefined : await readPersonByEmail(database, email);
    if (email !== undefined && !wanted) return refuse('PasskeyRefused');
    const userId = await checkPasskey(services, context.log, passkey, wanted?.id ?? null);
    if (isRefusal(userId)) return userId;
    const member = await members.read(userId);
    if (!member || member.isDisabled) return refuse('PasskeyRefused');
    const token = await sessions.open(userId, context.device);
    if (isRefusal(token)) return token;
    logSecurityEvent(context.log, { security: 'signedIn', userId });
    if (member.email !== null) context.setCookie(deviceCookie(encryption, config, emailKey(member.email)));
    return userOf(services, userId, token);
  };
