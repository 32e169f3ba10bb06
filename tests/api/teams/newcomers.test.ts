// Newcomers where no mail server proves their addresses: an admin of their team confirms or refuses them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Newcomer } from '../../../src/contract/people/newcomers.ts';
import en from '../../../src/texts/en/errors.json' with { type: 'json' };
import tr from '../../../src/texts/tr/errors.json' with { type: 'json' };
import {
  type Answer,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  verificationToken,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(() => testApp.close());

let people = 0;
const newAddress = (): string => `newcomer.${++people}@example.test`;

const signUp = (email: string, more: object = {}): Promise<Answer> =>
  testApp.ask('POST', '/api/Authentication/signUp', {
    json: { email, name: 'Bo Lind', password, gameSpaceGuid: ours.team.teamId, ...more },
  });

const signIn = (email: string, word = password, language = 'en'): Promise<Answer> =>
  testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email, password: word },
    headers: { 'accept-language': language },
  });

async function waiting({ admin, team }: TeamOfTwo = ours): Promise<Newcomer[]> {
  const { status, body, raw } = await testApp.ask('GET', `/api/Admin/Newcomers/${team.teamId}`, {
    token: admin.token,
  });
  expect(status, raw.body).toBe(200);
  return body.newcomers as Newcomer[]; // the answer of the contract
}

async function newcomerAt(email: string): Promise<Newcomer> {
  const found = (await waiting()).find((one) => one.email === email);
  if (!found) throw new Error(`${email} does not wait`);
  return found;
}

const judge = (
  act: 'Confirm' | 'Refuse',
  { userId, signUpId }: Pick<Newcomer, 'userId' | 'signUpId'>,
  { token }: Somebody = ours.admin,
): Promise<Answer> => testApp.ask('POST', `/api/Admin/${act}Newcomer`, { token, json: { userId, signUpId } });

const audit = async (): Promise<unknown> => {
  const { body } = await testApp.ask(
    'GET',
    `/api/Admin/AuditLog/${ours.team.teamId}?pageSize=20&pageNumber=1`,
    { token: ours.admin.token },
  );
  return body.items;
};

describe('somebody who signed up by the link of a team', () => {
  test('waits for its admins, who are told, and says so at the door', async () => {
    const email = newAddress();
    await signUp(email);
    expect(await newcomerAt(email)).toEqual({
      userId: expect.any(String),
      name: 'Bo Lind',
      email,
      signUpId: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await waiting(theirs)).toEqual([]);
    for (const [language, words] of Object.entries({ en, tr })) {
      const { status, body } = await signIn(email, password, language);
      expect([status, body.error, body.reason]).toEqual([403, 'EmailNotVerified', 'confirmedByAdmin']);
      expect(body.message).toBe(words.confirmedByAdmin);
    }
    expect((await signIn(email, 'not-this-kettle-9')).body.error).toBe('InvalidCredentials');
    const bell = async ({ token }: Somebody) =>
      (await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token })).raw.json();
    expect(await bell(ours.admin)).toEqual([
      expect.objectContaining({
        header: 'A newcomer is waiting',
        actionValues: { navigateTo: '/admin-panel/members' },
      }),
    ]);
    for (const other of [ours.member, theirs.admin]) expect(await bell(other)).toEqual([]);
    for (const each of await waiting()) await judge('Confirm', each);
    expect(await bell(ours.admin)).toEqual([]);
  });

  test('is a member once an admin confirmed them, and signs in', async () => {
    const email = newAddress();
    await signUp(email);
    const mailed = await verificationToken(testApp, email);
    const newcomer = await newcomerAt(email);
    expect((await judge('Confirm', newcomer)).body).toEqual({ ok: true });
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: newcomer.userId, isAdmin: false, team: { name: 'Ours' } });
    expect((await waiting()).map((one) => one.email)).not.toContain(email);
    expect(await audit()).toContainEqual(
      expect.objectContaining({
        act: 'newcomerConfirmed',
        actor: expect.objectContaining({ userId: ours.admin.userId }),
        subject: expect.objectContaining({ userId: newcomer.userId }),
      }),
    );
    const again = await testApp.ask('POST', '/api/Authentication/verify', {
      json: { verificationToken: mailed },
    });
    expect(again.body.error).toBe('InvalidOrExpiredToken');
    expect((await judge('Confirm', newcomer)).body.error).toBe('NotFound');
  });

  test('is gone once an admin refused them', async () => {
    const email = newAddress();
    await signUp(email);
    const newcomer = await newcomerAt(email);
    expect((await judge('Refuse', newcomer)).body).toEqual({ ok: true });
    expect((await signIn(email)).body.error).toBe('InvalidCredentials');
    expect(await testApp.mailsTo(email)).toEqual([]);
    expect((await judge('Confirm', newcomer)).body.error).toBe('NotFound');
    expect(await audit()).toContainEqual(expect.objectContaining({ act: 'newcomerRefused', subject: null }));
  });

  test('is confirmed as they were seen: whoever took the address meanwhile is not', async () => {
    const email = newAddress();
    await signUp(email);
    const seen = await newcomerAt(email);
    await signUp(email, { name: 'Bo Lind', password: 'another-kettle-77' });
    for (const act of ['Confirm', 'Refuse'] as const)
      expect((await judge(act, seen)).body.error).toBe('Conflict');
    expect((await signIn(email, 'another-kettle-77')).body.error).toBe('EmailNotVerified');
    expect((await judge('Confirm', await newcomerAt(email))).status).toBe(200);
  });

  test('is not there for admins of other teams, and out of reach for members', async () => {
    const email = newAddress();
    await signUp(email);
    const newcomer = await newcomerAt(email);
    for (const act of ['Confirm', 'Refuse'] as const) {
      expect((await judge(act, newcomer, theirs.admin)).body.error).toBe('NotFound');
      expect((await judge(act, newcomer, ours.member)).body.error).toBe('AdminOnly');
    }
    expect((await signIn(email)).body.error).toBe('EmailNotVerified');
  });

  test('needs a place in the plan, also when two are confirmed at once, and an open team', async () => {
    const { database, announcements } = testApp.parts;
    const change = async (values: object) => {
      await database.updateTable('teams').set(values).where('id', '=', ours.team.teamId).execute();
      announcements.publish({ kind: 'teamChanged', teamId: ours.team.teamId });
    };
    const emails = [newAddress(), newAddress()];
    for (const email of emails) await signUp(email);
    const two = await Promise.all(emails.map(newcomerAt));
    await change({ link_sign_up: false });
    const closed = await judge('Confirm', two[0] ?? { userId: '', signUpId: '' });
    expect(closed.body).toMatchObject({
      error: 'NotAllowed',
      reason: 'teamIsClosed',
      message: en.teamIsClosed,
    });
    const members = await database
      .selectFrom('people')
      .select('id')
      .where('team_id', '=', ours.team.teamId)
      .execute();
    await change({ link_sign_up: true, places: members.length + 1 });
    const answers = await Promise.all(two.map((one) => judge('Confirm', one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      reason: 'teamIsFull',
      message: en.teamIsFull,
    });
    expect((await waiting()).filter(({ email }) => emails.includes(email))).toHaveLength(1);
    await change({ places: null });
  });
});

test('people who are members, or proved their address, are nobody to judge', async () => {
  const signUpId = 'A'.repeat(43);
  for (const { userId } of [ours.member, ours.admin, theirs.member])
    for (const act of ['Confirm', 'Refuse'] as const)
      expect((await judge(act, { userId, signUpId })).body.error).toBe('NotFound');
});

test('the panel and the sign-in page say how it is done here', async () => {
  const settings = await testApp.ask('GET', `/api/Admin/AdminPage/${ours.team.teamId}`, {
    token: ours.admin.token,
  });
  expect(settings.body.confirmsNewcomers).toBe(true);
  expect((await testApp.ask('GET', '/api/Authentication/loginSettings')).body.mail).toBe('outbox');
});

test('with a mail server nobody is confirmed by hand', async () => {
  const other = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const { admin, team } = await foundTeam(other, 'Mailed');
  const email = newAddress();
  await other.ask('POST', '/api/Authentication/signUp', {
    json: { email, name: 'Bo', password, gameSpaceGuid: team.teamId },
  });
  const person = await other.parts.database
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const json = { userId: person.id, signUpId: 'A'.repeat(43) };
  const { token } = admin;
  const answers = [
    await other.ask('GET', `/api/Admin/Newcomers/${team.teamId}`, { token }),
    await other.ask('POST', '/api/Admin/ConfirmNewcomer', { token, json }),
    await other.ask('POST', '/api/Admin/RefuseNewcomer', { token, json }),
  ];
  expect(answers.map(({ body }) => body.error)).toEqual(['NotFound', 'NotFound', 'NotFound']);
  const door = await other.ask('POST', '/api/Authentication/loginWithGS', { json: { email, password } });
  expect([door.body.error, door.body.reason]).toEqual(['EmailNotVerified', undefined]);
  expect((await other.ask('GET', '/api/Authentication/loginSettings')).body.mail).toBe('sent');
  await other.close();
});
