// How many connections come in: eight of one person however fast, an office behind one address at once.
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let founder: Member;

beforeAll(async () => {
  server = await startTestServer({}, undefined, { RATE_SCALE: '1' });
  founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(() => server?.close());

const open = (token: string) => {
  const socket = io(server.url, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('in'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  return { socket, outcome };
};

it('twenty at once of one person: eight come in', async () => {
  const lines = Array.from({ length: 20 }, () => open(founder.guulJwt));
  const outcomes = await Promise.all(lines.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(8);
  expect(outcomes.filter((outcome) => outcome === 'TooManyRequests')).toHaveLength(12);
  for (const { socket } of lines) socket.disconnect();
});

it('whoever fails from an address keeps no colleague there out', async () => {
  const bo = await colleague(server.url, founder, 'Bo Lind');
  const failed = Array.from({ length: 80 }, () => open('x.y.z'));
  const outcomes = await Promise.all(failed.map(({ outcome }) => outcome));
  expect(outcomes).toContain('TooManyRequests');
  const player = await connect(server.url, bo);
  player.leave();
});

it('a server that stops gives each a moment of its own to come back', async () => {
  const other = await startTestServer();
  const ada = await foundTeam(other.url, 'Ada Moss', 'Northlight Labs');
  const all = await Promise.all(Array.from({ length: 60 }, () => connect(other.url, ada)));
  for (const { socket } of all) socket.io.reconnection(false);
  const told = all.map(
    ({ socket }) =>
      new Promise<number>((resolve) => socket.once('server:leaving', ({ retryInMs }) => resolve(retryInMs))),
  );
  await other.close();
  expect(new Set(await Promise.all(told)).size).toBeGreaterThan(20);
  for (const player of all) player.leave();
});
