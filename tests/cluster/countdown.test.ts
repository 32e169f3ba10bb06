// A game that was to begin does, also where the node that saw the last one get ready dies before it begins, or while it does.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import type { Player } from '../support/people/player.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let nodes: TwoNodes | null = null;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoNodes(postgres.url, { COUNTDOWN_MS: '2000' });
  ({ ada, bo } = nodes);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

const isStarted = (room: string) => () =>
  ada.view()?.room === room && ada.view()?.status === gameStatus.started;

/** As a node leaves it that dies after it has stored that the game begins, and before the match. */
async function beginWithoutMatch(room: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres?.url ?? '' });
  await client.connect();
  await client.query(
    `update rooms set status = 1, version = version + 1, doc = jsonb_set(doc, '{game}', '1') where id = $1`,
    [room],
  );
  await client.end();
}

it.runIf(postgres !== null)('has its match made by another node', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  const { room } = made;
  expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
  await beginWithoutMatch(room);
  await ada.until('the game', isStarted(room));
  expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
});

it.runIf(postgres !== null)('begins the game on the node that is left', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  const { room } = made;
  expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
  for (const player of [ada, bo])
    expect(await player.say('room:ready', { room, isReady: true })).toMatchObject({ ok: true });
  await ada.until('the countdown', () => ada.room()?.startsInMs !== null && ada.room()?.id === room);
  await nodes?.second.end('SIGKILL');
  await ada.until('the game', isStarted(room));
});
