// Games with a move a day: through weekends, days off, absences and outages, with two and with four seats.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const monday = '2026-03-02T09:00:00Z';

let clock: MovedClock;
let server: TestServer;
let members: readonly [Member, Member];
let ada: Player;
let bo: Player;

beforeAll(async () => {
  clock = movedClock('2026-04-20T09:00:00Z'); // so that nobody's session ends in the weeks that follow
  server = await startTestServer({}, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  members = [founder, await colleague(server.url, founder, 'Bo Lind')];
  await changeTeam(server, founder.team?.teamId ?? '', {
    time_zone: 'UTC',
    days_off: JSON.stringify(['2026-03-03']),
  });
  ada = await connect(server.url, members[0]);
  bo = await connect(server.url, members[1]);
});
afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

/** All that the job does, on two nodes at once. */
async function due(): Promise<void> {
  const { dueTurns, tellOfTurns } = server.services.tables;
  await Promise.all([dueTurns.handleAll(), dueTurns.handleAll()]);
  await Promise.all([tellOfTurns(), tellOfTurns()]);
}

const at = (moment: string) => {
  clock.to(moment);
  return due();
};

const iso = (moment: number | undefined) =>
  moment ? `${new Date(moment).toISOString().slice(0, 16)}Z` : null;
const dueOf = (player: Player) => player.room()?.daily?.turns.map(({ dueUnix }) => iso(dueUnix));
const positionOf = ({ member }: Player) =>
  ada.room()?.players.find(({ id }) => id === member.userId)?.position;

const toldTo = async ({ userId }: Member, kind: string) => {
  const rows = await server.services.database
    .selectFrom('notifications')
    .select(['content', 'sent_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.filter(({ content }) => content.kind === kind);
};

const rowsOf = (room: string) =>
  server.services.database.selectFrom('daily_turns').selectAll().where('room_id', '=', room).execute();

async function away(player: Member, from: string, until: string): Promise<void> {
  await server.services.database
    .insertInto('away_periods')
    .values({
      id: crypto.randomUUID(),
      user_id: player.userId,
      from_day: from,
      until_day: until,
      created_at: clock.now(),
    })
    .execute();
  await server.services.tables.dueTurns.renewOf(player.userId);
}

async function leaveTable(player: Player, room: string): Promise<void> {
  await player.say('room:leave', { room, keepSeat: true });
}

/** What is said of a table is not heard by those who have left it. */
async function bothLeave(room: string): Promise<void> {
  await Promise.all([leaveTable(ada, room), leaveTable(bo, room)]);
}

test('chess goes on for weeks: a day off, an absence, another day, and an end by silence', async () => {
  clock.to(monday);
  const chess = await gameCalled('chess');
  const room = await seatAndBegin([ada, bo], { gameName: 'chess', ruleSet: { turnDays: 1, timer: null } });
  await ada.until('the days of a turn', () => dueOf(ada)?.[0] === '2026-03-04T09:00Z');
  expect(ada.view()).toMatchObject({ clocks: null, deadline: null });
  const [white, black] = ada.view()?.mySeat === 0 ? [ada, bo] : [bo, ada];
  await leaveTable(black, room);

  await at('2026-03-03T12:00:00Z');
  await moveOnce(white, chess, 1);
  await white.until('the other is due', () => dueOf(white)?.[0] === '2026-03-05T00:00Z');
  await at('2026-03-03T20:00:00Z');
  expect(await toldTo(black.member, 'yourTurn')).toEqual([]); // a day off
  await at('2026-03-04T09:00:00Z');
  await due();
  expect(await toldTo(black.member, 'yourTurn')).toHaveLength(1);

  await away(black.member, '2026-03-04', '2026-03-06');
  await white.until('a later day', () => dueOf(white)?.[0] === '2026-03-10T00:00Z');
  await at('2026-03-09T23:59:00Z');
  expect(white.room()?.daily?.late).toBeNull();

  await leaveTable(white, room);
  await at('2026-03-10T10:00:00Z');
  await white.say('match:sync', { room });
  expect(white.room()?.daily).toMatchObject({
    turns: [],
    late: { position: positionOf(black), decides: positionOf(white) },
  });
  expect(iso(white.room()?.daily?.late?.endsUnix)).toBe('2026-03-11T10:00Z');
  expect(await toldTo(white.member, 'opponentLate')).toHaveLength(1);
  expect(await black.say('match:late', { room, choice: 'end' })).toMatchObject({ error: 'NotAllowed' });
  expect(await white.say('match:late', { room, choice: 'anotherDay' })).toMatchObject({ ok: true });
  expect(await white.say('match:late', { room, choice: 'end' })).toMatchObject({ error: 'NotAllowed' });
  await white.until('one more day', () => dueOf(white)?.[0] === '2026-03-11T10:00Z');

  await at('2026-03-11T10:01:00Z');
  await white.until('asked again', () => white.room()?.daily?.late !== null);
  await at('2026-03-12T10:00:00Z');
  expect(white.view()?.result).toBeNull();
  await at('2026-03-12T10:02:00Z');
  await white.until('the end', () => white.view()?.result?.reason === 'time');
  expect(white.view()?.result?.places).toEqual([[0], [1]]);
  await at('2026-03-12T10:10:00Z');
  expect(await rowsOf(room)).toEqual([]);
  await bothLeave(room);
});

test('who wants to be told once a day is told of all their games together', async () => {
  clock.to('2026-03-13T09:00:00Z');
  const { database, members: people } = server.services;
  const preferences = JSON.stringify({ dailyTurns: 'together' });
  await database.updateTable('people').set({ preferences }).execute();
  await people.renew(members.map(({ userId }) => userId));
  const rooms = [
    await seatAndBegin([ada, bo], { gameName: 'connect4', ruleSet: { turnDays: 2 } }),
    await seatAndBegin([ada, bo], { gameName: 'checkers', ruleSet: { turnDays: 2 } }),
  ];
  for (const room of rooms) await bothLeave(room);
  await at('2026-03-13T20:00:00Z');
  await at('2026-03-14T12:00:00Z'); // a Saturday
  const told = async () =>
    (await Promise.all(members.map((member) => toldTo(member, 'turnsWaiting'))))
      .flat()
      .map(({ content }) => content);
  expect(await told()).toEqual([]);
  await at('2026-03-16T09:00:00Z');
  await at('2026-03-16T12:00:00Z');
  const counts = (await told()).map((content) => ('count' in content ? content.count : 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  await database.updateTable('people').set({ preferences: '{}' }).execute();
  for (const room of rooms) {
    expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
    await bothLeave(room);
  }
});

test('an outage costs nobody anything', async () => {
  clock.to('2026-03-16T09:00:00Z');
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4', ruleSet: { turnDays: 1 } });
  await ada.until('due', () => dueOf(ada)?.[0] === '2026-03-17T09:00Z');
  await server.services.database
    .insertInto('outages')
    .values({ began_at: Date.parse('2026-03-16T10:00:00Z'), ended_at: Date.parse('2026-03-19T10:00:00Z') })
    .execute();
  await at('2026-03-19T10:00:00Z');
  await ada.until('given back', () => dueOf(ada)?.[0] === '2026-03-20T09:00Z');
  expect(ada.room()).toMatchObject({ gameStatus: gameStatus.started, daily: { late: null } });
  expect(await ada.say('match:resign', { room })).toMatchObject({ ok: true });
  await bothLeave(room);
});

test('of four a bot takes a late turn, and at the third in a row the seat', async () => {
  clock.to('2026-03-23T09:00:00Z');
  const hearts = await gameCalled('hearts');
  const room = await seatAndBegin([ada, bo], {
    gameName: 'hearts',
    maxPlayers: 4,
    bots: [0, 0],
    ruleSet: { turnDays: 1 },
  });
  const seatOfBo = () => ada.view()?.positions.indexOf(positionOf(bo) ?? -1) ?? -1;
  const isBosTurn = () => ada.view()?.toAct.includes(seatOfBo()) === true;
  const isAdasTurn = () => ada.view()?.toAct.includes(ada.view()?.mySeat ?? -1) === true;
  async function untilBo(): Promise<void> {
    for (let seed = 1; !isBosTurn() || ada.view()?.satIn.length; seed++) {
      await ada.until('somebody’s turn', () => isAdasTurn() || (isBosTurn() && !ada.view()?.satIn.length));
      if (isAdasTurn()) await moveOnce(ada, hearts, seed);
    }
  }
  await leaveTable(bo, room);
  for (const day of ['24T12', '25T13']) {
    await untilBo();
    const { turn = 0 } = ada.view() ?? {};
    await at(`2026-03-${day}:00:00Z`);
    await ada.until('a bot plays for Bo', () => (ada.view()?.turn ?? 0) > turn && !isBosTurn());
    await ada.until('the seat is free again', () => ada.view()?.satIn.length === 0);
  }
  await untilBo();
  await at('2026-03-26T14:00:00Z');
  await ada.until('the bot stays', () => ada.view()?.satIn.includes(seatOfBo()) === true && !isBosTurn());
  await bo.say('match:sync', { room });
  expect(await bo.say('match:takeSeat', { room })).toMatchObject({ ok: true });
  await ada.until('Bo is back', () => ada.view()?.satIn.length === 0);
});
