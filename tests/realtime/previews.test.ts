// What somebody draws reaches everybody before it is stored; whoever comes back later sees all of it; no guess offends anybody.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Previewed } from '../../src/contract/realtime.ts';
import { tongues } from '../../src/engine/words/letters.ts';
import { levels, type Move, type View } from '../../src/games/skribbl/shapes.ts';
import { listed } from '../../src/games/skribbl/words/lists.ts';
import { libraryOf, openLists } from '../../src/server/base/words/lists.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let players: Player[] = [];
let ada: Player;
let bo: Player;
let watcher: Player;
let stranger: Player;
let room: string;

const ink = '(BADEFGH';

beforeAll(async () => {
  server = await startTestServer({}, undefined, { RATE_SCALE: '5' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const others = ['Bo Lind', 'Cy Er', 'Di Ray'].map((name) => colleague(server.url, founder, name));
  const members = [founder, ...(await Promise.all(others))];
  const everyone = await Promise.all(members.map((member) => connect(server.url, member)));
  stranger = await connect(server.url, await foundTeam(server.url, 'Eli Frost', 'Elsewhere'));
  [ada, bo, , watcher] = everyone as [Player, Player, Player, Player]; // four of them
  players = everyone.slice(0, 3);
  room = await seatAndBegin(players, { gameName: 'skribbl', maxPlayers: 3 });
  await watcher.say('match:sync', { room });
  await act(ada, { kind: 'choose', turn: 0, word: 0 });
});

afterAll(async () => {
  for (const player of [...players, watcher, stranger]) player?.leave();
  await server?.close();
});

const act = (player: Player, move: Move) =>
  player.say('match:act', { room, moveId: randomUUID(), expectedTurn: player.view()?.turn ?? 0, move });

const piece = (at: number): Move => ({ kind: 'draw', turn: 0, at, ink });

const show = (player: Player, move: unknown) =>
  player.socket.timeout(5_000).emitWithAck('match:preview', { room, move });

const seenBy = (player: Player) =>
  player.heard.filter(({ name }) => name === 'match:previewed').map(({ payload }) => payload as Previewed); // by its name

const viewOf = (player: Player) => player.view()?.view as View | undefined; // of this game

it('goes to everybody at the table and whoever watches, and changes nothing', async () => {
  const { turn } = ada.view() ?? {};
  expect(await show(ada, piece(0))).toEqual({ ok: true });
  for (const player of [bo, watcher]) await player.until('the line', () => seenBy(player).length === 1);
  expect(seenBy(bo)).toEqual([{ room, seat: 0, move: piece(0) }]);
  expect(bo.view()?.turn).toBe(turn);
  expect(viewOf(bo)?.ink).toEqual([]);
});

it('is refused from anybody but the drawer, and of anything but a drawing', async () => {
  const before = seenBy(watcher).length;
  const refused = [
    await show(bo, piece(0)),
    await show(watcher, piece(0)),
    await show(ada, { kind: 'guess', turn: 0, text: 'pear' }),
    await show(ada, { kind: 'draw', turn: 0, at: 0, ink: '<script>' }),
    await show(ada, piece(5_600)),
    await show(stranger, piece(0)),
  ];
  expect(refused.map((answer) => answer.error)).toEqual([...new Array(5).fill('NotAllowed'), 'NotFound']);
  expect(seenBy(watcher)).toHaveLength(before);
});

it('whoever comes back sees the whole drawing, and nobody who guesses the word', async () => {
  await act(ada, piece(0));
  await act(ada, piece(ink.length));
  bo.leave();
  bo = await connect(server.url, bo.member);
  players[1] = bo;
  await bo.say('match:sync', { room });
  await bo.until('the drawing', () => viewOf(bo)?.ink.join('') === ink + ink);
  const word = viewOf(ada)?.word ?? '';
  expect(word).not.toBe('');
  for (const player of [bo, watcher]) {
    expect(viewOf(player)?.word).toBeNull();
    expect(JSON.stringify(player.heard)).not.toContain(`"${word}"`);
  }
});

it('a guess that nobody should have to read is refused and reaches nobody', async () => {
  const { turn } = bo.view() ?? {};
  expect(await act(bo, { kind: 'guess', turn: 0, text: 'Bullshit!' })).toMatchObject({
    error: 'NotAllowed',
    reason: 'offensive',
  });
  expect(bo.view()?.turn).toBe(turn);
  for (const player of [ada, watcher]) expect(JSON.stringify(player.heard)).not.toContain('Bullshit');
});

it('every word to draw may be guessed, right or wrong', async () => {
  const library = libraryOf(await openLists());
  const words = tongues.flatMap((tongue) =>
    levels.flatMap((level) => listed(tongue, level).map((word) => ({ word, tongue }))),
  );
  expect(words.filter(({ word, tongue }) => library.holdsUnsaid(word, tongue))).toEqual([]);
});

it('of a flood no more is passed on than a hand can draw, and its sender is cut off', async () => {
  const before = seenBy(watcher).length;
  ada.socket.io.reconnection(false);
  const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
  const move = piece(2 * ink.length);
  for (let sent = 0; sent < 400; sent++) ada.socket.emit('match:preview', { room, move });
  await gone;
  expect(seenBy(watcher).length - before).toBeLessThan(200);
});
