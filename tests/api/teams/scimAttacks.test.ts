// Provisioning by SCIM 2.0 under attack: what a token of a team must not reach, named after the weakness; and how long a page is.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Directory, directoryBy, newUser, openDirectory } from '../../support/people/scim.ts';
import { makeToken } from '../../support/people/teamToken.ts';
import {
  foundTeam,
  password,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
let entra: Directory;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  entra = await openDirectory(testApp, ours.admin);
});
afterAll(() => testApp.close());

const address = () => `${randomUUID()}@corp.test`;
const storedPerson = (id: string) =>
  testApp.parts.database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();

test('pages have a first place, a length and the number of all', async () => {
  const { admin } = await foundTeam(testApp, 'Pages');
  const okta = await openDirectory(testApp, admin, 'Okta');
  for (const each of [1, 2, 3])
    await okta.ask('POST', '/Users', newUser(address(), { displayName: `P${each}` }));
  const page = async (query: string) => (await okta.ask('GET', `/Users?${query}`)).body;
  const ids = (body: Record<string, unknown>) => (body.Resources as { id: string }[]).map(({ id }) => id);
  const all = await page('');
  expect(all).toMatchObject({ totalResults: 5, itemsPerPage: 5, startIndex: 1 });
  const [first, second] = [await page('startIndex=1&count=2'), await page('startIndex=3&count=2')];
  expect([...ids(first), ...ids(second)]).toEqual(ids(all).slice(0, 4));
  expect(await page('count=0')).toMatchObject({ totalResults: 5, Resources: [] });
  expect(await page('startIndex=-3&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
  expect(await page('startIndex=99')).toMatchObject({ totalResults: 5, Resources: [] });
});

describe('an attack', () => {
  test('CWE-287: a password that was chosen before the address was proven is not kept', async () => {
    const email = address();
    await testApp.ask('POST', '/api/Authentication/signUp', { json: { email, name: 'Squatter', password } });
    const { body } = await entra.ask('POST', '/Users', newUser(email));
    expect(await storedPerson(String(body.id))).toMatchObject({ password_hash: null, name: 'Ada Lovelace' });
    const signIn = { json: { email, password } };
    expect((await testApp.ask('POST', '/api/Authentication/loginWithGS', signIn)).status).toBe(401);
  });

  test('CWE-639: a person of another team is neither seen nor touched', async () => {
    const { userId, email } = theirs.member;
    const off = { op: 'replace', value: { active: false } };
    for (const { status } of [
      await entra.ask('GET', `/Users/${userId}`),
      await entra.patch(userId, off),
      await entra.ask('PUT', `/Users/${userId}`, newUser(email)),
      await entra.ask('DELETE', `/Users/${userId}`),
    ])
      expect(status).toBe(404);
    expect(await entra.find(`userName eq "${email}"`)).toEqual([]);
    expect(await entra.ask('POST', '/Users', newUser(email))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    expect(await storedPerson(userId)).toMatchObject({ team_id: theirs.team.teamId, disabled_at: null });
  });

  test('CWE-862: no other token, session or right comes in', async () => {
    const other = String((await makeToken(testApp, ours.admin)).body.token);
    const asked = (token: string) => directoryBy(testApp, token).ask('GET', '/Users');
    expect((await asked(other)).status).toBe(403);
    expect((await asked(ours.admin.token)).status).toBe(401);
    expect(await asked('topla_none')).toMatchObject({ status: 401, body: { schemas: [errorSchema] } });
    expect((await asked('')).status).toBe(401);
    expect((await directoryBy(testApp, other).ask('GET', '/Groups')).status).toBe(403);
    expect((await entra.ask('GET', '/Roles')).status).toBe(404);
    const path = `/api/GameSpace/UserList/${ours.team.teamId}`;
    expect((await testApp.ask('GET', path, { token: entra.token })).status).toBe(403);
  });

  test.each([
    [`userName eq "x" or active eq true`],
    [`userName eq "x' or '1'='1`],
    [`userName eq "x"; drop table people`],
    [`userName sw "a"`],
    [`is_admin eq true`],
    [`password_hash eq "x"`],
    [`constructor eq "x"`],
    [`userName eq true`],
    [`active eq "yes"`],
    [`userName eq "x" and`],
    [`${'(('.repeat(400)}`],
  ])('CWE-943: the filter %s is refused', async (filter) => {
    expect(await entra.find(filter)).toMatchObject([{ status: '400', scimType: 'invalidFilter' }]);
  });

  test('CWE-89: a quote in a value is a part of it', async () => {
    expect(await entra.find(`externalId eq "' or 1=1 --"`)).toEqual([]);
  });

  test('CWE-770: pages and bodies have an end', async () => {
    const { body } = await entra.ask('GET', '/Users?count=1000000');
    expect(Number(body.itemsPerPage)).toBeLessThanOrEqual(200);
    const large = newUser(address(), { nickName: 'x'.repeat(70_000) });
    expect(await entra.ask('POST', '/Users', large)).toMatchObject({ status: 413, body: { status: '413' } });
    const many = Array.from({ length: 101 }, () => ({ op: 'replace', value: { active: true } }));
    expect((await entra.patch(ours.member.userId, ...many)).body.scimType).toBe('invalidSyntax');
  });

  test('CWE-915: nobody becomes an admin, or a member of a team, by an attribute', async () => {
    const sent = newUser(address(), {
      is_admin: true,
      isAdmin: true,
      team_id: theirs.team.teamId,
      roles: ['admin'],
    });
    const id = String((await entra.ask('POST', '/Users', sent)).body.id);
    await entra.patch(id, { op: 'replace', value: { is_admin: true, isAdmin: true, id: randomUUID() } });
    expect(await storedPerson(id)).toMatchObject({ is_admin: false, team_id: ours.team.teamId });
    expect(await entra.patch(id, { op: 'replace', path: 'isAdmin', value: true })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidPath' },
    });
  });

  test('CWE-1321: a prototype is not reached', async () => {
    const sent = `{"userName":"${address()}","__proto__":{"active":false}}`;
    expect(await entra.ask('POST', '/Users', sent)).toMatchObject({ status: 400 });
  });

  test.each<[string, object, string]>([
    ['no address', { userName: 'ada' }, 'invalidValue'],
    ['an active that is neither', { active: 'perhaps' }, 'invalidValue'],
    ['an id that is too long', { externalId: 'x'.repeat(300) }, 'invalidValue'],
    ['a name that is a number', { displayName: 7 }, 'invalidValue'],
  ])('CWE-20: %s is refused', async (_what, more, scimType) => {
    const { status, body } = await entra.ask('POST', '/Users', { ...newUser(address()), ...more });
    expect([status, body.scimType]).toEqual([400, scimType]);
  });
});
