// The rule of a team: of whom a second step is asked. Who has none sets one up at the next sign-in, and does nothing else before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../../src/contract/errors.ts';
import { writeIdentity } from '../../../src/server/people/identity/identityStore.ts';
import { codeOf, stepAt } from '../../../src/server/people/identity/oneTimeCodes.ts';
import { createSocketAccess } from '../../../src/server/tables/realtime/authorize.ts';
import {
  type Answer,
  form,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const profile = (token: string) => testApp.ask('GET', '/api/UserProfile', { token });
const rule = ({ admin }: TeamOfTwo, secondFactorFor: string) =>
  testApp.ask('POST', '/api/Admin/UpdateAdminSettings', { token: admin.token, ...form({ secondFactorFor }) });

async function setUp(token: string): Promise<void> {
  const post = (act: string, json = {}) => testApp.ask('POST', `/api/Authentication/${act}`, { token, json });
  const { body } = await post('beginSecondFactor');
  const code = codeOf(String(body.secret), stepAt(testApp.clock.now()));
  expect(outcome(await post('confirmSecondFactor', { code }))).toEqual([200, 'ok']);
}

async function signInAgain({ email }: Somebody): Promise<string> {
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email, password },
  });
  return String(body.guulJwt);
}

async function withRule(name: string, secondFactorFor: string): Promise<TeamOfTwo> {
  const team = await foundTeam(testApp, name);
  await setUp(team.admin.token);
  testApp.clock.forward(1);
  expect(outcome(await rule(team, secondFactorFor))).toEqual([200, 'ok']);
  testApp.clock.forward(1);
  return team;
}

/** Whether sockets of this session are let in. */
async function atSockets(token: string): Promise<string> {
  const { parts } = testApp;
  const tickets = { issue: () => '', read: () => null };
  const access = createSocketAccess({ ...parts, tickets, origins: [] });
  const admitted = await access.admit({ token }, '203.0.113.9');
  if ('error' in admitted) return admitted.error;
  const actor = await access.actor(admitted.userId, admitted.sessionId);
  return 'error' in actor ? actor.error : 'ok';
}

test('an admin without a second step of their own cannot ask it of others', async () => {
  const team = await foundTeam(testApp, 'Own');
  const refused = await rule(team, 'admins');
  expect(outcome(refused)).toEqual([400, 'InvalidInput']);
  expect(refused.body.fields).toEqual([{ path: 'secondFactorFor', code: 'withoutOwn' }]);
  expect(outcome(await rule(team, 'nobody'))).toEqual([200, 'ok']);
});

test('asked of everybody, it stops who signs in next without one, at calls and sockets, until it is set up', async () => {
  const { member, team, admin } = await withRule('All', 'everybody');
  expect(outcome(await profile(member.token))).toEqual([200, 'ok']);
  const token = await signInAgain(member);
  expect(outcome(await profile(token))).toEqual([403, 'FactorNeeded']);
  expect(await atSockets(token)).toBe('FactorNeeded');
  expect(await atSockets(member.token)).toBe('ok');
  await setUp(token);
  expect(outcome(await profile(token))).toEqual([200, 'ok']);
  expect(await atSockets(token)).toBe('ok');
  const { body } = await testApp.ask('GET', `/api/Admin/AuditLog/${team.teamId}?pageSize=5&pageNumber=1`, {
    token: admin.token,
  });
  expect(body.items).toMatchObject([{ act: 'settings', changed: ['second_factor_for'] }]);
});

test('asked of admins, it leaves members alone until they are admins', async () => {
  const { admin, member } = await withRule('Some', 'admins');
  const token = await signInAgain(member);
  expect(outcome(await profile(token))).toEqual([200, 'ok']);
  await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
    token: admin.token,
    ...form({ newAdminUserIds: [member.userId] }),
  });
  expect(outcome(await profile(token))).toEqual([403, 'FactorNeeded']);
});

test('whoever comes by Microsoft, Google or Slack is not asked; the same person by password is', async () => {
  const { member } = await withRule('Vouched', 'everybody');
  const { database, sessions } = testApp.parts;
  const identity = { provider: 'google', tenantKey: 'google', subject: 'vouched' } as const;
  await writeIdentity(database, identity, member.userId, 1);
  const vouched = await sessions.open(member.userId, 'test', database, 'vouched');
  if (isRefusal(vouched)) throw new Error(vouched.error);
  expect(outcome(await profile(vouched))).toEqual([200, 'ok']);
  expect(await atSockets(vouched)).toBe('ok');
  expect(outcome(await profile(await signInAgain(member)))).toEqual([403, 'FactorNeeded']);
});

test('whoever stops asking lets everybody in again', async () => {
  const team = await withRule('Ended', 'everybody');
  const token = await signInAgain(team.member);
  expect(outcome(await profile(token))).toEqual([403, 'FactorNeeded']);
  expect(outcome(await rule(team, 'nobody'))).toEqual([200, 'ok']);
  expect(outcome(await profile(token))).toEqual([200, 'ok']);
});

test.each([
  ['again', 'everybody', 'everybody'],
  ['for more people', 'admins', 'everybody'],
  ['for fewer people', 'everybody', 'admins'],
])('stored %s, it frees nobody whom it has stopped', async (_how, first, second) => {
  const team = await withRule('Kept', first);
  const admin = testApp.parts.database.updateTable('people').set({ is_admin: true });
  await admin.where('id', '=', team.member.userId).execute();
  const token = await signInAgain(team.member);
  expect(outcome(await profile(token))).toEqual([403, 'FactorNeeded']);
  testApp.clock.forward(1);
  expect(outcome(await rule(team, second))).toEqual([200, 'ok']);
  expect(outcome(await profile(token))).toEqual([403, 'FactorNeeded']);
});
