// Who of the team is here and at which table, and how the tables stand: kept fresh for whoever watches the team.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Presence } from '../../src/contract/play/tables.ts';
import type { ToClient } from '../../src/contract/realtime.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let boHimself: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ada = await connect(server.url, await foundTeam(server.url, 'Ada Moss', 'Northlight Labs'));
  boHimself = await colleague(server.url, ada.member, 'Bo Lind');
  await sql`alter table people add column if not exists preferences jsonb`.execute(server.services.database);
});
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  await ada.until('that bo is gone', () => lastOf(boHimself.userId)?.isOnline !== true);
});
afterAll(async () => {
  ada.leave();
  await server?.close();
});

async function come(member = boHimself): Promise<Player> {
  const player = await connect(server.url, member);
  players.push(player);
  return player;
}

const heard = <N extends keyof ToClient>(player: Player, name: N): ToClient[N][] =>
  player.heard.flatMap((each) => (each.name === name ? [each.payload as ToClient[N]] : [])); // the server's own words
const newsOf = (userId: string) => heard(ada, 'team:person').filter((news) => news.userId === userId);
const lastOf = (userId: string): Presence | undefined => newsOf(userId).at(-1);
const watch = async (player = ada) => {
  const seen = await player.say('team:watch', {});
  if (!seen.ok) throw new Error(seen.error);
  return seen;
};

test('somebody comes, with one window or three, and goes with the last', async () => {
  const before = await watch();
  expect(before.people).toContainEqual({ userId: boHimself.userId, isOnline: false, room: null });
  const first = newsOf(boHimself.userId).length;
  const windows = [await come(), await come(), await come()];
  await ada.until('bo', () => lastOf(boHimself.userId)?.isOnline === true);
  expect((await watch()).people).toContainEqual({ userId: boHimself.userId, isOnline: true, room: null });
  windows[0]?.leave();
  windows[1]?.leave();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(newsOf(boHimself.userId)).toHaveLength(first + 1);
  windows[2]?.leave();
  await ada.until('that he went', () => lastOf(boHimself.userId)?.isOnline === false);
});

test('who looks around at once on coming is told of all the same', async () => {
  await watch();
  await watch(await come());
  await ada.until('bo', () => lastOf(boHimself.userId)?.isOnline === true);
  expect((await watch()).people).toContainEqual({ userId: boHimself.userId, isOnline: true, room: null });
});

test('at which table is told, and each other table of the team as it changes', async () => {
  await watch();
  const bo = await come();
  const made = await bo.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  await ada.until('his table', () => lastOf(boHimself.userId)?.room === made.room);
  const tables = () => heard(ada, 'team:table').filter((table) => table.id === made.room);
  await ada.until('the table', () => tables().length > 0);
  expect(tables().at(-1)).toMatchObject({ gameName: 'connect4', freeSeats: 1, myPosition: null });
  await bo.say('room:leave', { room: made.room });
  await ada.until('that it closed', () => tables().some((table) => 'gone' in table));
  await ada.until('no table', () => lastOf(boHimself.userId)?.room === null);
});

test('whose turn it is reaches the lists of those who play, turn by turn', async () => {
  const bo = await come();
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await watch();
  await watch(bo);
  const game = await gameCalled('connect4');
  for (let turn = 0; turn < 2; turn++) {
    const mover = [ada, bo].find((each) => each.view()?.toAct.includes(each.view()?.mySeat ?? -1)) ?? ada;
    const other = mover === ada ? bo : ada;
    const seen = heard(other, 'team:table').length;
    await moveOnce(mover, game, turn);
    await other.until('the own turn', () =>
      heard(other, 'team:table')
        .slice(seen)
        .some((table) => table.id === room && !('gone' in table) && table.isMyTurn),
    );
    await other.until('the board', () => other.view()?.toAct.includes(other.view()?.mySeat ?? -1) === true);
    expect(other.view()?.turn).toBe(turn + 1);
  }
  await ada.say('match:resign', { room });
});

test('a table for trying out is in no list', async () => {
  const bo = await come();
  await watch(bo);
  const made = await ada.say('room:create', { gameName: 'connect4', testMode: true });
  if (!made.ok) throw new Error(made.error);
  await ada.say('room:ready', { room: made.room, isReady: true });
  expect((await watch(bo)).tables.map(({ id }) => id)).not.toContain(made.room);
  expect(heard(bo, 'team:table').map(({ id }) => id)).not.toContain(made.room);
  await ada.say('room:close', { room: made.room });
});

test('invisible people are offline to everybody, whatever is asked', async () => {
  const { userId } = boHimself;
  const set = (isInvisible: boolean) =>
    sql`update people set preferences = ${JSON.stringify({ isInvisible })}::jsonb where id = ${userId}`.execute(
      server.services.database,
    );
  await watch();
  await set(true);
  const before = newsOf(userId).length;
  const bo = await come();
  const made = await bo.say('room:create', { gameName: 'connect4' });
  expect((await watch()).people).toContainEqual({ userId, isOnline: false, room: null });
  const { body } = await ask(server, ada, 'GET', `/api/GameSpace/UserList/${ada.member.userId}`);
  expect(body.users).toContainEqual(expect.objectContaining({ userId, isOnline: false }));
  const isSeen = newsOf(userId)
    .slice(before)
    .some(({ isOnline }) => isOnline);
  expect(isSeen).toBe(false);
  await set(false);
  server.services.announcements.publish({ kind: 'personChanged', userId });
  const room = made.ok && made.room;
  await ada.until('bo at the table', () => lastOf(userId)?.room === room);
  expect(lastOf(userId)?.isOnline).toBe(true);
  await set(true);
  server.services.announcements.publish({ kind: 'personChanged', userId });
  await ada.until('nobody', () => lastOf(userId)?.isOnline === false);
  await set(false);
});

test('who changed hears who they are now, without a token', async () => {
  const bo = await come();
  const { userId } = boHimself;
  await server.services.database
    .updateTable('people')
    .set({ name: 'Bo Lindgren' })
    .where('id', '=', userId)
    .execute();
  server.services.announcements.publish({ kind: 'personChanged', userId });
  await bo.until('the news', () => heard(bo, 'person:changed').length > 0);
  expect(heard(bo, 'person:changed').at(-1)?.user).toMatchObject({
    userId,
    name: 'Bo Lindgren',
    isAdmin: false,
  });
  expect(JSON.stringify(heard(bo, 'person:changed'))).not.toContain('guulJwt');
});

test('nothing of it reaches another team', async () => {
  const eve = await connect(server.url, await foundTeam(server.url, 'Eve Sol', 'Others'));
  players.push(eve);
  await watch(eve);
  const bo = await come();
  await watch();
  await bo.say('room:create', { gameName: 'connect4' });
  await ada.until('bo', () => lastOf(boHimself.userId)?.room !== null);
  expect(heard(eve, 'team:person').filter(({ userId }) => userId !== eve.member.userId)).toEqual([]);
  expect(heard(eve, 'team:table')).toEqual([]);
});
