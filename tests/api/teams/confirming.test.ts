// Acts that a stolen session must not do: fifteen minutes after the last proof they ask who is there, and then go through.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all.ts';
import { codeOf, stepAt } from '../../../src/server/people/identity/oneTimeCodes.ts';
import {
  type Answer,
  form,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const quarterMs = 15 * 60_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const post = ({ token }: Somebody, act: string, json: object = {}) =>
  testApp.ask('POST', `/api/Authentication/${act}`, { token, json });
const waysOf = async ({ token }: Somebody) =>
  (await testApp.ask('GET', '/api/Authentication/confirmWays', { token })).body.ways;

test('a sign-in is enough for a quarter of an hour, and so is the password after it', async () => {
  const ada = await welcome(testApp, 'Ada');
  testApp.clock.forward(quarterMs);
  expect(outcome(await post(ada, 'beginSecondFactor'))).toEqual([200, 'ok']);
  testApp.clock.forward(1);
  expect(outcome(await post(ada, 'beginSecondFactor'))).toEqual([403, 'ConfirmFirst']);
  expect(await waysOf(ada)).toEqual(['password']);
  expect(outcome(await post(ada, 'confirm'))).toEqual([400, 'InvalidInput']);
  expect(outcome(await post(ada, 'confirm', { password: 'not-this-kettle' }))).toEqual([
    401,
    'InvalidCredentials',
  ]);
  expect(outcome(await post(ada, 'beginSecondFactor'))).toEqual([403, 'ConfirmFirst']);
  expect(outcome(await post(ada, 'confirm', { password }))).toEqual([200, 'ok']);
  expect(outcome(await post(ada, 'beginSecondFactor'))).toEqual([200, 'ok']);
  testApp.clock.forward(quarterMs + 1);
  expect(outcome(await post(ada, 'beginSecondFactor'))).toEqual([403, 'ConfirmFirst']);
});

test('CWE-308: whoever has a second factor confirms by it, and by the password alone no more', async () => {
  const bo = await welcome(testApp, 'Bo');
  const { body: begun } = await post(bo, 'beginSecondFactor');
  const codeNow = () => codeOf(String(begun.secret), stepAt(testApp.clock.now()));
  await post(bo, 'confirmSecondFactor', { code: codeNow() });
  testApp.clock.forward(quarterMs + 1);
  expect(await waysOf(bo)).toEqual(['code']);
  expect(outcome(await post(bo, 'confirm', { password }))).toEqual([401, 'CodeNeeded']);
  expect(outcome(await post(bo, 'endSecondFactor'))).toEqual([403, 'ConfirmFirst']);
  expect(outcome(await post(bo, 'confirm', { code: codeNow() }))).toEqual([200, 'ok']);
  expect(outcome(await post(bo, 'endSecondFactor'))).toEqual([200, 'ok']);
});

test('a proof is of its session: another one of the same person asks for its own', async () => {
  const cy = await welcome(testApp, 'Cy');
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email: cy.email, password },
  });
  testApp.clock.forward(quarterMs + 1);
  await post(cy, 'confirm', { password });
  const elsewhere = { ...cy, token: String(body.guulJwt) };
  expect(outcome(await post(elsewhere, 'beginSecondFactor'))).toEqual([403, 'ConfirmFirst']);
});

test('who has neither password nor second factor signs in again', async () => {
  const di = await welcome(testApp, 'Di');
  await testApp.parts.database
    .updateTable('people')
    .set({ password_hash: null })
    .where('id', '=', di.userId)
    .execute();
  expect(await waysOf(di)).toEqual([]);
  testApp.clock.forward(quarterMs + 1);
  expect(outcome(await post(di, 'confirm', { password }))).toEqual([400, 'InvalidInput']);
});

test('making or removing an admin is such an act, the other settings of the panel are not', async () => {
  const { admin, member, team } = await foundTeam(testApp, 'Mark');
  const change = (fields: Record<string, string | readonly string[]>) =>
    testApp.ask('POST', '/api/Admin/UpdateAdminSettings', { token: admin.token, ...form(fields) });
  testApp.clock.forward(quarterMs + 1);
  expect(outcome(await change({ teamId: team.teamId, companyName: 'Marks' }))).toEqual([200, 'ok']);
  expect(outcome(await change({ newAdminUserIds: [member.userId] }))).toEqual([403, 'ConfirmFirst']);
  await post(admin, 'confirm', { password });
  expect(outcome(await change({ newAdminUserIds: [member.userId] }))).toEqual([200, 'ok']);
});

test('these calls carry the mark', () => {
  const marked = calls
    .filter(({ confirmFirst }) => confirmFirst)
    .map(({ method, path }) => `${method} ${path}`);
  expect(marked.toSorted()).toEqual([
    'GET /api/Admin/ExportTeam/{id}',
    'GET /api/Authentication/confirmed',
    'GET /api/Stripe/SetupPayment/{id}',
    'GET /api/Stripe/Subscribe/{id}',
    'POST /api/Admin/ChangeWebhook',
    'POST /api/Admin/DeleteTeam',
    'POST /api/Admin/EndHold',
    'POST /api/Admin/EndToken',
    'POST /api/Admin/MakeToken',
    'POST /api/Admin/MakeWebhook',
    'POST /api/Admin/OnlySso',
    'POST /api/Admin/PlaceHold',
    'POST /api/Admin/RemoveAuditStream',
    'POST /api/Admin/RemoveDomain',
    'POST /api/Admin/RemoveSso',
    'POST /api/Admin/RemoveWebhook',
    'POST /api/Admin/SaveAuditStream',
    'POST /api/Admin/SaveSaml',
    'POST /api/Admin/SaveSso',
    'POST /api/Admin/SetGroupEffect',
    'POST /api/Admin/SetRetention',
    'POST /api/Admin/SwitchSso',
    'POST /api/Admin/UpdateAdminSettings',
    'POST /api/Authentication/Connect',
    'POST /api/Authentication/Disconnect',
    'POST /api/Authentication/addPasskey',
    'POST /api/Authentication/beginPasskey',
    'POST /api/Authentication/beginSecondFactor',
    'POST /api/Authentication/deleteAccount',
    'POST /api/Authentication/endSecondFactor',
    'POST /api/Authentication/removePasskey',
    'POST /api/Authentication/renewRecoveryCodes',
    'POST /api/Stripe/CancelSubscription',
    'POST /api/Stripe/Subscription',
  ]);
});
