// A sign-in with the old password is under way while the password is reset: it brings nothing, and changes nothing.
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, password, startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

const another = 'quiet-harbour-bell-7';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const signIn = (email: string, word: string) =>
  testApp.ask('POST', '/api/Authentication/loginWithGS', { json: { email, password: word } });

async function reset(email: string): Promise<void> {
  testApp.clock.forward(1);
  await testApp.ask('POST', '/api/Authentication/passwordResetRequest', { json: { email } });
  const [mail] = await testApp.mailsTo(email);
  const json = { token: mail?.link?.split('/').at(-1), password: another };
  expect(outcome(await testApp.ask('POST', '/api/Authentication/passwordReset', { json }))).toEqual([
    200,
    'ok',
  ]);
}

/** Whoever compares or hashes the old password waits once that is done. */
function hold(act: 'matches' | 'hash') {
  const { passwords } = testApp.parts;
  const usual = { matches: passwords.matches, hash: passwords.hash };
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  async function afterwards<Done>(typed: string, done: Promise<Done>): Promise<Done> {
    await done;
    if (typed === password) {
      reached.resolve();
      await released.promise;
    }
    return done;
  }
  const slow = {
    matches: (typed: string, stored: string | null) => afterwards(typed, usual.matches(typed, stored)),
    hash: (typed: string) => afterwards(typed, usual.hash(typed)),
  };
  Object.assign(passwords, { [act]: slow[act] });
  return {
    isReached: reached.promise,
    release() {
      Object.assign(passwords, usual);
      released.resolve();
    },
  };
}

test('it opens no session after the reset', async () => {
  const { email } = await welcome(testApp, 'Ada');
  const held = hold('matches');
  const under = signIn(email, password);
  await held.isReached;
  await reset(email);
  held.release();
  expect(outcome(await under)).toEqual([401, 'InvalidCredentials']);
});

test('it does not write the old password back, whose hash was too weak', async () => {
  const { email, userId } = await welcome(testApp, 'Bo');
  const weak = await hash(password, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { database } = testApp.parts;
  await database.updateTable('people').set({ password_hash: weak }).where('id', '=', userId).execute();
  const held = hold('hash');
  const under = signIn(email, password);
  await held.isReached;
  await reset(email);
  held.release();
  expect(outcome(await under)).toEqual([401, 'InvalidCredentials']);
  expect(outcome(await signIn(email, another))).toEqual([200, 'ok']);
  expect(outcome(await signIn(email, password))).toEqual([401, 'InvalidCredentials']);
});
