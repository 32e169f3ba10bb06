// Groups by SCIM under attack: what a token of a team must not reach, named after the weakness; and how much one request may bring.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupLimits } from '../../../src/contract/admin/groups.ts';
import { type Directory, membersOf, newGroup, newUser, openDirectory } from '../../support/people/scim.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
let entra: Directory;
let foreign: Directory;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  entra = await openDirectory(testApp, ours.admin);
  foreign = await openDirectory(testApp, theirs.admin, 'Okta');
});
afterAll(() => testApp.close());

const made = async (directory = entra, members: readonly string[] = []) => {
  const sent = newGroup(`G ${randomUUID()}`, { members: membersOf(...members) });
  return String((await directory.ask('POST', '/Groups', sent)).body.id);
};
const choose = (groupId: string, effect: string, { admin }: TeamOfTwo) =>
  testApp.ask('POST', '/api/Admin/SetGroupEffect', { token: admin.token, json: { groupId, effect } });

test('CWE-639: a group of another team is neither seen nor touched, by the directory or by an admin', async () => {
  const id = await made(foreign, [theirs.member.userId]);
  const add = { op: 'add', path: 'members', value: membersOf(ours.member.userId) };
  for (const { status } of [
    await entra.ask('GET', `/Groups/${id}`),
    await entra.patchGroup(id, add),
    await entra.ask('PUT', `/Groups/${id}`, newGroup('Mine')),
    await entra.ask('DELETE', `/Groups/${id}`),
    await choose(id, 'admins', ours),
  ])
    expect(status).toBe(404);
  for (const filter of [`id eq "${id}"`, `members.value eq "${theirs.member.userId}"`])
    expect(await entra.findGroups(filter)).toEqual([]);
  expect((await foreign.ask('GET', `/Groups/${id}`)).body.members).toHaveLength(1);
  const groups = await testApp.ask('GET', `/api/Admin/Groups/${theirs.team.teamId}`, {
    token: ours.admin.token,
  });
  expect(groups.status).toBe(403);
});

test('CWE-639: somebody of another team cannot be put into a group, and the answer is that for nobody', async () => {
  const id = await made();
  const answers = [];
  for (const userId of [theirs.member.userId, randomUUID(), 'none'])
    for (const { status, body } of [
      await entra.patchGroup(id, {
        op: 'add',
        path: 'members',
        value: membersOf(ours.member.userId, userId),
      }),
      await entra.ask('POST', '/Groups', newGroup(`G ${randomUUID()}`, { members: membersOf(userId) })),
    ])
      answers.push(JSON.stringify([status, body]));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('[400,');
  expect((await entra.ask('GET', `/Groups/${id}`)).body.members).toEqual([]);
  const { body } = await foreign.ask('GET', `/Users/${theirs.member.userId}`);
  expect(JSON.stringify(body.groups)).not.toContain(id);
});

test('CWE-269: a directory makes nobody an admin by a group that no admin chose, whatever it is called', async () => {
  const chosen = await made();
  await choose(chosen, 'admins', ours);
  await made(entra, [ours.member.userId]);
  const sent = newGroup('Admins', {
    members: membersOf(ours.member.userId),
    effect: 'admins',
    isAdmin: true,
  });
  const { body } = await entra.ask('POST', '/Groups', sent);
  await entra.patchGroup(String(body.id), { op: 'replace', value: { effect: 'admins' } });
  const row = await testApp.parts.database
    .selectFrom('people')
    .select('is_admin')
    .where('id', '=', ours.member.userId)
    .executeTakeFirstOrThrow();
  expect(row.is_admin).toBe(false);
});

test('CWE-862: a member neither sees the groups nor chooses what follows from one', async () => {
  const id = await made();
  const asMember = { token: ours.member.token };
  expect((await testApp.ask('GET', `/api/Admin/Groups/${ours.team.teamId}`, asMember)).status).toBe(403);
  const json = { groupId: id, effect: 'admins' };
  expect((await testApp.ask('POST', '/api/Admin/SetGroupEffect', { ...asMember, json })).status).toBe(403);
});

test.each([
  [`displayName eq "x" or id eq "y"`],
  [`displayName sw "a"`],
  [`displayName eq true`],
  [`effect eq "admins"`],
  [`constructor eq "x"`],
  [`members[value eq "x"].display eq "y"`],
])('CWE-943: the filter %s is refused', async (filter) => {
  expect(await entra.findGroups(filter)).toMatchObject([{ status: '400', scimType: 'invalidFilter' }]);
});

test('CWE-89: a quote in a value is a part of it', async () => {
  expect(await entra.findGroups(`displayName eq "' or 1=1 --"`)).toEqual([]);
});

test('CWE-770: names, operations, groups and bodies have an end', async () => {
  const long = newGroup('x'.repeat(groupLimits.name + 1));
  expect(await entra.ask('POST', '/Groups', long)).toMatchObject({
    status: 400,
    body: { scimType: 'invalidValue' },
  });
  const id = await made();
  const one = { op: 'remove', path: 'members', value: membersOf(randomUUID()) };
  expect((await entra.patchGroup(id, ...Array.from({ length: 1_001 }, () => one))).status).toBe(400);
  const huge = newGroup('Huge', { members: Array.from({ length: 40_000 }, () => ({ value: randomUUID() })) });
  expect((await entra.ask('POST', '/Groups', huge)).status).toBe(400);
  expect((await entra.ask('POST', '/Groups', newGroup('x'.repeat(3_200_000)))).status).toBe(413);
  const { body } = await entra.ask('GET', '/Groups?count=1000000');
  expect(Number(body.itemsPerPage)).toBeLessThanOrEqual(200);
});

test('a team has its groups up to a bound', async () => {
  const { admin, team } = await foundTeam(testApp, 'Full');
  const okta = await openDirectory(testApp, admin, 'Okta');
  const rows = Array.from({ length: groupLimits.most }, (_, at) => ({
    id: randomUUID(),
    team_id: team.teamId,
    name: `G${at}`,
    name_key: `g${at}`,
    external_id: null,
    effect: 'nothing' as const,
    created_at: 0,
    changed_at: 0,
  }));
  await testApp.parts.database.insertInto('provisioned_groups').values(rows).execute();
  expect((await okta.ask('POST', '/Groups', newGroup('One more'))).status).toBe(403);
});

test.each<[string, object, string]>([
  ['no path to what is removed', { op: 'remove', value: membersOf(randomUUID()) }, 'noTarget'],
  ['an attribute that groups do not have', { op: 'replace', path: 'owner', value: 'x' }, 'invalidPath'],
  ['a member that is changed', { op: 'replace', path: 'members[value eq "x"]', value: 'y' }, 'mutability'],
  ['members that are numbers', { op: 'add', path: 'members', value: [7] }, 'invalidValue'],
  ['a name that is taken away', { op: 'remove', path: 'displayName' }, 'invalidValue'],
  ['another word', { op: 'move', path: 'members', value: [] }, 'invalidSyntax'],
])('CWE-20: %s is refused, and nothing is changed', async (_what, operation, scimType) => {
  const id = await made();
  const { status, body } = await entra.patchGroup(
    id,
    { op: 'replace', path: 'displayName', value: `Changed ${randomUUID()}` },
    operation,
  );
  expect([status, body.scimType]).toEqual([400, scimType]);
  expect(String((await entra.ask('GET', `/Groups/${id}`)).body.displayName)).toMatch(/^G /);
});

test('CWE-1321: a prototype is not reached', async () => {
  const sent = '{"displayName":"P","__proto__":{"members":[]}}';
  expect((await entra.ask('POST', '/Groups', sent)).status).toBe(400);
});

test('a user who is deleted goes out of the groups', async () => {
  const userId = String((await entra.ask('POST', '/Users', newUser(`${randomUUID()}@corp.test`))).body.id);
  const id = await made(entra, [userId]);
  await entra.ask('DELETE', `/Users/${userId}`);
  expect((await entra.ask('GET', `/Groups/${id}`)).body.members).toEqual([]);
});
