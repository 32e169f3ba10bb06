// Groups by SCIM 2.0: the steps of the validator of Entra ID, the group push of Okta, and what follows from being in a group.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Directory, membersOf, newGroup, newUser, openDirectory } from '../../support/people/scim.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let entra: Directory;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  entra = await openDirectory(testApp, ours.admin);
});
afterAll(() => testApp.close());

const name = () => `Group ${randomUUID()}`;
async function person(directory = entra, more: object = {}): Promise<string> {
  const { body } = await directory.ask('POST', '/Users', newUser(`${randomUUID()}@corp.test`, more));
  return String(body.id);
}
async function group(members: readonly string[] = [], directory = entra): Promise<string> {
  const sent = newGroup(name(), { members: membersOf(...members) });
  const { status, body } = await directory.ask('POST', '/Groups', sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body.id);
}
async function membersIn(id: string, directory = entra): Promise<string[]> {
  const { body } = await directory.ask('GET', `/Groups/${id}`);
  return (body.members as { value: string }[]).map(({ value }) => value); // the answer of the standard
}
const choose = (groupId: string, effect: string, { admin } = ours) =>
  testApp.ask('POST', '/api/Admin/SetGroupEffect', { token: admin.token, json: { groupId, effect } });
const adminsOf = async ({ team } = ours) => {
  const rows = await testApp.parts.database
    .selectFrom('people')
    .select('id')
    .where('team_id', '=', team.teamId)
    .where('is_admin', '=', true)
    .execute();
  return rows.map(({ id }) => id);
};

test.each([
  ['/ResourceTypes', { totalResults: 2, Resources: [{ id: 'User' }, { id: 'Group', endpoint: '/Groups' }] }],
  ['/ResourceTypes/Group', { schema: 'urn:ietf:params:scim:schemas:core:2.0:Group' }],
  ['/Schemas', { totalResults: 2, Resources: [{ name: 'User' }, { name: 'Group' }] }],
  ['/Schemas/urn:ietf:params:scim:schemas:core:2.0:Group', { name: 'Group' }],
])('it says that it knows groups at %s', async (path, told) => {
  expect((await entra.ask('GET', path)).body).toMatchObject(told);
});

describe('the steps of the validator of Entra ID', () => {
  let id: string;
  let displayName: string;
  let ada: string;
  let bo: string;
  beforeAll(async () => {
    displayName = name();
    [ada, bo] = [await person(), await person()];
    const { status, body, headers } = await entra.ask('POST', '/Groups', newGroup(displayName));
    expect([status, headers.location]).toEqual([201, Object(body.meta).location]);
    expect(body).toMatchObject({ displayName, externalId: `ext-${displayName}`, members: [] });
    id = String(body.id);
  });

  test('create a duplicate group', async () => {
    const { status, body } = await entra.ask('POST', '/Groups', newGroup(displayName.toUpperCase()));
    expect([status, body.scimType]).toEqual([409, 'uniqueness']);
  });

  test('read, with and without members, and read one that does not exist', async () => {
    expect((await entra.ask('GET', `/Groups/${id}`)).body).toMatchObject({ id, members: [] });
    const { body } = await entra.ask('GET', `/Groups/${id}?excludedAttributes=members`);
    expect(Object.keys(body)).not.toContain('members');
    for (const none of [randomUUID(), 'none'])
      expect(await entra.ask('GET', `/Groups/${none}`)).toMatchObject({
        status: 404,
        body: { status: '404' },
      });
  });

  test.each<[string, () => string, number]>([
    ['its name', () => `displayName eq "${displayName}"`, 1],
    ['its name in other capitals', () => `DISPLAYNAME Eq "${displayName.toUpperCase()}"`, 1],
    ['another name', () => `displayName eq "${name()}"`, 0],
    ['the id of the directory', () => `externalId eq "ext-${displayName}"`, 1],
    ['its id', () => `id eq "${id}"`, 1],
    ['an id that is none', () => `id eq "none"`, 0],
    ['its id and somebody who is not in it', () => `id eq "${id}" and members eq "${ada}"`, 0],
    ['somebody who is in none', () => `members.value eq "${ada}"`, 0],
  ])('filter by %s', async (_what, filter, found) => {
    const groups = await entra.findGroups(filter());
    expect(groups).toHaveLength(found);
    if (found === 1) expect(groups).toMatchObject([{ id, displayName }]);
    expect(JSON.stringify(groups)).not.toContain('"members"');
  });

  test.each<[string, () => object[], () => string[]]>([
    ['add', () => [{ op: 'Add', path: 'members', value: membersOf(ada) }], () => [ada]],
    [
      'add again, and one more, each named',
      () => [{ op: 'Add', path: 'members', value: [{ displayName: 'new', value: ada }, { value: bo }] }],
      () => [ada, bo],
    ],
    ['remove', () => [{ op: 'Remove', path: 'members', value: membersOf(ada) }], () => [bo]],
    ['remove who is not in it', () => [{ op: 'Remove', path: 'members', value: membersOf(ada) }], () => [bo]],
    [
      'remove by a filter, and add',
      () => [
        { op: 'remove', path: `members[value eq "${bo}"]` },
        { op: 'add', path: 'members', value: { value: ada } },
      ],
      () => [ada],
    ],
    ['replace', () => [{ op: 'Replace', path: 'members', value: membersOf(bo) }], () => [bo]],
    ['replace without a path', () => [{ op: 'replace', value: { members: membersOf(ada) } }], () => [ada]],
    [
      'add by the whole name',
      () => [{ op: 'add', path: groupPath('members'), value: [bo] }],
      () => [ada, bo],
    ],
    ['remove all', () => [{ op: 'Remove', path: 'members' }], () => []],
    [
      'replace, remove and add in one',
      () => [
        { op: 'replace', path: 'members', value: membersOf(ada, bo) },
        { op: 'remove', path: 'members', value: membersOf(ada) },
        { op: 'add', path: 'members', value: membersOf(ada) },
      ],
      () => [ada, bo],
    ],
  ])('patch members: %s', async (_what, operations, after) => {
    const { status, body } = await entra.patchGroup(id, ...operations());
    expect([status, body]).toEqual([204, {}]);
    expect((await membersIn(id)).toSorted()).toEqual(after().toSorted());
  });

  test.each<[string, object, object]>([
    ['the name', { op: 'Replace', path: 'displayName', value: 'Renamed' }, { displayName: 'Renamed' }],
    [
      'the name without a path',
      { op: 'replace', value: { id: 'x', displayName: 'Again' } },
      { displayName: 'Again' },
    ],
    ['the id of the directory', { op: 'Add', path: 'externalId', value: 'e2' }, { externalId: 'e2' }],
  ])('patch %s', async (_what, operation, after) => {
    const other = await group([ada]);
    expect((await entra.patchGroup(other, operation)).status).toBe(204);
    expect((await entra.ask('GET', `/Groups/${other}`)).body).toMatchObject({
      ...after,
      members: [{ value: ada }],
    });
  });

  test('groups of a user', async () => {
    const cem = await person();
    const other = await group([cem]);
    const { body } = await entra.ask('GET', `/Users/${cem}`);
    expect(body.groups).toMatchObject([{ value: other, type: 'direct' }]);
    const listed = await entra.find(`externalId eq "${body.externalId}"`);
    expect(listed).toMatchObject([{ groups: [{ value: other }] }]);
    const sent = newUser(String(body.userName), { groups: [] });
    expect((await entra.ask('PUT', `/Users/${cem}`, sent)).body.groups).toHaveLength(1);
  });

  test('delete, and delete again', async () => {
    expect((await entra.ask('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await entra.ask('DELETE', `/Groups/${id}`)).status).toBe(404);
    expect((await entra.ask('POST', '/Groups', newGroup(displayName))).status).toBe(201);
  });
});

const groupPath = (attribute: string) => `urn:ietf:params:scim:schemas:core:2.0:Group:${attribute}`;

test('the group push of Okta: looked for, created, filled, renamed, replaced, emptied and unlinked', async () => {
  const { admin } = await foundTeam(testApp, 'Okta');
  const okta = await openDirectory(testApp, admin, 'Okta');
  const [ada, bo] = [await person(okta), await person(okta)];
  const displayName = name();
  const found = await okta.ask(
    'GET',
    `/Groups?filter=${encodeURIComponent(`displayName eq "${displayName}"`)}`,
  );
  expect(found.body).toMatchObject({ totalResults: 0, Resources: [] });
  const made = await okta.ask('POST', '/Groups', { ...newGroup(displayName), externalId: undefined });
  const id = String(made.body.id);
  const added = { op: 'add', path: 'members', value: [{ value: ada, display: 'ada@corp.test' }] };
  expect((await okta.patchGroup(id, added)).status).toBe(204);
  expect((await okta.patchGroup(id, { op: 'replace', value: { id, displayName: 'Pushed' } })).status).toBe(
    204,
  );
  const whole = { schemas: [], id, displayName: 'Pushed', members: [{ value: bo, display: 'bo@corp.test' }] };
  const { status, body } = await okta.ask('PUT', `/Groups/${id}`, whole);
  expect([status, body]).toMatchObject([200, { id, displayName: 'Pushed', members: [{ value: bo }] }]);
  expect((await okta.ask('PUT', `/Groups/${id}`, { displayName: 'Pushed' })).body.members).toHaveLength(1);
  const gone = { op: 'remove', path: `members[value eq "${bo}"]` };
  expect((await okta.patchGroup(id, gone)).status).toBe(204);
  expect(await membersIn(id, okta)).toEqual([]);
  expect((await okta.ask('DELETE', `/Groups/${id}`)).status).toBe(204);
});

test('pages have a first place, a length and the number of all', async () => {
  const { admin } = await foundTeam(testApp, 'Pages');
  const okta = await openDirectory(testApp, admin, 'Okta');
  for (const _each of [1, 2, 3]) await group([], okta);
  const page = async (query: string) => (await okta.ask('GET', `/Groups?${query}`)).body;
  const ids = ({ Resources }: Record<string, unknown>) => (Resources as { id: string }[]).map(({ id }) => id); // the answer of the standard
  const all = await page('');
  expect(all).toMatchObject({ totalResults: 3, itemsPerPage: 3, startIndex: 1 });
  expect([...ids(await page('count=2')), ...ids(await page('startIndex=3&count=2'))]).toEqual(ids(all));
  expect(await page('count=0')).toMatchObject({ totalResults: 3, Resources: [] });
});

describe('a group whose people are admins', () => {
  test('makes them admins at once, and who goes out of it is one no longer', async () => {
    const team = await foundTeam(testApp, 'Rise');
    const okta = await openDirectory(testApp, team.admin, 'Okta');
    const [ada, bo, off] = [await person(okta), await person(okta), await person(okta, { active: false })];
    const { userId: founder } = team.admin;
    const id = await group([ada, off], okta);
    expect(await adminsOf(team)).toEqual([founder]);
    expect((await choose(id, 'admins', team)).status).toBe(200);
    expect((await adminsOf(team)).toSorted()).toEqual([founder, ada].toSorted());
    await okta.patchGroup(id, { op: 'Add', path: 'members', value: membersOf(bo) });
    await okta.patch(off, { op: 'replace', value: { active: true } });
    expect((await adminsOf(team)).toSorted()).toEqual([founder, ada, bo, off].toSorted());
    testApp.clock.forward(1); // lines of the audit log of one moment have no order
    await okta.patchGroup(id, { op: 'Remove', path: 'members', value: membersOf(ada) });
    expect((await adminsOf(team)).toSorted()).toEqual([founder, bo, off].toSorted());
    const path = `/api/Admin/AuditLog/${team.team.teamId}?pageSize=1&pageNumber=1`;
    expect((await testApp.ask('GET', path, { token: team.admin.token })).body.items).toMatchObject([
      { act: 'groupNotAdmin', subject: { userId: ada } },
    ]);
    await choose(id, 'nothing', team);
    await okta.ask('DELETE', `/Groups/${id}`);
    expect((await adminsOf(team)).toSorted()).toEqual([founder, bo, off].toSorted());
  });

  test('never takes away the last admin, nor one who is in another such group', async () => {
    const team = await foundTeam(testApp, 'Stay');
    const okta = await openDirectory(testApp, team.admin, 'Okta');
    const { userId: founder } = team.admin;
    const ada = await person(okta);
    const [first, second] = [await group([founder], okta), await group([founder, ada], okta)];
    await choose(first, 'admins', team);
    await choose(second, 'admins', team);
    await okta.patchGroup(second, { op: 'remove', path: `members[value eq "${founder}"]` });
    expect((await adminsOf(team)).toSorted()).toEqual([founder, ada].toSorted());
    await okta.ask('DELETE', `/Groups/${second}`);
    expect(await adminsOf(team)).toEqual([founder]);
    expect((await okta.ask('PUT', `/Groups/${first}`, newGroup(name(), { members: [] }))).status).toBe(200);
    expect(await adminsOf(team)).toEqual([founder]);
  });
});

test('a department of the directory is the one they play for in a team cup, and new cups begin with it', async () => {
  const team = await foundTeam(testApp, 'Cup');
  const okta = await openDirectory(testApp, team.admin, 'Okta');
  const { body: sales } = await okta.ask(
    'POST',
    '/Groups',
    newGroup('SALES', { members: membersOf(team.member.userId) }),
  );
  await choose(String(sales.id), 'department', team);
  const as = (token: string) => ({
    get: (path: string) => testApp.ask('GET', `/api/Tournament${path}`, { token }),
    post: (path: string, json: object) => testApp.ask('POST', `/api/Tournament${path}`, { token, json }),
  });
  const [admin, member] = [as(team.admin.token), as(team.member.token)];
  expect((await admin.get('/all')).body.departments).toEqual(['SALES']);
  const cup = { form: 'teamCup', name: 'Cup', gameName: 'tictactoe', departments: ['Lab', 'Sales'] };
  const { body } = await admin.post('', { ...cup, moveId: randomUUID() });
  const own = async (who: typeof admin) => (await who.get(`/${String(body.id)}`)).body.ownDepartment;
  expect([await own(admin), await own(member)]).toEqual([undefined, 2]);
  expect((await member.post(`/${String(body.id)}/join`, { department: 1 })).status).toBe(200);
  expect((await member.get(`/${String(body.id)}`)).body.entrants).toMatchObject([{ department: 2 }]);
});

test('whoever leaves the team is in none of its groups, and the groups are in their export', async () => {
  const team = await foundTeam(testApp, 'Leave');
  const okta = await openDirectory(testApp, team.admin, 'Okta');
  const id = await group([team.member.userId], okta);
  const { body } = await testApp.ask('GET', '/api/UserProfile/Export', { token: team.member.token });
  expect(body.provisionedGroups).toHaveLength(1);
  await testApp.ask('POST', '/api/Admin/RemoveMember', {
    token: team.admin.token,
    json: { userId: team.member.userId },
  });
  expect(await membersIn(id, okta)).toEqual([]);
  const listed = await testApp.ask('GET', `/api/Admin/Groups/${team.team.teamId}`, {
    token: team.admin.token,
  });
  expect(listed.body.groups).toMatchObject([{ groupId: id, people: 0, effect: 'nothing' }]);
});
