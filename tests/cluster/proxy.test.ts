// deploy/nginx.conf between people and nodes that come and go: whoever asks reaches a node as long as one is there.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasNginx, startNginx, type TestNginx } from '../support/nginx.ts';
import { freePort } from '../support/serving.ts';

if (!hasNginx) console.error('NOT TESTED with nginx: install it to have connections go through it');

/** Takes every websocket and keeps it. */
interface Node {
  start(): Promise<void>;
  stop(): Promise<void>;
}

function nodeAt(port: number): Node {
  const sockets = new Set<Duplex>();
  let server: Server | null = null;
  return {
    async start() {
      server = createServer((_, response) => response.end('ok'));
      server.on('upgrade', (_, socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      const closed = server && once(server, 'close');
      server?.closeAllConnections();
      server?.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
}

let nginx: TestNginx;
let nodes: readonly [Node, Node];

beforeAll(async () => {
  if (!hasNginx) return;
  const ports = [await freePort(), await freePort()] as const;
  nodes = [nodeAt(ports[0]), nodeAt(ports[1])];
  for (const node of nodes) await node.start();
  nginx = await startNginx([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
});
afterAll(async () => {
  await nginx?.stop();
  for (const node of nodes ?? []) await node.stop();
});

/** The status a websocket is answered with; 101: it is open. */
const connect = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    const asked = request(nginx.url, { ca: nginx.certificate, headers });
    asked.on('error', reject);
    asked.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    asked.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.on('error', () => undefined);
      resolve(statusCode);
    });
    asked.end();
  });

const connectTwenty = async () => [...new Set(await Promise.all(Array.from({ length: 20 }, connect)))];

test.runIf(hasNginx)('nodes are replaced one after the other, and every websocket finds one', async () => {
  const [first, second] = nodes;
  expect(await connectTwenty()).toEqual([101]);
  await first.stop();
  expect(await connectTwenty()).toEqual([101]);
  await first.start();
  await second.stop();
  expect(await connectTwenty()).toEqual([101]);
  await second.start();
  await first.stop();
  expect(await connectTwenty()).toEqual([101]);
});
