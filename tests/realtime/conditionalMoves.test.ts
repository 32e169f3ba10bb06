// Conditional moves at a table with a move a day: only their owner reads them, an answer is played once and told once, and any other way removes them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { gameCalled } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let clock: MovedClock;
let server: TestServer;
let players: readonly [Player, Player];
let admin: Player;
let room: string;
let white: Player;
let black: Player;

beforeAll(async () => {
  clock = movedClock('2026-03-02T09:00:00Z');
  server = await startTestServer({}, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  admin = await connect(server.url, founder);
  players = [
    await connect(server.url, await colleague(server.url, founder, 'Bo Lind')),
    await connect(server.url, await colleague(server.url, founder, 'Cem Ay')),
  ];
});
afterAll(async () => {
  for (const player of [admin, ...(players ?? [])]) player?.leave();
  await server?.close();
});
beforeEach(async () => {
  room = await seatAndBegin(players, { gameName: 'chess', ruleSet: { turnDays: 1, timer: null } });
  [white, black] = players[0].view()?.mySeat === 0 ? players : [players[1], players[0]];
});

const path = () => `/api/Game/ConditionalMoves/${room}/1`;
const line = (text: string, first = 0) => text.split(' ').map((move, at) => ({ by: (first + at) % 2, move }));
const read = async (player: Player) => (await ask(server, player, 'GET', path())).body;
/** From the present position, in which white is to move. */
const layOut = (player: Player, ...lines: string[]) =>
  ask(server, player, 'PUT', path(), {
    turn: player.view()?.turn,
    lines: lines.map((each) => line(each, player.view()?.toAct[0])),
  });

async function play(player: Player, move: string, moveId: string = randomUUID()): Promise<void> {
  const expectedTurn = player.view()?.turn ?? 0;
  expect(await player.say('match:act', { room, moveId, expectedTurn, move })).toMatchObject({ ok: true });
}

const until = (turn: number) =>
  Promise.all(
    [white, black].map((each) => each.until(`turn ${turn}`, () => (each.view()?.turn ?? 0) >= turn)),
  );
const movesOf = async () => {
  const rows = await server.services.database
    .selectFrom('turns')
    .select(['turn', 'entries'])
    .where('match_id', '=', `${room}:1`)
    .orderBy('turn')
    .execute();
  return rows.map(({ entries }) => entries);
};
const played = async () =>
  (await movesOf()).flat().flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
const rows = () =>
  server.services.database
    .selectFrom('conditional_moves')
    .selectAll()
    .where('match_id', '=', `${room}:1`)
    .execute();
const toldTo = async ({ member }: Player, kind: string) => {
  const stored = await server.services.database
    .selectFrom('notifications')
    .select('content')
    .where('user_id', '=', member.userId)
    .where('room_id', '=', room)
    .execute();
  return stored.filter((each) => each.content.kind === kind).length;
};

it('answers at once, several moves deep, and the journal is a game like any other', async () => {
  expect(await layOut(black, 'e2e4 e7e5 g1f3 b8c6', 'd2d4 d7d5')).toMatchObject({ status: 200 });
  await play(white, 'e2e4');
  await until(2);
  expect(await read(black)).toMatchObject({
    turn: 2,
    lines: [line('g1f3 b8c6')],
    news: { kind: 'played', turn: 2 },
  });
  await play(white, 'g1f3');
  await until(4);
  expect(await read(black)).toMatchObject({ turn: 4, lines: [], news: { kind: 'played', turn: 4 } });
  expect(await played()).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  const chess = await gameCalled('chess');
  const setup = { rules: {}, seats: 2, timer: null, turnDays: 1 } as const;
  expect(chess.view(replay(chess, setup, await movesOf()).state, 0)).toEqual(white.view()?.view);
  await play(white, 'f1b5');
  await until(5);
  expect(await read(black)).toMatchObject({ lines: [], news: null });
  expect(await rows()).toEqual([]);
});

it('is nobody else’s to read: not the opponent’s, not a colleague’s, not an admin’s', async () => {
  await layOut(black, 'e2e4 a7a5');
  expect(await read(white)).toMatchObject({ lines: [], news: null });
  expect((await ask(server, admin, 'GET', path())).status).toBe(404);
  expect((await ask(server, admin, 'PUT', path(), { turn: 0, lines: [] })).status).toBe(404);
  expect(JSON.stringify([...white.heard, ...admin.heard]).includes('a7a5')).toBe(false);
});

test('what may not be laid out', async () => {
  expect(await layOut(white, 'e2e4 e7e5 g1f3')).toMatchObject({
    body: { error: 'NotAllowed', reason: 'notNow' },
  });
  expect(await layOut(black, 'e2e4 e7e5', 'e2e4 c7c5')).toMatchObject({ body: { error: 'InvalidInput' } });
  expect(await layOut(black, 'e2e5 e7e5')).toMatchObject({ body: { error: 'InvalidInput' } });
  const stale = { turn: 5, lines: [line('e2e4 e7e5')] };
  expect(await ask(server, black, 'PUT', path(), stale)).toMatchObject({ body: { error: 'StaleVersion' } });
  const many = Array.from({ length: 21 }, () => line('e2e4 e7e5'));
  expect(await ask(server, black, 'PUT', path(), { turn: 0, lines: many })).toMatchObject({ status: 400 });
  expect(await rows()).toEqual([]);
});

it('tells its owner that something else was played, until they have answered', async () => {
  await layOut(black, 'e2e4 e7e5');
  await play(white, 'c2c4');
  await until(1);
  expect(await read(black)).toMatchObject({ lines: [], news: { kind: 'missed', turn: 1 } });
  await play(black, 'e7e5');
  await until(2);
  expect(await read(black)).toMatchObject({ lines: [], news: null });
  expect(await played()).toEqual(['c2c4', 'e7e5']);
});

test.each<[string, () => Promise<unknown>]>([
  ['an offer', () => white.say('match:offer', { room, kind: 'draw' })],
  ['resigning', () => white.say('match:resign', { room })],
  ['its owner, who lays out nothing', () => layOut(black)],
])('is removed by %s', async (_, act) => {
  await layOut(black, 'e2e4 e7e5');
  await act();
  await expect.poll(rows).toEqual([]);
  if (white.view()?.result === null && (white.view()?.turn ?? 0) === 0) {
    await play(white, 'e2e4');
    await until(1);
    await read(black);
    expect(await played()).toEqual(['e2e4']);
  }
});

it('is removed when a move is taken back', async () => {
  await play(white, 'e2e4');
  await until(1);
  expect(await layOut(white, 'e7e5 g1f3')).toMatchObject({ status: 200 });
  await white.say('match:offer', { room, kind: 'takeback' });
  await black.until('the question', () => black.view()?.offers.length === 1);
  await black.say('match:offer', { room, kind: 'takeback', answer: 'accept' });
  await until(3);
  await expect.poll(rows).toEqual([]);
  await play(white, 'd2d4');
  await until(4);
  await play(black, 'e7e5');
  await until(5);
  await read(white);
  expect(await played()).toEqual(['e2e4', 'd2d4', 'e7e5']);
});

it('tells each of them once: the owner of the answer, the opponent of their turn', async () => {
  await layOut(black, 'e2e4 e7e5');
  for (const player of players) await player.say('room:leave', { room, keepSeat: true });
  await play(white, 'e2e4');
  await expect.poll(played).toEqual(['e2e4', 'e7e5']);
  await read(black);
  clock.to('2026-03-02T09:30:00Z');
  const { tellOfTurns, dueTurns, settleAnswers } = server.services.tables;
  for (let times = 0; times < 2; times++) {
    await settleAnswers();
    await dueTurns.handleAll();
    await Promise.all([tellOfTurns(), tellOfTurns()]);
  }
  expect(await toldTo(black, 'answerPlayed')).toBe(1);
  expect(await toldTo(black, 'yourTurn')).toBe(0);
  expect(await toldTo(white, 'yourTurn')).toBe(1);
});

it('is played once where the opponent’s move comes twice and a node is made up for meanwhile', async () => {
  await layOut(black, 'e2e4 e7e5 g1f3 b8c6');
  const moveId = randomUUID();
  const { settleAnswers } = server.services.tables;
  await Promise.all([
    play(white, 'e2e4', moveId),
    settleAnswers(),
    play(white, 'e2e4', moveId),
    settleAnswers(),
  ]);
  await until(2);
  await Promise.all([settleAnswers(), settleAnswers(), read(black), read(black)]);
  expect(await played()).toEqual(['e2e4', 'e7e5']);
});

it('is played by the job where a node stopped between the move and the answer', async () => {
  await play(white, 'e2e4');
  await until(1);
  await play(black, 'e7e5');
  await until(2);
  // As a node leaves it that stops after a turn: the row as it was, two turns behind.
  await server.services.database
    .insertInto('conditional_moves')
    .values({
      user_id: white.member.userId,
      match_id: `${room}:1`,
      room_id: room,
      turn: 1,
      lines: JSON.stringify([line('e7e5 g1f3', 1)]),
      news: null,
      saved_at: clock.now(),
    })
    .execute();
  const { settleAnswers } = server.services.tables;
  await Promise.all([settleAnswers(), settleAnswers()]);
  expect(await played()).toEqual(['e2e4', 'e7e5', 'g1f3']);
  expect(await rows()).toMatchObject([{ turn: 3, news: 'played' }]);
});

it('ends the game by an answer that mates, and says so', async () => {
  for (const [turn, move] of ['f2f3', 'e7e5'].entries()) {
    await play(turn === 0 ? white : black, move);
    await until(turn + 1);
  }
  await layOut(black, 'g2g4 d8h4');
  await play(white, 'g2g4');
  await black.until('mate', () => black.view()?.result?.how === 'checkmate');
  await expect.poll(rows).toEqual([]);
});
