// Two nodes whose PostgreSQL and Redis go away and come back: nothing acknowledged is lost, nobody is thrown out.
import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phrases } from '../../src/contract/realtime.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { postgresForTests } from '../support/servers/postgres.ts';
import { redisForTests } from '../support/servers/redis.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

const postgres = await postgresForTests({ isMigrated: true });
const redis = await redisForTests();
const trouble = postgres?.trouble ?? null;

let nodes: Serving[] = [];
let ada: Player;
let bo: Player;

beforeAll(async () => {
  if (!postgres || !redis) return;
  const environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: 'http://topla.test',
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
  };
  nodes = [await serve(environment), await serve(environment)];
  const [first, second] = nodes.map((node) => node.url);
  const letters = lettersIn(postgres.url);
  const founder = await foundTeam(first ?? '', 'Ada Moss', 'Northlight Labs', letters);
  ada = await connect(first ?? '', founder);
  bo = await connect(second ?? '', await colleague(first ?? '', founder, 'Bo Lind', letters));
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  for (const node of nodes) await node.remove();
  await redis?.halt();
  await postgres?.stop();
});

const statusOf = async (path: string) =>
  Promise.all(nodes.map(async (node) => (await fetch(node.url + path)).status));

const untilReady = async () => {
  for (let tries = 0; tries < 2_000; tries++) {
    if ((await statusOf('/readyz')).every((status) => status === 200)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the nodes did not recover');
};

/** A game in the middle, both players at the same turn. */
async function inPlay(): Promise<string> {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await playOn([ada, bo], await gameCalled('connect4'), 4);
  const turn = Math.max(...[ada, bo].map((player) => player.view()?.turn ?? 0));
  for (const player of [ada, bo]) await player.until('the last turn', () => player.view()?.turn === turn);
  return room;
}

/** What the status page of an admin says about live updates. */
async function updatesNow(): Promise<unknown> {
  const { guulJwt, team } = ada.member;
  const answer = await fetch(`${nodes[0]?.url}/api/Admin/Status/${team?.teamId}`, {
    headers: { authorization: `Bearer ${guulJwt}` },
  });
  return Reflect.get(Object(await answer.json()), 'updates');
}

const moverOf = () => (ada.view()?.toAct[0] === ada.view()?.mySeat ? ada : bo);

describe.skipIf(!postgres || !redis)('Redis', () => {
  it('carries quick phrases and the bell to the other node', async () => {
    const made = await ada.say('room:create', { gameName: 'connect4' });
    if (!made.ok) throw new Error(made.error);
    const { room } = made;
    expect((await bo.say('room:join', { room })).ok).toBe(true);
    expect((await ada.say('room:say', { room, phrase: phrases[0] })).ok).toBe(true);
    const hears = (name: string) => bo.heard.some((each) => each.name === name);
    await bo.until('the phrase', () => hears('room:said'));
    const answer = await fetch(`${nodes[0]?.url}/api/Admin/SendInviteMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.member.guulJwt}` },
      body: JSON.stringify({ kind: 'GameSpace', userId: bo.member.userId }),
    });
    expect(await answer.json()).toMatchObject({ ok: true });
    await bo.until('the bell', () => hears('person:notified'));
    await ada.say('room:close', { room });
  });

  it('carries the news of a turn, and play goes on without it', async () => {
    const listener = createClient({ url: redis?.url ?? '' });
    listener.on('error', () => undefined);
    await listener.connect();
    const heard: string[] = [];
    await listener.subscribe('topla:rooms', (told) => heard.push(told));
    const game = await gameCalled('connect4');
    const room = await inPlay();
    expect(heard.some((told) => told.endsWith(room))).toBe(true);
    listener.destroy();

    await expect.poll(updatesNow).toBe('connected'); // with the first heartbeat after the other node's start

    await redis?.halt();
    await expect.poll(updatesNow).toBe('away');
    const turn = Math.max(ada.view()?.turn ?? 0, bo.view()?.turn ?? 0);
    await playOn([ada, bo], game, 3);
    await ada.until('the turns of the other node', () => (ada.view()?.turn ?? 0) >= turn + 3);
    await bo.until('the turns of the other node', () => (bo.view()?.turn ?? 0) >= turn + 3);
    expect(await statusOf('/healthz')).toEqual([200, 200]);

    await redis?.start();
    await expect.poll(updatesNow).toBe('connected');
    await ada.say('match:resign', { room });
    await bo.until('the end', () => bo.view()?.result !== null);
    for (const player of [ada, bo]) expect(player.socket.connected).toBe(true);
  });
});

describe.skipIf(!trouble || !redis)('PostgreSQL', () => {
  it.each([
    ['is gone', async () => trouble?.halt(), async () => trouble?.start()],
    ['answers nobody', async () => trouble?.freeze(), async () => trouble?.thaw()],
  ])('%s: nothing is acknowledged, and everything works again', async (_, go, come) => {
    const room = await inPlay();
    const mover = moverOf();
    const before = mover.view();
    const [move] = (await gameCalled('connect4')).legalMoves(before?.view, before?.mySeat ?? 0) ?? [];
    const said = { room, moveId: randomUUID(), expectedTurn: before?.turn ?? 0, move };
    await go();
    try {
      const refused = await mover.sayOnce('match:act', said);
      expect(refused).toMatchObject({ ok: false, error: 'TemporarilyUnavailable' });
      expect(await statusOf('/healthz')).toEqual([200, 200]);
      expect(await statusOf('/readyz')).toEqual([503, 503]);
      const whyNot = await (await fetch(`${nodes[0]?.url}/readyz`)).json();
      expect(whyNot).toMatchObject({ ok: false, reason: 'databaseAway' });
      for (const player of [ada, bo]) expect(player.socket.connected).toBe(true);
    } finally {
      await come();
    }
    await untilReady();
    // Whether it was stored in the end is open; sent again, it is there once.
    const isThere = async () => {
      const stored = await mover.say('match:act', said);
      return stored.ok || stored.error === 'StaleVersion';
    };
    await expect.poll(isThere).toBe(true);
    for (const player of [ada, bo]) {
      await player.say('match:sync', { room });
      await player.until('the whole view', () => player.view()?.lines[0]?.turn === 1);
      const since = player
        .view()
        ?.lines.filter(({ key, turn }) => key === 'drop' && turn > (before?.turn ?? 0));
      expect(since).toMatchObject([{ seat: before?.mySeat, values: { column: move } }]);
    }
    await playOn([ada, bo], await gameCalled('connect4'), 2);
    await ada.say('match:resign', { room });
  });
});
