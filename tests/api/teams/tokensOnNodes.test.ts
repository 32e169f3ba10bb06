// A token of a team on a node beside the one where it was made: over at once, whatever ended it, and with limits of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDirectory } from '../../support/people/scim.ts';
import { makeToken, membersAskedBy } from '../../support/people/teamToken.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import {
  type Answer,
  form,
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

type Outcome = Pick<Answer, 'body' | 'status'>;
const outcome = ({ status, body }: Outcome) => [status, body.error ?? 'ok'];

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const database = await freshDatabase();
  here = await startTestApp({ database });
  there = await startTestApp({ database, environment: { RATE_SCALE: '1' } });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const ways: readonly [string, (team: TeamOfTwo, second: Somebody, tokenId: string) => Promise<Outcome>][] = [
  [
    'when it is ended',
    ({ admin }, _second, tokenId) =>
      here.ask('POST', '/api/Admin/EndToken', { token: admin.token, json: { tokenId } }),
  ],
  [
    'when its maker deletes the account',
    (_team, second) =>
      here.ask('POST', '/api/Authentication/deleteAccount', {
        token: second.token,
        json: { userId: second.userId },
      }),
  ],
  [
    'when its maker is no longer an admin',
    ({ admin }, second) =>
      here.ask('POST', '/api/Admin/UpdateAdminSettings', {
        token: admin.token,
        ...form({ removeAdminUserIds: second.userId }),
      }),
  ],
  [
    'when its maker is taken out of the team',
    ({ admin }, second) =>
      here.ask('POST', '/api/Admin/RemoveMember', {
        token: admin.token,
        json: { userId: second.userId },
      }),
  ],
  [
    'when the directory switches its maker off',
    async ({ admin }, second) =>
      (await openDirectory(here, admin)).patch(second.userId, { op: 'replace', value: { active: false } }),
  ],
];

test.each(ways)('%s', async (_when, end) => {
  const team = await foundTeam(here, 'Node');
  const second = await welcome(here, 'Second', team.team.teamId);
  const promoted = await here.ask('POST', '/api/Admin/UpdateAdminSettings', {
    token: team.admin.token,
    ...form({ newAdminUserIds: second.userId }),
  });
  expect(promoted.status).toBe(200);
  const { body } = await makeToken(here, second);
  const token = String(body.token);
  const there200 = () => membersAskedBy(there, token, team.team.teamId);
  expect(outcome(await there200())).toEqual([200, 'ok']);
  expect(outcome(await end(team, second, Object(body.made).tokenId))).toEqual([200, 'ok']);
  expect(outcome(await there200())).toEqual([401, 'Unauthorized']);
});

test('it has limits of its own there, and guesses at tokens are slowed down', async () => {
  const { admin, team } = await foundTeam(here, 'Fast');
  const first = String((await makeToken(here, admin)).body.token);
  const second = String((await makeToken(here, admin)).body.token);
  const ask = async (token: string, address?: string) =>
    (await membersAskedBy(there, token, team.teamId, address)).status;
  let answered = 0;
  while ((await ask(first)) === 200) answered += 1;
  expect(answered).toBe(60); // the usual burst of a reader
  expect(await ask(second)).toBe(200);
  const guesses = [];
  for (let times = 0; times < 31; times++) guesses.push(await ask(`topla_${'0'.repeat(64)}`, '203.0.113.9'));
  expect(guesses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
});
