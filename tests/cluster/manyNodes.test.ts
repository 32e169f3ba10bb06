// One start with several nodes behind one port: they share its people, one that dies is started again, all end together.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { freePort, type Serving, serve } from '../support/servers/serving.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
let server: Serving;
let metricsPort = 0;
let players: readonly [Player, Player];

async function nodesServing(): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query('select id from nodes where heartbeat > $1', [Date.now() - 10_000]);
  await client.end();
  return rows.length;
}

/** The processes that this one started and that still run. */
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

beforeAll(async () => {
  if (!postgres) return;
  metricsPort = await freePort();
  server = await serve({
    DATABASE_URL: database,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_SCALE: '1000',
    PUBLIC_URL: 'http://topla.test',
    NODES: '3',
    METRICS_PORT: String(metricsPort),
  });
  const letters = lettersIn(database);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs', letters);
  const bo = await colleague(server.url, founder, 'Bo Lind', letters);
  players = [await connect(server.url, founder), await connect(server.url, bo)];
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  await server?.remove();
  await postgres?.stop();
});

describe.skipIf(!postgres)('three nodes of one start', () => {
  it('serve behind one port, and play with each other', async () => {
    await expect.poll(nodesServing, { timeout: 20_000 }).toBe(3);
    const [ada, bo] = players;
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await playOn([ada, bo], await gameCalled('connect4'), 12);
    for (const player of players) await player.say('match:sync', { room });
    expect(ada.view()?.lines.map(({ turn }) => turn)).toEqual(bo.view()?.lines.map(({ turn }) => turn));
    await ada.say('match:resign', { room });
  });

  it.each([0, 1, 2])('give each its own port for metrics: node %i', async (number) => {
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort + number}/metrics`)).text();
    await expect.poll(() => metrics().catch(String), { timeout: 20_000 }).toContain('topla_uptime_seconds');
  });

  it('are three again after one was killed', async () => {
    const before = childrenOf(server.pid());
    expect(before).toHaveLength(3);
    const [killed = 0] = before.slice(-1);
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => childrenOf(server.pid()).filter((pid) => pid !== killed), { timeout: 20_000 })
      .toHaveLength(3);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.log()).toContain('is started again');
  });

  it('end together', async () => {
    const nodes = childrenOf(server.pid());
    expect(await server.end('SIGTERM')).toBe(0);
    for (const pid of nodes) expect(() => process.kill(pid, 0)).toThrow();
  });
});
