// A game with a move a day on two nodes of one PostgreSQL: what is due, and an answer that was laid out, is done once, by one of them, and both show it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineClock } from '../../src/server/base/shared/clock.ts';
import { openPostgres } from '../../src/server/base/storage/postgres.ts';
import { gameCalled } from '../support/people/autoplay.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const servers: TestServer[] = [];
const players: Player[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (!postgres) return;
  const { url } = postgres;
  const environment = { DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' };
  for (let node = 0; node < 2; node++) {
    const database = await openPostgres({ url, connections: 5 }, () => {});
    servers.push(await startTestServer({}, database, environment));
    closing.push(database.close);
  }
  const [first, second] = servers as [TestServer, TestServer]; // just started
  const letters = lettersIn(url);
  const founder = await foundTeam(first.url, 'Ada Moss', 'Northlight Labs', letters);
  players.push(await connect(first.url, founder));
  players.push(await connect(second.url, await colleague(first.url, founder, 'Bo Lind', letters)));
});
afterAll(async () => {
  for (const player of players) player.leave();
  for (const server of servers) await server.close();
  for (const close of closing) await close();
  await postgres?.stop();
});

const weekMs = 7 * 86_400_000;

it.runIf(postgres !== null)('asks, and ends, once', async () => {
  const [ada, bo] = players as [Player, Player];
  const [first] = servers as [TestServer];
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4', ruleSet: { turnDays: 1 } });
  const { database } = first.services;
  const makeLate = (column: 'since' | 'asked_at') =>
    database
      .updateTable('daily_turns')
      .set({ [column]: machineClock.now() - 2 * weekMs, due_at: machineClock.now() - weekMs })
      .where('room_id', '=', room)
      .where('since', 'is not', null)
      .execute();
  const allDue = () => Promise.all(servers.map(({ services }) => services.tables.dueTurns.handleAll()));

  await makeLate('since');
  await allDue();
  for (const player of [ada, bo])
    await player.until('somebody is asked', () => player.room()?.daily?.late != null);
  const asked = await database
    .selectFrom('daily_turns')
    .selectAll()
    .where('asked_at', 'is not', null)
    .execute();
  expect(asked).toHaveLength(1);

  await makeLate('asked_at');
  await allDue();
  for (const player of [ada, bo])
    await player.until('the end', () => player.view()?.result?.reason === 'time');
  const turns = await database
    .selectFrom('turns')
    .select('entries')
    .where('match_id', '=', `${room}:1`)
    .execute();
  expect(turns.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'flag')).toHaveLength(1);
});

it.runIf(postgres !== null)('plays an answer that was laid out, once', async () => {
  const [ada, bo] = players as [Player, Player];
  const [first, second] = servers as [TestServer, TestServer];
  const room = await seatAndBegin([ada, bo], { gameName: 'tictactoe', ruleSet: { turnDays: 1 } });
  const isFirst = ada.view()?.mySeat === 0;
  const [mover, owner] = isFirst ? [ada, bo] : [bo, ada];
  const answersAt = isFirst ? second : first;
  const game = await gameCalled('tictactoe');
  const [move, answer] = game.legalMoves(mover.view()?.view, 0) ?? [];
  const laid = await ask(answersAt, owner, 'PUT', `/api/Game/ConditionalMoves/${room}/1`, {
    turn: 0,
    lines: [
      [
        { by: 0, move },
        { by: 1, move: answer },
      ],
    ],
  });
  expect(laid.status).toBe(200);
  const settle = () => servers.map(({ services }) => services.tables.settleAnswers());
  const moved = mover.say('match:act', { room, expectedTurn: 0, move });
  await Promise.all([moved, ...settle(), ...settle()]);
  for (const player of players) await player.until('the answer', () => player.view()?.turn === 2);
  await Promise.all(settle());
  const turns = await first.services.database
    .selectFrom('turns')
    .select('entries')
    .where('match_id', '=', `${room}:1`)
    .execute();
  const moves = turns.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'move');
  expect(moves).toMatchObject([
    { by: 0, move },
    { by: 1, move: answer },
  ]);
});
