// The default installation attacked from another address of its machine: nobody reads the outbox, or a link in it.
import { createServer, request, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewestMails } from '../../../src/server/messaging/mail/store.ts';
import { foundTeam, type Letters } from '../../support/people/team.ts';
import { freePort } from '../../support/servers/serving.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
if (!outside)
  process.stderr.write(
    '\nSKIPPED tests/api/messaging/otherAddresses.test.ts: this machine has no other address.\n\n',
  );

const victim = 'victim@example.test';
let server: TestServer;
let port: number;
let proxy: Server;
let proxyPort: number;
const tokens = new Map<string, string>();

/** What a mail says, read where no attacker is: in the database. */
const fromDatabase: Letters = async (_url, email) => {
  const mails = await readNewestMails(server.services.database, 100);
  const link = mails.find(({ recipient }) => recipient === email)?.link ?? '';
  return link.split('/').at(-1) ?? '';
};

const post = async (path: string, body: object): Promise<unknown> => {
  const answer = await fetch(`http://${outside}:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

/** As many proxies are set up: on the same machine, with the inner name as the host and without a header of its own. */
const bareProxy = (): Server =>
  createServer((asked, answer) => {
    const headers = { ...asked.headers, host: `localhost:${port}` };
    const { method, url: path } = asked;
    const passedOn = request({ host: '127.0.0.1', port, method, path, headers }, (inner) => {
      answer.writeHead(inner.statusCode ?? 502, inner.headers);
      inner.pipe(answer);
    });
    asked.pipe(passedOn);
  });

interface Seen {
  readonly status: number;
  readonly text: string;
}

/** `host`: what the attacker claims to have asked for. */
const look = (at: number, path: string, token: string | undefined, host?: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(host && { host }) };
    request({ host: outside, port: at, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

async function expectNothing(token: string | undefined): Promise<void> {
  for (const path of ['/dev/outbox', `/dev/outbox?key=${'A'.repeat(43)}`, '/dev/outbox?key=', '/dev/outbox/'])
    for (const [at, host] of [
      [port],
      [port, `localhost:${port}`],
      [proxyPort],
      [proxyPort, `localhost:${port}`],
    ] as const) {
      const { status, text } = await look(at, path, token, host);
      expect([path, at === port ? 'direct' : 'by the proxy', status]).toEqual([
        path,
        expect.any(String),
        404,
      ]);
      expect(text).not.toContain(victim);
      expect(text).not.toMatch(/\/(?:verify|passwordReset)\//);
    }
}

describe.skipIf(!outside)('from another address of this machine', () => {
  beforeAll(async () => {
    port = await freePort();
    server = await startTestServer({}, undefined, {
      HOST: '0.0.0.0',
      PORT: String(port),
      PUBLIC_URL: `http://${outside}:${port}`,
    });
    proxy = bareProxy();
    await new Promise<void>((resolve) => proxy.listen(0, '0.0.0.0', resolve));
    const address = proxy.address();
    proxyPort = typeof address === 'object' && address ? address.port : 0;
    await post('/api/Authentication/signUp', { email: victim, name: 'Vi', password: 'saffron-teapot-42' });
    expect(await fromDatabase('', victim)).toMatch(/^[\w-]{43}$/);
    tokens.set('demo', Object(await post('/api/Authentication/demo', {})).guulJwt);
  }, 120_000);
  afterAll(async () => {
    proxy?.closeAllConnections();
    proxy?.close();
    await server?.close();
  });

  it('the server is there, also by the proxy', async () => {
    for (const at of [port, proxyPort]) expect((await look(at, '/healthz', undefined)).status).toBe(200);
  });

  it('an anonymous visitor reads no mail', () => expectNothing(undefined));

  it('a visitor of the demo, who is an admin there, reads no mail', () => expectNothing(tokens.get('demo')));

  it('an admin of another team reads no mail', async () => {
    const url = `http://${outside}:${port}`;
    const admin = await foundTeam(url, 'Ada Moss', 'Northlight Labs', fromDatabase);
    await expectNothing(admin.guulJwt);
  });
});
