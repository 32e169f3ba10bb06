// Passkeys: they sign in alone and after a password, on this site alone, each challenge once, and the attacks on them are refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make, type Passkey, prove, type Use } from '../../support/people/authenticator.ts';
import {
  type Answer,
  password,
  type Somebody,
  startTestApp,
  type TestApp,
  verificationToken,
  welcome,
} from '../../support/servers/testApp.ts';

const host = 'play.example.test';
const origin = `https://${host}`;

let testApp: TestApp;
let strict: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { PUBLIC_URL: origin } });
  strict = await startTestApp({ environment: { PUBLIC_URL: origin, RATE_SCALE: '1' } });
});
afterAll(async () => {
  await testApp.close();
  await strict.close();
});

const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const post = (act: string, json: object, token?: string, at = testApp) =>
  at.ask('POST', `/api/Authentication/${act}`, { json, ...(token !== undefined && { token }) });
const list = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/Authentication/passkeys', { token })).body.passkeys;

/** What the browser is asked for, answered on the right page. */
async function wanted(at = testApp): Promise<Use> {
  const { body } = await post('passkeyChallenge', {}, undefined, at);
  return { host, origin, challenge: String(body.challenge) };
}

async function begun({ token }: Somebody, at = testApp): Promise<Use & { readonly handle: string }> {
  const { body } = await post('beginPasskey', {}, token, at);
  const user = Object(body.user);
  return { host, origin, challenge: String(body.challenge), handle: String(user.id) };
}

interface Owner extends Somebody {
  readonly passkey: Passkey;
  readonly recoveryCodes: readonly string[];
}

async function withPasskey(name: string, at = testApp): Promise<Owner> {
  const person = await welcome(at, name);
  const { handle, ...use } = await begun(person, at);
  const { made, answer } = make(use, handle);
  const added = await post('addPasskey', { name: 'Laptop', passkey: answer }, person.token, at);
  expect(outcome(added)).toEqual([200, 'ok']);
  const recoveryCodes = [added.body.recoveryCodes].flat().map(String);
  return { ...person, passkey: made, recoveryCodes };
}

const signIn = (passkey: unknown, email?: string, at = testApp) =>
  post('loginWithPasskey', { passkey, email }, undefined, at);
const bySecret = ({ email }: Somebody, code?: string, secret = password) =>
  post('loginWithGS', { email, password: secret, code });

describe('a passkey', () => {
  test('signs in by itself, and comes after the password from then on', async () => {
    const ada = await withPasskey('Ada');
    expect(ada.recoveryCodes).toHaveLength(8);
    expect(await list(ada)).toMatchObject([{ name: 'Laptop', usedAt: null }]);
    const signedIn = await signIn(prove(ada.passkey, await wanted()));
    expect(signedIn.body).toMatchObject({ userId: ada.userId });
    expect(await list(ada)).toMatchObject([{ usedAt: expect.stringMatching(/^\d{4}-/) }]);

    const { body } = await bySecret(ada);
    expect(body).toMatchObject({ error: 'CodeNeeded', reason: 'passkey' });
    expect(outcome(await signIn(prove(ada.passkey, await wanted()), ada.email))).toEqual([200, 'ok']);
    expect(outcome(await bySecret(ada, ada.recoveryCodes[0]))).toEqual([200, 'ok']);
    const subjects = (await testApp.mailsTo(ada.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was added to your account');
  });

  test('is removed by its owner alone; with the last one the password is enough again', async () => {
    const bo = await withPasskey('Bo');
    const cy = await withPasskey('Cy');
    const [{ passkeyId }] = [await list(bo)].flat().map(Object);
    expect(outcome(await post('removePasskey', { passkeyId }, cy.token))).toEqual([404, 'NotFound']);
    expect(outcome(await post('removePasskey', { passkeyId }, bo.token))).toEqual([200, 'ok']);
    expect(outcome(await bySecret(bo))).toEqual([200, 'ok']);
    expect(outcome(await signIn(prove(bo.passkey, await wanted())))).toEqual([401, 'PasskeyRefused']);
    expect(await list(cy)).toHaveLength(1);
  });

  test('is in the export by its name, and gone with the account', async () => {
    const di = await withPasskey('Di');
    const { body, raw } = await testApp.ask('GET', '/api/UserProfile/Export', { token: di.token });
    expect(body.passkeys).toMatchObject([{ name: 'Laptop' }]);
    expect(raw.body).not.toContain(di.passkey.id.toString('base64url'));
    await post('deleteAccount', {}, di.token);
    expect(outcome(await signIn(prove(di.passkey, await wanted())))).toEqual([401, 'PasskeyRefused']);
  });

  test('of a blocked account signs nobody in', async () => {
    const ed = await withPasskey('Ed');
    await testApp.parts.database
      .updateTable('people')
      .set({ disabled_at: 1 })
      .where('id', '=', ed.userId)
      .execute();
    expect(outcome(await signIn(prove(ed.passkey, await wanted())))).toEqual([401, 'PasskeyRefused']);
  });

  test('of the last week goes when its owner resets the password, because somebody else may have added it', async () => {
    const fay = await withPasskey('Fay');
    testApp.clock.forward(1); // the newest mail is that of the reset
    await post('passwordResetRequest', { email: fay.email });
    const token = await verificationToken(testApp, fay.email);
    const next = 'quiet-harbour-bell-7';
    expect(outcome(await post('passwordReset', { token, password: next }))).toEqual([200, 'ok']);
    expect(outcome(await signIn(prove(fay.passkey, await wanted())))).toEqual([401, 'PasskeyRefused']);
    expect(outcome(await bySecret(fay, undefined, next))).toEqual([200, 'ok']);
  });
});

describe('attacks', () => {
  test('CWE-294: an answer that was sent before, or more than five minutes late', async () => {
    const gil = await withPasskey('Gil');
    const proof = prove(gil.passkey, await wanted());
    const both = await Promise.all([signIn(proof), signIn(proof)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const late = prove(gil.passkey, await wanted());
    testApp.clock.forward(5 * 60_000);
    expect(outcome(await signIn(late))).toEqual([401, 'PasskeyRefused']);
  });

  test.each([
    ['the page of another site', { origin: 'https://play.example.test.evil.test' }],
    ['another port of this host', { origin: `${origin}:8443` }],
    ['a key of another site', { host: 'example.test' }],
    ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
    ['a device that nobody unlocked', { isUnlocked: false }],
  ])('CWE-346: %s, when signing in and when adding', async (_, change: Partial<Use>) => {
    const hal = await withPasskey('Hal');
    const proof = prove(hal.passkey, { ...(await wanted()), ...change });
    expect(outcome(await signIn(proof))).toEqual([401, 'PasskeyRefused']);
    const { handle, ...use } = await begun(hal);
    const { answer } = make({ ...use, ...change }, handle);
    expect(outcome(await post('addPasskey', { name: 'Second', passkey: answer }, hal.token))).toEqual([
      401,
      'PasskeyRefused',
    ]);
    expect(await list(hal)).toHaveLength(1);
  });

  test('CWE-639: the passkey, the handle or the challenge of another account', async () => {
    const [ivy, jo] = [await withPasskey('Ivy'), await withPasskey('Jo')];
    expect(outcome(await signIn(prove(jo.passkey, await wanted()), ivy.email))).toEqual([
      401,
      'PasskeyRefused',
    ]);
    const disguised = prove({ ...jo.passkey, userHandle: ivy.passkey.userHandle }, await wanted());
    expect(outcome(await signIn(disguised))).toEqual([401, 'PasskeyRefused']);
    const renamed = { ...prove(jo.passkey, await wanted()), id: ivy.passkey.id.toString('base64url') };
    expect(
      outcome(await signIn({ ...renamed, response: { ...renamed.response, userHandle: null } })),
    ).toEqual([401, 'PasskeyRefused']);
    const { handle, ...use } = await begun(ivy);
    const { answer } = make(use, handle);
    expect(outcome(await post('addPasskey', { name: 'Theirs', passkey: answer }, jo.token))).toEqual([
      401,
      'PasskeyRefused',
    ]);
    expect(await list(jo)).toHaveLength(1);
  });

  test('a counter that goes back, as that of a copied key does', async () => {
    const kim = await withPasskey('Kim');
    const copy = { ...kim.passkey };
    for (let use = 0; use < 3; use++)
      expect(outcome(await signIn(prove(kim.passkey, await wanted())))).toEqual([200, 'ok']);
    expect(outcome(await signIn(prove(copy, await wanted())))).toEqual([401, 'PasskeyRefused']);
  });

  test('CWE-307: ten answers that do not fit, and then one every five minutes', async () => {
    const lu = await withPasskey('Lu', strict);
    const tries: unknown[] = [];
    for (let count = 0; count < 12; count++) {
      const use = { ...(await wanted(strict)), isUnlocked: false };
      tries.push((await signIn(prove(lu.passkey, use), undefined, strict)).body.error);
    }
    expect(tries).toEqual([
      ...Array.from({ length: 10 }, () => 'PasskeyRefused'),
      'TooManyRequests',
      'TooManyRequests',
    ]);
  });
});

test('where the public address is no name with https, there are none', async () => {
  const plain = await startTestApp({ environment: { PUBLIC_URL: 'http://10.0.0.5:3000' } });
  expect(outcome(await post('passkeyChallenge', {}, undefined, plain))).toEqual([404, 'NotFound']);
  const settings = await plain.ask('GET', '/api/Authentication/loginSettings');
  expect(settings.body.passkeyHost).toBeNull();
  await plain.close();
});
