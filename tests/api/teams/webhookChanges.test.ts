// Webhooks of teams, what can be changed of them: what they are told, the entries of the audit log among it, and that a team without any pays nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEvents } from '../../../src/contract/admin/webhooks.ts';
import type { StrangerAnswer, StrangerPost } from '../../../src/server/base/shared/postToStranger.ts';
import { sendDueWebhooks } from '../../../src/server/messaging/webhooks/deliver.ts';
import { tellWebhooks } from '../../../src/server/messaging/webhooks/tell.ts';
import { record } from '../../../src/server/progress/results/recordResults.ts';
import { layFinished } from '../../support/data/finishedGames.ts';
import {
  type Answer,
  foundTeam,
  password,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

const url = 'https://hooks.example.test/topla';

let testApp: TestApp;
let team: TeamOfTwo;
let sent: StrangerPost[];
let answer: (post: StrangerPost) => StrangerAnswer;

beforeAll(async () => {
  testApp = await startTestApp();
  Object.assign(testApp.parts, {
    postToStranger: async (post: StrangerPost) => {
      sent.push(post);
      return answer(post);
    },
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.parts.database.deleteFrom('webhooks').execute();
  team = await foundTeam(testApp, 'Hooked');
  sent = [];
  answer = () => ({ status: 204, start: '' });
});

const outcome = ({ status, body }: Answer) => [status, body.error ?? 'ok'];
const post = (act: string, json: object = {}, { admin } = team) =>
  testApp.ask('POST', `/api/Admin/${act}`, { token: admin.token, json });
const get = (path: string, { admin } = team) =>
  testApp.ask('GET', `/api/Admin/${path}`, { token: admin.token });
const news = webhookEvents.filter((event) => event !== 'audit.entry');
const make = (wish: object = {}) => post('MakeWebhook', { url, events: news, ...wish });
const sendAll = () => sendDueWebhooks(testApp.parts);

async function made(events: readonly string[] = news) {
  const { status, body, raw } = await make({ events });
  if (status !== 200) throw new Error(raw.body);
  return { webhookId: String(Object(body.made).webhookId), secret: String(body.secret) };
}

const happens = (teamId = team.team.teamId, userId = team.member.userId) =>
  tellWebhooks(testApp.parts.database, testApp.clock.now(), [
    { teamId, event: 'member.joined', data: { userId } },
  ]);
const idOf = ({ headers }: StrangerPost) => headers['webhook-id'];

/** The clock went past the end of every token. */
async function signedIn(): Promise<string> {
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email: team.admin.email, password },
  });
  team = { ...team, admin: { ...team.admin, token: String(body.guulJwt) } };
  return team.admin.token;
}

test('what is told can be chosen anew, by its own team alone, and the secret stays', async () => {
  const { webhookId } = await made(['member.left']);
  await happens();
  const other = await foundTeam(testApp, 'Strangers');
  const events = ['member.joined', 'audit.entry'];
  expect(outcome(await post('ChangeWebhook', { webhookId, events }, other))).toEqual([404, 'NotFound']);
  expect(outcome(await post('ChangeWebhook', { webhookId, events: [] }))).toEqual([400, 'InvalidInput']);
  const before = await testApp.parts.database.selectFrom('webhooks').select('secret').execute();
  expect(outcome(await post('ChangeWebhook', { webhookId, events }))).toEqual([200, 'ok']);
  expect(await testApp.parts.database.selectFrom('webhooks').select('secret').execute()).toEqual(before);
  await happens();
  await sendAll();
  expect(sent.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual(['audit.entry', 'member.joined']);
});

test('entries of the audit log are told with the id that they have there, and caught up after a day', async () => {
  await made(['audit.entry']);
  answer = () => ({ failure: 'unreachable' });
  await post('RemoveMember', { userId: team.member.userId });
  await sendAll();
  testApp.clock.forward(10 * 60 * 60_000);
  await sendAll();
  answer = () => ({ status: 202, start: '' });
  sent = [];
  testApp.clock.forward(10 * 60 * 60_000);
  await sendAll();
  const told = sent.map(({ body }) => JSON.parse(body).data);
  await signedIn();
  const { body } = await get(`AuditLog/${team.team.teamId}?pageSize=10&pageNumber=1`);
  const items = body.items as { id: string; act: string }[]; // as the contract says
  expect(told.map(({ entryId }) => entryId).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  expect(told).toContainEqual({
    entryId: expect.any(String),
    act: 'memberRemoved',
    actorId: team.admin.userId,
    subjectId: team.member.userId,
    changed: [],
  });
  expect(new Set(sent.map(idOf)).size).toBe(sent.length);
});

test('a team without webhooks pays no statement when a game is settled', async () => {
  const settle = async () => {
    const ended = await layFinished(testApp, {
      players: [team.admin, team.member],
      teamId: team.team.teamId,
    });
    let statements = 0;
    const counting = testApp.parts.database.withPlugin({
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await counting.transaction().execute((trx) => record(trx, [ended], testApp.clock.now()));
    return statements;
  };
  await settle();
  const without = await settle();
  await made();
  expect(await settle()).toBe(without + 1);
});
