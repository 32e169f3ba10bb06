// A failover of PostgreSQL below two nodes in play: connections end, writes are refused for a while, then all is whole again.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../src/contract/play/tables.ts';
import type { Message } from '../../src/contract/realtime.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { postgresForTests } from '../support/servers/postgres.ts';
import { redisForTests } from '../support/servers/redis.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

const postgres = await postgresForTests({ isMigrated: true });
const redis = await redisForTests();
const trouble = postgres?.trouble ?? null;

let nodes: Serving[] = [];
let people: Player[] = [];
let founder: Member;

beforeAll(async () => {
  if (!postgres || !redis || !trouble) return;
  const environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: 'http://topla.test',
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
  };
  nodes = [await serve(environment), await serve(environment)];
  const letters = lettersIn(postgres.url);
  founder = await foundTeam(urlOf(0), 'Ada Moss', 'Northlight Labs', letters);
  const others: Member[] = [];
  for (const name of ['Bo Lind', 'Cy Er', 'Di Pell'])
    others.push(await colleague(urlOf(0), founder, name, letters));
  people = await Promise.all([founder, ...others].map((member, at) => connect(urlOf(at % 2), member)));
});

afterAll(async () => {
  for (const player of people) player.leave();
  for (const node of nodes) await node.remove();
  await redis?.halt();
  await postgres?.stop();
});

const urlOf = (node: number): string => nodes[node]?.url ?? '';

const ask = (node: number, path: string, body?: object) =>
  fetch(urlOf(node) + path, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${founder.guulJwt}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const readings = () => [
  `/api/UserProfile?userId=${founder.userId}`,
  `/api/Game/GameAreaInfo/${founder.userId}`,
  `/api/Event/GetEvents/${founder.userId}`,
  '/api/Leaderboard/Overview?top=5',
  `/api/UserNotification/GetCount?userId=${founder.userId}`,
];

const readiness = () =>
  Promise.all(
    [0, 1].map(async (node) => {
      const answer = await fetch(`${urlOf(node)}/readyz`);
      const said: { readonly reason?: string } = await answer.json();
      return `${answer.status} ${said.reason ?? ''}`.trim();
    }),
  );

/** Two people of one table, one on each node. */
interface Table {
  readonly room: string;
  readonly players: readonly [Player, Player];
}

const blitz = { initial: 180, increment: 0 };
/** Clocks stop with the last heartbeat, which may be this old. */
const heartbeatMs = 2_000;
/** Longer than a clock may be wrong. */
const atLeastAwayMs = 3 * heartbeatMs;
/** That the table is taken up again is written before the move: it was recovered, and it goes on. */
const turnsToGoOn = 2;

function leftMs(player: Player): number {
  const view = player.view();
  return view?.clocks?.leftMs[moverSeatOf(view)] ?? 0;
}

const moverSeatOf = ({ toAct }: MatchView): number => toAct[0] ?? 0;

async function tablesInPlay(): Promise<Table[]> {
  const [ada, bo, cy, di] = people;
  if (!ada || !bo || !cy || !di) throw new Error('nobody is there');
  const pairs = [
    [ada, bo],
    [cy, di],
  ] as const;
  const tables: Table[] = [];
  for (const players of pairs) {
    const room = await seatAndBegin(players, { gameName: 'connect4', ruleSet: { timer: blitz } });
    await playOn(players, await gameCalled('connect4'), 3);
    tables.push({ room, players });
  }
  for (const table of tables) await agree(table);
  return tables;
}

const turnOf = (player: Player): number => player.view()?.turn ?? 0;

async function agree({ players }: Table): Promise<void> {
  const turn = Math.max(...players.map(turnOf));
  for (const player of players) await player.until('the last turn', () => turnOf(player) === turn);
}

const moverOf = ({ players: [one, two] }: Table): Player =>
  one.view()?.toAct.includes(one.view()?.mySeat ?? -1) ? one : two;

async function moveOf(table: Table): Promise<Message<'match:act'>> {
  const view = moverOf(table).view();
  const [move] = (await gameCalled('connect4')).legalMoves(view?.view, view?.mySeat ?? 0) ?? [];
  return { room: table.room, moveId: randomUUID(), expectedTurn: view?.turn ?? 0, move };
}

/** What both nodes say a finished game was. */
async function replayOf({ room }: Table): Promise<{ readonly log: readonly unknown[] }> {
  const [first, second] = await Promise.all(
    [0, 1].map(async (node) => (await ask(node, `/api/Game/Replay/${room}/1`)).json()),
  );
  expect(second).toEqual(first);
  return first;
}

/** Ends the game; everything that was played is in the replay, once. */
async function endAndCompare(table: Table): Promise<void> {
  const [one, two] = table.players;
  await playOn(table.players, await gameCalled('connect4'), 2);
  await agree(table);
  const turns = turnOf(one);
  expect((await one.say('match:resign', { room: table.room })).ok).toBe(true);
  for (const player of [one, two]) await player.until('the end', () => player.view()?.result !== null);
  expect(one.view()?.lines).toEqual(two.view()?.lines);
  const { log: kept } = await replayOf(table);
  expect(kept).toHaveLength(turns + 2); // the deal before them, and the resignation
}

async function untilReady(): Promise<void> {
  await expect.poll(readiness).toEqual(['200', '200']);
}

const away = { ok: false, error: 'TemporarilyUnavailable' };

/** Sent again with its id, as the client does. */
async function takenAtLast(player: Player, message: Message<'match:act'>): Promise<void> {
  await expect.poll(async () => (await player.say('match:act', message)).ok).toBe(true);
}

describe.skipIf(!trouble || !redis)('PostgreSQL that takes no writes', () => {
  it('acknowledges nothing, reads on, and all works again', async () => {
    const tables = await tablesInPlay();
    const moves = await Promise.all(tables.map(moveOf));
    const before = tables.map(({ players }) => turnOf(players[0]));
    const clocks = tables.map((table) => {
      const mover = moverOf(table);
      return { mover, seat: mover.view()?.mySeat ?? 0, leftMs: leftMs(mover), since: performance.now() };
    });
    await trouble?.refuseWrites();
    const awayFrom = performance.now();
    try {
      await expect.poll(readiness).toEqual(['503 databaseReadOnly', '503 databaseReadOnly']);
      for (let times = 0; times < 3; times++)
        for (const [at, table] of tables.entries()) {
          const message = moves[at];
          if (message) expect(await moverOf(table).sayOnce('match:act', message)).toMatchObject(away);
        }
      for (const player of people)
        expect(await player.sayOnce('room:quickPlay', { gameName: 'chess' })).toMatchObject(away);
      for (const node of [0, 1]) {
        for (const path of readings()) expect([path, (await ask(node, path)).status]).toEqual([path, 200]);
        const written = await ask(node, '/api/UserProfile/Preferences', { coordinates: false });
        expect(written.status).toBe(503);
        expect(Number(written.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await written.json()).toMatchObject(away);
        expect((await fetch(`${urlOf(node)}/healthz`)).status).toBe(200);
      }
      for (const [at, { room, players }] of tables.entries())
        for (const player of players) {
          expect((await player.say('match:sync', { room })).ok).toBe(true);
          expect(turnOf(player)).toBe(before[at]);
        }
      for (const node of nodes) await expect.poll(() => node.log()).toContain('maintenance failed');
      const again = await connect(urlOf(1), founder);
      expect((await again.say('match:sync', { room: tables[0]?.room ?? '' })).ok).toBe(true);
      again.leave();
      for (const player of people) expect(player.socket.connected).toBe(true);
      await expect.poll(() => performance.now() - awayFrom).toBeGreaterThan(atLeastAwayMs);
    } finally {
      await trouble?.takeWrites();
    }
    const awayMs = performance.now() - awayFrom;
    await untilReady();
    for (const [at, table] of tables.entries()) {
      const message = moves[at];
      if (message) await takenAtLast(moverOf(table), message);
      for (const player of table.players)
        await player.until('the move', () => turnOf(player) === (before[at] ?? 0) + turnsToGoOn + 1);
      const clock = clocks[at];
      const usedMs = (clock?.leftMs ?? 0) - (clock?.mover.view()?.clocks?.leftMs[clock.seat] ?? 0);
      const othersMs = performance.now() - (clock?.since ?? 0) - awayMs;
      expect(usedMs).toBeLessThan(othersMs + heartbeatMs + 500);
      await endAndCompare(table);
    }
  });
});

describe.skipIf(!trouble || !redis)(
  'PostgreSQL that is gone for a while and comes back without writes first',
  () => {
    it('acknowledges nothing in all that time, and loses nothing', async () => {
      const [table, other] = await tablesInPlay();
      if (!table || !other) throw new Error('no table');
      const movers = [moverOf(table), moverOf(other)] as const;
      const moves = [await moveOf(table), await moveOf(other)] as const;
      const before = [turnOf(movers[0]), turnOf(movers[1])] as const;
      // On its way when the connections end: whether it was stored is open.
      const open = movers[0].sayOnce('match:act', moves[0]);
      await trouble?.halt();
      await open;
      await expect.poll(readiness).toEqual(['503 databaseAway', '503 databaseAway']);
      expect(await movers[1].sayOnce('match:act', moves[1])).toMatchObject(away);
      await trouble?.start();
      await trouble?.refuseWrites();
      await expect.poll(readiness).toEqual(['503 databaseReadOnly', '503 databaseReadOnly']);
      expect(await movers[1].sayOnce('match:act', moves[1])).toMatchObject(away);
      await trouble?.takeWrites();
      await untilReady();
      for (const [at, each] of [table, other].entries()) {
        const [mover, message] = at === 0 ? [movers[0], moves[0]] : [movers[1], moves[1]];
        await takenAtLast(mover, message);
        for (const player of each.players) await player.say('match:sync', { room: each.room });
        // The move, once; and where a node had noticed, that the table goes on, which may come after the answers.
        await expect.poll(() => turnOf(mover) - (before[at] ?? 0)).toBeOneOf([1, 1 + turnsToGoOn]);
        await agree(each);
      }
      for (const each of [table, other]) await endAndCompare(each);
    });
  },
);
