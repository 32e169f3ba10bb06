// @vitest-environment jsdom
// The live connection and a server that cannot take it at first.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ada } from '../../../../tests/support/browser/signedIn.ts';
import { session } from '../session/session.ts';
import { connect } from './connection.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
let knocks = 0;

beforeAll(async () => {
  io.use((_, next) => next(knocks++ === 0 ? new Error('TemporarilyUnavailable') : undefined));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  vi.stubEnv('VITE_GAME_URL', `http://127.0.0.1:${address.port}`);
  session.signIn(ada);
});
afterAll(() => io.close());
afterEach(() => vi.restoreAllMocks());

it('knocks again soon where the server could not let it in just now', { timeout: 6_000 }, async () => {
  await new Promise<void>((resolve) => connect().onUp(resolve));
  expect(knocks).toBe(2);
});

it.each([
  { luck: 0, afterMs: 5_000 },
  { luck: 0.99, afterMs: 14_900 },
])('comes back $afterMs ms after it was put out, so not when everybody does', async ({ luck, afterMs }) => {
  await new Promise<void>((resolve) => connect().onUp(resolve));
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  const later = vi.spyOn(globalThis, 'setTimeout');
  const isOut = new Promise<void>((resolve) => {
    const stop = connect().onLink(() => {
      stop();
      resolve();
    });
  });
  for (const socket of io.sockets.sockets.values()) socket.disconnect(true);
  await isOut;
  expect(later.mock.calls.map(([, ms]) => ms)).toContainEqual(afterMs);
  vi.restoreAllMocks();
  connect().tryNow();
});

it('comes back when a server that leaves has told it to, and not before', { timeout: 10_000 }, async () => {
  await new Promise<void>((resolve) => connect().onUp(resolve));
  const retryInMs = 1_500;
  const toldAt = performance.now();
  const isBack = new Promise<number>((resolve) => io.once('connection', () => resolve(performance.now())));
  for (const socket of io.sockets.sockets.values()) {
    socket.emit('server:leaving', { retryInMs });
    socket.conn.close();
  }
  expect((await isBack) - toldAt).toBeGreaterThanOrEqual(retryInMs - 50); // by itself Socket.IO is back after 375
});
