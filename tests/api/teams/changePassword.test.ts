// Changed passwords: only by who knows the old one, and every other session ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  foundTeam,
  password,
  type RequestOptions,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const minute = 60_000;
const another = 'quiet-harbour-bell-7';

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

const from = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });
const signIn = (email: string, word: string, at = testApp, asking: RequestOptions = {}) =>
  at.ask('POST', '/api/Authentication/loginWithGS', { ...asking, json: { email, password: word } });
const change = (token: string, fields: object, at = testApp, asking: RequestOptions = {}) =>
  at.ask('POST', '/api/Authentication/changePassword', {
    ...asking,
    token,
    json: { oldPassword: password, newPassword: another, ...fields },
  });
const flags = async (token: string) => {
  const { status, body } = await testApp.ask('GET', '/api/featureflags', { token });
  return status === 200 ? 'ok' : body.error;
};
const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const subjects = async (email: string) => (await testApp.mailsTo(email)).map(({ subject }) => subject);

test('ends every other session, and this one goes on with a new token', async () => {
  const person = await welcome(testApp, 'Changer');
  const { body: elsewhere } = await signIn(person.email, password);
  const { status, body } = await change(person.token, { userId: person.userId });
  expect([status, body.ok]).toEqual([200, true]);
  const next = String(body.guulJwt);
  expect(next).not.toBe(person.token);
  expect(await flags(next)).toBe('ok');
  expect(await flags(String(elsewhere.guulJwt))).toBe('SessionRevoked');
  testApp.clock.forward(2 * minute + 1_000);
  expect(await flags(next)).toBe('ok');
  expect(await flags(person.token)).toBe('SessionRevoked');
  expect((await signIn(person.email, password)).status).toBe(401);
  expect((await signIn(person.email, another)).status).toBe(200);
  expect(await subjects(person.email)).toContain('Your password was changed');
});

test('needs the old one, and changes nothing without it', async () => {
  const person = await welcome(testApp, 'Guesser');
  const { body: elsewhere } = await signIn(person.email, password);
  expect(outcome(await change(person.token, { oldPassword: 'not-this-kettle' }))).toEqual([
    401,
    'InvalidCredentials',
  ]);
  for (const token of [person.token, String(elsewhere.guulJwt)]) expect(await flags(token)).toBe('ok');
  expect((await signIn(person.email, password)).status).toBe(200);
  expect(await subjects(person.email)).not.toContain('Your password was changed');
});

test('whoever never had one has no old one to prove', async () => {
  const { token, userId } = await welcome(testApp, 'Federated');
  const people = testApp.parts.database.updateTable('people').where('id', '=', userId);
  await people.set({ password_hash: null }).execute();
  expect(outcome(await change(token, {}))).toEqual([401, 'InvalidCredentials']);
  await people.set({ email: null, email_key: null }).execute();
  expect(outcome(await change(token, {}))).toEqual([401, 'InvalidCredentials']);
});

test('twice at the same moment happens once', async () => {
  const { token } = await welcome(testApp, 'Double');
  const both = await Promise.all([change(token, {}), change(token, { newPassword: 'a-third-kettle-9' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('is for the owner alone', async () => {
  const { admin, member } = await foundTeam(testApp, 'Owners');
  expect(outcome(await change(admin.token, { userId: member.userId }))).toEqual([403, 'IdentityMismatch']);
  expect((await signIn(member.email, password)).status).toBe(200);
  const nobody = await testApp.ask('POST', '/api/Authentication/changePassword', {
    json: { oldPassword: password, newPassword: another },
  });
  expect(outcome(nobody)).toEqual([401, 'Unauthorized']);
});

test.each([
  ['too short', { newPassword: 'abc1234' }, 'PasswordNotAllowed'],
  ['common', { newPassword: 'password123' }, 'PasswordNotAllowed'],
  ['longer than 128', { newPassword: 'x'.repeat(129) }, 'InvalidInput'],
  ['missing', { newPassword: undefined }, 'InvalidInput'],
])('refuses one that is %s', async (_why, fields, error) => {
  const { token, email } = await welcome(testApp, 'Picky');
  expect(outcome(await change(token, fields))).toEqual([400, error]);
  expect((await signIn(email, password)).status).toBe(200);
});

test('five wrong old ones, then one try a minute, at the sign-in page too', async () => {
  const { token, email } = await welcome(strict, 'Stubborn');
  const there = from('203.0.113.21');
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => change(token, { oldPassword: 'wrong-kettle' }, strict, there)),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  const sixth = await change(token, {}, strict, there);
  expect(outcome(sixth)).toEqual([429, 'TooManyRequests']);
  expect(sixth.raw.headers['retry-after']).toBe('60');
  expect((await signIn(email, password, strict, there)).status).toBe(429);
  strict.clock.forward(minute);
  expect((await change(token, {}, strict, there)).status).toBe(200);
});
