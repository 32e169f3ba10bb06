// A bingo that is in full swing when the server is killed: what was acknowledged is there, cards stay, calls go on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isComplete, joined, shownTo, statesOf } from '../support/data/bingo.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let ada: Player;
let bo: Player;
/** Another connection of the host, for a bingo of its own. */
let desk: Player;

const created = async (host: Player, name: string): Promise<string> => {
  const made = await host.say('bingo:create', { name });
  if (!made.ok) throw new Error(made.error);
  return made.bingo;
};

/** Two calls in, and a claim that was wrong. */
async function startSession() {
  const bingo = await created(ada, 'Friday bingo');
  await joined(ada, bingo, true);
  const before = await joined(bo, bingo);
  expect((await ada.say('bingo:control', { bingo, act: 'start', seconds: 3 })).ok).toBe(true);
  await bo.until('two calls', () => shownTo(bo)?.calls.length === 2);
  const moveId = randomUUID();
  const claimed = await bo.say('bingo:claim', { bingo, moveId });
  expect(claimed).toEqual({ ok: true, isRight: false, barredUntilCall: 4 });
  return { bingo, before, moveId, claimed, seen: shownTo(bo)?.calls ?? [] };
}

/** Begun, and nothing called yet. */
async function startByHand(): Promise<string> {
  const bingo = await created(desk, 'By hand');
  await desk.say('bingo:control', { bingo, act: 'start' });
  return bingo;
}

const isBackAfterwards = ({ socket }: Player): Promise<void> =>
  new Promise((resolve) => socket.once('connect', () => resolve()));

let session: Awaited<ReturnType<typeof startSession>>;
let byHand: string;
const callId = randomUUID();

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000', SIGNING_KEY: 'aG91c2Utb2YtdGVzdHMta2V5LTMyLWJ5dGVzLWxvbmc' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  desk = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  byHand = await startByHand();
  session = await startSession();
  const areBack = [ada, bo, desk].map(isBackAfterwards);
  desk.socket.emit('bingo:control', { moveId: callId, bingo: byHand, act: 'call' });
  await server.end('SIGKILL');
  await server.start();
  await Promise.all(areBack);
});
afterAll(async () => {
  for (const player of [ada, bo, desk]) player?.leave();
  await server?.remove();
});

it('survives kill -9 in mid-session, and goes on by itself', async () => {
  const { bingo, before, moveId, claimed, seen } = session;
  const after = await joined(bo, bingo);
  await joined(ada, bingo, true);
  expect(after).toMatchObject({
    cards: before.cards,
    commitment: before.commitment,
    phase: 'running',
    auto: 3,
  });
  expect(after.calls.slice(0, seen.length)).toEqual(seen);
  expect(after.barredUntilCall === null || after.barredUntilCall === 4).toBe(true);
  expect(await bo.say('bingo:claim', { bingo, moveId })).toEqual(claimed); // sent again: done once
  await bo.until(
    'calls that nobody asked for',
    () => (shownTo(bo)?.calls.length ?? 0) >= seen.length + 2,
    30_000,
  );
  const steps = statesOf(bo).map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(isComplete({ ...after, cards: [] })).toBe(false);
});

it('an act that was never answered is done once when it is sent again', async () => {
  for (const _ of [1, 2])
    expect((await desk.say('bingo:control', { bingo: byHand, act: 'call', moveId: callId })).ok).toBe(true);
  expect((await joined(desk, byHand, true)).calls).toHaveLength(1);
});
