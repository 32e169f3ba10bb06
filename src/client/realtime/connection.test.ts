// @vitest-environment jsdom
// The live connection and a server that cannot take it at first.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ada } from '../../../tests/support/signedIn.ts';
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

it('knocks again soon where the server could not let it in just now', { timeout: 6_000 }, async () => {
  await new Promise<void>((resolve) => connect().onUp(resolve));
  expect(knocks).toBe(2);
});
