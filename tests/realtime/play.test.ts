// Whole games over the live connection: what is acknowledged, what is refused, and who hears what.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import { commitmentTo } from '../../src/engine/random.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let cy: Player;
let stranger: Player;
const members: Member[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  members.push(
    founder,
    await colleague(server.url, founder, 'Bo Lind'),
    await colleague(server.url, founder, 'Cy Er'),
  );
  const foreign = await foundTeam(server.url, 'Dee Stark', 'Elsewhere');
  [ada, bo, cy, stranger] = (await Promise.all(
    [...members, foreign].map((each) => connect(server.url, each)),
  )) as [Player, Player, Player, Player];
});

afterAll(async () => {
  for (const player of [ada, bo, cy, stranger]) player?.leave();
  await server?.close();
});

const act = (player: Player, move: unknown, change: { moveId?: string; expectedTurn?: number } = {}) =>
  player.say('match:act', {
    room: player.view()?.room ?? '',
    expectedTurn: player.view()?.turn ?? 0,
    move,
    ...change,
  });

describe.each(['connect4', 'backgammon', 'battleship'])('%s between two people', (gameName) => {
  it('is played to its end, watched by a third, and its luck can be proven', async () => {
    const game = await gameCalled(gameName);
    const room = await seatAndBegin([ada, bo], { gameName });
    expect((await cy.say('match:sync', { room })).ok).toBe(true);
    await playOn([ada, bo], game);
    await cy.until('the end', () => cy.view()?.room === room && cy.view()?.result !== null);
    expect(ada.view()?.result).toEqual(bo.view()?.result);
    expect(cy.view()).toMatchObject({
      mySeat: null,
      status: gameStatus.completed,
      result: ada.view()?.result,
    });
    expect(commitmentTo(ada.view()?.seed ?? '')).toBe(ada.view()?.commitment);
    await ada.until('the score', () => ada.room()?.numberOfGamesPlayed === 1);
    expect(ada.room()?.score.reduce((a, b) => a + b)).toBe(ada.view()?.result?.worth ?? 1);
  });
});

describe('hearts with a person and three bots', () => {
  it('goes through passing and play to the next round', async () => {
    const game = await gameCalled('hearts');
    const room = await seatAndBegin([ada], {
      gameName: 'hearts',
      maxPlayers: 4,
      bots: [0, 1, 2],
      ruleSet: { options: { target: 50 } },
    });
    await playOn([ada], game, 15);
    expect(ada.view()?.room).toBe(room);
    expect(ada.view()?.turn).toBeGreaterThan(15);
  });
});

describe('an act', () => {
  it('is done once however often it is sent, and answered alike', async () => {
    await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const game = await gameCalled('connect4');
    const [move] = game.legalMoves(ada.view()?.view, 0) ?? [];
    const mover = ada.view()?.toAct[0] === ada.view()?.mySeat ? ada : bo;
    const moveId = randomUUID();
    const expectedTurn = mover.view()?.turn ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => act(mover, move, { moveId, expectedTurn })));
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ ok: true, turn: 1 })]),
    );
    await mover.until('the move', () => mover.view()?.turn === 1);
  });

  it('is refused by its key, and nothing changes', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const game = await gameCalled('connect4');
    const [mover, other] = ada.view()?.toAct[0] === ada.view()?.mySeat ? [ada, bo] : [bo, ada];
    const [move] = game.legalMoves(mover.view()?.view, mover.view()?.mySeat ?? 0) ?? [];
    await cy.say('match:sync', { room });
    expect(await act(other, move)).toMatchObject({ ok: false, error: 'NotAllowed', reason: 'notYourTurn' });
    expect(await act(cy, move)).toMatchObject({ ok: false, error: 'NotAllowed', reason: 'notSeated' });
    expect(await act(mover, { column: 'x' })).toMatchObject({ ok: false, error: 'InvalidInput' });
    expect(await act(mover, null)).toMatchObject({ ok: false, error: 'InvalidInput' });
    expect(await act(mover, move, { expectedTurn: 7 })).toMatchObject({
      ok: false,
      error: 'StaleVersion',
      match: { turn: 0 },
    });
    expect(await stranger.say('match:sync', { room })).toMatchObject({ ok: false, error: 'NotFound' });
    expect(await stranger.say('match:act', { room, expectedTurn: 0, move })).toMatchObject({
      error: 'NotFound',
    });
    expect(mover.view()?.turn).toBe(0);
  });

  it('may be a draw offer, once until the next move, or a resignation', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    expect(await ada.say('match:offer', { room, kind: 'draw' })).toMatchObject({ ok: true });
    await bo.until('the offer', () => (bo.view()?.offers.length ?? 0) > 0);
    expect(await ada.say('match:offer', { room, kind: 'draw', answer: 'accept' })).toMatchObject({
      reason: 'notYourOffer',
    });
    expect(await bo.say('match:offer', { room, kind: 'draw', answer: 'decline' })).toMatchObject({
      ok: true,
    });
    expect(await ada.say('match:offer', { room, kind: 'draw' })).toMatchObject({
      ok: false,
      reason: 'moveFirst',
    });
    expect(await bo.say('match:resign', { room })).toMatchObject({ ok: true });
    await ada.until('the end', () => ada.view()?.result !== null);
    expect(ada.view()).toMatchObject({
      reason: 'resign',
      result: { places: [[ada.view()?.mySeat], [bo.view()?.mySeat]] },
    });
  });
});

describe('resigning in a match of several games', () => {
  it('gives up the game; between two games, the match', async () => {
    const room = await seatAndBegin([ada, bo], {
      gameName: 'backgammon',
      ruleSet: { options: { match: 5 } },
    });
    expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
    await bo.until('the points', () => bo.view()?.turn === 1);
    const winner = bo.view()?.mySeat ?? 0;
    const won = { seat: winner, how: 'resignedGammon', points: 2 };
    expect(bo.view()).toMatchObject({ result: null, view: { phase: 'between', won } });
    expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
    await bo.until('the end', () => bo.view()?.result !== null);
    expect(bo.view()?.result).toMatchObject({ places: [[winner], [1 - winner]], reason: 'resign' });
  });
});

describe('a rematch', () => {
  it('begins when both want it, with the sides changed and the watcher kept', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await cy.say('match:sync', { room });
    await bo.say('match:resign', { room });
    await ada.until('the end', () => ada.room()?.gameStatus === gameStatus.completed);
    const seats = [ada.view()?.mySeat, bo.view()?.mySeat];
    await ada.say('match:offer', { room, kind: 'rematch' });
    await bo.say('match:offer', { room, kind: 'rematch' });
    for (const player of [ada, bo, cy])
      await player.until('the second game', () => player.view()?.game === 2);
    expect([bo.view()?.mySeat, ada.view()?.mySeat]).toEqual(seats);
    expect(cy.view()?.mySeat).toBeNull();
  });

  it('can be played with who was watching, when somebody stands up', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await cy.say('match:sync', { room });
    expect(await cy.say('room:join', { room })).toMatchObject({ ok: false });
    await bo.say('match:resign', { room });
    await ada.until('the end', () => ada.room()?.gameStatus === gameStatus.completed);
    expect(await cy.say('room:join', { room })).toMatchObject({ ok: false, error: 'RoomFull' });
    await bo.say('room:leave', { room });
    expect(await cy.say('room:join', { room })).toMatchObject({ ok: true });
    for (const player of [ada, cy]) await player.say('match:offer', { room, kind: 'rematch' });
    for (const player of [ada, cy])
      await player.until('the second game', () => player.view()?.room === room && player.view()?.game === 2);
    expect(cy.view()?.mySeat).not.toBeNull();
  });

  it('is begun without points by who takes the seat of somebody who had won', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await ada.say('match:resign', { room });
    await ada.until('the score', () => ada.room()?.id === room && ada.room()?.numberOfGamesPlayed === 1);
    expect(ada.room()?.score.toSorted()).toEqual([0, 1]);
    await bo.say('room:leave', { room });
    expect(await cy.say('room:join', { room })).toMatchObject({ ok: true });
    await cy.until('the table', () => cy.room()?.id === room);
    expect(cy.room()?.score).toEqual([0, 0]);
  });
});

describe('a lobby in which one of three is not ready', () => {
  it.each([
    ['leaves', (room: string) => cy.say('room:leave', { room })],
    ['is put out', (room: string) => ada.say('room:kick', { room, userId: cy.member.userId })],
  ])('begins its game when that one %s', async (_, goes) => {
    const made = await ada.say('room:create', { gameName: 'boggle', maxPlayers: 3 });
    if (!made.ok) throw new Error(made.error);
    const { room } = made;
    for (const player of [bo, cy]) await player.say('room:join', { room });
    for (const player of [ada, bo]) await player.say('room:ready', { room, isReady: true });
    expect(await goes(room)).toMatchObject({ ok: true });
    for (const player of [ada, bo])
      await player.until('the game', () => player.view()?.room === room && player.view()?.result === null);
  });
});
