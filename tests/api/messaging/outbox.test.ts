// The page that shows the mails of a server without a mail server: opened by the one-time link of the operator alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOutboxPage, outboxLink } from '../../../src/server/messaging/mail/outboxPage.ts';
import {
  type Answer,
  foundTeam,
  type RequestOptions,
  startTestApp,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { PUBLIC_URL: 'https://play.example.com' } });
});
afterAll(async () => {
  await testApp.close();
});

const here = { host: 'localhost:3000' };
const look = (asking: RequestOptions = {}, path = '/dev/outbox'): Promise<Answer> =>
  testApp.ask('GET', path, { headers: here, ...asking });

/** The path of a fresh link. */
function newLink(): string {
  const { outboxAccess } = testApp.parts;
  if (!outboxAccess) throw new Error('this server has no outbox');
  const { pathname, search } = new URL(outboxLink(outboxAccess, 3000));
  return pathname + search;
}

async function cookieOf(link: string): Promise<string> {
  const { raw } = await look({}, link);
  return String(raw.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const opened = async (headers: Record<string, string> = {}): Promise<Answer> =>
  look({ headers: { ...here, cookie: await cookieOf(newLink()), ...headers } });

describe('the outbox', () => {
  test('is not there without the link, whoever asks', async () => {
    const { admin, member } = await foundTeam(testApp, 'Mails');
    const unknown = await look({}, '/dev/nothing');
    for (const token of [undefined, member.token, admin.token]) {
      const { status, raw, body } = await look(token === undefined ? {} : { token });
      expect([status, body.error, body.message]).toEqual([404, 'NotFound', unknown.body.message]);
      expect(raw.body).not.toContain(member.email);
    }
    for (const key of ['', 'A'.repeat(43), `${'A'.repeat(43)}&key=B`])
      expect((await look({}, `/dev/outbox?key=${key}`)).status).toBe(404);
  });

  test('opens once by a link, and from then on in that browser', async () => {
    const { member } = await foundTeam(testApp, 'Opened');
    const link = newLink();
    const first = await look({}, link);
    expect([first.status, first.raw.headers.location]).toEqual([303, '/dev/outbox']);
    expect(first.raw.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const cookie = String(first.raw.headers['set-cookie']);
    expect(cookie).toMatch(/^topla-outbox=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/dev\/outbox$/);
    expect(cookie).not.toContain(link.split('=').at(-1));
    expect((await look({}, link)).status).toBe(404);
    const page = await look({ headers: { ...here, cookie: `other=1; ${cookie.split(';', 1)[0]}` } });
    expect(page.status).toBe(200);
    expect(page.raw.body).toContain(member.email);
    expect(page.raw.body).toMatch(/<a href="https:\/\/play\.example\.com\/verify\/[\w-]{43}">/);
    expect((await look({ headers: { ...here, cookie: `topla-outbox=${'A'.repeat(43)}` } })).status).toBe(404);
  });

  test('opens by the newest link alone', async () => {
    const older = newLink();
    const newer = newLink();
    expect((await look({}, older)).status).toBe(404);
    expect((await look({}, newer)).status).toBe(303);
  });

  test('opens on this machine alone, by its own name, and not through a proxy that says so', async () => {
    expect((await opened()).status).toBe(200);
    const cookie = await cookieOf(newLink());
    for (const host of ['play.example.com', 'rebound.example.com', 'localhost.example.com'])
      expect((await opened({ host })).status).toBe(404);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect((await opened({ [name]: '127.0.0.1' })).status).toBe(404);
    const far = { remoteAddress: '203.0.113.5' };
    expect((await look({ ...far, headers: { ...here, cookie } })).status).toBe(404);
    const link = newLink();
    expect((await look(far, link)).status).toBe(404);
    expect((await look({}, link)).status).toBe(303); // what a stranger tried did not use it up
  });

  test('shows names as names', async () => {
    const email = 'marked@example.test';
    await testApp.ask('POST', '/api/Authentication/signUp', {
      json: { email, name: '<b onclick=x>Ada</b> http://evil.test', password: 'saffron-teapot-42' },
    });
    const { raw } = await opened();
    expect(raw.body).toContain(email);
    expect(raw.body).not.toContain('<b ');
    expect(raw.body).not.toContain('evil.test');
  });

  test('shows both parts of a mail, and what is in them cannot leave its frame', async () => {
    await foundTeam(testApp, 'Shown');
    const { raw } = await opened();
    expect(raw.body).toContain(
      '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html&gt;',
    );
    expect(raw.body).toContain('Confirm your e-mail address');
  });
});

test('a server with a mail server has none, nor has production', async () => {
  const other = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  expect(other.parts.outboxAccess).toBeNull();
  await other.close();
  const settings = { databaseUrl: null, smtpUrl: null };
  expect(hasOutboxPage({ ...settings, isProduction: true })).toBe(false);
  expect(hasOutboxPage({ ...settings, isProduction: false })).toBe(true);
});
