// Provisioning by SCIM 2.0: the steps of Entra ID and Okta, who is switched off, and who may sign in.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeInvite } from '../../../src/server/messaging/mail/invitationStore.ts';
import { type Directory, newUser, openDirectory } from '../../support/people/scim.ts';
import { makeToken } from '../../support/people/teamToken.ts';
import {
  form,
  foundTeam,
  password,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
let entra: Directory;
const vacated: string[] = [];

beforeAll(async () => {
  testApp = await startTestApp({ tables: { vacate: async (_team, userId) => void vacated.push(userId) } });
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  entra = await openDirectory(testApp, ours.admin);
});
afterAll(() => testApp.close());

const address = () => `${randomUUID()}@corp.test`;
const made = async (more: object = {}, userName = address()) => {
  const { status, body } = await entra.ask('POST', '/Users', newUser(userName, more));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: String(body.id), userName };
};
const invited = (email: string) =>
  writeInvite(testApp.parts.database, { teamId: ours.team.teamId, email }, testApp.clock.now());
const shown = async (id: string) => (await entra.ask('GET', `/Users/${id}`)).body;
const storedPerson = (id: string) =>
  testApp.parts.database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
const auditOf = async ({ admin, team }: TeamOfTwo) => {
  const path = `/api/Admin/AuditLog/${team.teamId}?pageSize=5&pageNumber=1`;
  return (await testApp.ask('GET', path, { token: admin.token })).body.items;
};

test.each([
  ['/ServiceProviderConfig', { patch: { supported: true }, bulk: { supported: false } }],
  ['/ResourceTypes', { totalResults: 2, Resources: [{ id: 'User', endpoint: '/Users' }, {}] }],
  ['/ResourceTypes/User', { name: 'User' }],
  ['/Schemas', { totalResults: 2, Resources: [{ name: 'User' }, {}] }],
  ['/Schemas/urn:ietf:params:scim:schemas:core:2.0:User', { name: 'User' }],
])('it says what it can do at %s', async (path, told) => {
  const { status, body, headers } = await entra.ask('GET', path);
  expect([status, headers['content-type']]).toEqual([200, 'application/scim+json; charset=utf-8']);
  expect(body).toMatchObject(told);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

describe('the steps of the validator of Entra ID', () => {
  let id: string;
  let userName: string;
  beforeAll(async () => {
    ({ id, userName } = await made());
  });

  test('create a new user', async () => {
    const sent = newUser(address());
    testApp.clock.forward(1);
    const { status, body, headers } = await entra.ask('POST', '/Users', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      externalId: sent.externalId,
      userName: sent.userName,
      displayName: 'Ada Lovelace',
      name: sent.name,
      emails: sent.emails,
      active: true,
      meta: { resourceType: 'User', location: headers.location },
    });
    const [newest] = (await auditOf(ours)) as object[]; // the answer of the contract
    expect(newest).toMatchObject({ act: 'provisioned', changed: ['Entra'], subject: { userId: body.id } });
  });

  test('create a duplicate user', async () => {
    const { status, body } = await entra.ask('POST', '/Users', newUser(userName.toUpperCase()));
    expect([status, body.scimType, body.status]).toEqual([409, 'uniqueness', '409']);
    expect(body.schemas).toEqual([errorSchema]);
  });

  test('read, and read one that does not exist', async () => {
    expect(await shown(id)).toMatchObject({ id, userName });
    expect((await entra.ask('GET', `/Users/${randomUUID()}`)).status).toBe(404);
    expect((await entra.ask('GET', '/Users/none')).body).toMatchObject({
      schemas: [errorSchema],
      status: '404',
    });
  });

  test.each<[string, () => string, number]>([
    ['an existing user', () => `userName eq "${userName}"`, 1],
    ['one in another case', () => `USERNAME Eq "${userName.toUpperCase()}"`, 1],
    ['nobody', () => `userName eq "${randomUUID()}@corp.test"`, 0],
    ['by the id of the directory', () => `externalId eq "ext-${userName}"`, 1],
    ['that id in another case', () => `externalId eq "EXT-${userName}"`, 0],
    ['by the work address', () => `emails[type eq "work"].value eq "${userName}"`, 1],
    ['by two', () => `userName eq "${userName}" and active eq true`, 1],
    ['by two that exclude each other', () => `userName eq "${userName}" and active eq false`, 0],
    [
      'by the whole name of the attribute',
      () => `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${userName}"`,
      1,
    ],
  ])('filter for %s', async (_what, filter, found) => {
    const users = await entra.find(filter());
    expect(users).toHaveLength(found);
    if (found === 1) expect(users).toMatchObject([{ id }]);
  });

  test.each<[string, readonly object[], object]>([
    ['a name', [{ op: 'Replace', path: 'displayName', value: 'Ada King' }], { displayName: 'Ada King' }],
    [
      'the parts of the name in one object',
      [{ op: 'Add', value: { 'name.givenName': 'Augusta', 'name.familyName': 'King' } }],
      { name: { givenName: 'Augusta', familyName: 'King' } },
    ],
    [
      'an address that follows userName, a department, and a number it has no use for',
      [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'else@corp.test' },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Engines',
        },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '1' },
      ],
      { active: true },
    ],
    ['off by a word', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['on by a word', [{ op: 'Add', path: 'active', value: 'True' }], { active: true }],
    ['off as Okta does', [{ op: 'replace', value: { active: false } }], { active: false }],
    ['on as Okta does', [{ op: 'replace', value: { active: true } }], { active: true }],
    ['the id of the directory', [{ op: 'Replace', path: 'externalId', value: 'e2' }], { externalId: 'e2' }],
  ])('patch %s', async (_what, operations, after) => {
    const { status, body } = await entra.patch(id, ...operations);
    expect([status, body]).toMatchObject([200, { id, userName, ...after }]);
    expect(await shown(id)).toMatchObject(after);
  });

  test('patch the userName of an account that the directory made', async () => {
    const user = await made();
    const renamed = address();
    expect(
      (await entra.patch(user.id, { op: 'Replace', path: 'userName', value: renamed })).body,
    ).toMatchObject({ userName: renamed, emails: [{ value: renamed }] });
    expect(await entra.find(`userName eq "${user.userName}"`)).toEqual([]);
    expect(
      await entra.patch(user.id, { op: 'Replace', path: 'userName', value: theirs.member.email }),
    ).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  test('replace: what is left out is taken away', async () => {
    const body = { userName, displayName: '  Ada\u200b  ', active: true, roles: ['admin'] };
    const { status, body: after } = await entra.ask('PUT', `/Users/${id}`, body);
    expect([status, after.displayName, after.name]).toEqual([200, 'Ada', { formatted: 'Ada' }]);
    expect(after.externalId).toBeUndefined();
  });

  test('remove an attribute', async () => {
    const user = await made();
    const { body } = await entra.patch(user.id, { op: 'Remove', path: 'externalId' });
    expect(body.externalId).toBeUndefined();
  });

  test('delete, and delete again', async () => {
    const user = await made();
    expect((await entra.ask('DELETE', `/Users/${user.id}`)).status).toBe(204);
    expect((await entra.ask('DELETE', `/Users/${user.id}`)).status).toBe(404);
    expect(await storedPerson(user.id)).toBeUndefined(); // nobody ever signed in to it
    expect((await entra.ask('POST', '/Users', newUser(user.userName))).status).toBe(201);
  });
});

describe('who is there already', () => {
  test('a member is matched by the address, keeps account and rights, and is in the list before', async () => {
    const { admin, member } = await foundTeam(testApp, 'Known');
    const okta = await openDirectory(testApp, admin, 'Okta');
    expect(await okta.find(`userName eq "${member.email}"`)).toMatchObject([{ id: member.userId }]);
    const { status, body } = await okta.ask('POST', '/Users', newUser(member.email));
    expect([status, body.id, body.displayName]).toEqual([201, member.userId, 'Ada Lovelace']);
    const moved = await okta.patch(member.userId, { op: 'replace', path: 'userName', value: address() });
    expect(moved).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    expect((await okta.ask('DELETE', `/Users/${member.userId}`)).status).toBe(204);
    expect(await storedPerson(member.userId)).toMatchObject({ team_id: null, email: member.email });
  });

  test('an account of its person’s own joins once it is invited, and is not touched before', async () => {
    const single = await welcome(testApp, 'Single');
    const before = await storedPerson(single.userId);
    expect(await entra.ask('POST', '/Users', newUser(single.email))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness', detail: expect.stringContaining('Invite') },
    });
    expect(await storedPerson(single.userId)).toEqual(before);
    await invited(single.email);
    const { id } = await made({}, single.email);
    expect(id).toBe(single.userId);
    expect(await storedPerson(id)).toMatchObject({ team_id: ours.team.teamId, is_admin: false });
  });

  test('whose account the directory made chooses a password by mail', async () => {
    const { id, userName } = await made();
    await testApp.ask('POST', '/api/Authentication/passwordResetRequest', { json: { email: userName } });
    const [mail] = await testApp.mailsTo(userName);
    const chosen = await testApp.ask('POST', '/api/Authentication/passwordReset', {
      json: { token: mail?.link?.split('/').at(-1), password },
    });
    expect(chosen.status).toBe(200);
    expect((await entra.ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await storedPerson(id)).toMatchObject({ team_id: null, disabled_at: null });
  });

  test('what the directory says is in the export of the person', async () => {
    const single = await welcome(testApp, 'Export');
    await invited(single.email);
    await made({}, single.email);
    const exported = await testApp.ask('GET', '/api/UserProfile/Export', { token: single.token });
    expect(exported.body.provisioned).toMatchObject({ externalId: `ext-${single.email}`, givenName: 'Ada' });
  });
});

describe('somebody switched off', () => {
  test('is out at once, of sessions, tables, rights and places, and comes back as a member', async () => {
    const { admin, member, team } = await foundTeam(testApp, 'Off');
    await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
      token: admin.token,
      ...form({ newAdminUserIds: member.userId }),
    });
    const okta = await openDirectory(testApp, admin, 'Okta');
    const second = String((await makeToken(testApp, member)).body.token);
    testApp.clock.forward(1); // lines of the audit log of one moment have no order
    const off = await okta.patch(member.userId, { op: 'replace', value: { active: false } });
    expect(off.body).toMatchObject({ active: false });
    expect(vacated).toContain(member.userId);
    const profile = `/api/GameSpace/UserList/${team.teamId}`;
    expect((await testApp.ask('GET', profile, { token: member.token })).status).toBe(401);
    expect((await testApp.ask('GET', profile, { token: second })).status).toBe(401);
    const { body } = await testApp.ask('GET', profile, { token: admin.token });
    expect(JSON.stringify(body)).not.toContain(member.userId);
    const signIn = { json: { email: member.email, password } };
    expect((await testApp.ask('POST', '/api/Authentication/loginWithGS', signIn)).status).toBe(401);
    testApp.clock.forward(1);
    expect(await okta.find('active eq false')).toMatchObject([{ id: member.userId }]);
    expect((await okta.patch(member.userId, { op: 'replace', value: { active: true } })).body.active).toBe(
      true,
    );
    expect(await storedPerson(member.userId)).toMatchObject({ is_admin: false, disabled_at: null });
    const [on, offLine] = (await auditOf({ admin, member, team })) as object[];
    expect([on, offLine]).toMatchObject([
      { act: 'switchedOn', changed: ['Okta'], subject: { userId: member.userId } },
      { act: 'switchedOff', changed: ['Okta'], subject: { userId: member.userId } },
    ]);
  });

  test('is never the last admin, by no way, and nothing of such a request is stored', async () => {
    const { admin } = await foundTeam(testApp, 'Last');
    const okta = await openDirectory(testApp, admin, 'Okta');
    const off = { op: 'replace', value: { active: false, displayName: 'Gone' } };
    const { userId, email } = admin;
    for (const { status, body } of [
      await okta.patch(userId, off),
      await okta.ask('PUT', `/Users/${userId}`, { userName: email, displayName: 'Gone', active: false }),
      await okta.ask('POST', '/Users', newUser(email, { displayName: 'Gone', active: false })),
      await okta.ask('DELETE', `/Users/${userId}`),
    ])
      expect([status, body.detail]).toEqual([409, expect.stringContaining('last admin')]);
    expect(await storedPerson(userId)).toMatchObject({ name: admin.user.name, disabled_at: null });
  });

  test('leaves a place of the plan free, and comes back only while there is one', async () => {
    const { admin, member, team } = await foundTeam(testApp, 'Places');
    const okta = await openDirectory(testApp, admin, 'Okta');
    const { database } = testApp.parts;
    await database.updateTable('teams').set({ places: 2 }).where('id', '=', team.teamId).execute();
    expect(await okta.ask('POST', '/Users', newUser(address()))).toMatchObject({ status: 403 });
    await okta.patch(member.userId, { op: 'replace', value: { active: false } });
    expect((await okta.ask('POST', '/Users', newUser(address()))).status).toBe(201);
    expect(await okta.patch(member.userId, { op: 'replace', value: { active: true } })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('places') },
    });
  });
});
