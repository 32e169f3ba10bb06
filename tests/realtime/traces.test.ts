// Traces of the whole server at a collector: requests, messages, statements and turns, and nothing about anybody.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/server/base/config/config.ts';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../src/server/base/storage/database.ts';
import { openTracing } from '../../src/server/base/tracing/open.ts';
import { type FakeCollector, openCollector, openSilentCollector } from '../support/fakes/fakeCollector.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { freshDatabase } from '../support/servers/freshDatabase.ts';
import { serve } from '../support/servers/serving.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const sampled = `00-${traceId}-${parentId}-01`;

interface Evening {
  readonly members: readonly Member[];
  readonly room: string;
}

/** Two people sign up, sit down and play four moves. */
async function playAwhile(server: TestServer): Promise<Evening> {
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  const players = (await Promise.all([ada, bo].map((each) => connect(server.url, each)))) as [Player, Player];
  const room = await seatAndBegin(players, { gameName: 'connect4', name: 'Friday lunch' });
  await playOn(players, await gameCalled('connect4'), 4);
  const refused = await players[0].say('match:act', { room, expectedTurn: 0, move: 'Ada Moss' });
  expect(refused.ok).toBe(false);
  for (const player of players) player.leave();
  return { members: [ada, bo], room };
}

const storedTurns = async (database: OpenDatabase, room: string) =>
  (await database.rows.selectFrom('turns').select('turn').where('match_id', 'like', `${room}%`).execute())
    .length;

let collector: FakeCollector;
let evening: Evening;

beforeAll(async () => {
  collector = await openCollector();
  const server = await startTestServer({}, undefined, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector-key',
    OTEL_SERVICE_NAME: 'topla-test',
  });
  evening = await playAwhile(server);
  const [ada] = evening.members;
  const headers = { authorization: `Bearer ${ada?.guulJwt}`, traceparent: sampled };
  await fetch(`${server.url}/api/Admin/AdminPage/${ada?.team?.teamId}?email=ada@northlight.test`, {
    headers,
  });
  await fetch(`${server.url}/nowhere/${ada?.userId}`, {
    headers: { traceparent: sampled.replace(/1$/, '0') },
  });
  await server.close();
});
afterAll(() => collector?.close());

it('all is said in the words of the protocol', () => {
  expect(collector.requests().length).toBeGreaterThan(0);
  expect(collector.requests()[0]).toMatchObject({ headers: { authorization: 'Bearer collector-key' } });
  expect(collector.resource()).toMatchObject({ 'service.name': 'topla-test' });
});

it('a request continues the trace that came in, and its statements are parts of it', () => {
  const ofTrace = collector.spans().filter((span) => span.traceId === traceId);
  const root = ofTrace.find((span) => span.parentId === parentId);
  expect(root).toMatchObject({
    name: 'GET /api/Admin/AdminPage/:id',
    about: {
      'http.request.method': 'GET',
      'http.route': '/api/Admin/AdminPage/:id',
      'http.response.status_code': '200',
      'topla.outcome': 'ok',
      'topla.request_id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  const parts = ofTrace.filter((span) => span.parentId === root?.spanId).map(({ name }) => name);
  expect(parts).toContain('select teams');
  expect(parts).toContain('select people');
  expect(ofTrace.map(({ name }) => name)).not.toContain('GET');
});

it('a request with a body has its statements too', () => {
  const roots = collector.spans().filter(({ name }) => name.startsWith('POST /api/'));
  const parts = collector.spans().filter(({ parentId: id }) => roots.some(({ spanId }) => spanId === id));
  expect(parts.map(({ name }) => name)).toContain('insert people');
});

it('a message has its game, its refusal, and how long its turn took to be stored', () => {
  const acts = collector.spans().filter(({ name }) => name === 'match:act');
  expect(acts.length).toBeGreaterThanOrEqual(5);
  for (const act of acts) expect(act.about['topla.game']).toBe('connect4');
  expect(acts.some(({ about }) => about['topla.refusal'] === undefined)).toBe(true);
  expect(acts.filter(({ about }) => about['topla.refusal'] !== undefined).length).toBeGreaterThan(0);
  const stored = collector.spans().filter(({ name }) => name === 'store turn');
  expect(stored.filter((span) => acts.some(({ spanId }) => spanId === span.parentId)).length).toBe(4);
});

it('nothing says who it was, nor what anybody typed', () => {
  const { members, room } = evening;
  const people = members.flatMap(({ userId, name, email, guulJwt, team }) => [
    ...[userId, name, guulJwt, String(email)],
    ...[team?.teamId ?? 'no team', 'Northlight', 'Friday lunch', 'ada@', 'Bo Lind'],
  ]);
  for (const word of [...people, room, 'email', '$1', 'saffron-teapot']) {
    const at = collector.bodies().toLowerCase().indexOf(word.toLowerCase());
    expect([word, at < 0 ? '' : collector.bodies().slice(Math.max(0, at - 80), at + 40)]).toEqual([word, '']);
  }
});

it.each(['away', 'silent'])('a collector that is %s loses no move and holds nobody up', async (how) => {
  const silent = await openSilentCollector();
  if (how === 'away') await silent.close();
  const database = await freshDatabase();
  const server = await startTestServer({}, database, { OTEL_EXPORTER_OTLP_ENDPOINT: silent.url });
  const { room } = await playAwhile(server);
  const before = performance.now();
  await server.close();
  expect(performance.now() - before).toBeLessThan(6_000);
  expect(await storedTurns(database, room)).toBeGreaterThanOrEqual(4);
  await database.close();
  if (how === 'silent') await silent.close();
});

it('a process that is told to stop sends what it has', async () => {
  const server = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
  const asked = '7bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${server.url}/readyz`, { headers: { traceparent: `00-${asked}-${parentId}-01` } });
  expect(await server.end('SIGTERM')).toBe(0);
  await server.remove();
  const seen = collector.spans().filter((span) => span.traceId === asked);
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['GET /readyz', 'select']);
});

it('is off by default, and then nothing of it is loaded', async () => {
  expect(await openTracing(readConfig({}), machineClock)).toBeNull();
  const eager = /^import (?!type)[^;]*tracing\/(?:tracer|exporter|statements)\.ts'/m;
  const loading = globSync('src/server/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && eager.test(readFileSync(file, 'utf8')),
  );
  expect(loading).toEqual([]);
});
