// The server dies in the middle of a game: nothing acknowledged is lost, nothing is doubled, the table comes back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import { emptyLibrary } from '../../src/engine/library.ts';
import type { View } from '../../src/games/skribbl/shapes.ts';
import { gameCalled, moveOnce, playOn, steadyLuck } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let players: Player[] = [];

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const others = await Promise.all(
    ['Bo Lind', 'Cy Er', 'Dee Stark'].map((name) => colleague(server.url, founder, name)),
  );
  players = await Promise.all([founder, ...others].map((member) => connect(server.url, member)));
});

afterAll(async () => {
  for (const player of players) player.leave();
  await server.remove();
});

async function killAndRestart(): Promise<void> {
  await server.end('SIGKILL');
  await server.start();
  for (const player of players)
    await new Promise<void>((resolve) =>
      player.socket.connected ? resolve() : player.socket.once('connect', () => resolve()),
    );
}

/** As pages do: a server that is only coming back is asked again. */
async function sitDownAgain(player: Player, room: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await player.say('match:sync', { room });
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${player.member.name} cannot see the table`);
}

it.each(['connect4', 'backgammon', 'battleship', 'hearts'])(
  '%s goes on after a kill as if nothing had been',
  async (gameName) => {
    const game = await gameCalled(gameName);
    const seated = players.slice(0, game.seats[0] ?? 2);
    const room = await seatAndBegin(seated, { gameName, ...(gameName === 'hearts' && { maxPlayers: 4 }) });
    await playOn(seated, game, 6);
    const turn = Math.max(...seated.map((player) => player.view()?.turn ?? 0));
    for (const player of seated) await player.until('the last turn', () => player.view()?.turn === turn);
    const before = seated.map((player) => player.view());
    await killAndRestart();
    const [first, ...rest] = seated;
    if (first) await sitDownAgain(first, room);
    expect(first?.view()).toMatchObject({ status: gameStatus.recovered, toAct: [] });
    for (const player of rest) await sitDownAgain(player, room);
    for (const player of seated)
      await player.until('the game to go on', () => player.view()?.status !== gameStatus.recovered);
    for (const [index, player] of seated.entries()) {
      expect(player.view()?.view).toEqual(before[index]?.view);
      expect(player.view()?.toAct).toEqual(before[index]?.toAct);
    }
    await playOn(seated, game, 4);
    expect(first?.view()?.turn).toBeGreaterThan(before[0]?.turn ?? 0);
  },
);

it('minutes that somebody has begun run on, and their words are there', async () => {
  const boggle = await gameCalled('boggle');
  const seated = players.slice(0, 2);
  const room = await seatAndBegin(seated, { gameName: 'boggle', ruleSet: { turnDays: 1 } });
  const [ada, bo] = seated as [Player, Player]; // two of four
  await moveOnce(ada, boggle, 1);
  await moveOnce(ada, boggle, 2);
  const before = ada.view();
  await killAndRestart();
  for (const player of seated) await sitDownAgain(player, room);
  const { leftMs = 0 } = ada.view()?.deadline ?? {};
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(before?.deadline?.leftMs ?? 0);
  expect(ada.view()?.view).toEqual(before?.view);
  expect(bo.view()).toMatchObject({ deadline: null, view: { board: [] } });
});

it('a drawing goes on where it was stored, with the points of those who found it', async () => {
  const seated = players.slice(0, 3);
  const room = await seatAndBegin(seated, { gameName: 'skribbl', maxPlayers: 3 });
  const [ada, bo, cy] = seated as [Player, Player, Player]; // three of four
  const act = (player: Player, move: object) =>
    player.say('match:act', { room, moveId: randomUUID(), expectedTurn: player.view()?.turn ?? 0, move });
  const seenBy = (player: Player) => player.view()?.view as View | undefined; // of this game
  await act(ada, { kind: 'choose', turn: 0, word: 0 });
  await act(ada, { kind: 'draw', turn: 0, at: 0, ink: '(BADEFGH' });
  await ada.until('the word', () => Boolean(seenBy(ada)?.word));
  await bo.until('the drawing', () => seenBy(bo)?.ink.length === 1);
  expect(await act(bo, { kind: 'guess', turn: 0, text: seenBy(ada)?.word })).toMatchObject({ ok: true });
  await cy.until('the guess', () => seenBy(cy)?.gained[1] !== null);
  const before = seenBy(cy);
  await killAndRestart();
  for (const player of seated) await sitDownAgain(player, room);
  for (const player of seated)
    await player.until('the game to go on', () => player.view()?.status !== gameStatus.recovered);
  expect(seenBy(cy)).toEqual(before);
  expect(before?.gained[1]).toBeGreaterThanOrEqual(100);
  expect(await act(ada, { kind: 'draw', turn: 0, at: 8, ink: '#' })).toMatchObject({ ok: true });
});

/** A fresh table of two, whose turn it is, and a move they could make there. */
async function aMoveAbout() {
  const game = await gameCalled('connect4');
  const seated = players.slice(0, 2);
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

it('answers an act alike that was stored before the kill but not heard', async () => {
  const { game, seated, room, mover, said } = await aMoveAbout();
  const first = await mover.say('match:act', said);
  await killAndRestart();
  for (const player of seated) await player.say('match:sync', { room });
  expect(await mover.say('match:act', said)).toEqual(first);
  expect(mover.view()?.turn).toBeGreaterThanOrEqual(1);
  await moveOnce(mover, game, 3);
});

it('takes a move that was thought of before the kill, once the table goes on', async () => {
  const { seated, mover, said } = await aMoveAbout();
  await killAndRestart();
  await sitDownAgain(mover, said.room);
  expect(await mover.say('match:act', said)).toMatchObject({ ok: false, error: 'TemporarilyUnavailable' });
  for (const player of seated) await sitDownAgain(player, said.room);
  await mover.until('the game to go on', () => mover.view()?.status === gameStatus.started);
  expect(await mover.say('match:act', said)).toMatchObject({ ok: true, turn: said.expectedTurn + 3 });
});
