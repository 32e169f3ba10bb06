// The admin panel: one save of many settings, refusals that change nothing, the invite link, the audit log, and the end of a team.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminSettings } from '../../../src/contract/admin/admin.ts';
import { teamDeletion } from '../../../src/server/run/jobs/teamDeletion.ts';
import {
  type FormFields,
  form,
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});

const page = async (token = ours.admin.token) =>
  (await testApp.ask('GET', `/api/Admin/AdminPage/${ours.team.teamId}`, { token })).raw.json<AdminSettings>();
const save = (fields: FormFields, token = ours.admin.token) =>
  testApp.ask('POST', '/api/Admin/UpdateAdminSettings', { token, ...form(fields) });

const periods = [
  { day: 1, from: '12:00', to: '13:00' },
  { day: 5, from: '22:00', to: '02:00' },
];

describe('settings', () => {
  test('are saved all at once and shown', async () => {
    const answer = await save({
      companyName: 'Northlight',
      language: 'tr',
      timeZone: 'Europe/Istanbul',
      customTheme: JSON.stringify({ key: '#7a2e8f', scheme: 'dark' }),
      limitedGames: ['chess', 'sudoku'],
      availablePeriods: JSON.stringify(periods),
      newAdminUserIds: [ours.member.userId],
      linkSignUp: 'false',
      emailDomains: ['Northlight.example', 'labs.example'],
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      companyName: 'Northlight',
      language: 'tr',
      timeZone: 'Europe/Istanbul',
      customTheme: { key: '#7a2e8f', scheme: 'dark' },
      limitedGames: ['chess', 'sudoku'],
      availablePeriods: periods,
      linkSignUp: false,
      emailDomains: ['northlight.example', 'labs.example'],
    });
    expect((await page()).admins).toHaveLength(2);
    expect(await page()).toEqual(answer.body);
  });

  test('what is left out stays; an empty list, theme and logo are taken away', async () => {
    await save({ limitedGames: ['chess'], customTheme: JSON.stringify({ key: '#7a2e8f', scheme: 'dark' }) });
    await save({ companyName: 'Renamed' });
    expect(await page()).toMatchObject({ limitedGames: ['chess'], customTheme: { key: '#7a2e8f' } });
    await save({ limitedGames: [''], customTheme: '', logoImage: '' });
    expect(await page()).toMatchObject({ limitedGames: [], customTheme: null, logo: null });
  });

  test.each([
    ['companyName', { companyName: ' ' }],
    ['language', { language: 'de' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['customTheme', { customTheme: '{' }],
    ['customTheme.key', { customTheme: JSON.stringify({ key: 'red', scheme: 'dark' }) }],
    ['limitedGames', { limitedGames: ['poker'] }],
    ['availablePeriods', { availablePeriods: 'soon' }],
    ['availablePeriods', { availablePeriods: JSON.stringify(Array(51).fill(periods[0])) }],
    ['availablePeriods', { availablePeriods: JSON.stringify([{ day: 1, from: '9:00', to: '10:00' }]) }],
    ['availablePeriods', { availablePeriods: JSON.stringify([{ day: 1, from: '09:00', to: '09:00' }]) }],
    ['availablePeriods', { availablePeriods: JSON.stringify([{ day: 7, from: '09:00', to: '10:00' }]) }],
    ['emailDomains', { emailDomains: ['not a domain'] }],
    ['linkSignUp', { linkSignUp: 'perhaps' }],
  ])('a wrong %s is refused by name, and nothing else is saved', async (path, wrong) => {
    const before = await page();
    const answer = await save({ ...(path === 'companyName' ? {} : { companyName: 'Not me' }), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
    expect(JSON.stringify(answer.body.fields)).toContain(path.split('.')[0]);
    expect(await page()).toEqual(before);
  });

  test('a chosen channel must be one of the team', async () => {
    expect(await save({ channelId: 'C999' })).toMatchObject({ status: 404 });
  });
});

describe('admins', () => {
  test('nobody takes the rights of the last one, or their own', async () => {
    const { userId } = ours.admin;
    expect(await save({ removeAdminUserIds: [userId] })).toMatchObject({ body: { error: 'LastAdmin' } });
    await save({ newAdminUserIds: [ours.member.userId] });
    expect(await save({ removeAdminUserIds: [userId] })).toMatchObject({
      body: { error: 'InvalidInput', fields: [{ path: 'removeAdminUserIds', code: 'oneself' }] },
    });
    expect(await save({ removeAdminUserIds: [userId] }, ours.member.token)).toMatchObject({ status: 200 });
    expect(await save({ companyName: 'Late' })).toMatchObject({ body: { error: 'AdminOnly' } });
  });

  test('two who take each other the rights at once: one succeeds', async () => {
    await save({ newAdminUserIds: [ours.member.userId] });
    const answers = await Promise.all([
      save({ removeAdminUserIds: [ours.member.userId] }),
      save({ removeAdminUserIds: [ours.admin.userId] }, ours.member.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('people of other teams, and a person in both lists, are refused', async () => {
    expect(await save({ newAdminUserIds: [theirs.member.userId] })).toMatchObject({ status: 404 });
    const both = { newAdminUserIds: [ours.member.userId], removeAdminUserIds: [ours.member.userId] };
    expect(await save(both)).toMatchObject({ body: { error: 'InvalidInput' } });
  });
});

describe('the invite link', () => {
  const signUp = (email: string, invite?: string) =>
    testApp.ask('POST', '/api/Authentication/signUp', {
      json: {
        email,
        name: 'Newcomer',
        password: 'quiet-harbour-bell-7',
        gameSpaceGuid: ours.team.teamId,
        ...(invite && { invite }),
      },
    });

  test('renewed, older links let nobody in', async () => {
    expect((await signUp('early@example.test')).status).toBe(200);
    const renewed = await testApp.ask('POST', '/api/Admin/RenewInviteLink', {
      token: ours.admin.token,
      json: {},
    });
    const { inviteCode } = renewed.raw.json<{ inviteCode: string }>();
    const shown = await testApp.ask('GET', `/api/Admin/InviteLink/${ours.team.teamId}`, {
      token: ours.admin.token,
    });
    expect(shown.body).toEqual({ inviteCode, isClosed: false });
    expect((await signUp('late@example.test')).body).toMatchObject({ error: 'NotAllowed' });
    expect((await signUp('wrong@example.test', 'AAAAAAAAAAAAAAAA')).body).toMatchObject({
      error: 'NotAllowed',
    });
    expect((await signUp('right@example.test', inviteCode)).status).toBe(200);
    const isOpen = async (query: string) => {
      const path = `/api/Authentication/loginSettings?companyId=${ours.team.teamId}${query}`;
      return (await testApp.ask('GET', path)).raw.json<{ team: { isOpen: boolean } }>().team.isOpen;
    };
    expect(await isOpen('')).toBe(false);
    expect(await isOpen(`&invite=${inviteCode}`)).toBe(true);
  });
});

describe('the audit log', () => {
  test('says who did what to whom, newest first, to admins of the team alone', async () => {
    await save({ companyName: 'Renamed' });
    testApp.clock.forward(1_000);
    await save({ newAdminUserIds: [ours.member.userId] });
    const log = await testApp.ask('GET', `/api/Admin/AuditLog/${ours.team.teamId}?pageSize=10&pageNumber=1`, {
      token: ours.admin.token,
    });
    expect(log.body).toMatchObject({
      total: 2,
      items: [
        { act: 'adminAdded', actor: { userId: ours.admin.userId }, subject: { userId: ours.member.userId } },
        { act: 'settings', subject: null, changed: ['name'] },
      ],
    });
  });
});

describe('a team', () => {
  test('is exported with its settings, members and what admins did', async () => {
    const file = await testApp.ask('GET', `/api/Admin/ExportTeam/${ours.team.teamId}`, {
      token: ours.admin.token,
    });
    expect(file.body).toMatchObject({
      settings: { companyName: 'Ours' },
      tables: { audit_entries: [{ act: 'exported' }] },
    });
    expect(JSON.stringify(file.body)).not.toMatch(/password|sealed|"secret"|email_key/);
  });

  test('is not kept any more once the week is over: it may be half deleted', async () => {
    const { database } = testApp.parts;
    const { admin, team } = await foundTeam(testApp, 'Late');
    const at = (deletes_at: number) =>
      database.updateTable('teams').set({ deletes_at }).where('id', '=', team.teamId).execute();
    const keep = () => testApp.ask('POST', '/api/Admin/KeepTeam', { token: admin.token, json: {} });
    await at(testApp.clock.now());
    expect((await keep()).body).toMatchObject({ ok: false, error: 'Closed' });
    await at(testApp.clock.now() + 1);
    expect((await keep()).status).toBe(200);
  });

  test('is deleted a week after it was asked for by name, unless it is stopped; people keep their accounts', async () => {
    const { token } = ours.admin;
    const job = teamDeletion(testApp.parts);
    const end = (companyName: string) =>
      testApp.ask('POST', '/api/Admin/DeleteTeam', { token, json: { companyName } });
    expect(await end('Theirs')).toMatchObject({ body: { error: 'InvalidInput' } });
    expect((await end('Ours')).status).toBe(200);
    expect((await testApp.ask('POST', '/api/Admin/KeepTeam', { token, json: {} })).status).toBe(200);
    testApp.clock.forward(8 * dayMs);
    await job.run();
    const teams = () =>
      testApp.parts.database.selectFrom('teams').select('id').where('id', '=', ours.team.teamId).execute();
    expect(await teams()).toHaveLength(1);
    const again = await welcome(testApp, 'Helper', ours.team.teamId);
    await testApp.parts.database
      .updateTable('people')
      .set({ is_admin: true })
      .where('id', '=', again.userId)
      .execute();
    testApp.parts.announcements.publish({ kind: 'personChanged', userId: again.userId });
    const asked = await testApp.ask('POST', '/api/Admin/DeleteTeam', {
      token: again.token,
      json: { companyName: 'Ours' },
    });
    expect(asked.status).toBe(200);
    testApp.clock.forward(6 * dayMs);
    await job.run();
    expect(await teams()).toHaveLength(1);
    testApp.clock.forward(2 * dayMs);
    await job.run();
    await job.run();
    expect(await teams()).toHaveLength(0);
    const person = await testApp.parts.database
      .selectFrom('people')
      .select(['id', 'team_id'])
      .where('id', '=', ours.member.userId)
      .executeTakeFirst();
    expect(person).toEqual({ id: ours.member.userId, team_id: null });
  });
});
