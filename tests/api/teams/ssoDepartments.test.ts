// Departments by the groups of a sign-in: an admin chooses them, they follow at each sign-in, and those of a directory count before them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ssoGroupLimits } from '../../../src/contract/admin/ssoGroups.ts';
import { readDepartmentsOf, readTeamDepartments } from '../../../src/server/people/groups.ts';
import {
  connectSaml,
  foundSamlTeam,
  openSamlWorld,
  type SamlTeam,
  type SamlWorld,
} from '../../support/people/samlTeam.ts';
import { membersOf, newGroup, openDirectory } from '../../support/people/scim.ts';
import { connect, outcome, settingsOf, userOf } from '../../support/people/ssoTeam.ts';

let world: SamlWorld;
let team: SamlTeam;

beforeAll(async () => {
  world = await openSamlWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  Object.assign(world.issuer, { discovery: {}, lie: {}, keptBack: [] });
  team = await foundSamlTeam(world);
});

const at = (name: string) => `${name}@${team.domain}`;
const choose = (group: string, name?: string, effect = 'department') =>
  team.post('SetSsoGroup', { group, effect, ...(name !== undefined && { name }) });
const chosen = async () => Object((await team.get()).body.connection).departments;
const database = () => world.testApp.parts.database;
const departmentsOf = (userId: string) => readDepartmentsOf(database(), { userId, teamId: team.team.teamId });
/** Ada signs in by OpenID Connect with these groups; her departments then. */
async function adaWith(groups?: unknown): Promise<string[]> {
  const came = await team.signIn({ sub: 'ada', email: at('ada'), groups });
  return departmentsOf(String(userOf(came).userId));
}

test('people join and leave departments as they sign in, and one without groups changes nothing', async () => {
  await connect(team, world);
  await choose('8a0e-sales', ' Sales ');
  await choose('lab');
  expect(await adaWith(['8a0e-sales', 'staff'])).toEqual(['Sales']);
  expect(await adaWith(['lab', '8a0e-sales'])).toEqual(['lab', 'Sales']);
  expect(await chosen()).toEqual([
    { group: 'lab', name: 'lab', people: 1 },
    { group: '8a0e-sales', name: 'Sales', people: 1 },
  ]);
  expect(await adaWith('lab')).toEqual(['lab']);
  expect(await adaWith()).toEqual(['lab']);
  world.issuer.lie = { _claim_names: { groups: 'elsewhere' } };
  expect(await adaWith()).toEqual(['lab']);
  expect(await adaWith(['8a0e-sales'])).toEqual(['lab']);
  world.issuer.lie = {};
  expect(await adaWith(Array(2_001).fill('8a0e-sales'))).toEqual(['lab']);
  expect(await adaWith(['LAB', 1, null, { lab: true }, `8a0e-sales${'s'.repeat(200)}`])).toEqual([]);
  expect(await adaWith(['8a0e-sales'])).toEqual(['Sales']);
  expect(await adaWith([])).toEqual([]);
});

test('the test says that groups were too many to be named', async () => {
  await connect(team, world);
  const said = async () => {
    await team.test({ sub: 'tester', email: at('tester') });
    return Object(Object((await team.get()).body.connection).test).outcome;
  };
  expect(await said()).toMatchObject({ problem: null, groups: null, hasMoreGroups: false });
  world.issuer.lie = { _claim_names: { groups: 'src1' } };
  expect(await said()).toMatchObject({ problem: null, groups: null, hasMoreGroups: true });
});

test('the same by SAML, where Entra ID refers to its groups by a link', async () => {
  await connectSaml(team, world);
  await choose('lab', 'Lab');
  const adaBy = async (attributes: Readonly<Record<string, readonly string[]>>) => {
    const came = await team.come({ nameId: 'ada', attributes: { email: [at('ada')], ...attributes } });
    return departmentsOf(String(userOf(came).userId));
  };
  expect(await adaBy({ groups: ['lab', 'staff'] })).toEqual(['Lab']);
  expect(await adaBy({})).toEqual(['Lab']);
  const link = { 'http://schemas.microsoft.com/claims/groups.link': ['https://graph.example/groups'] };
  expect(await adaBy(link)).toEqual(['Lab']);
  expect(await adaBy({ groups: ['staff'] })).toEqual([]);
});

test('a name is kept apart from others, cleaned, and written to the audit log', async () => {
  expect(outcome(await choose('sales'))).toEqual([404, 'NotFound']);
  await connect(team, world);
  const faultsOf = async (answer: ReturnType<typeof choose>) => (await answer).body.fields;
  await choose('sales', 'Sales\u202e');
  expect(await faultsOf(choose('lab', 'SALES'))).toEqual([{ path: 'name', code: 'nameTaken' }]);
  expect(await faultsOf(choose('lab', '\u200b'))).toEqual([{ path: 'name', code: 'name' }]);
  expect((await choose('lab', 'x'.repeat(41))).status).toBe(400);
  expect((await choose('x'.repeat(201))).status).toBe(400);
  world.testApp.clock.forward(1);
  expect(outcome(await choose('sales', 'Sales & more'))).toEqual([200, 'ok']);
  world.testApp.clock.forward(1);
  expect(outcome(await choose('sales', undefined, 'nothing'))).toEqual([200, 'ok']);
  expect(await chosen()).toEqual([]);
  const path = `/api/Admin/AuditLog/${team.team.teamId}?pageSize=20&pageNumber=1`;
  const { body } = await world.testApp.ask('GET', path, { token: team.admin.token });
  const acts = (body.items as { act: string; changed: string[] }[]).map(({ act, changed }) => [act, changed]); // as the contract says
  expect(acts.filter(([act]) => act?.includes('Department'))).toEqual([
    ['ssoNotDepartment', ['Sales & more']],
    ['ssoDepartment', ['Sales & more']],
    ['ssoDepartment', ['Sales']],
  ]);
});

test('CWE-770: a team has no more departments than it may', async () => {
  await connect(team, world);
  const { teamId } = team.team;
  const rows = Array.from({ length: ssoGroupLimits.most }, (_, index) => ({
    id: randomUUID(),
    team_id: teamId,
    said: `g${index}`,
    name: `G${index}`,
    name_key: `g${index}`,
  }));
  await database().insertInto('sso_departments').values(rows).execute();
  expect((await choose('more')).body.fields).toEqual([{ path: 'group', code: 'tooManyDepartments' }]);
  expect(outcome(await choose('g7', 'Seven'))).toEqual([200, 'ok']);
});

test('CWE-639: an admin of another team changes nothing here', async () => {
  const other = await foundSamlTeam(world, 'Other');
  await connect(team, world);
  await choose('lab');
  const mixed = { teamId: team.team.teamId, group: 'lab', effect: 'nothing' };
  expect((await other.post('SetSsoGroup', mixed)).status).toBe(403);
  await connect(other, world);
  expect(outcome(await other.post('SetSsoGroup', { group: 'lab', effect: 'nothing' }))).toEqual([200, 'ok']);
  expect(await chosen()).toEqual([{ group: 'lab', name: 'lab', people: 0 }]);
});

describe('beside a directory', () => {
  test('its departments count, and neither touches those of the other', async () => {
    await connect(team, world);
    await choose('lab', 'Lab');
    expect(await adaWith(['lab'])).toEqual(['Lab']);
    const came = userOf(await team.signIn({ sub: 'ada', email: at('ada'), groups: ['lab'] }));
    const directory = await openDirectory(world.testApp, team.admin);
    const { body } = await directory.ask(
      'POST',
      '/Groups',
      newGroup('Sales', { members: membersOf(came.userId) }),
    );
    const setGroup = (effect: string) => team.post('SetGroupEffect', { groupId: String(body.id), effect });
    const { teamId } = team.team;
    expect(await readTeamDepartments(database(), teamId)).toEqual(['Lab']);
    await setGroup('department');
    expect(Object((await team.get()).body.connection).isDirectoryFirst).toBe(true);
    const groups = await world.testApp.ask('GET', `/api/Admin/Groups/${teamId}`, { token: team.admin.token });
    expect(groups.body.hasSignInDepartments).toBe(true);
    expect(await readTeamDepartments(database(), teamId)).toEqual(['Sales']);
    expect(await adaWith(['staff'])).toEqual(['Sales']);
    expect(await adaWith(['lab'])).toEqual(['Sales']);
    await directory.patchGroup(String(body.id), { op: 'remove', path: 'members' });
    expect(await departmentsOf(came.userId)).toEqual([]);
    await setGroup('nothing');
    expect(await departmentsOf(came.userId)).toEqual(['Lab']);
    const shown = await world.testApp.ask('GET', '/api/UserProfile/Export', { token: came.guulJwt });
    expect(shown.body).toMatchObject({ provisionedGroups: [], signInDepartments: ['Lab'] });
  });

  test('a new team cup begins with them, and whoever is in one plays for it', async () => {
    await connect(team, world);
    await choose('lab', 'Lab');
    const { guulJwt: token } = userOf(await team.signIn({ sub: 'ada', email: at('ada'), groups: ['lab'] }));
    const ask = (path: string, by: string, json?: object) =>
      world.testApp.ask(json ? 'POST' : 'GET', `/api/Tournament${path}`, {
        token: by,
        ...(json && { json }),
      });
    expect((await ask('/all', team.admin.token)).body.departments).toEqual(['Lab']);
    const cup = { form: 'teamCup', name: 'Cup', gameName: 'tictactoe', departments: ['Sales', 'Lab'] };
    const { body } = await ask('', team.admin.token, { ...cup, moveId: randomUUID() });
    const own = async (by: string) => (await ask(`/${String(body.id)}`, by)).body.ownDepartment;
    expect([await own(team.admin.token), await own(token)]).toEqual([undefined, 2]);
  });
});

test('departments end with the membership, with another provider and with the connection', async () => {
  await connect(team, world);
  await choose('lab', 'Lab');
  const ada = userOf(await team.signIn({ sub: 'ada', email: at('ada'), groups: ['lab'] }));
  const members = () => database().selectFrom('sso_department_members').select('user_id').execute();
  const isIn = async () => (await members()).some(({ user_id }) => user_id === ada.userId);
  expect(await isIn()).toBe(true);
  expect(outcome(await team.post('RemoveMember', { userId: ada.userId }))).toEqual([200, 'ok']);
  expect(await isIn()).toBe(false);
  const bob = userOf(await team.signIn({ sub: 'bob', email: at('bob'), groups: ['lab'] }));
  expect(await departmentsOf(bob.userId)).toEqual(['Lab']);
  await team.post('SaveSso', { ...settingsOf(world.issuer), issuer: world.foreign.issuer });
  expect(await departmentsOf(bob.userId)).toEqual([]);
  expect(await chosen()).toEqual([{ group: 'lab', name: 'Lab', people: 0 }]);
  await team.post('RemoveSso');
  expect(await readTeamDepartments(database(), team.team.teamId)).toEqual([]);
});
