// Coming back: by the ticket of the connection before, with the room in the server's first message.
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ToClient } from '../../src/contract/realtime.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Member;
let bo: Member;
let players: readonly [Player, Player];
let room: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  players = [await connect(server.url, ada), await connect(server.url, bo)];
  room = await seatAndBegin(players, { gameName: 'connect4' });
});
afterAll(async () => {
  for (const player of players) player.leave();
  await server.close();
});

type Welcome = ToClient['server:welcome'];

/** Why the connection was refused, or its first message. */
function comeIn(auth: object): { readonly socket: Socket; readonly first: Promise<Welcome | string> } {
  const socket = io(server.url, { transports: ['websocket'], auth, forceNew: true, reconnection: false });
  const first = new Promise<Welcome | string>((resolve) => {
    socket.onAny((name: string, payload: Welcome) => resolve(name === 'server:welcome' ? payload : name));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  return { socket, first };
}

async function firstOf(auth: object): Promise<Welcome | string> {
  const { socket, first } = comeIn(auth);
  const welcome = await first;
  socket.disconnect();
  return welcome;
}

async function ticketOf(member: Member): Promise<string> {
  const welcome = await firstOf({ token: member.guulJwt });
  if (typeof welcome === 'string') throw new Error(`no ticket: ${welcome}`);
  return welcome.ticket;
}

it('a ticket admits without a token', async () => {
  const ticket = await ticketOf(ada);
  expect(await firstOf({ ticket })).toMatchObject({ ticket, synced: null });
});

it.each([
  ['altered', (ticket: string) => `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`],
  ['without its mark', (ticket: string) => ticket.split('.')[0]],
  [
    'of other content',
    (ticket: string) => `${Buffer.from('["x"]').toString('base64url')}.${ticket.split('.')[1]}`,
  ],
  ['endless', (ticket: string) => ticket.repeat(40)],
  ['no text', () => ({ ticket: 1 })],
])('a ticket that is %s admits nobody, and keeps nobody with a token out', async (_, spoil) => {
  const ticket = spoil(await ticketOf(ada));
  expect(await firstOf({ ticket })).toBe('Unauthorized');
  expect(await firstOf({ ticket, token: ada.guulJwt })).toMatchObject({ synced: null });
});

it('a ticket ends with its session', async () => {
  const cem = await colleague(server.url, ada, 'Cem Ak');
  const ticket = await ticketOf(cem);
  const out = await fetch(`${server.url}/api/Authentication/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cem.guulJwt}` },
  });
  expect(out.status).toBe(200);
  expect(await firstOf({ ticket })).toBe('SessionRevoked');
});

it('the first message brings the room and the game as this person sees it', async () => {
  const { socket, first } = comeIn({ ticket: await ticketOf(bo), room, wire: 'changes' });
  const asked = await players[1].say('match:sync', { room });
  const view = asked.ok ? asked.match : null;
  expect(await first).toMatchObject({
    synced: { room, answer: { ok: true, match: { mySeat: 1, turn: view?.turn, view: view?.view } } },
  });
  // The connection is in the room: it hears of the next turn.
  const change = new Promise<{ turn: number }>((resolve) => socket.once('match:change', resolve));
  const mover = players.find((player) => player.view()?.toAct.includes(player.view()?.mySeat ?? -1));
  await mover?.say('match:act', { room, expectedTurn: view?.turn ?? 0, move: 3 });
  expect((await change).turn).toBe((view?.turn ?? 0) + 1);
  socket.disconnect();
});

it.each([
  ['of another team', 'A'.repeat(22), 'NotFound'],
  ['that is no room', 'x', 'InvalidInput'],
])('a room %s is refused in the first message', async (_, asked, error) => {
  expect(await firstOf({ token: ada.guulJwt, room: asked })).toMatchObject({
    synced: { room: asked, answer: { ok: false, error } },
  });
});

it('a handshake with anything else for a room brings none', async () => {
  expect(await firstOf({ token: ada.guulJwt, room: { $ne: '' } })).toMatchObject({ synced: null });
});
