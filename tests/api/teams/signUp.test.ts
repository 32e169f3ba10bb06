// From a name and an address to a person in a team, by the links of mails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidying } from '../../../src/server/run/jobs/tidying.ts';
import {
  foundTeam,
  password,
  startTestApp,
  type TestApp,
  verificationToken,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const signUp = (fields: Record<string, unknown>) =>
  testApp.ask('POST', '/api/Authentication/signUp', { json: { name: 'Ada', password, ...fields } });
const verify = (verificationToken: string) =>
  testApp.ask('POST', '/api/Authentication/verify', { json: { verificationToken } });
const signIn = (email: string, word = password) =>
  testApp.ask('POST', '/api/Authentication/loginWithGS', { json: { email, password: word } });

describe('signing up', () => {
  test('gives no session before the address is proven, and one when it is', async () => {
    expect((await signUp({ email: 'ada@example.test' })).body).toEqual({ ok: true });
    expect((await signIn('ada@example.test')).body.error).toBe('EmailNotVerified');
    const { status, body } = await verify(await verificationToken(testApp, 'ada@example.test'));
    expect(status).toBe(200);
    expect(body.ticket).toMatch(/^[\w-]{43}$/);
    expect(body.user).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ada',
      avatar: null,
      isAdmin: false,
      controller: 'GameSpace',
      language: 'en',
      theme: 'light',
      hasChosenTheme: false,
      guulJwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      team: null,
    });
    expect((await signIn('ADA@Example.test')).status).toBe(200);
  });

  test('a link works once, for a day, and only the newest', async () => {
    await signUp({ email: 'once@example.test' });
    const first = await verificationToken(testApp, 'once@example.test');
    testApp.clock.forward(1_000);
    await testApp.ask('POST', '/api/Authentication/resendVerification', {
      json: { email: 'once@example.test' },
    });
    const second = await verificationToken(testApp, 'once@example.test');
    expect(second).not.toBe(first);
    expect((await verify(first)).body.error).toBe('InvalidOrExpiredToken');
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).body.error).toBe('InvalidOrExpiredToken');
    await signUp({ email: 'late@example.test' });
    const late = await verificationToken(testApp, 'late@example.test');
    testApp.clock.forward(24 * 60 * 60_000);
    expect((await verify(late)).body.error).toBe('InvalidOrExpiredToken');
  });

  test('tells nobody whether an address is known', async () => {
    const { email } = await welcome(testApp, 'Known');
    const before = (await testApp.mailsTo(email)).length;
    const again = await signUp({ email, name: 'Somebody else', password: 'another-kettle-7' });
    const anew = await signUp({ email: 'unknown@example.test' });
    expect(again.raw.body).toBe(anew.raw.body);
    testApp.clock.forward(1);
    const mails = await testApp.mailsTo(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.map((mail) => mail.subject)).toContain('You already have an account');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'another-kettle-7')).body.error).toBe('InvalidCredentials');
    for (const to of [email, 'nobody@example.test'])
      expect(
        (await testApp.ask('POST', '/api/Authentication/resendVerification', { json: { email: to } })).body,
      ).toEqual({ ok: true });
    expect(await testApp.mailsTo('nobody@example.test')).toHaveLength(0);
    expect(await testApp.mailsTo(email)).toHaveLength(before + 1);
  });

  test('the same refusal for a wrong password and an account that is not there', async () => {
    const { email } = await welcome(testApp, 'Wrong');
    const wrong = await signIn(email, 'not-the-password');
    const nobody = await signIn('nobody@example.test', 'not-the-password');
    const same = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: '' });
    expect(same(wrong)).toEqual(same(nobody));
    expect(wrong.status).toBe(401);
    expect(wrong.raw.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test.each([
    ['short', 'abc1234'],
    ['common', 'password123'],
    ['common in capitals', 'PASSWORD'],
    ['one letter over and over', 'aaaaaaaaaaaa'],
    ['the product', 'Topla2026'],
    ['what stands before the @', 'zeynep.kaya99'],
  ])('refuses a password that is %s', async (_why, word) => {
    const { status, body } = await signUp({ email: 'zeynep.kaya@example.test', password: word });
    expect([status, body.error]).toEqual([400, 'PasswordNotAllowed']);
  });

  test('keeps a password as it was typed', async () => {
    const odd = '  İç boşluk · 東京 🎲  ';
    await signUp({ email: 'odd@example.test', password: odd });
    await verify(await verificationToken(testApp, 'odd@example.test'));
    expect((await signIn('odd@example.test', odd)).status).toBe(200);
    expect((await signIn('odd@example.test', odd.trim())).status).toBe(401);
  });

  test.each([
    ['an address without a domain', { email: 'ada' }, 'email'],
    ['a name that turns the writing around', { email: 'a@b.test', name: 'Ada\u202e' }, 'name'],
    ['an empty name', { email: 'a@b.test', name: '   ' }, 'name'],
    ['a list for a name', { email: 'a@b.test', name: ['Ada'] }, 'name'],
    ['a team id that is none', { email: 'a@b.test', gameSpaceGuid: 'x' }, 'gameSpaceGuid'],
  ])('refuses %s', async (_what, fields, path) => {
    const { status, body } = await signUp(fields);
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
    expect(body.fields).toEqual([{ path, code: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain('Ada');
  });
});

describe('the link of a team', () => {
  test('makes a member of whoever proves the address', async () => {
    const { team, member } = await foundTeam(testApp, 'Linked');
    expect(member.user.team).toMatchObject({ teamId: team.teamId, name: 'Linked' });
    expect(member.user.isAdmin).toBe(false);
    expect(member.ticket).toBeNull();
  });

  test('is refused when closed, unknown, full, or for other domains', async () => {
    const { team, admin } = await foundTeam(testApp, 'Closed');
    const change = (values: object) =>
      testApp.parts.database.updateTable('teams').set(values).where('id', '=', team.teamId).execute();
    const join = (email: string, gameSpaceGuid = team.teamId) => signUp({ email, gameSpaceGuid });
    expect((await join('a@else.test', '00000000-0000-4000-8000-000000000000')).body.error).toBe('NotAllowed');
    await change({ email_domains: JSON.stringify(['firm.test']) });
    expect((await join('a@else.test')).body.error).toBe('NotAllowed');
    expect((await join('a@FIRM.test')).status).toBe(200);
    await change({ email_domains: '[]', places: 2 });
    for (const email of ['b@else.test', 'c@else.test'])
      expect((await join(email)).body).toMatchObject({ error: 'NotAllowed', reason: 'teamIsFull' });
    const told = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token: admin.token });
    expect(JSON.stringify(told.body).match(/couldn't join/g)).toHaveLength(1);
    const shown = async () =>
      (await testApp.ask('GET', `/api/Authentication/loginSettings?companyId=${team.teamId}`)).body.team;
    expect(await shown()).toMatchObject({ isOpen: false, isFull: true });
    await change({ places: null, link_sign_up: false });
    expect((await join('c@else.test')).body).toMatchObject({ error: 'NotAllowed' });
    expect(await shown()).toMatchObject({ isOpen: false, isFull: false });
  });

  test('the last place goes to one of two', async () => {
    const { team, admin } = await foundTeam(testApp, 'Narrow');
    await testApp.parts.database
      .updateTable('teams')
      .set({ places: 3 })
      .where('id', '=', team.teamId)
      .execute();
    const emails = ['first@narrow.test', 'second@narrow.test'];
    for (const email of emails)
      expect((await signUp({ email, gameSpaceGuid: team.teamId })).status).toBe(200);
    const tokens = await Promise.all(emails.map((email) => verificationToken(testApp, email)));
    const verified = await Promise.all(tokens.map(verify));
    expect(verified.map(({ status }) => status)).toEqual([200, 200]);
    const tickets = verified.map(({ body }) => body.ticket);
    expect(tickets.filter((ticket) => ticket === null)).toHaveLength(1);
    const told = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token: admin.token });
    expect(JSON.stringify(told.body)).toContain('All places in your team are taken');
  });
});

describe('signing up again for an address that nobody has proven', () => {
  const email = (name: string) => `${name}@example.test`;
  const resetMailed = async (to: string, word: string) => {
    testApp.clock.forward(1_000);
    await testApp.ask('POST', '/api/Authentication/passwordResetRequest', { json: { email: to } });
    const json = { token: await verificationToken(testApp, to), password: word };
    return testApp.ask('POST', '/api/Authentication/passwordReset', { json });
  };

  test('keeps a password that is typed again', async () => {
    const same = { email: email('twice'), password: 'first-kettle-12' };
    await signUp(same);
    testApp.clock.forward(1_000);
    await signUp(same);
    expect((await verify(await verificationToken(testApp, same.email))).status).toBe(200);
    expect((await signIn(same.email, same.password)).status).toBe(200);
  });

  test('CWE-640: of several passwords keeps none, since a stranger may have typed it; the mailbox is the way to a new one', async () => {
    const to = email('victim');
    const words = ['first-kettle-12', 'known-to-a-stranger-1', 'known-to-a-stranger-1'];
    for (const word of words) {
      await signUp({ email: to, password: word });
      testApp.clock.forward(1_000);
    }
    expect((await verify(await verificationToken(testApp, to))).status).toBe(200);
    for (const word of words) expect((await signIn(to, word)).body.error).toBe('InvalidCredentials');
    expect((await resetMailed(to, 'quiet-harbour-bell-7')).status).toBe(200);
    expect((await signIn(to, 'quiet-harbour-bell-7')).status).toBe(200);
  });
});

test('accounts that were never proven go after a week, but not while a link that was mailed since is good', async () => {
  const email = 'week@example.test';
  const weekMs = 7 * 24 * 60 * 60_000;
  await signUp({ email });
  testApp.clock.forward(weekMs - 60_000);
  await signUp({ email });
  testApp.clock.forward(600_000);
  await tidying(testApp.parts).run();
  const there = testApp.parts.database.selectFrom('people').select('id').where('email', '=', email);
  expect(await there.execute()).toHaveLength(1);
  const token = await verificationToken(testApp, email);
  testApp.clock.forward(weekMs);
  await tidying(testApp.parts).run();
  expect(await there.execute()).toEqual([]);
  await signUp({ email });
  testApp.clock.forward(weekMs - 60_000);
  await signUp({ email });
  testApp.clock.forward(600_000);
  await tidying(testApp.parts).run();
  expect((await verify(token)).body.error).toBe('InvalidOrExpiredToken');
  expect((await verify(await verificationToken(testApp, email))).status).toBe(200);
});

test('the sign-in page learns the name of a team, and nothing of one that is not there', async () => {
  const { team } = await foundTeam(testApp, 'Shown');
  const ask = (query: string) => testApp.ask('GET', `/api/Authentication/loginSettings${query}`);
  const plain = await ask('');
  expect(plain.body).toEqual({
    team: null,
    methods: ['password'],
    slack: null,
    microsoft: null,
    google: null,
    meetProjectNumber: null,
    passkeyHost: 'localhost',
    hasDemo: false,
    mail: 'outbox',
  });
  expect((await ask('?companyId=00000000-0000-4000-8000-000000000000')).body).toEqual(plain.body);
  expect((await ask(`?companyId=${team.teamId}`)).body).toEqual({
    ...plain.body,
    team: { name: 'Shown', avatar: null, isOpen: true, isFull: false },
  });
  expect((await ask('?companyId=1')).body.error).toBe('InvalidInput');
  expect((await ask(`?companyId=${team.teamId}&companyId=${team.teamId}`)).body.error).toBe('InvalidInput');
});
