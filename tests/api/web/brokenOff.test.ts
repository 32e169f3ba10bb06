// Calls that are broken off by the caller give back their place among those that run at once, but not while they are worked at.
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '../../../src/contract/endpoint.ts';
import { routesOn } from '../../../src/server/web/http/route.ts';
import { startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

const slow = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/Slow',
  summary: 'Answers when the test says so',
  access: 'user',
  rate: ['HEAVY'],
  answer: z.object({ ok: z.literal(true) }),
});

let testApp: TestApp;
let app: FastifyInstance;
let token = '';
let arrived: (() => void)[] = [];
const open: (() => void)[] = [];

beforeAll(async () => {
  testApp = await startTestApp({ environment: { RATE_SCALE: '1' } });
  app = Fastify();
  app.register(multipart);
  app.decorateRequest('visit', null);
  routesOn(app, testApp.parts)(slow, async () => {
    const opened = new Promise<void>((resolve) => open.push(resolve));
    arrived.shift()?.();
    await opened;
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const go of open.splice(0)) go();
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const port = () => app.addresses().find((address) => typeof address === 'object')?.port ?? 0;
const ask = async () =>
  (await fetch(`http://127.0.0.1:${port()}/api/Slow`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

/** A call that is being worked at, and its connection. */
async function begin() {
  const isThere = new Promise<void>((resolve) => arrived.push(resolve));
  const line = connect(port(), '127.0.0.1');
  line.write(`GET /api/Slow HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);

  await isThere;
  return line;
}

it('two broken-off calls keep nobody out once their work is over', async () => {
  ({ token } = await welcome(testApp, 'Leaver'));
  const seen = new Promise<void>((resolve) => {
    let closed = 0;
    app.server.on('connection', (line) => line.on('close', () => ++closed === 2 && resolve()));
  });
  const lines = [await begin(), await begin()];
  for (const line of lines) line.destroy();
  await seen;
  arrived = [() => open.pop()?.()];
  let isAnswered = false;
  const third = ask().finally(() => {
    isAnswered = true;
  });
  await testApp.ask('GET', '/healthz');
  expect(isAnswered).toBe(false);
  for (const go of open.splice(0)) go();
  expect(await third).toBe(200);
});

it('a call broken off while it waits keeps nobody out', async () => {
  ({ token } = await welcome(testApp, 'Waiter'));
  await begin();
  await begin();
  const isClosed = new Promise<void>((resolve) => {
    app.server.once('connection', (line) => line.on('close', () => resolve()));
  });
  const waiting = connect(port(), '127.0.0.1');
  waiting.write(`GET /api/Slow HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`, () =>
    waiting.destroy(),
  );
  await isClosed;
  for (const go of open.splice(0)) go();
  for (let times = 0; times < 3; times++) {
    arrived = [() => open.pop()?.()];
    expect(await ask()).toBe(200);
  }
});
