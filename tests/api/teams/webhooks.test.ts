// Webhooks of teams: told what happened, in the transaction in which it happened, signed, tried again for a day, and switched off.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEvents } from '../../../src/contract/admin/webhooks.ts';
import type { StrangerAnswer, StrangerPost } from '../../../src/server/base/shared/postToStranger.ts';
import { sendDueWebhooks } from '../../../src/server/messaging/webhooks/deliver.ts';
import { webhookHeaders } from '../../../src/server/messaging/webhooks/signature.ts';
import { tellWebhooks } from '../../../src/server/messaging/webhooks/tell.ts';
import { finish } from '../../support/data/finishedGames.ts';
import { openPuzzle, solverOf, wordPuzzle } from '../../support/data/puzzleDays.ts';
import { followByWebhook } from '../../support/data/webhookNews.ts';
import {
  type Answer,
  foundTeam,
  password,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const url = 'https://hooks.example.test/topla';

const nothingSent: StrangerPost = { url: '', headers: {}, body: '' };

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
const deliveriesOf = async (webhookId: string) =>
  (await get(`WebhookDeliveries?webhookId=${webhookId}`)).body.deliveries;
const idOf = ({ headers }: StrangerPost) => headers['webhook-id'];

test('what happens in the team is sent: who joined and left, games, puzzles', async () => {
  const { webhookId } = await made();
  const { teamId } = team.team;
  const second = await welcome(testApp, 'Second', teamId);
  const third = await welcome(testApp, 'Third', teamId);
  await post('RemoveMember', { userId: second.userId });
  await testApp.ask('POST', '/api/Authentication/deleteAccount', {
    token: third.token,
    json: { userId: third.userId },
  });
  await finish(testApp, { players: [team.admin, team.member], teamId });
  await finish(testApp, { players: [team.admin, null], teamId });
  await testApp.ask('POST', '/api/Puzzle/PostSchedule', {
    token: team.admin.token,
    json: {
      puzzleType: 'mathle',
      opensNow: true,
      timeZoneId: 'UTC',
      hour: 14,
      minute: 0,
      duration: 1440,
      days: [0, 1, 2, 3, 4, 5, 6],
    },
  });
  const puzzleId = await openPuzzle(testApp, {
    teamId,
    puzzleType: 'findTheWord',
    puzzle: wordPuzzle('ABOVE'),
    hours: 24,
  });
  const at = solverOf(testApp, team.member, 'findTheWord', puzzleId);
  await at.join({ hardMode: false });
  await at.guess(1, 'above');
  await sendAll();
  const bodies = sent.map(({ body }) => JSON.parse(body));
  const named = bodies.map(({ type, data }) => `${type} ${data.userId ?? data.gameName ?? data.puzzleType}`);
  expect(named.toSorted()).toEqual(
    [
      `member.joined ${second.userId}`,
      `member.joined ${third.userId}`,
      `member.left ${second.userId}`,
      `member.left ${third.userId}`,
      'game.finished connect4', // that against a bot is nobody else's affair
      'puzzle.opened mathle',
      `puzzle.solved ${team.member.userId}`,
    ].toSorted(),
  );
  expect(new Set(sent.map(idOf)).size).toBe(sent.length);
  expect(await deliveriesOf(webhookId)).toHaveLength(7);
  await sendAll();
  expect(sent).toHaveLength(7);
});

test('a tournament that begins is told', async () => {
  const told = await followByWebhook(testApp.parts.database, team.team.teamId);
  const as = ({ token }: Somebody, path: string, json: object = {}) =>
    testApp.ask('POST', `/api/Tournament${path}`, { token, json });
  const wish = { moveId: randomUUID(), name: 'Autumn', gameName: 'chess', form: 'roundRobin' };
  const { id } = (await as(team.admin, '', wish)).body;
  for (const player of [team.admin, team.member]) await as(player, `/${id}/join`);
  expect(outcome(await as(team.admin, `/${id}/direct`, { act: 'start' }))).toEqual([200, 'ok']);
  expect(await told(String(id))).toEqual(['tournament event.started']);
});

test('nothing is told that did not happen, nothing of other teams, and nothing that was not chosen', async () => {
  await made(['member.left']);
  const other = await foundTeam(testApp, 'Other');
  await happens(other.team.teamId);
  await happens();
  const { teamId } = team.team;
  const undone = testApp.parts.database.transaction().execute(async (trx) => {
    await tellWebhooks(trx, 1, [{ teamId, event: 'member.left', data: { userId: team.member.userId } }]);
    throw new Error('did not happen');
  });
  await expect(undone).rejects.toThrow('did not happen');
  await sendAll();
  expect(sent).toEqual([]);
});

test('what is sent is signed with the secret, over its id, the time and the body', async () => {
  const { secret } = await made();
  await happens();
  await sendAll();
  const { headers, body } = sent[0] ?? nothingSent;
  const timestamp = Number(headers['webhook-timestamp']);
  expect(timestamp).toBe(Math.floor(testApp.clock.now() / 1_000));
  expect(headers).toEqual(webhookHeaders(secret, { id: headers['webhook-id'] ?? '', timestamp, body }));
});

test('an address that is down is tried with growing waits for a day, with one id, and then switched off', async () => {
  const { webhookId } = await made();
  answer = () => ({ status: 503, start: 'down\0for lunch' });
  await happens();
  const began = testApp.clock.now();
  const minutes: number[] = [];
  for (;;) {
    await sendAll();
    minutes.push((testApp.clock.now() - began) / 60_000);
    const waiting = await testApp.parts.database
      .selectFrom('webhook_deliveries')
      .select('next_try_at')
      .where('given_up_at', 'is', null)
      .executeTakeFirst();
    if (!waiting) break;
    testApp.clock.forward(waiting.next_try_at - testApp.clock.now() - 1);
    await sendAll();
    testApp.clock.forward(1);
  }
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231, 1591]);
  expect(new Set(sent.map(idOf)).size).toBe(1);
  const token = await signedIn();
  expect(await deliveriesOf(webhookId)).toMatchObject([
    { state: 'givenUp', tries: 13, status: 503, answer: 'downfor lunch', nextTryAt: null },
  ]);
  const { raw } = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token });
  expect(raw.body).toContain('Nothing more is sent to hooks.example.test');
  await happens();
  await sendAll();
  expect(sent).toHaveLength(13);
});

/** The clock went past the end of every token. */
async function signedIn(): Promise<string> {
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email: team.admin.email, password },
  });
  team = { ...team, admin: { ...team.admin, token: String(body.guulJwt) } };
  return team.admin.token;
}

test('what waits behind a failed delivery is not tried before it, and arrives when the address is back', async () => {
  await made();
  answer = () => ({ failure: 'tooSlow' });
  for (let times = 0; times < 8; times++) await happens();
  await sendAll();
  expect(sent.length).toBeLessThanOrEqual(4); // as many as are sent at once
  answer = () => ({ status: 200, start: 'ok' });
  testApp.clock.forward(60_000);
  sent = [];
  await sendAll();
  testApp.clock.forward(120_000);
  await sendAll();
  expect(new Set(sent.map(idOf)).size).toBe(8);
  expect(sent).toHaveLength(8);
});

test('two nodes at once send each delivery once', async () => {
  await made();
  for (let times = 0; times < 12; times++) await happens();
  await Promise.all([sendAll(), sendAll()]);
  expect(new Set(sent.map(idOf)).size).toBe(12);
  expect(sent).toHaveLength(12);
});

test('a delivery is sent again with its id, a test is sent at once and not tried again', async () => {
  const { webhookId } = await made();
  await happens();
  await sendAll();
  const [first] = sent;
  const again = await post('ResendDelivery', { deliveryId: first && idOf(first) });
  expect(again.body).toMatchObject({ state: 'delivered', status: 204 });
  expect(sent.map(idOf)).toEqual([first && idOf(first), first && idOf(first)]);
  expect(sent[1]?.body).toBe(first?.body);
  answer = () => ({ failure: 'inside' });
  const tested = await post('TestWebhook', { webhookId });
  expect(tested.body).toMatchObject({ event: 'test', state: 'givenUp', status: null, failure: 'inside' });
  expect((await get(`Webhooks/${team.team.teamId}`)).body.webhooks).toMatchObject([{ offSince: null }]);
});

test('an address that says it is gone is switched off at once, and can be switched on again', async () => {
  const { webhookId } = await made();
  answer = () => ({ status: 410, start: '' });
  await happens();
  await sendAll();
  expect((await get(`Webhooks/${team.team.teamId}`)).body.webhooks).toMatchObject([
    { webhookId, url, offSince: expect.any(String) },
  ]);
  expect(outcome(await post('SwitchWebhookOn', { webhookId }))).toEqual([200, 'ok']);
  answer = () => ({ status: 200, start: '' });
  await happens();
  await sendAll();
  expect(sent).toHaveLength(2);
});

test('the secret is answered once and stored encrypted; another team reaches nothing; all is in the log', async () => {
  const { webhookId, secret } = await made();
  await happens();
  await sendAll();
  const rows = await testApp.parts.database.selectFrom('webhooks').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await get(`Webhooks/${team.team.teamId}`)).raw.body).not.toContain(secret);
  const other = await foundTeam(testApp, 'Strangers');
  const deliveryId = sent[0] && idOf(sent[0]);
  for (const act of ['SwitchWebhookOn', 'RemoveWebhook', 'TestWebhook'])
    expect(outcome(await post(act, { webhookId }, other))).toEqual([404, 'NotFound']);
  expect(outcome(await post('ResendDelivery', { deliveryId }, other))).toEqual([404, 'NotFound']);
  expect((await get(`WebhookDeliveries?webhookId=${webhookId}`, other)).body.deliveries).toEqual([]);
  testApp.clock.forward(15 * 60_000 + 1);
  expect(outcome(await make())).toEqual([403, 'ConfirmFirst']);
  expect(outcome(await post('RemoveWebhook', { webhookId }))).toEqual([403, 'ConfirmFirst']);
  await testApp.ask('POST', '/api/Authentication/confirm', { token: team.admin.token, json: { password } });
  expect(outcome(await post('RemoveWebhook', { webhookId }))).toEqual([200, 'ok']);
  const { body } = await get(`AuditLog/${team.team.teamId}?pageSize=10&pageNumber=1`);
  expect(body.items).toMatchObject([
    { act: 'webhookRemoved', changed: ['hooks.example.test'] },
    { act: 'webhookMade', changed: ['hooks.example.test'] },
  ]);
});

test.each([
  ['without https', { url: 'http://hooks.example.test' }, 'url'],
  ['with a password in it', { url: 'https://a:b@hooks.example.test' }, 'url'],
  ['that is none', { url: 'hooks' }, 'url'],
  ['for nothing', { events: [] }, 'events'],
  ['for something unknown', { events: ['member.slept'] }, 'events.0'],
])('no address is taken %s', async (_what, wish, path) => {
  const { status, body } = await make(wish);
  expect([status, body.fields]).toMatchObject([400, [{ path }]]);
});
