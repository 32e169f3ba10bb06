// The invite link of a team ends after its last day or its last use; invitations by mail do not, and a new link has no end.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FormFields,
  form,
  foundTeam,
  password,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  verificationToken,
} from '../../support/servers/testApp.ts';

const hour = 60 * 60_000;

let testApp: TestApp;
let ours: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
});

const { stringify } = JSON;
const save = (fields: FormFields) =>
  testApp.ask('POST', '/api/Admin/UpdateAdminSettings', { token: ours.admin.token, ...form(fields) });
const limits = async () => {
  const { body } = await testApp.ask('GET', `/api/Admin/AdminPage/${ours.team.teamId}`, {
    token: ours.admin.token,
  });
  return { lastDay: body.inviteLastDay, usesLeft: body.inviteUsesLeft };
};
const signUp = async (email: string, invite: string | null = null) => {
  const json = { name: 'Ada', password, email, gameSpaceGuid: ours.team.teamId, invite };
  const { status } = await testApp.ask('POST', '/api/Authentication/signUp', { json });
  return status;
};
const verify = async (email: string) => {
  const json = { verificationToken: await verificationToken(testApp, email) };
  const { body } = await testApp.ask('POST', '/api/Authentication/verify', { json });
  return stringify(body).includes(ours.team.teamId) ? 'in' : 'alone';
};
const isOpen = async () => {
  const path = `/api/Authentication/loginSettings?companyId=${ours.team.teamId}`;
  const { body } = await testApp.ask('GET', path);
  return stringify(body).includes('"isOpen":true');
};

test('a link is good to the end of its last day in the time zone of the team', async () => {
  const today = new Date(testApp.clock.now()).toISOString().slice(0, 10);
  await save({ timeZone: 'Pacific/Honolulu', inviteLastDay: today });
  expect(await limits()).toEqual({ lastDay: today, usesLeft: null });
  const end = Date.parse(`${today}T00:00Z`) + 34 * hour; // Honolulu is ten hours behind
  testApp.clock.forward(end - testApp.clock.now() - 1);
  expect(await isOpen()).toBe(true);
  expect(await signUp('in-time@example.test')).toBe(200);
  testApp.clock.forward(1);
  expect(await isOpen()).toBe(false);
  expect(await signUp('late@example.test')).toBe(403);
  expect(await verify('in-time@example.test')).toBe('in');
});

test('a link for one lets one in of two who have signed up, and an invitation by mail costs no use', async () => {
  await save({ inviteUsesLeft: '1' });
  for (const email of ['first@example.test', 'second@example.test']) expect(await signUp(email)).toBe(200);
  const json = { userId: ours.admin.userId, email: 'asked@example.test' };
  await testApp.ask('POST', '/api/Authentication/sendInviteEmail', { token: ours.admin.token, json });
  testApp.clock.forward(1_000);
  expect(await signUp('asked@example.test')).toBe(200);
  expect(await verify('asked@example.test')).toBe('in');
  expect(await limits()).toMatchObject({ usesLeft: 1 });
  const ways = await Promise.all([verify('first@example.test'), verify('second@example.test')]);
  expect(ways.toSorted()).toEqual(['alone', 'in']);
  expect(await limits()).toMatchObject({ usesLeft: 0 });
  expect(await isOpen()).toBe(false);
  expect(await signUp('third@example.test')).toBe(403);
});

test('a renewed link has no end', async () => {
  await save({ inviteUsesLeft: '3', inviteLastDay: '2020-01-01' });
  const { body } = await testApp.ask('POST', '/api/Admin/RenewInviteLink', {
    token: ours.admin.token,
    json: {},
  });
  expect(await limits()).toEqual({ lastDay: null, usesLeft: null });
  await save({ inviteUsesLeft: '3', inviteLastDay: '2020-01-01' });
  await save({ inviteUsesLeft: '', inviteLastDay: '' });
  expect(await limits()).toEqual({ lastDay: null, usesLeft: null });
  expect(await signUp('by-new-link@example.test', String(body.inviteCode))).toBe(200);
});

test('an admin who is about to share the link hears that nobody can join by it', async () => {
  const isClosed = async () => {
    const path = `/api/Admin/InviteLink/${ours.team.teamId}`;
    return (await testApp.ask('GET', path, { token: ours.admin.token })).body.isClosed;
  };
  expect(await isClosed()).toBe(false);
  await save({ linkSignUp: 'false' });
  expect(await isClosed()).toBe(true);
  await save({ linkSignUp: 'true', inviteLastDay: '2020-01-01' });
  expect(await isClosed()).toBe(true);
  await save({ inviteLastDay: '' });
  expect(await isClosed()).toBe(false);
});

test.each([
  { inviteUsesLeft: '0' },
  { inviteUsesLeft: '-1' },
  { inviteUsesLeft: '10001' },
  { inviteUsesLeft: '1.5' },
  { inviteLastDay: '2026-02-30' },
  { inviteLastDay: 'soon' },
])('%j is refused', async (fields) => {
  expect(await save(fields)).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
});
