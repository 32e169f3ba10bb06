// Practice: a table with bots only begins at once, is nobody else's to see, and waits for its person.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameStatus, type Table } from '../../src/contract/play/tables.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const absenceMs = 300;
let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  server = await startTestServer({ absenceMs, countdownMs: 60_000 });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

async function practise(gameName: string, seats: number): Promise<string> {
  const bots = new Array<0>(seats - 1).fill(0);
  const made = await ada.say('room:create', { gameName, maxPlayers: seats, bots, isReady: true });
  if (!made.ok) throw new Error(made.error);
  const seen = await ada.say('match:sync', { room: made.room });
  expect(seen.ok && seen.state.gameStatus).toBe(gameStatus.started);
  return made.room;
}

const tablesOf = async (player: Player): Promise<Table[]> => {
  const answer = await player.say('team:watch', {});
  return answer.ok ? [...answer.tables] : [];
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('begins with the press that opened it, and without a countdown where the host gets ready in its lobby', async () => {
  await practise('connect4', 2);
  await practise('hearts', 4);
  const made = await ada.say('room:create', { gameName: 'chess', maxPlayers: 2, bots: [0] });
  const room = made.ok ? made.room : '';
  await ada.say('room:ready', { room, isReady: true });
  await ada.until('the first view', () => ada.view()?.room === room);
});

it('a table with a free seat does not begin, however ready its host is', async () => {
  const made = await ada.say('room:create', { gameName: 'hearts', maxPlayers: 4, bots: [0], isReady: true });
  const seen = await ada.say('match:sync', { room: made.ok ? made.room : '' });
  expect(seen.ok && seen.state.gameStatus).toBe(gameStatus.lobby);
});

it('is in its own list alone, and leaves the lists of the others when bots take the last seats', async () => {
  const room = await practise('connect4', 2);
  expect((await tablesOf(ada)).map(({ id }) => id)).toContain(room);
  expect((await tablesOf(bo)).map(({ id }) => id)).not.toContain(room);

  const made = await ada.say('room:create', { gameName: 'connect4' });
  const open = made.ok ? made.room : '';
  const news = (gone: boolean) =>
    bo.heard.some(({ name, payload }) => {
      const table = payload as Table | { id: string; gone: true }; // the contract's payload
      return name === 'team:table' && table.id === open && 'gone' in table === gone;
    });
  await bo.until('the open table', () => news(false));
  await ada.say('room:place', { room: open, position: 1, bot: 1 });
  await bo.until('its disappearance', () => news(true));
});

it('rests while its person is gone, and goes on as soon as they are back', async () => {
  const room = await practise('connect4', 2);
  const own = async () => (await tablesOf(ada)).find(({ id }) => id === room);
  await expect.poll(async () => (await own())?.isMyTurn).toBe(true);
  await ada.say('room:leave', { room, keepSeat: true });
  const resting = async () => {
    const answer = await bo.say('match:sync', { room });
    return answer.ok && answer.match?.status === gameStatus.recovered;
  };
  await expect.poll(resting).toBe(true);
  await pause(2 * absenceMs);
  expect(await own()).toMatchObject({ myPosition: 0, isMyTurn: true }); // nothing moves until they are back
  await ada.say('match:sync', { room });
  await ada.until('play', () => ada.view()?.room === room && ada.view()?.status === gameStatus.started);
});

it('is kept for a week, where a game with colleagues is abandoned after eleven minutes', async () => {
  const room = await practise('chess', 2);
  const stored = await server.services.database
    .selectFrom('matches')
    .select('room_timeout_ms')
    .where('room_id', '=', room)
    .executeTakeFirstOrThrow();
  expect(stored.room_timeout_ms).toBe(7 * 24 * 60 * 60_000);
});

it('resigned, it costs nothing, and is not nothing either', async () => {
  const room = await practise('connect4', 2);
  await ada.say('match:resign', { room });
  await ada.until('the gains', () => ada.heard.some(({ name }) => name === 'match:settled'));
  const { body } = await ask(server, ada, 'GET', '/api/UserProfile');
  expect(body).toMatchObject({ played: 0, records: [], practised: ['connect4'], recent: [{ room, xp: 0 }] });
});

it('is drawn small for its person alone, with what they may see and without being at the table', async () => {
  const room = await practise('hearts', 4);
  await ada.until('the first view', () => ada.view()?.room === room);
  const pictureFor = (player: Player) => ask(server, player, 'GET', `/api/Game/OwnView/${room}`);
  const shown = async () => {
    const { body } = await pictureFor(ada);
    const { view, mySeat, positions } = ada.view() ?? {}; // bots go on meanwhile
    return isDeepStrictEqual([body.view, body.seat, body.positions], [view, mySeat, positions]);
  };
  await expect.poll(shown).toBe(true);
  expect(await pictureFor(bo)).toMatchObject({ status: 404, body: { error: 'NotFound' } });
  await ada.say('room:leave', { room, keepSeat: true });
  expect((await pictureFor(ada)).status).toBe(200);
  const seen = await bo.say('match:sync', { room });
  expect(seen.ok && seen.state.players.find(({ id }) => id === ada.member.userId)?.isConnected).toBe(false);
});
