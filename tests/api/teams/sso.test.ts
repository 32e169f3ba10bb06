// Single sign-on of a company's own: who comes in as whom, only this way, groups, and sign-out from the other side.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeInvite } from '../../../src/server/messaging/mail/invitationStore.ts';
import {
  connect,
  foundSsoTeam,
  newBrowser,
  openSsoWorld,
  outcome,
  type SsoTeam,
  type SsoWorld,
  tellLogout,
  userOf,
} from '../../support/people/ssoTeam.ts';
import { password, welcome } from '../../support/servers/testApp.ts';

let world: SsoWorld;
let team: SsoTeam;

beforeAll(async () => {
  world = await openSsoWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  Object.assign(world.issuer, { discovery: {}, lie: {}, keptBack: [] });
  team = await foundSsoTeam(world);
});

const at = (name: string) => `${name}@${team.domain}`;
const membersFor = (token: unknown, userId: unknown) =>
  world.testApp.ask('GET', `/api/GameSpace/UserList/${userId}`, { token: String(token) });
const signInWithPassword = (email: string, typed = password) =>
  world.testApp.ask('POST', '/api/Authentication/loginWithGS', { json: { email, password: typed } });

test('a new colleague joins, and is known by the subject from then on', async () => {
  await connect(team, world);
  world.issuer.keptBack = ['email', 'name'];
  const first = await team.signIn({ sub: 'ada', email: at('Ada'), name: 'Ada Lovelace' });
  expect(userOf(first)).toMatchObject({
    name: 'Ada Lovelace',
    isAdmin: false,
    team: { teamId: team.team.teamId },
  });
  const again = await team.signIn({ sub: 'ada', email: at('ada.king'), name: 'Ada King' });
  expect(userOf(again).userId).toBe(userOf(first).userId);
  const profile = await membersFor(userOf(again).guulJwt, userOf(again).userId);
  expect(profile.status).toBe(200);
});

test('the provider describes itself once in ten minutes, its keys are fetched each time, and a change is seen at once', async () => {
  await connect(team, world);
  const ada = { sub: 'ada', email: at('ada') };
  const askedFor = async (act: () => Promise<unknown>) => {
    const before = world.issuer.asked.length;
    await act();
    const asked = world.issuer.asked.slice(before);
    return ['openid-configuration', 'keys'].map((end) => asked.filter((path) => path.endsWith(end)).length);
  };
  const comesIn = () => team.signIn(ada).then(userOf);
  expect(await askedFor(comesIn)).toEqual([1, 1]);
  await world.issuer.rotateKeys();
  expect(await askedFor(comesIn)).toEqual([0, 1]);
  world.testApp.clock.forward(10 * 60_000 + 1);
  expect(await askedFor(comesIn)).toEqual([1, 1]);
  world.testApp.clock.forward(1);
  await connect(team, world);
  expect(await askedFor(comesIn)).toEqual([1, 1]);
});

test('the way there depends on the domain alone', async () => {
  await connect(team, world);
  const { challenge } = newBrowser();
  const begin = async (email: string) =>
    (await world.testApp.ask('POST', '/api/Authentication/ssoBegin', { json: { email, challenge } })).body
      .address;
  for (const email of [
    at('nobody'),
    `who@${team.domain.toUpperCase()}`,
    team.admin.email.replace('example.test', team.domain),
  ])
    expect(String(await begin(email)).startsWith(`${world.issuer.issuer}/authorize?`)).toBe(true);
  for (const email of ['a@elsewhere.example', `a@sub.${team.domain}`, team.admin.email])
    expect(await begin(email)).toBeNull();
  await team.post('SwitchSso', { isOn: false });
  expect(await begin(at('nobody'))).toBeNull();
});

test('who was a member before is known by address; whoever is invited comes in; a full team is full', async () => {
  await connect(team, world);
  const { database } = world.testApp.parts;
  const rename = (userId: string, email: string) =>
    database.updateTable('people').set({ email, email_key: email }).where('id', '=', userId).execute();
  await rename(team.member.userId, at('member'));
  expect(userOf(await team.signIn({ sub: 'm', email: at('member') })).userId).toBe(team.member.userId);
  const alone = await welcome(world.testApp, 'Alone');
  await rename(alone.userId, at('alone'));
  expect(outcome(await team.signIn({ sub: 'a', email: at('alone') }))).toEqual([401, 'otherOwner']);
  await writeInvite(database, { teamId: team.team.teamId, email: at('alone') }, world.testApp.clock.now());
  expect(userOf(await team.signIn({ sub: 'a', email: at('alone') })).userId).toBe(alone.userId);
  await database.updateTable('teams').set({ places: 1 }).where('id', '=', team.team.teamId).execute();
  expect(outcome(await team.signIn({ sub: 'late', email: at('late') }))).toEqual([403, 'teamIsFull']);
});

test('only this way: others end and are led there, the way back stays, and sign-in by the provider goes on', async () => {
  await connect(team, world);
  const { database } = world.testApp.parts;
  for (const [userId, email] of [
    [team.member.userId, at('member')],
    [team.admin.userId, at('admin')],
  ] as const)
    await database.updateTable('people').set({ email, email_key: email }).where('id', '=', userId).execute();
  const only = (wish: object = {}) =>
    team.post('OnlySso', { domain: team.domain, isOnly: true, wayBack: team.admin.userId, ...wish });
  expect(outcome(await only({ wayBack: team.member.userId }))).toEqual([400, 'InvalidInput']);
  expect(Object(Object((await only()).body).fields)).toEqual([{ path: 'wayBack', code: 'noFactor' }]);
  await database
    .insertInto('passkeys')
    .values({
      id: team.admin.userId,
      user_id: team.admin.userId,
      name: 'Key',
      public_key: '',
      counter: 0,
      transports: '[]',
      created_at: 1,
      used_at: null,
    })
    .execute();
  const came = userOf(await team.signIn({ sub: 'new', email: at('new') }));
  expect(outcome(await signInWithPassword(at('member')))).toEqual([200, 'ok']);
  expect(outcome(await only())).toEqual([200, 'ok']);
  expect(outcome(await membersFor(team.member.token, team.member.userId))).toEqual([401, 'SessionRevoked']);
  expect(outcome(await membersFor(came.guulJwt, came.userId))).toEqual([200, 'ok']);
  expect(outcome(await membersFor(team.admin.token, team.admin.userId))).toEqual([200, 'ok']);
  for (const email of [at('member'), at('nobody'), at('new')])
    for (const typed of [password, 'wrong']) {
      const said = await signInWithPassword(email, typed);
      expect([...outcome(said), said.body.teamId], email).toEqual([403, 'SsoNeeded', undefined]);
    }
  expect(outcome(await signInWithPassword(at('admin'), 'wrong'))).toEqual([403, 'SsoNeeded']);
  expect((await signInWithPassword(at('admin'))).body.error).not.toBe('SsoNeeded');
  const { teamId } = team.team;
  for (const [way, told] of [
    ['self', {}],
    ['vouched', { teamId }],
  ] as const)
    expect(await world.testApp.parts.sessions.open(team.member.userId, 'test', database, way)).toEqual({
      ok: false,
      error: 'SsoNeeded',
      ...told,
    });
  expect(userOf(await team.signIn({ sub: 'm', email: at('member') })).userId).toBe(team.member.userId);
  await database.updateTable('people').set({ is_admin: true }).where('id', '=', team.member.userId).execute();
  expect(outcome(await signInWithPassword(at('member')))).toEqual([403, 'SsoNeeded']);
  await database.updateTable('people').set({ disabled_at: 1 }).where('id', '=', team.admin.userId).execute();
  expect(outcome(await signInWithPassword(at('member')))).toEqual([200, 'ok']);
});

test('groups make and unmake admins, never the last one', async () => {
  await connect(team, world, { adminGroup: 'board' });
  const boss = { sub: 'boss', email: at('boss') };
  const isAdmin = async (groups?: unknown) => userOf(await team.signIn({ ...boss, groups })).isAdmin;
  expect(await isAdmin(['staff'])).toBe(false);
  expect(await isAdmin(['staff', 'board'])).toBe(true);
  expect(await isAdmin('board')).toBe(true);
  world.issuer.lie = { _claim_names: { groups: 'elsewhere' } };
  expect(await isAdmin()).toBe(true);
  world.issuer.lie = {};
  expect(await isAdmin()).toBe(false);
  expect(await isAdmin(['board'])).toBe(true);
  await world.testApp.parts.database
    .updateTable('people')
    .set({ is_admin: false })
    .where('id', '=', team.admin.userId)
    .execute();
  expect(await isAdmin(['staff'])).toBe(true);
});

test('a sign-out there ends the sessions that came of it, once', async () => {
  await connect(team, world);
  const ada = { sub: 'ada', email: at('ada') };
  const laptop = userOf(await team.signIn({ ...ada, sid: 'one' }));
  const phone = userOf(await team.signIn({ ...ada, sid: 'two' }));
  const bob = userOf(await team.signIn({ sub: 'bob', email: at('bob'), sid: 'three' }));
  const tell = (token: string) => tellLogout(world.testApp, team, token);
  const isIn = async (user: { guulJwt: string; userId: string }) =>
    (await membersFor(user.guulJwt, user.userId)).status === 200;
  const notice = await world.issuer.logoutToken({ sub: 'ada', sid: 'one' });
  expect(await tell(notice)).toBe(200);
  expect([await isIn(laptop), await isIn(phone), await isIn(bob)]).toEqual([false, true, true]);
  expect(await tell(notice)).toBe(400);
  expect(await tell(await world.issuer.logoutToken({ sub: 'ada' }))).toBe(200);
  expect([await isIn(phone), await isIn(bob)]).toEqual([false, true]);
});

test('who came by the provider proves there again who they are', async () => {
  await connect(team, world);
  const ada = { sub: 'ada', email: at('ada') };
  const user = userOf(await team.signIn(ada));
  const token = String(user.guulJwt);
  world.testApp.clock.forward(20 * 60_000);
  const confirmed = () => world.testApp.ask('GET', '/api/Authentication/confirmed', { token });
  expect(outcome(await confirmed())).toEqual([403, 'ConfirmFirst']);
  const ways = await world.testApp.ask('GET', '/api/Authentication/confirmWays', { token });
  expect(ways.body.ways).toEqual(['sso']);
  const prove = (person: { sub: string; email: string }, lie: object = {}) => {
    world.issuer.lie = { auth_time: Math.floor(world.testApp.clock.now() / 1_000), ...lie };
    const browser = newBrowser();
    const begun = world.testApp.ask('POST', '/api/Authentication/ssoConfirm', {
      token,
      json: { challenge: browser.challenge },
    });
    return team.go(begun, browser, (address) => {
      expect(new URL(address).searchParams.get('prompt')).toBe('login');
      return world.issuer.signIn(address, person);
    });
  };
  const bob = { sub: 'bob', email: at('bob') };
  world.issuer.lie = {};
  await team.signIn(bob);
  expect(outcome(await prove(bob))).toEqual([401, 'otherPerson']);
  expect(
    outcome(await prove(ada, { auth_time: Math.floor(world.testApp.clock.now() / 1_000) - 3_600 })),
  ).toEqual([401, 'notFresh']);
  expect(outcome(await confirmed())).toEqual([403, 'ConfirmFirst']);
  expect((await prove(ada)).body).toEqual({ purpose: 'confirm' });
  expect(outcome(await confirmed())).toEqual([200, 'ok']);
});

test('whoever came by the provider and is removed sets a password by mail: they have no other way in', async () => {
  await connect(team, world);
  const { testApp } = world;
  const email = at('leaver');
  const { userId } = userOf(await team.signIn({ sub: 'leaver', email }));
  expect(outcome(await team.post('RemoveMember', { userId }))).toEqual([200, 'ok']);
  testApp.clock.forward(1_000);
  await testApp.ask('POST', '/api/Authentication/passwordResetRequest', { json: { email } });
  const [mail] = await testApp.mailsTo(email);
  expect(mail?.link).toContain('/passwordReset/');
  const json = { token: mail?.link?.split('/').at(-1), password };
  expect(outcome(await testApp.ask('POST', '/api/Authentication/passwordReset', { json }))).toEqual([
    200,
    'ok',
  ]);
  expect(await signInWithPassword(email)).toMatchObject({ status: 200, body: { userId, team: null } });
});
