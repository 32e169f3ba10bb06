// Tabs in Teams: who may name one, and that the same place has the same name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIdentity, writeWorkspace } from '../../../src/server/people/identity/identityStore.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(() => testApp.close());

const configure = (channel: object, { token } = ours.admin) =>
  testApp.ask('POST', '/api/Teams/ConfigureTab', { token, json: channel });

const channel = { groupId: 'group', channelId: '19:general@thread.tacv2' };

const cameFrom = ({ userId }: { readonly userId: string }, tenantKey: string) =>
  writeIdentity(testApp.parts.database, { provider: 'teams', tenantKey, subject: userId }, userId, 1);

test('only who came from a tenant of the team', async () => {
  expect((await configure(channel)).body.error).toBe('NotAllowed');
  await cameFrom(ours.admin, 'another-tenant');
  const link = { teamId: ours.team.teamId, linkedBy: ours.admin.userId };
  await writeWorkspace(testApp.parts.database, { provider: 'teams', tenantKey: 'tenant' }, link, 1);
  expect((await configure(channel)).body.error).toBe('NotAllowed');
  await cameFrom({ userId: ours.member.userId }, 'tenant');
  expect((await configure(channel, ours.member)).body.error).toBe('AdminOnly');
});

test('the same channel has the same name, another one another', async () => {
  const { database } = testApp.parts;
  const identity = { provider: 'teams', tenantKey: 'tenant', subject: 'ada' } as const;
  await writeIdentity(database, identity, ours.admin.userId, 1);
  const first = await configure(channel);
  expect(first.status).toBe(200);
  expect(first.body.tabKey).toMatch(/^[\w-]{22}$/);
  expect((await configure(channel)).body).toEqual(first.body);
  expect((await configure({ ...channel, channelId: '19:other' })).body).not.toEqual(first.body);
  expect((await configure({ chatId: '19:general@thread.tacv2' })).body).not.toEqual(first.body);
});
