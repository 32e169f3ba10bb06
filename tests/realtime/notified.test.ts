// What somebody hears who is not at the table: an invitation with the new count, their turn once, the end of their game.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notification } from '../../src/contract/messaging/notifications.ts';
import type { ToClient } from '../../src/contract/realtime.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const awayMs = 400;
let server: TestServer;
let url: string;
let ada: Player;
let bo: Player;
let cy: Player;

beforeAll(async () => {
  server = await startTestServer({ awayMs });
  url = server.url;
  const founder = await foundTeam(url, 'Ada Moss', 'Northlight Labs');
  const [second, third] = [await colleague(url, founder, 'Bo Lind'), await colleague(url, founder, 'Cy Er')];
  ada = await connect(url, founder);
  bo = await connect(url, second);
  cy = await connect(url, third);
});

afterAll(async () => {
  for (const player of [ada, bo, cy]) player?.leave();
  await server?.close();
});

const notices = (player: Player) =>
  player.heard.flatMap(
    ({ name, payload }) => (name === 'person:notified' ? [payload as ToClient['person:notified']] : []), // the server's own words
  );
const of = (player: Player, header: string) =>
  notices(player).filter(({ notification }) => notification.header === header);

async function ask(player: Player, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${player.member.guulJwt}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}
const unread = (player: Player) => ask(player, 'GET', '/api/UserNotification/GetCount');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A running game of Ada and Bo: who is to act, and who waits. */
async function begin(): Promise<{ room: string; mover: Player; waiter: Player }> {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  const isAda = ada.view()?.toAct[0] === ada.view()?.mySeat;
  return isAda ? { room, mover: ada, waiter: bo } : { room, mover: bo, waiter: ada };
}

const drop = (player: Player, room: string, column: number) =>
  player.say('match:act', { room, expectedTurn: player.view()?.turn ?? 0, move: column });

const leaveFor = (player: Player, room: string) => player.say('room:leave', { room, keepSeat: true });

it('an invitation reaches every window of the person, with the new count', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  const room = made.ok ? made.room : '';
  const second = await connect(url, cy.member);
  const { userId: opponentUserId } = cy.member;
  const sent = await ask(ada, 'POST', '/api/GameSpace/SendInviteMessage', {
    opponentUserId,
    roomId: room,
    gameType: 'connect4',
  });
  expect(sent).toEqual({ ok: true, sentBy: ['bell'] });
  for (const window of [cy, second]) {
    await window.until('the bell', () => notices(window).length === 1);
    expect(notices(window)[0]).toMatchObject({
      count: 1,
      notification: { header: 'Ada Moss invited you to play', isRead: false },
    });
  }
  expect(notices(ada)).toEqual([]);
  expect(await unread(cy)).toBe(1);
  await ask(cy, 'PUT', '/api/UserNotification/MarkAsRead');
  expect(await unread(cy)).toBe(0);
  second.leave();
});

it('who is away when it is their turn hears so once a turn, and nobody who is there', async () => {
  const { room, mover, waiter } = await begin();
  await leaveFor(waiter, room);
  await pause(awayMs + 100);
  expect((await drop(mover, room, 1)).ok).toBe(true);
  await waiter.until('the call', () => of(waiter, 'Your turn').length === 1);
  expect(of(waiter, 'Your turn')[0]?.notification).toMatchObject({
    actionValues: { navigateTo: `/games/connect4/${room}` },
    text: `Four in a Row with ${mover.member.name}: your move.`,
  });
  await pause(3 * awayMs);
  expect(of(waiter, 'Your turn')).toHaveLength(1);
  expect(of(mover, 'Your turn')).toEqual([]);
});

it('who leaves during their own turn is called when they have been away long enough', async () => {
  const { room, mover, waiter } = await begin();
  const before = of(mover, 'Your turn').length;
  await pause(awayMs / 2);
  await leaveFor(mover, room);
  await pause(awayMs / 2);
  expect(of(mover, 'Your turn')).toHaveLength(before);
  await mover.until('the call', () => of(mover, 'Your turn').length === before + 1);
  expect(of(waiter, 'Your turn').filter(({ notification }) => leadsTo(notification, room))).toEqual([]);
});

it('who is back in time is not called', async () => {
  const { room, mover } = await begin();
  const before = of(mover, 'Your turn').length;
  await leaveFor(mover, room);
  await pause(awayMs / 2);
  await mover.say('match:sync', { room });
  await pause(2 * awayMs);
  expect(of(mover, 'Your turn')).toHaveLength(before);
});

it('a game that ends without somebody tells them how it ended, and only them', async () => {
  const { room, mover, waiter } = await begin();
  await leaveFor(waiter, room);
  await mover.say('match:resign', { room });
  await waiter.until('the end', () => of(waiter, 'You won').length === 1);
  expect(of(waiter, 'You won')[0]?.notification.text).toBe(
    `Four in a Row with ${mover.member.name} ended while you were away.`,
  );
  await pause(100);
  expect(of(mover, 'Game over')).toEqual([]);
});

const itemsOf = async (player: Player, room: string) => {
  const listed = await ask(player, 'GET', '/api/UserNotification/GetList?page=1');
  return (listed as Notification[]).filter((each) => leadsTo(each, room)); // the contract's answer
};

it('a table has one item, whatever happens there and however often, unread again with each turn', async () => {
  const { room, mover, waiter } = await begin();
  const turns = () => of(waiter, 'Your turn').filter(({ notification }) => leadsTo(notification, room));
  await leaveFor(waiter, room);
  await drop(mover, room, 1);
  await waiter.until('the first call', () => turns().length === 1);
  await ask(waiter, 'PUT', '/api/UserNotification/MarkAsRead');
  await waiter.say('match:sync', { room });
  await drop(waiter, room, 2);
  await leaveFor(waiter, room);
  await drop(mover, room, 1);
  await waiter.until('the second call', () => turns().length === 2);
  expect(await unread(waiter)).toBe(1);
  expect(await itemsOf(waiter, room)).toMatchObject([{ header: 'Your turn', isRead: false }]);
  await mover.say('match:resign', { room });
  await waiter.until('the end', () => of(waiter, 'You won').some((each) => leadsTo(each.notification, room)));
  expect(await itemsOf(waiter, room)).toMatchObject([{ header: 'You won' }]);
});

it('a table with bots only tells its person nothing', async () => {
  const room = await seatAndBegin([cy], { gameName: 'hearts', maxPlayers: 4, bots: [0, 0, 0] });
  await leaveFor(cy, room);
  await pause(3 * awayMs);
  expect(await itemsOf(cy, room)).toEqual([]);
});

const leadsTo = ({ actionValues }: Notification, room: string) =>
  actionValues.navigateTo?.includes(room) === true;
