// Two-step sign-in: codes of an authenticator app and recovery codes, each good once, beside the password and never instead of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../src/server/people/identity/oneTimeCodes.ts';
import {
  type Answer,
  foundTeam,
  password,
  type RequestOptions,
  startTestApp,
  type TestApp,
  verificationToken,
  welcome,
} from '../../support/servers/testApp.ts';

const stepMs = 30_000;

let testApp: TestApp;
let strict: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  strict = await startTestApp({ environment: { RATE_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await testApp.close();
  await strict.close();
});

interface Person {
  readonly email: string;
  readonly token: string;
  readonly at: TestApp;
}

const from = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });
const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];

const signIn = ({ email, at }: Person, code?: string, asking: RequestOptions = {}) =>
  at.ask('POST', '/api/Authentication/loginWithGS', { ...asking, json: { email, password, code } });
const post = ({ token, at }: Person, act: string, json: object) =>
  at.ask('POST', `/api/Authentication/${act}`, { token, json });
const state = async ({ token, at }: Person) =>
  (await at.ask('GET', '/api/Authentication/secondFactor', { token })).body;

const newcomer = async (name: string, at = testApp): Promise<Person> => {
  const { email, token } = await welcome(at, name);
  return { email, token, at };
};

/** The code that the app of somebody with this secret shows; each call is a step later than the one before. */
function nextCode(secret: string, at = testApp): string {
  at.clock.forward(stepMs);
  return codeOf(secret, stepAt(at.clock.now()));
}

async function withFactor(person: Person) {
  const { body: begun } = await post(person, 'beginSecondFactor', {});
  const secret = String(begun.secret);
  const { body } = await post(person, 'confirmSecondFactor', { code: nextCode(secret, person.at) });
  return { secret, recoveryCodes: (body.recoveryCodes as readonly unknown[]).map(String) };
}

test('is on only once a code was shown, and then asks for one after the password', async () => {
  const ada = await newcomer('Ada');
  const { body: begun } = await post(ada, 'beginSecondFactor', {});
  expect(begun.address).toContain(`secret=${begun.secret}`);
  expect(outcome(await signIn(ada))).toEqual([200, 'ok']);
  expect(outcome(await post(ada, 'confirmSecondFactor', { code: '000000' }))).toEqual([401, 'WrongCode']);
  expect(await state(ada)).toEqual({ since: null, recoveryLeft: 0 });

  const { secret, recoveryCodes } = await withFactor(ada);
  expect(recoveryCodes).toHaveLength(8);
  expect((await state(ada)).recoveryLeft).toBe(8);
  expect(outcome(await signIn(ada))).toEqual([401, 'CodeNeeded']);
  expect(outcome(await signIn(ada, '123456'))).toEqual([401, 'WrongCode']);
  expect(outcome(await signIn(ada, nextCode(secret)))).toEqual([200, 'ok']);
  expect(outcome(await post(ada, 'beginSecondFactor', {}))).toEqual([409, 'AlreadyDone']);
  const subjects = (await testApp.mailsTo(ada.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Signing in now asks for a code');
});

test('says nothing of codes to who does not know the password', async () => {
  const bo = await newcomer('Bo');
  const { secret } = await withFactor(bo);
  const wrong = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email: bo.email, password: 'not-this-kettle', code: nextCode(secret) },
  });
  expect(outcome(wrong)).toEqual([401, 'InvalidCredentials']);
});

test('a code is good once, by whichever of two who sign in at once', async () => {
  const cy = await newcomer('Cy');
  const { secret, recoveryCodes } = await withFactor(cy);
  const code = nextCode(secret);
  const both = await Promise.all([signIn(cy, code), signIn(cy, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect(outcome(await signIn(cy, code))).toEqual([401, 'WrongCode']);
  const [recovery = ''] = recoveryCodes;
  const again = await Promise.all([signIn(cy, recovery), signIn(cy, recovery.toLowerCase())]);
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await state(cy)).recoveryLeft).toBe(7);
});

test('new recovery codes end those before; ended, the password is enough again', async () => {
  const di = await newcomer('Di');
  const { secret, recoveryCodes } = await withFactor(di);
  const [, second = ''] = recoveryCodes;
  const { body } = await post(di, 'renewRecoveryCodes', {});
  expect(body.recoveryCodes).toHaveLength(8);
  expect(outcome(await signIn(di, second))).toEqual([401, 'WrongCode']);
  expect(outcome(await signIn(di, nextCode(secret)))).toEqual([200, 'ok']);
  expect(outcome(await post(di, 'endSecondFactor', {}))).toEqual([200, 'ok']);
  expect(outcome(await signIn(di))).toEqual([200, 'ok']);
  expect(outcome(await post(di, 'endSecondFactor', {}))).toEqual([404, 'NotFound']);
  const subjects = (await testApp.mailsTo(di.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Signing in no longer asks for a code');
});

test('CWE-307: ten wrong codes of an account, from any address, and then one every five minutes', async () => {
  const ed = await newcomer('Ed', strict);
  const { secret } = await withFactor(ed);
  const tries: unknown[] = [];
  for (let count = 0; count < 12; count++)
    tries.push((await signIn(ed, '000000', from(`203.0.113.${count}`))).body.error);
  expect(tries).toEqual([
    ...Array.from({ length: 10 }, () => 'WrongCode'),
    'TooManyRequests',
    'TooManyRequests',
  ]);
  strict.clock.forward(5 * 60_000);
  expect(outcome(await signIn(ed, nextCode(secret, strict), from('203.0.113.99')))).toEqual([200, 'ok']);
});

test('neither the secret nor a recovery code can be read in the database or the export', async () => {
  const fay = await newcomer('Fay');
  const { secret, recoveryCodes } = await withFactor(fay);
  const rows = JSON.stringify(
    await testApp.parts.database.selectFrom('second_factors').selectAll().execute(),
  );
  const exported = await testApp.ask('GET', '/api/UserProfile/Export', { token: fay.token });
  expect(exported.body.secondFactorSince).toMatch(/^\d{4}-/);
  for (const secretText of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replaceAll('-', '')),
  ]) {
    expect(rows).not.toContain(secretText);
    expect(JSON.stringify(exported.body)).not.toContain(secretText);
  }
});

test('of two windows that confirm the same secret at once, the first gets recovery codes that count', async () => {
  const gus = await newcomer('Gus');
  const { body: begun } = await post(gus, 'beginSecondFactor', {});
  const secret = String(begun.secret);
  const codes = [nextCode(secret), codeOf(secret, stepAt(testApp.clock.now()) + 1)];
  const both = await Promise.all(codes.map((code) => post(gus, 'confirmSecondFactor', { code })));
  const won = both.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(both.map((answer) => answer.body.error ?? 'ok')).toContain('ok');
  const [recovery] = [won[0]?.body.recoveryCodes].flat();
  expect(outcome(await signIn(gus, String(recovery)))).toEqual([200, 'ok']);
  expect(outcome(await post(gus, 'confirmSecondFactor', { code: nextCode(secret) }))).toEqual([
    409,
    'AlreadyDone',
  ]);
});

test('the mailed link to join a team does not stand for it: they join, and sign in with a code', async () => {
  const hal = await newcomer('Hal');
  const { secret } = await withFactor(hal);
  const { admin, team } = await foundTeam(testApp, 'Joined');
  await post({ ...admin, at: testApp }, 'sendInviteEmail', { email: hal.email });
  testApp.clock.forward(1);
  const json = { email: hal.email, name: 'Hal', password, gameSpaceGuid: team.teamId };
  expect(outcome(await testApp.ask('POST', '/api/Authentication/signUp', { json }))).toEqual([200, 'ok']);
  const link = { verificationToken: await verificationToken(testApp, hal.email) };
  const came = await testApp.ask('POST', '/api/Authentication/verify', { json: link });
  expect(outcome(came)).toEqual([401, 'CodeNeeded']);
  const { body } = await signIn(hal, nextCode(secret));
  expect(body.team).toMatchObject({ teamId: team.teamId });
});
