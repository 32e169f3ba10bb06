// The server dies once, in the middle of all these games: nothing acknowledged is lost, nothing is doubled, each table comes back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameStatus, type MatchView } from '../../src/contract/play/tables.ts';
import { emptyLibrary } from '../../src/engine/library.ts';
import type { View } from '../../src/games/skribbl/shapes.ts';
import { gameCalled, moveOnce, playOn, steadyLuck } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let members: readonly Member[] = [];
const connections: Player[] = [];

/** So many of the four, with a connection of their own to this table. */
async function peopleAt(seats: number): Promise<Player[]> {
  const seated = await Promise.all(members.slice(0, seats).map((member) => connect(server.url, member)));
  connections.push(...seated);
  return seated;
}

const isBack = ({ socket }: Player): Promise<void> =>
  new Promise((resolve) => (socket.connected ? resolve() : socket.once('connect', () => resolve())));

/** As pages do: a server that is only coming back is asked again. */
async function sitDownAgain(player: Player, room: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await player.say('match:sync', { room });
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${player.member.name} cannot see the table`);
}

/** Six moves in, everybody having seen the last one. */
async function startGame(gameName: string) {
  const game = await gameCalled(gameName);
  const seated = await peopleAt(game.seats[0] ?? 2);
  const room = await seatAndBegin(seated, { gameName, ...(gameName === 'hearts' && { maxPlayers: 4 }) });
  await playOn(seated, game, 6);
  const turn = Math.max(...seated.map((player) => player.view()?.turn ?? 0));
  for (const player of seated) await player.until('the last turn', () => player.view()?.turn === turn);
  return { game, seated, room, before: seated.map((player) => player.view()) };
}

/** Words of one of two who look for them whenever they like. */
async function startMinutes() {
  const boggle = await gameCalled('boggle');
  const seated = await peopleAt(2);
  const [ada, bo] = seated as [Player, Player]; // two of four
  const room = await seatAndBegin(seated, { gameName: 'boggle', ruleSet: { turnDays: 1 } });
  await moveOnce(ada, boggle, 1);
  await moveOnce(ada, boggle, 2);
  return { ada, bo, room, before: ada.view() };
}

const sightOf = (player: Player) => player.view()?.view as View | undefined; // of a drawing

/** Two strokes and a guess that was right. */
async function startDrawing() {
  const seated = await peopleAt(3);
  const room = await seatAndBegin(seated, { gameName: 'skribbl', maxPlayers: 3 });
  const [ada, bo, cy] = seated as [Player, Player, Player]; // three of four
  const act = (player: Player, move: object) =>
    player.say('match:act', { room, moveId: randomUUID(), expectedTurn: player.view()?.turn ?? 0, move });
  await act(ada, { kind: 'choose', turn: 0, word: 0 });
  await act(ada, { kind: 'draw', turn: 0, at: 0, ink: '(BADEFGH' });
  await ada.until('the word', () => Boolean(sightOf(ada)?.word));
  await bo.until('the drawing', () => sightOf(bo)?.ink.length === 1);
  expect(await act(bo, { kind: 'guess', turn: 0, text: sightOf(ada)?.word })).toMatchObject({ ok: true });
  await cy.until('the guess', () => sightOf(cy)?.gained[1] !== null);
  return { seated, room, act, ada, cy, before: sightOf(cy) };
}

/** A fresh table of two, whose turn it is, and a move they could make there. */
async function startMoveAbout() {
  const game = await gameCalled('connect4');
  const seated = await peopleAt(2);
  const room = await seatAndBegin(seated, { gameName: 'connect4' });
  const mover = seated.find((player) => player.view()?.toAct[0] === player.view()?.mySeat);
  const match = mover?.view();
  if (!mover || !match) throw new Error('nobody to move');
  const [bot] = await game.bots();
  const move = bot?.choose(match.view, match.mySeat ?? 0, steadyLuck(1), emptyLibrary, {
    isOver: () => true,
  });
  const said = { room, moveId: randomUUID(), expectedTurn: match.turn, move };
  return { game, seated, room, mover, said };
}

const played = ['connect4', 'backgammon', 'battleship', 'hearts'] as const;

async function startAll() {
  const games = new Map<string, Awaited<ReturnType<typeof startGame>>>();
  for (const gameName of played) games.set(gameName, await startGame(gameName));
  const answered = await startMoveAbout();
  return {
    games,
    minutes: await startMinutes(),
    drawing: await startDrawing(),
    answered,
    answer: await answered.mover.say('match:act', answered.said),
    unanswered: await startMoveAbout(),
  };
}

/** As they were when the server was killed. */
let tables: Awaited<ReturnType<typeof startAll>>;
/** What the first person to come back saw, by game: a table does not wait for the others forever. */
const seenFirst = new Map<string, MatchView | null>();

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const names = ['Bo Lind', 'Cy Er', 'Dee Stark'];
  members = [founder, ...(await Promise.all(names.map((name) => colleague(server.url, founder, name))))];
  tables = await startAll();
  await server.end('SIGKILL');
  await server.start();
  await Promise.all(connections.map(isBack));
  for (const [gameName, { seated, room }] of tables.games) {
    const [first] = seated;
    if (first) await sitDownAgain(first, room);
    seenFirst.set(gameName, first?.view() ?? null);
  }
});

afterAll(async () => {
  for (const player of connections) player.leave();
  await server?.remove();
});

it.each(played)('%s goes on after a kill as if nothing had been', async (gameName) => {
  const table = tables.games.get(gameName);
  if (!table) throw new Error('no such table');
  const { game, seated, room, before } = table;
  expect(seenFirst.get(gameName)).toMatchObject({ status: gameStatus.recovered, toAct: [] });
  for (const player of seated.slice(1)) await sitDownAgain(player, room);
  for (const player of seated)
    await player.until('the game to go on', () => player.view()?.status !== gameStatus.recovered);
  for (const [index, player] of seated.entries()) {
    expect(player.view()?.view).toEqual(before[index]?.view);
    expect(player.view()?.toAct).toEqual(before[index]?.toAct);
  }
  await playOn(seated, game, 4);
  expect(seated[0]?.view()?.turn).toBeGreaterThan(before[0]?.turn ?? 0);
});

it('minutes that somebody has begun run on, and their words are there', async () => {
  const { ada, bo, room, before } = tables.minutes;
  for (const player of [ada, bo]) await sitDownAgain(player, room);
  const { leftMs = 0 } = ada.view()?.deadline ?? {};
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(before?.deadline?.leftMs ?? 0);
  expect(ada.view()?.view).toEqual(before?.view);
  expect(bo.view()).toMatchObject({ deadline: null, view: { board: [] } });
});

it('a drawing goes on where it was stored, with the points of those who found it', async () => {
  const { seated, room, act, ada, cy, before } = tables.drawing;
  for (const player of seated) await sitDownAgain(player, room);
  for (const player of seated)
    await player.until('the game to go on', () => player.view()?.status !== gameStatus.recovered);
  expect(sightOf(cy)).toEqual(before);
  expect(before?.gained[1]).toBeGreaterThanOrEqual(100);
  expect(await act(ada, { kind: 'draw', turn: 0, at: 8, ink: '#' })).toMatchObject({ ok: true });
});

it('answers an act alike that was stored before the kill but not heard', async () => {
  const { game, seated, room, mover, said } = tables.answered;
  for (const player of seated) await player.say('match:sync', { room });
  expect(await mover.say('match:act', said)).toEqual(tables.answer);
  expect(mover.view()?.turn).toBeGreaterThanOrEqual(1);
  await moveOnce(mover, game, 3);
});

it('takes a move that was thought of before the kill, once the table goes on', async () => {
  const { seated, mover, said } = tables.unanswered;
  await sitDownAgain(mover, said.room);
  expect(await mover.sayOnce('match:act', said)).toMatchObject({
    ok: false,
    error: 'TemporarilyUnavailable',
  });
  for (const player of seated) await sitDownAgain(player, said.room);
  await mover.until('the game to go on', () => mover.view()?.status === gameStatus.started);
  expect(await mover.say('match:act', said)).toMatchObject({ ok: true, turn: said.expectedTurn + 3 });
});
