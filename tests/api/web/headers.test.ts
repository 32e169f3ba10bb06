// The headers of data, pages and files, and which page may be shown in whose frame.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayBeFramed } from '../../../src/client/base/hosts/addresses.ts';
import { calls } from '../../../src/contract/all.ts';
import { pages } from '../../../src/contract/pages.ts';
import { addressOf } from '../../../src/server/web/http/documents.ts';
import { startTestApp, type TestApp } from '../../support/servers/testApp.ts';

const script = "document.documentElement.dataset.theme = 'dark';";
const html = `<!doctype html><head><script>${script}</script><style nonce="__nonce__"></style><script type="module" src="/assets/main-1a2b.js"></script></head>`;
const code = `export const words = '${'table '.repeat(400)}';`;

let directory: string;
let testApp: TestApp;
let secure: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-site-'));
  for (const folder of ['assets', 'locales/en', 'art', 'meet'])
    await mkdir(join(directory, folder), { recursive: true });
  await writeFile(join(directory, 'index.html'), html);
  await writeFile(join(directory, 'meet/side-panel.html'), '<!doctype html><p>the panel</p>');
  await writeFile(join(directory, 'assets/main-1a2b.js'), code);
  await writeFile(join(directory, 'assets/main-1a2b.js.br'), brotliCompressSync(code)); // as the build does
  await writeFile(join(directory, 'locales/en/translation.json'), '{"a":"b"}');
  await writeFile(join(directory, 'art/chess.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(directory, 'art/.hidden.svg'), '<svg/>');
  testApp = await startTestApp({ siteDirectory: directory });
  secure = await startTestApp({
    siteDirectory: directory,
    environment: {
      PUBLIC_URL: 'https://play.example.com',
      CLIENT_ORIGINS: 'https://app.example.com',
      API_ORIGINS: 'https://api.example.com',
      SLACK_FRAMES: 'on',
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await secure.close();
  await rm(directory, { recursive: true, force: true });
});

const directives = (policy: unknown): Map<string, string> =>
  new Map(
    String(policy)
      .split('; ')
      .map((each) => [each.split(' ')[0] ?? '', each.slice(each.indexOf(' ') + 1)]),
  );

const page = async (path: string, from = testApp) => {
  const { raw, status } = await from.ask('GET', path);
  return {
    status,
    headers: raw.headers,
    policy: directives(raw.headers['content-security-policy']),
    text: raw.body,
  };
};

const hosts = 'https://*.cloud.microsoft https://teams.microsoft.com https://*.teams.microsoft.com';

describe('pages', () => {
  test('let run the one script that stands in them, and styles of this document', async () => {
    const { headers, policy, text, status } = await page('/');
    const hash = createHash('sha256').update(script).digest('base64');
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(status).toBe(200);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}' https://accounts.google.com/gsi/client`);
    expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}' https://accounts.google.com/gsi/style`);
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*(?:\s|$)/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await page('/')).text).not.toBe(text);
  });

  test.each([
    '/',
    '/games',
    '/games/chess/AAAA',
    '/leaderboard/details',
    '/teams/configure',
    '/unknown',
    '/settings/x',
  ])('%s may be framed by its hosts', async (path) => {
    const { headers, policy } = await page(path);
    expect(policy.get('frame-ancestors')).toBe(`'self' ${hosts} https://meet.google.com`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test.each(['/meet/side-panel', '/meet/side-panel-info', '/meeting/games/chess/AAAA'])(
    '%s by meetings',
    async (path) => {
      const { policy } = await page(path, secure);
      expect(policy.get('frame-ancestors')).toBe(`${hosts} https://meet.google.com`);
    },
  );

  test.each([
    ...['/login', '/signUp', '/forgotPassword', '/loginMS', '/plans', '/billing-details', '/payment-method'],
    ...[
      '/invoices',
      '/checkout-success',
      '/passwordReset/abc',
      '/verify/abc',
      '/integration',
      '/gamespaceCreation/1',
    ],
    ...['/login/', '/verify/abc/def'],
  ])('%s by nobody', async (path) => {
    const { headers, policy } = await page(path);
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each(['/passwordReset/abc', '/verify/abc', '/integration?token=abc'])(
    '%s gives its address to nobody',
    async (path) => {
      expect((await page(path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  test.each([
    ['/games/chess', 200],
    ['/puzzle/sudoku', 200],
    ['/events', 200],
    ['/plan', 404],
    ['/404', 404],
    ['/games/chess/a/b', 404],
    ['/nowhere', 404],
  ])('%s answers %i with the document', async (path, status) => {
    const { text, ...answer } = await page(path);
    expect(answer.status).toBe(status);
    expect(text).toContain('<!doctype html>');
  });

  test('know other origins only from the settings', async () => {
    const { policy, headers } = await page('/', secure);
    expect(policy.get('connect-src')).toBe(
      "'self' https://api.example.com wss://play.example.com wss://api.example.com https://res.cdn.office.net https://accounts.google.com/gsi/",
    );
    expect(policy.get('img-src')).toBe("'self' data: blob: https://api.example.com");
    expect(policy.get('frame-ancestors')).toContain(
      'https://*.slack.com https://*.slack-gov.com https://*.slack-mcps.com',
    );
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await page('/');
    expect(plain.policy.has('upgrade-insecure-requests')).toBe(false);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  test('with a mark in their name are kept for ever, and travel packed', async () => {
    const { raw } = await testApp.ask('GET', '/assets/main-1a2b.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(raw.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(brotliDecompressSync(raw.rawPayload).toString()).toBe(code);
  });

  test('without one are asked for again, and not sent again', async () => {
    const { raw } = await testApp.ask('GET', '/locales/en/translation.json');
    expect(raw.headers['cache-control']).toBe('no-cache');
    const again = await testApp.ask('GET', '/locales/en/translation.json', {
      headers: { 'if-none-match': String(raw.headers.etag) },
    });
    expect([again.status, again.raw.body]).toEqual([304, '']);
  });

  test.each([
    '/art/.hidden.svg',
    '/art/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/locales/de/translation.json',
    '/ART/chess.svg',
  ])('%s is not one', async (path) => {
    const { text } = await page(path);
    expect(text).not.toContain('"name"');
    expect(text).not.toContain('<svg');
  });

  test('of the art run nothing; there are those of the start', async () => {
    const { headers } = await page('/art/chess.svg');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    await writeFile(join(directory, 'art/later.svg'), '<svg/>');
    expect((await page('/art/later.svg')).status).toBe(404);
    expect((await testApp.app.inject({ method: 'HEAD', url: '/art/chess.svg' })).statusCode).toBe(200);
  });
});

describe('data', () => {
  test('is for the caller alone', async () => {
    const { raw } = await testApp.ask('GET', '/api/Authentication/loginSettings');
    expect(raw.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    for (const absent of ['etag', 'server', 'x-powered-by', 'set-cookie', 'cross-origin-opener-policy'])
      expect(raw.headers[absent]).toBeUndefined();
  });

  test('is told to pages of listed origins, and to no others', async () => {
    const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
      secure.app.inject({ method, url: '/api/Authentication/loginSettings', headers: { origin } });
    const ours = await ask('https://app.example.com', 'OPTIONS');
    expect(ours.statusCode).toBe(200);
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.com',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
      'access-control-expose-headers': 'retry-after, x-request-id',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    expect(ours.headers['access-control-allow-credentials']).toBeUndefined();

    for (const origin of [
      'null',
      'https://app.example.com.evil.test',
      'https://evil.app.example.com',
      'http://app.example.com',
    ])
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await ask(origin, method)).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('may leave a cookie with such a page only where the contract says so', async () => {
    const preflight = (path: string) =>
      secure.app.inject({ method: 'OPTIONS', url: path, headers: { origin: 'https://app.example.com' } });
    for (const { path, leavesCookie } of calls)
      expect([path, (await preflight(path)).headers['access-control-allow-credentials']]).toEqual([
        path,
        leavesCookie ? 'true' : undefined,
      ]);
  });

  test('is described whole only where it is not production; there, the calls for tokens of teams', async () => {
    const { body, status } = await testApp.ask('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths as object)).toContain('/api/{kind}/UserList/{id}');
    const production = await startTestApp({
      environment: {
        NODE_ENV: 'production',
        RATE_SCALE: '1',
        PUBLIC_URL: 'https://play.example.com',
        SMTP_URL: 'smtps://mail.example.com',
      },
    });
    expect((await production.ask('GET', '/dev/outbox')).status).toBe(404);
    const described = (await production.ask('GET', '/api/openapi.json')).body.paths as Record<string, object>;
    const named = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const forTokens = calls.filter(({ scope }) => scope).map(({ method, path }) => `${method} ${path}`);
    expect(named.toSorted()).toEqual(forTokens.toSorted());
    await production.close();
  });
});

test('a page that no document may frame is refused by the client as well', () => {
  const paths = pages.map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
  const refused = paths.filter((path) => addressOf(path).framing === 'nobody');
  expect(paths.filter((path) => !mayBeFramed(path))).toEqual(refused);
  expect(refused.length).toBeGreaterThan(4);
});

test('a page may have a document of its own', async () => {
  const { status, headers, text } = await page('/meet/side-panel');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('the panel');
  expect((await page('/meet/side-panel-info')).text).not.toContain('the panel');
});
