// deploy/nginx.conf between people and nodes that come and go: whoever asks reaches a node as long as one is there.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasNginx, startNginx, type TestNginx } from '../support/servers/nginx.ts';
import { freePort } from '../support/servers/serving.ts';

if (!hasNginx) console.error('NOT TESTED with nginx: install it to have connections go through it');

/** Takes every websocket and keeps it. */
interface Node {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `file`: the only one of the client that it has. */
function nodeAt(port: number, file: string): Node {
  const sockets = new Set<Duplex>();
  let server: Server | null = null;
  return {
    async start() {
      server = createServer(({ url = '' }, response) => {
        const isThere = !url.startsWith('/assets/') || url === file;
        response.statusCode = isThere ? 200 : 404;
        response.end(isThere ? 'ok' : 'nothing');
      });
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
  nodes = [nodeAt(ports[0], '/assets/old.js'), nodeAt(ports[1], '/assets/new.js')];
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

/** Of a form of so many bytes, which is sent as long as nobody answers. */
const sendForm = (mebibytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': mebibytes * 1024 * 1024,
    };
    const asked = request(
      `${nginx.url}/api/Trivia`,
      { ca: nginx.certificate, method: 'POST', headers },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.once('end', () => {
          resolve(`${answer.statusCode} ${answer.headers['content-type'] ?? ''} ${body}`);
          asked.destroy();
        });
      },
    );
    asked.on('error', reject);
    asked.end(Buffer.alloc(mebibytes * 1024 * 1024));
  });

test.runIf(hasNginx)('a form the product takes is passed on, a larger one refused in its words', async () => {
  expect(await sendForm(21)).toBe('200  ok');
  expect(await sendForm(25)).toMatch(
    /^413 application\/json; charset=utf-8 \{"ok":false,"error":"PayloadTooLarge",/,
  );
});

const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(nginx.url + path, { ca: nginx.certificate }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });

test.runIf(hasNginx)(
  'a file that one of two versions has is found, whichever node is asked first',
  async () => {
    for (const node of nodes) {
      await node.stop();
      await node.start();
    }
    for (const file of ['/assets/old.js', '/assets/new.js'])
      for (let times = 0; times < 6; times++) expect([file, await statusOf(file)]).toEqual([file, 200]);
    expect(await statusOf('/assets/none.js')).toBe(404);
  },
);
