// Pictures of boards on a real server: by a signed address alone, of what spectators see, and in the mail of a turn.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardAddress, type PicturedTurn } from '../../src/server/web/pictures/boardAddress.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const monday = '2026-03-02T09:00:00Z';

let clock: MovedClock;
let server: TestServer;
let ada: Player;
let bo: Player;
let cy: Player;
let di: Player;

beforeAll(async () => {
  clock = movedClock(monday);
  server = await startTestServer({}, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const stranger = await foundTeam(server.url, 'Cy Er', 'Elsewhere');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  cy = await connect(server.url, stranger);
  di = await connect(server.url, await colleague(server.url, stranger, 'Di Ray'));
});
afterAll(async () => {
  for (const player of [ada, bo, cy, di]) player?.leave();
  await server?.close();
});
beforeEach(() => clock.to(monday));

const addressOf = (pictured: PicturedTurn, now = clock.now()) =>
  boardAddress(server.services.encryption, pictured, now);

/** As anybody would, without a session. */
const fetched = (path: string) => fetch(server.url + path);
const statusOf = async (path: string) => (await fetched(path)).status;

async function pixelsOf(path: string) {
  const answer = await fetched(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  return { answer, bytes, size: { width, height, format } };
}

async function begun(players: Player[], gameName: string): Promise<string> {
  const room = await seatAndBegin(players, { gameName, ruleSet: { turnDays: 1, timer: null } });
  const [first] = players;
  await first?.until('a view', () => first.view()?.room === room);
  return room;
}

test('a board by its address: as large as asked for, from either side, in either theme, kept by caches', async () => {
  const roomId = await begun([ada, bo], 'chess');
  const path = addressOf({ roomId, game: 1, turn: 0, nearSeat: 0 });
  const { answer, bytes, size } = await pixelsOf(path);
  expect(size).toEqual({ width: 640, height: 640, format: 'png' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const small = await pixelsOf(`${path}?size=small&theme=dark&palette=contrast`);
  expect(small.size).toEqual({ width: 240, height: 240, format: 'png' });
  const far = await pixelsOf(addressOf({ roomId, game: 1, turn: 0, nearSeat: 1 }));
  expect(far.bytes.equals(bytes)).toBe(false);
  expect((await pixelsOf(path)).bytes.equals(bytes)).toBe(true);
  expect(await statusOf(`${path}?size=huge`)).toBe(400);
});

test('an address that was altered, or is of another table, shows nothing; one that has ended is refused', async () => {
  const ours = await begun([ada, bo], 'connect4');
  const theirs = await begun([cy, di], 'connect4');
  const pictured = { roomId: ours, game: 1, turn: 0, nearSeat: 0 };
  const path = addressOf(pictured);
  expect(await statusOf(path)).toBe(200);
  const altered = [
    path.replace(ours, theirs),
    path.replace('/1.0.0.', '/1.0.1.'),
    path.replace('/1.0.0.', '/2.0.0.'),
    path.replace('/1.0.0.', '/1.1.0.'),
    path.replace(/\.(\d+)\.([\w-]{22})\.png$/, (_, day, mark) => `.${Number(day) + 1}.${mark}.png`),
    path.replace(/[\w-]{22}\.png$/, `${'A'.repeat(22)}.png`),
    path.replace(/[\w-]{22}\.png$/, 'short.png'),
  ];
  for (const other of altered) expect([other, await statusOf(other)]).toEqual([other, 404]);
  expect(await statusOf(addressOf({ ...pictured, turn: 900 }))).toBe(404);
  expect(await statusOf(addressOf({ ...pictured, nearSeat: 7 }))).toBe(404);
  clock.to('2026-03-16T23:59:00Z');
  const late = await fetched(path);
  expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'public, max-age=60, immutable']);
  clock.to('2026-03-17T00:01:00Z');
  const over = await fetched(path);
  expect([over.status, await over.json()]).toMatchObject([403, { error: 'NotAllowed' }]);
});

test('of hidden games there is what spectators see: no rack, no hand, whoever asks', async () => {
  const scrabble = await begun([ada, bo], 'scrabble');
  const sight = await server.services.tables.sightOf({ roomId: scrabble, game: 1, turn: 0, nearSeat: 0 });
  expect(sight?.view).toMatchObject({ rack: null, counts: [7, 7] });
  const roomId = await begun([cy, di], 'battleship');
  for (const nearSeat of [0, 1]) {
    const pictured = { roomId, game: 1, turn: 0, nearSeat };
    const seen = await server.services.tables.sightOf(pictured);
    expect(seen?.view).toMatchObject({ seas: [{ fleet: null }, { fleet: null }] });
    expect((await pixelsOf(addressOf(pictured))).size).toMatchObject({ width: 640, format: 'png' });
  }
});

test('a turn further on goes on from the last picture, and an earlier one is drawn as it was', async () => {
  const roomId = await begun([cy, di], 'connect4');
  const connect4 = await gameCalled('connect4');
  const at = async (turn: number) =>
    (await pixelsOf(addressOf({ roomId, game: 1, turn, nearSeat: 0 }))).bytes;
  const atFirst = await at(0);
  for (const player of [cy, di]) await player.say('room:leave', { room: roomId, keepSeat: true });
  const seen = [atFirst];
  for (let turn = 1; turn <= 3; turn++) {
    for (const player of [cy, di]) await player.say('match:sync', { room: roomId });
    const next = [cy, di].find((player) => player.view()?.toAct.includes(player.view()?.mySeat ?? -1));
    if (next) await moveOnce(next, connect4, turn);
    if (turn !== 2) seen.push(await at(turn));
  }
  expect(new Set(seen.map((bytes) => bytes.toString('base64'))).size).toBe(3);
  expect((await at(0)).equals(atFirst)).toBe(true);
  expect(await statusOf(addressOf({ roomId, game: 1, turn: 4, nearSeat: 0 }))).toBe(404);
});

test('the mail of a turn has the board as its reader sees it, and says all of it in words too', async () => {
  const chess = await gameCalled('chess');
  const roomId = await begun([ada, bo], 'chess');
  const [white, black] = ada.view()?.mySeat === 0 ? [ada, bo] : [bo, ada];
  const { userId, email } = black.member;
  await ask(server, black, 'PUT', '/api/UserProfile/Preferences', { userId, mail: { yourTurn: true } });
  await moveOnce(white, chess, 1);
  black.leave();
  await expect.poll(() => server.services.presence.isOnline(userId)).toBe(false);
  clock.to('2026-03-02T13:00:00Z');
  await server.services.tables.tellOfTurns();
  const mails = server.services.database
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email ?? '');
  await expect.poll(async () => (await mails.execute()).length).toBeGreaterThan(0);
  const html = (await mails.orderBy('created_at', 'desc').execute())[0]?.html ?? '';
  const [, source = ''] = /<img src="([^"]+)" alt="Chess: the position now"/.exec(html) ?? [];
  const path = source.replaceAll('&amp;', '&').slice(server.url.length);
  expect(path).toContain(`/pictures/boards/${roomId}/1.1.1.`);
  expect((await pixelsOf(path)).size).toMatchObject({ width: 640, format: 'png' });
});

test('a page about a table tells its game; its board only where the link alone lets people look on', async () => {
  const roomId = await begun([cy, di], 'checkers');
  const page = async () => (await fetched(`/games/checkers/${roomId}`)).text();
  expect(await page()).toContain(`<meta property="og:image" content="${server.url}/art/checkers.png" />`);
  expect(await page()).toContain('<meta property="og:title" content="Checkers" />');
  const { database } = server.services;
  const { doc } = await database
    .selectFrom('rooms')
    .select('doc')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  const write = (change: object) =>
    database
      .updateTable('rooms')
      .set({ doc: JSON.stringify({ ...doc, ...change }) })
      .where('id', '=', roomId)
      .execute();
  await write({ byLink: true });
  const [, path = ''] = new RegExp(`og:image" content="${server.url}([^"]+)"`).exec(await page()) ?? [];
  expect(path).toContain(`/pictures/boards/${roomId}/`);
  expect((await pixelsOf(path)).size).toMatchObject({ width: 640 });
  await write({ byLink: true, watch: 'nobody' });
  expect(await page()).toContain('/art/checkers.png');
  expect(await (await fetched('/games')).text()).not.toContain('og:');
});
