// Tokens of teams: made by admins, seen once, good for what they name and nothing else, over at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all.ts';
import { type Endpoint, type TokenScope, tokenScopes } from '../../../src/contract/endpoint.ts';
import { dayOf, plusDays, startOf } from '../../../src/server/base/shared/days.ts';
import { tokenRequests } from '../../support/data/tokenRequests.ts';
import { makeToken, membersAskedBy } from '../../support/people/teamToken.ts';
import {
  type Answer,
  form,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

const dayMs = 24 * 60 * 60_000;

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
let pollId: string;
let tournamentId: string;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  const poll = {
    question: 'Cake?',
    options: ['Yes', 'No'],
    takesSeveral: false,
    isSecret: true,
    minutes: 60,
  };
  const made = await testApp.ask('POST', '/api/Polls/CreatePoll', { token: ours.admin.token, json: poll });
  pollId = String(made.body.pollId);
  await testApp.ask('POST', '/api/Polls/Vote', {
    token: ours.admin.token,
    json: { pollId, choices: [1] },
  });
  const tournament = await testApp.ask('POST', '/api/Tournament', {
    token: ours.admin.token,
    json: { moveId: randomUUID(), name: 'Autumn', gameName: 'chess', form: 'arena' },
  });
  tournamentId = String(tournament.body.id);
});
afterAll(() => testApp.close());

const make = (admin: Somebody, wish: object = {}) => makeToken(testApp, admin, wish);
const tokenOf = async (admin: Somebody, scopes: readonly TokenScope[]) =>
  String((await make(admin, { scopes })).body.token);
const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const listOf = async ({ admin, team }: TeamOfTwo) =>
  (await testApp.ask('GET', `/api/Admin/Tokens/${team.teamId}`, { token: admin.token })).body;
const membersBy = (token: string, teamId: string) => membersAskedBy(testApp, token, teamId);

/** Each time anew: the same id sent twice would make one tournament. */
const requests = () => tokenRequests({ pollId, start: new Date(testApp.clock.now() + dayMs).toISOString() });
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

function askBy(call: Endpoint, token: string, teamId = ours.team.teamId): Promise<Answer> {
  const values: Readonly<Record<string, string>> = {
    kind: 'GameSpace',
    roomId: 'A'.repeat(22),
    game: '1',
    pollId,
    id: call.path.startsWith('/api/Tournament') ? tournamentId : teamId,
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) => values[name] ?? randomUUID());
  const { query, json } = requests()[nameOf(call)] ?? {};
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  if (call.files) return testApp.ask(call.method, path, { token, ...form({ nothing: 'at all' }) });
  return testApp.ask(call.method, address, {
    token,
    ...(call.method !== 'GET' && { json: json ?? {} }),
  });
}

describe('every call of the contract', () => {
  const marked = calls.filter(({ scope }) => scope !== undefined);
  const unmarked = calls.filter(({ scope }) => scope === undefined);

  test('is in the table of this file if it is marked, and every right is of use', () => {
    expect(marked.map(nameOf).toSorted()).toEqual(Object.keys(requests()).toSorted());
    const ofScim = 'people:provision'; // SCIM has paths and bodies of its own: see scim.test.ts
    expect(new Set([...marked.map(({ scope }) => scope), ofScim])).toEqual(new Set(tokenScopes));
  });

  test('refuses a token with all rights where it is not marked', async () => {
    const token = await tokenOf(ours.admin, tokenScopes);
    for (const call of unmarked) {
      const [status, error] = outcome(await askBy(call, token));
      expect([nameOf(call), status, error]).toEqual([nameOf(call), 403, 'NotAllowed']);
    }
  });

  test('takes the right that it names, and none of the others; of one’s own team alone', async () => {
    const theirToken = await tokenOf(theirs.admin, tokenScopes);
    for (const call of marked) {
      const others = tokenScopes.filter((scope) => scope !== call.scope);
      const [status, error] = outcome(await askBy(call, await tokenOf(ours.admin, others)));
      expect([nameOf(call), status, error]).toEqual([nameOf(call), 403, 'NotAllowed']);
      await endAll();
      const foreign = await askBy(call, theirToken);
      for (const secret of [ours.admin.userId, ours.member.userId, pollId, tournamentId, 'Cake?'])
        expect(foreign.raw.body, nameOf(call)).not.toContain(secret);
      const right = await askBy(call, await tokenOf(ours.admin, call.scope ? [call.scope] : []));
      expect([nameOf(call), right.status]).toEqual([nameOf(call), requests()[nameOf(call)]?.ends ?? 200]);
      await endAll();
    }
  });

  async function endAll(): Promise<void> {
    await testApp.parts.database.deleteFrom('team_tokens').where('team_id', '=', ours.team.teamId).execute();
  }
});

test('a token reads what is nobody’s own: the vote of its maker stays theirs', async () => {
  const { admin } = ours;
  const made = await testApp.ask('POST', '/api/Polls/CreatePoll', {
    token: admin.token,
    json: { question: 'Pie?', options: ['Yes', 'No'], takesSeveral: false, isSecret: true, minutes: 60 },
  });
  const json = { pollId: made.body.pollId, choices: [1] };
  await testApp.ask('POST', '/api/Polls/Vote', { token: admin.token, json });
  const path = `/api/Polls/GetPoll/${made.body.pollId}`;
  expect((await testApp.ask('GET', path, { token: admin.token })).body.chosen).toEqual([1]);
  const token = await tokenOf(admin, ['polls:read']);
  expect((await testApp.ask('GET', path, { token })).body).toMatchObject({ chosen: [], hasVoted: false });
});

test('the secret is answered once and stored hashed; the list says who made it and when it was used', async () => {
  const team = await foundTeam(testApp, 'Once');
  const { body } = await make(team.admin, { name: 'Wiki' });
  const token = String(body.token);
  expect(token).toMatch(/^topla_[0-9a-f]{64}$/);
  const stored = await testApp.parts.database
    .selectFrom('team_tokens')
    .selectAll()
    .where('team_id', '=', team.team.teamId)
    .execute();
  expect(JSON.stringify(stored)).not.toContain(token.slice('topla_'.length));
  const before = await listOf(team);
  expect(JSON.stringify(before)).not.toContain(token);
  expect(before.tokens).toMatchObject([
    {
      name: 'Wiki',
      scopes: ['members:read'],
      madeBy: { userId: team.admin.userId },
      usedAt: null,
      isOver: false,
    },
  ]);
  expect(outcome(await membersBy(token, team.team.teamId))).toEqual([200, 'ok']);
  const minute = new Date(testApp.clock.now()).toISOString().slice(0, 16);
  expect((await listOf(team)).tokens).toMatchObject([{ usedAt: expect.stringContaining(minute) }]);
  const exported = await testApp.ask('GET', '/api/UserProfile/Export', { token: team.admin.token });
  expect(exported.body.teamTokens).toMatchObject([{ name: 'Wiki', rights: ['members:read'] }]);
  const whole = await testApp.ask('GET', `/api/Admin/ExportTeam/${team.team.teamId}`, {
    token: team.admin.token,
  });
  expect(whole.body.tokens).toMatchObject([{ name: 'Wiki' }]);
});

test.each([
  ['without a name', { name: ' ' }, 'name'],
  ['without a right', { scopes: [] }, 'scopes'],
  ['with an unknown right', { scopes: ['billing:write'] }, 'scopes.0'],
  ['with a right twice', { scopes: ['members:read', 'members:read'] }, 'scopes'],
  ['that is over already', { lastDay: '2020-01-01' }, 'lastDay'],
  ['for more than a year', { lastDay: '2099-01-01' }, 'lastDay'],
])('none is made %s', async (_what, wish, path) => {
  const { status, body } = await make(ours.admin, wish);
  expect([status, body.fields]).toMatchObject([400, [{ path }]]);
});

test('making and ending ask who is there after a quarter of an hour, and are in the log of the team', async () => {
  const team = await foundTeam(testApp, 'Log');
  const { admin } = team;
  testApp.clock.forward(15 * 60_000 + 1);
  expect(outcome(await make(admin))).toEqual([403, 'ConfirmFirst']);
  await testApp.ask('POST', '/api/Authentication/confirm', { token: admin.token, json: { password } });
  const { body } = await make(admin);
  const { tokenId } = Object(body.made);
  testApp.clock.forward(15 * 60_000 + 1);
  const end = (who: Somebody) =>
    testApp.ask('POST', '/api/Admin/EndToken', { token: who.token, json: { tokenId } });
  expect(outcome(await end(admin))).toEqual([403, 'ConfirmFirst']);
  await testApp.ask('POST', '/api/Authentication/confirm', { token: admin.token, json: { password } });
  await testApp.ask('POST', '/api/Authentication/confirm', { token: theirs.admin.token, json: { password } });
  expect(outcome(await end(theirs.admin))).toEqual([404, 'NotFound']);
  expect(outcome(await end(admin))).toEqual([200, 'ok']);
  expect(outcome(await end(admin))).toEqual([404, 'NotFound']);
  const { body: log } = await testApp.ask(
    'GET',
    `/api/Admin/AuditLog/${team.team.teamId}?pageSize=10&pageNumber=1`,
    { token: admin.token },
  );
  expect(log.items).toMatchObject([
    { act: 'tokenEnded', changed: ['Intranet'], actor: { userId: admin.userId } },
    { act: 'tokenMade', changed: ['Intranet'], actor: { userId: admin.userId } },
  ]);
});

test('a team has twenty at a time', async () => {
  const { admin } = await foundTeam(testApp, 'Many');
  for (let made = 0; made < 20; made++) expect((await make(admin)).status).toBe(200);
  expect((await make(admin)).body.fields).toEqual([{ path: 'name', code: 'tooMany' }]);
});

test('one lasts to the end of its last day in the team’s time zone, a year at most', async () => {
  const zone = await foundTeam(testApp, 'Zone');
  const { admin, team } = zone;
  const timeZone = 'Pacific/Auckland';
  const zoned = await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
    token: admin.token,
    ...form({ timeZone }),
  });
  expect(zoned.status).toBe(200);
  const today = dayOf(timeZone, testApp.clock.now());
  const days = { firstDay: today, lastDay: plusDays(today, 365) };
  expect(await listOf(zone)).toMatchObject(days);
  expect(outcome(await make(admin, { lastDay: plusDays(today, 366) }))).toEqual([400, 'InvalidInput']);
  expect(outcome(await make(admin, { lastDay: days.lastDay }))).toEqual([200, 'ok']);
  const token = String((await make(admin, { lastDay: today })).body.token);
  const endsAt = startOf(timeZone, plusDays(today, 1));
  testApp.clock.forward(endsAt - testApp.clock.now() - 1);
  expect(outcome(await membersBy(token, team.teamId))).toEqual([200, 'ok']);
  testApp.clock.forward(1);
  expect(outcome(await membersBy(token, team.teamId))).toEqual([401, 'Unauthorized']);
});
