// A legal hold on a team or a person: nothing of it is deleted by times, with the account or with the team, until it ends.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RetentionKind, retentionKinds } from '../../../src/contract/admin/keeping.ts';
import { retention } from '../../../src/server/run/jobs/retention.ts';
import { teamDeletion } from '../../../src/server/run/jobs/teamDeletion.ts';
import { tidying } from '../../../src/server/run/jobs/tidying.ts';
import { allGone, full, left, restOf, shortest, tableOf } from '../../support/data/oldData.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
const vacated: string[] = [];
let stuck = '';
beforeAll(async () => {
  testApp = await startTestApp({
    tables: {
      vacate: async (_team, userId) => {
        if (userId === stuck) throw new Error('a seat could not be given up');
        vacated.push(userId);
      },
    },
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});

const get = async (path: string, token = ours.admin.token) =>
  (await testApp.ask('GET', `/api/Admin/${path}`, { token })).body;
const post = (call: string, json: object, token = ours.admin.token) =>
  testApp.ask('POST', `/api/Admin/${call}`, { token, json });
const set = (kind: RetentionKind, days: number | null) => post('SetRetention', { kind, days });
const run = () => retention(testApp.parts).run();
const rows = () => testApp.parts.database;

const setAll = async () => {
  for (const kind of retentionKinds) expect((await set(kind, shortest[kind])).status).toBe(200);
};
const place = (userId: string | null, reason = 'Matter 7') => post('PlaceHold', { userId, reason });
const holds = async () => {
  const { body } = await testApp.ask('GET', `/api/Admin/LegalHolds/${ours.team.teamId}`, {
    token: ours.admin.token,
  });
  return body.holds as { holdId: string; reason: string; endedAt: string | null }[]; // as the contract says
};
const endAll = async () => {
  for (const { holdId, endedAt } of await holds())
    if (endedAt === null) expect((await post('EndHold', { holdId })).status).toBe(200);
};
const removeAccount = ({ token }: Somebody) =>
  testApp.ask('POST', '/api/Authentication/deleteAccount', { token, json: {} });
const exists = async ({ userId }: Somebody) =>
  (await rows().selectFrom('people').select('id').where('id', '=', userId).execute()).length === 1;

describe('a legal hold', () => {
  test.each([
    ['on the team', () => null],
    ['on a person', () => ours.member.userId],
  ])(
    '%s keeps all that would go by the times of the team and of the server, until it ends',
    async (_, who) => {
      await tableOf(testApp, ours, [400]);
      await restOf(testApp, ours, 400);
      await setAll();
      expect((await place(who())).status).toBe(200);
      await run();
      await tidying(testApp.parts).run();
      expect(await left(testApp, ours)).toEqual(full);
      await endAll();
      await run();
      expect(await left(testApp, ours)).toEqual(allGone);
    },
  );

  test('on one person keeps nothing of the others', async () => {
    await tableOf(testApp, ours, [95]);
    await restOf(testApp, ours, 95);
    await setAll();
    await place(ours.admin.userId);
    await run();
    expect(await left(testApp, ours)).toEqual(allGone);
  });

  test('lets a deletion of the account wait, tells the person, and it happens when the hold ends', async () => {
    await place(ours.member.userId);
    expect(await removeAccount(ours.member)).toMatchObject({
      status: 403,
      body: { error: 'NotAllowed', reason: 'onHold' },
    });
    await removeAccount(ours.member);
    await run();
    expect(await exists(ours.member)).toBe(true);
    await endAll();
    await run();
    await run();
    expect(await exists(ours.member)).toBe(false);
    const [mail] = await testApp.mailsTo(ours.member.email);
    expect(mail?.subject).toBe('Your account is deleted');
  });

  test('takes no seat of somebody whose deletion is refused at its end, being the last admin by then', async () => {
    const { admin, member, team } = ours;
    await rows().updateTable('people').set({ is_admin: true }).where('id', '=', member.userId).execute();
    await place(admin.userId);
    expect((await removeAccount(admin)).body.reason).toBe('onHold');
    expect((await removeAccount(member)).status).toBe(200);
    await welcome(testApp, 'New', team.teamId);
    await endAll();
    vacated.length = 0;
    await run();
    expect(await exists(admin)).toBe(true);
    expect(vacated).toEqual([]);
  });

  test('that ends frees one deletion also where another fails', async () => {
    await place(ours.member.userId);
    await removeAccount(ours.member);
    const { token } = theirs.admin;
    const ask = (call: string, json: object) => post(call, json, token);
    await ask('PlaceHold', { userId: theirs.member.userId, reason: 'Matter 8' });
    testApp.clock.forward(1);
    await removeAccount(theirs.member);
    await endAll();
    const { body } = await testApp.ask('GET', `/api/Admin/LegalHolds/${theirs.team.teamId}`, { token });
    const [hold] = body.holds as { holdId: string }[]; // as the contract says
    expect((await ask('EndHold', { holdId: hold?.holdId })).status).toBe(200);
    stuck = ours.member.userId;
    await expect(run()).rejects.toThrow('an account could not be deleted');
    stuck = '';
    expect(await exists(ours.member)).toBe(true);
    expect(await exists(theirs.member)).toBe(false);
    await run();
    expect(await exists(ours.member)).toBe(false);
  });

  test('on the team holds whoever leaves it meanwhile', async () => {
    await place(null);
    await post('RemoveMember', { userId: ours.member.userId });
    const json = { email: ours.member.email, password: 'saffron-teapot-42' };
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', { json });
    const member = { ...ours.member, token: String(body.guulJwt) };
    expect((await removeAccount(member)).body).toMatchObject({ reason: 'onHold' });
    expect(await holds()).toHaveLength(1);
    await endAll();
    expect((await removeAccount(member)).status).toBe(200);
  });

  test('keeps a team from its deletion, by its date and with its last person', async () => {
    await place(ours.member.userId);
    await post('RemoveMember', { userId: ours.member.userId });
    expect((await removeAccount(ours.admin)).body).toMatchObject({ reason: 'onHold' });
    const { teamId } = ours.team;
    const due = rows().updateTable('teams').set({ deletes_at: testApp.clock.now() });
    await due.where('id', '=', teamId).execute();
    await teamDeletion(testApp.parts).run();
    const teams = () => rows().selectFrom('teams').select('id').where('id', '=', teamId).execute();
    expect(await teams()).toHaveLength(1);
    await endAll();
    await teamDeletion(testApp.parts).run();
    expect(await teams()).toHaveLength(0);
  });

  test('is listed with who placed and ended it, and written down', async () => {
    await place(ours.member.userId, '  Matter 8 ');
    testApp.clock.forward(1);
    await place(null, 'Audit 2026');
    await endAll();
    expect(await holds()).toMatchObject([
      { isOfTeam: true, person: null, reason: 'Audit 2026', endedBy: { userId: ours.admin.userId } },
      { isOfTeam: false, person: { userId: ours.member.userId }, reason: 'Matter 8' },
    ]);
    const { items } = await get(`AuditLog/${ours.team.teamId}?pageSize=10&pageNumber=1`);
    expect(JSON.stringify(items)).toMatch(/teamHoldEnded|holdEnded/);
    expect(items).toHaveLength(4);
  });

  test('is placed on members alone, and ended by its own team alone, once', async () => {
    expect((await place(theirs.member.userId)).status).toBe(404);
    expect((await place(ours.member.userId, ' ')).status).toBe(400);
    await place(ours.member.userId);
    const [hold] = await holds();
    const end = (token: string) => post('EndHold', { holdId: hold?.holdId }, token);
    expect((await end(theirs.admin.token)).status).toBe(404);
    expect((await end(ours.member.token)).status).toBe(403);
    expect((await end(ours.admin.token)).status).toBe(200);
    expect((await end(ours.admin.token)).status).toBe(404);
  });
});
