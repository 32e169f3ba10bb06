// A turn of a game with a move a day in the activity feed of Microsoft Teams, and its result.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
  tenant,
} from '../support/fakes/fakeGraph.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let clock: MovedClock;
let graph: FakeGraph;
let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  clock = movedClock('2026-03-02T09:00:00Z');
  graph = await openFakeGraph();
  server = await startTestServer({}, undefined, graph.environment, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  await comesFromMicrosoft(server.services, bo.member.userId, 'oid-bo', firstKey);
});
afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
  await graph?.close();
});

const typesSent = () => graph.posted.map(({ body }) => Object(body).activityType);

/** How many mails say that it is his turn. */
async function mailsTo({ member }: Player): Promise<number> {
  const mails = await server.services.database
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', member.email)
    .execute();
  return mails.filter(({ subject }) => subject.includes('turn')).length;
}

/** A game with a move a day in which it is Bo's turn, and nobody is at the table. */
async function begun(): Promise<string> {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4', ruleSet: { turnDays: 1, timer: null } });
  if (ada.view()?.toAct[0] === ada.view()?.mySeat) await moveOnce(ada, await gameCalled('connect4'), 1);
  for (const player of [ada, bo]) await player.say('room:leave', { room, keepSeat: true });
  return room;
}

test('stands there once, opens the table inside Teams, and takes the place of a mail', async () => {
  const room = await begun();
  clock.to('2026-03-02T13:00:00Z');
  await server.services.tables.tellOfTurns();
  await server.services.tables.tellOfTurns();
  await expect.poll(() => graph.posted.length).toBe(1);
  const [line] = graph.posted;
  expect(line?.path).toBe('/v1.0/users/oid-bo/teamwork/sendActivityNotification');
  expect(graph.granted.at(-1)).toMatchObject({ tenant, kind: 'client_credentials' });
  expect(line?.body).toMatchObject({
    activityType: 'yourTurn',
    previewText: { content: expect.stringContaining('Four in a Row') },
    templateParameters: [{ name: 'game', value: 'Four in a Row' }],
  });
  expect(JSON.stringify(line?.body)).toContain(encodeURIComponent(`room:connect4:${room}`));
  expect(await mailsTo(bo)).toBe(0);

  await ada.say('room:watch', { room });
  expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
  await expect.poll(typesSent).toEqual(['yourTurn', 'gameOver']);
});

test('with Microsoft away is mailed instead', async () => {
  graph.mood = 'away';
  clock.to('2026-03-03T09:00:00Z');
  await begun();
  const wishes = { mail: { yourTurn: true } };
  expect((await ask(server, bo, 'PUT', '/api/UserProfile/Preferences', wishes)).status).toBe(200);
  bo.leave();
  await expect.poll(() => server.services.presence.isOnline(bo.member.userId)).toBe(false);
  clock.to('2026-03-03T13:00:00Z');
  await server.services.tables.tellOfTurns();
  await expect.poll(() => mailsTo(bo)).toBe(1);
  graph.mood = 'well';
});
