// Posts to addresses that somebody typed in: what is inside stays out of reach, whatever an address answers.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOpenssl, makeCertificate } from '../../../../tests/support/servers/certificate.ts';
import { createPostToStranger } from './postToStranger.ts';
import { isInsideAddress } from './strangerAddress.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is inside', (address) => expect(isInsideAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is outside',
  (address) => expect(isInsideAddress(address)).toBe(false),
);

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a host', () => {
  test.each([
    ['that is inside', ['10.0.0.8'], 'inside'],
    ['of which one address is inside', ['8.8.8.8', '127.0.0.1'], 'inside'],
    ['that is nowhere', [], 'unknownHost'],
  ])('%s is not called', async (_what, addresses, failure) => {
    const post = createPostToStranger({ resolve: async () => addresses });
    expect(await post({ url: 'https://hooks.example.test/', ...message })).toEqual({ failure });
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '2130706433', '0x7f.1', 'localhost'])(
    'written as %s is not called',
    async (host) => {
      const answer = await createPostToStranger()({ url: `https://${host}/`, ...message });
      expect(answer).toEqual({ failure: 'inside' });
    },
  );

  test('whose name is not found in time is given up', async () => {
    const post = createPostToStranger({ resolve: () => new Promise(() => {}), patienceMs: 20 });
    expect(await post({ url: 'https://hooks.example.test/', ...message })).toEqual({ failure: 'tooSlow' });
  });
});

describe.skipIf(!hasOpenssl)('an address', () => {
  let directory: string;
  let server: Server;
  let ca: string;
  let port: number;
  let resolved = 0;
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'topla-stranger-'));
    const { key, certificate } = makeCertificate(directory);
    ca = await readFile(certificate, 'utf8');
    server = createServer({ key: await readFile(key), cert: ca }, (request, response) =>
      answer(request, response),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = Number(Object(server.address()).port);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });

  const post = (patienceMs = 5_000) =>
    createPostToStranger({
      ca,
      patienceMs,
      isInside: () => false,
      resolve: async () => {
        resolved += 1;
        return ['127.0.0.1'];
      },
    })({ url: `https://localhost:${port}/hook?a=b`, ...message });

  test('is resolved once and given the body; the beginning of its answer is read', async () => {
    const heard: string[] = [];
    answer = async (request, response) => {
      for await (const chunk of request) heard.push(`${request.method} ${request.url} ${chunk}`);
      response.writeHead(202).end('thanks');
    };
    resolved = 0;
    expect(await post()).toEqual({ status: 202, start: 'thanks' });
    expect([heard, resolved]).toEqual([['POST /hook?a=b {}'], 1]);
  });

  test('that leads elsewhere is not followed', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.writeHead(307, { location: 'https://localhost/inside' }).end();
    };
    expect(await post()).toEqual({ status: 307, start: '' });
    expect(asked).toBe(1);
  });

  test('that answers without an end is cut off', async () => {
    let sent = 0;
    const closed = new Promise<void>((over) => {
      answer = (_request, response) => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && sent < 2 ** 30) {
            sent += 65_536;
            if (!response.write(Buffer.alloc(65_536, 'a'))) return response.once('drain', more);
          }
          return response;
        };
        response.on('close', () => over());
        more();
      };
    });
    expect(await post()).toEqual({ status: 200, start: 'a'.repeat(2_000) });
    await closed;
    expect(sent).toBeLessThan(2 ** 26);
  });

  test.each([
    ['never answers', () => {}],
    [
      'answers letter by letter',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('a'), 10);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('that %s is given up in time', async (_what, slow) => {
    answer = slow;
    expect(await post(300)).toEqual({ failure: 'tooSlow' });
  });

  test('without a certificate that is trusted is told nothing', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.end();
    };
    const untrusting = createPostToStranger({ isInside: () => false, resolve: async () => ['127.0.0.1'] });
    const url = `https://localhost:${port}/`;
    expect(await untrusting({ url, ...message })).toEqual({ failure: 'unreachable' });
    expect(asked).toBe(0);
  });
});
