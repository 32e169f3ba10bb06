// RequestOptions people into a team and to its tables: who may, how often, and that nobody learns whose an address is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '../../../src/contract/messaging/notifications.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let testApp: TestApp;
let strict: TestApp;
let ours: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
  strict = await startTestApp({ environment: { RATE_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(async () => {
  await testApp.close();
  await strict.close();
});

const invite = (by: Somebody, email: unknown, on = testApp, address = '203.0.113.1') =>
  on.ask('POST', '/api/Authentication/sendInviteEmail', {
    token: by.token,
    json: { userId: by.userId, email },
    headers: { 'x-forwarded-for': address },
  });
const statusOf = async (answer: ReturnType<typeof invite>) => {
  const { status, body } = await answer;
  return body.error ?? status;
};
const unsubscribeIn = async (email: string) => {
  const mails = testApp.parts.database.selectFrom('mails').selectAll().where('recipient', '=', email);
  const { unsubscribe } = await mails.executeTakeFirstOrThrow();
  return new URL(unsubscribe ?? '').pathname + new URL(unsubscribe ?? '').search;
};

describe('an invitation by mail', () => {
  test('leads to the sign-up of the team, and whoever signs up by it is in', async () => {
    expect((await invite(ours.admin, ' new@Example.test ')).body).toEqual({ ok: true });
    const [mail] = await testApp.mailsTo('new@Example.test');
    expect(mail?.subject).toBe('OursAdmin invited you to join Ours');
    expect(mail?.link).toContain(`/signUp?gameSpace=${ours.team.teamId}`);
  });

  test('lets its address in where the link of the team does not, and a person without a team too', async () => {
    const closed = await foundTeam(testApp, 'Closed');
    const set = testApp.parts.database.updateTable('teams').set({ link_sign_up: false });
    await set.where('id', '=', closed.team.teamId).execute();
    const alone = await welcome(testApp, 'Alone');
    const signUp = () =>
      testApp.ask('POST', '/api/Authentication/signUp', {
        json: {
          email: alone.email,
          name: 'Alone',
          password: 'another-kettle-77',
          gameSpaceGuid: closed.team.teamId,
        },
      });
    expect((await signUp()).status).toBe(403);
    expect((await invite(closed.admin, alone.email)).status).toBe(200);
    testApp.clock.forward(1_000);
    expect((await signUp()).status).toBe(200);
    const [mail] = await testApp.mailsTo(alone.email);
    expect(mail?.subject).toBe('Join Closed');
    const verificationToken = mail?.link?.split('/').at(-1);
    const verified = await testApp.ask('POST', '/api/Authentication/verify', { json: { verificationToken } });
    expect(verified.body).toMatchObject({ ticket: null, user: { team: { teamId: closed.team.teamId } } });
    // The password is the one they had.
    const signIn = { email: alone.email, password: 'saffron-teapot-42' };
    expect((await testApp.ask('POST', '/api/Authentication/loginWithGS', { json: signIn })).status).toBe(200);
  });

  test('goes out once a day for an address and a team', async () => {
    const email = 'often@example.test';
    for (let times = 0; times < 3; times++) expect((await invite(ours.admin, email)).status).toBe(200);
    expect(await testApp.mailsTo(email)).toHaveLength(1);
    const other = await foundTeam(testApp, 'Other');
    await invite(other.admin, email.toUpperCase());
    expect(await testApp.mailsTo(email.toUpperCase())).toHaveLength(1);
    const again = await startTestApp();
    const team = await foundTeam(again, 'Patient');
    await invite(team.admin, email, again);
    again.clock.forward(day);
    const { email: address, token } = team.admin;
    const signedIn = await again.ask('POST', '/api/Authentication/loginWithGS', {
      json: { email: address, password: 'saffron-teapot-42' },
    });
    await invite({ ...team.admin, token: String(signedIn.body.guulJwt) }, email, again);
    expect(token).not.toBe(signedIn.body.guulJwt);
    expect(await again.mailsTo(email)).toHaveLength(2);
    await again.close();
  });

  test('to a member is answered alike and not sent', async () => {
    const before = (await testApp.mailsTo(ours.member.email)).length;
    expect((await invite(ours.admin, ours.member.email)).body).toEqual({ ok: true });
    expect(await testApp.mailsTo(ours.member.email)).toHaveLength(before);
  });

  test.each([
    ['', 'EmailRequired'],
    ['   ', 'EmailRequired'],
    [undefined, 'EmailRequired'],
    ['nobody', 'InvalidInput'],
    ['a@b', 'InvalidInput'],
    ['a@b.test\r\nBcc: c@d.test', 'InvalidInput'],
    [7, 'InvalidInput'],
  ])('to %j is refused', async (email, error) => {
    expect(await statusOf(invite(ours.admin, email))).toBe(error);
  });

  test('is for admins whose team signs in here', async () => {
    expect(await statusOf(invite(ours.member, 'x@example.test'))).toBe('AdminOnly');
    const slack = await foundTeam(testApp, 'Slack');
    const set = testApp.parts.database.updateTable('people').set({ controller: 'Slack' });
    await set.where('id', '=', slack.admin.userId).execute();
    expect(await statusOf(invite(slack.admin, 'x@example.test'))).toBe('NotAllowed');
    expect(await testApp.mailsTo('x@example.test')).toEqual([]);
  });
});

describe('who wants no such mails', () => {
  const page = async (method: 'GET' | 'POST', path: string, form?: string) => {
    const { raw } = await testApp.ask(method, path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(form !== undefined && { payload: form }),
    });
    return raw;
  };

  test('says so with one click, and may change their mind', async () => {
    const email = 'tired@example.test';
    await invite(ours.admin, email);
    const path = await unsubscribeIn(email);
    const asked = await page('GET', path);
    expect(asked.body).toContain('Stop invitation e-mails to tired@example.test?');
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    const other = await foundTeam(testApp, 'Eager');
    await invite(other.admin, email); // looking at the page stops nothing
    expect(await testApp.mailsTo(email)).toHaveLength(2);
    expect((await page('POST', path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    const third = await foundTeam(testApp, 'Third');
    expect((await invite(third.admin, email)).body).toEqual({ ok: true });
    expect(await testApp.mailsTo(email)).toHaveLength(2);
    expect((await page('POST', path, 'undo=yes')).body).toContain(
      'tired@example.test will get invitation e-mails again',
    );
    const fourth = await foundTeam(testApp, 'Fourth');
    await invite(fourth.admin, email);
    expect(await testApp.mailsTo(email)).toHaveLength(3);
  });

  test('needs the whole link: nobody stops the mails of others', async () => {
    await invite(ours.admin, 'whole@example.test');
    const path = await unsubscribeIn('whole@example.test');
    for (const broken of [path.slice(0, -3), '/unsubscribe', '/unsubscribe?to=whole@example.test&to=x']) {
      const answer = await page('POST', broken, '');
      expect([answer.statusCode, answer.body.includes('incomplete')]).toEqual([400, true]);
    }
    const stops = await testApp.parts.database.selectFrom('mail_stops').selectAll().execute();
    expect(stops.map(({ email_key }) => email_key)).not.toContain('whole@example.test');
  });
});

describe('a call to come and play', () => {
  const ring = (by: Somebody, userId: string) =>
    testApp.ask('POST', '/api/Admin/SendInviteMessage', {
      token: by.token,
      json: { teamId: ours.team.teamId, userId },
    });
  const bells = async ({ token }: Somebody) =>
    (await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token })).raw.json<Notification[]>();

  test('rings the bell, and is mailed once a day to who is not here', async () => {
    const guest = await welcome(testApp, 'Guest', ours.team.teamId);
    expect((await ring(ours.admin, guest.userId)).body).toEqual({ ok: true, sentBy: ['bell', 'mail'] });
    expect((await ring(ours.admin, guest.userId)).body).toEqual({ ok: true, sentBy: ['bell'] });
    expect(await bells(guest)).toMatchObject([
      {
        header: 'OursAdmin invited you to play',
        actionType: 1,
        actionValues: { navigateTo: '/games' },
      },
    ]);
    testApp.online.add(ours.member.userId);
    expect((await ring(ours.admin, ours.member.userId)).body.sentBy).toEqual(['bell']);
    const subjects = (await testApp.mailsTo(guest.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('invited you to play'))).toHaveLength(1);
  });

  test('is not mailed to who wants no invitations', async () => {
    const guest = await welcome(testApp, 'Quiet', ours.team.teamId);
    await testApp.parts.database
      .insertInto('mail_stops')
      .values({ email_key: guest.email, stopped_at: 1 })
      .execute();
    expect((await ring(ours.admin, guest.userId)).body.sentBy).toEqual(['bell']);
  });

  test('is for admins, to members of their team', async () => {
    const theirs = await foundTeam(testApp, 'Theirs');
    expect((await ring(ours.admin, theirs.member.userId)).body.error).toBe('NotFound');
    expect((await ring(ours.member, ours.admin.userId)).body.error).toBe('AdminOnly');
    expect((await ring(ours.admin, ours.admin.userId)).body.error).toBe('InvalidInput');
    expect((await ring(theirs.admin, theirs.member.userId)).body.error).toBe('IdentityMismatch');
  });
});

describe('a bomb of mails', () => {
  const refusals = (answers: readonly { readonly status: number }[]) =>
    answers.filter(({ status }) => status === 429).length;
  const many = (by: Somebody, count: number, email: (at: number) => string, address?: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => invite(by, email(at), strict, address)));
  /** Older than its first week. */
  async function grown(name: string): Promise<TeamOfTwo> {
    const team = await foundTeam(strict, name);
    const set = strict.parts.database.updateTable('teams').set({ created_at: strict.clock.now() - 8 * day });
    await set.where('id', '=', team.team.teamId).execute();
    return team;
  }

  test('to one address ends after two an hour, whoever sends them', async () => {
    const [one, two] = [await grown('One'), await grown('Two')];
    const to = () => 'victim@example.test';
    const answers = [
      ...(await many(one.admin, 2, to, '198.51.100.1')),
      ...(await many(two.admin, 2, to, '198.51.100.2')),
    ];
    expect(refusals(answers)).toBe(2);
  });

  test('of one sender ends after thirty a day, of a team after fifty', async () => {
    const team = await grown('Sender');
    const set = strict.parts.database.updateTable('people').set({ is_admin: true });
    await set.where('id', '=', team.member.userId).execute();
    const first = await many(team.admin, 35, (at) => `s${at}@example.test`, '198.51.100.3');
    expect(refusals(first)).toBe(5);
    const second = await many(team.member, 30, (at) => `t${at}@example.test`, '198.51.100.4');
    expect(refusals(second)).toBe(10);
  });

  test('of a young team ends after ten', async () => {
    const young = await foundTeam(strict, 'Young');
    expect(refusals(await many(young.admin, 12, (at) => `y${at}@example.test`, '198.51.100.5'))).toBe(2);
  });

  test('from one address ends after sixty an hour', async () => {
    const resend = (at: number) =>
      strict.ask('POST', '/api/Authentication/resendVerification', {
        json: { email: `a${at}@example.test` },
        headers: { 'x-forwarded-for': '198.51.100.6' },
      });
    const answers = await Promise.all(Array.from({ length: 65 }, (_, at) => resend(at)));
    expect(refusals(answers)).toBe(5);
  });

  test('of all together ends after five hundred an hour', async () => {
    const team = await grown('Breaker');
    let tries = 0;
    const anywhere = () =>
      strict.ask('POST', '/api/Authentication/resendVerification', {
        json: { email: `z${tries}@example.test` },
        headers: { 'x-forwarded-for': `192.0.2.${tries++ % 250}` },
      });
    const answers = await Promise.all(Array.from({ length: 500 }, anywhere));
    expect(refusals(answers)).toBeGreaterThan(50);
    expect(await statusOf(invite(team.admin, 'late@example.test', strict, '198.51.100.9'))).toBe(
      'TooManyRequests',
    );
    strict.clock.forward(hour / 10);
    expect(await statusOf(invite(team.admin, 'late@example.test', strict, '198.51.100.9'))).toBe(200);
  });
});
