// The site without a network, and from one version to the next: what its service worker keeps, and for how long.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { freePort } from '../../support/servers/serving.ts';
import { foundTeam, startTestApp, type TestApp } from '../../support/servers/testApp.ts';

let browser: Browser;
let database: OpenDatabase;
let directory: string;
let port: number;
let url: string;
let server: TestApp | null = null;
let user = '';

/** A build, and the one after it, in which the page of the leaderboard has another name. */
const [first, second] = ['first', 'second'];

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has changed`);
  writeFileSync(file, changed);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
}

function layOut(): void {
  const [one, other] = [join(directory, first), join(directory, second)];
  for (const site of [one, other]) cpSync('dist', site, { recursive: true });
  edit(join(other, 'index.html'), (html) =>
    html.replace('<head>', '<head><meta name="build" content="second">'),
  );
  edit(join(other, 'worker.js'), (script) => script.replace(/version:`\w+`/, 'version:`second`'));
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(other, '.manifest.json'), 'utf8'),
  );
  const page = Object.entries(manifest).find(([name]) => name.endsWith('/LeaderboardPage.tsx'))?.[1].file;
  if (!page) throw new Error('the leaderboard has no piece of its own');
  for (const packed of ['', '.br', '.gz']) rmSync(join(other, page) + packed, { force: true });
}

async function serve(site: string): Promise<TestApp> {
  await stopServing();
  server = await startTestApp({
    database,
    siteDirectory: join(directory, site),
    startsAt: Date.now(),
    environment: {
      PUBLIC_URL: url,
      PORT: String(port),
      SIGNING_KEY: Buffer.alloc(32, 'quay').toString('base64url'),
    },
  });
  await server.app.listen({ port, host: '127.0.0.1' });
  return server;
}

/** Open lines too: a browser keeps some for a minute. */
async function stopServing(): Promise<void> {
  server?.app.server.closeAllConnections();
  await server?.close();
  server = null;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'topla-sites-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  layOut();
  [database, browser] = await Promise.all([freshDatabase(), openBrowser()]);
  const { admin } = await foundTeam(await serve(first), 'Ours');
  const { raw } = await (server ?? (await serve(first))).ask('POST', '/api/Authentication/loginWithGS', {
    json: { email: admin.email, password: 'saffron-teapot-42' },
  });
  user = raw.body;
});
afterAll(async () => {
  await browser?.close();
  await stopServing();
  await database?.close();
  await rm(directory, { recursive: true, force: true });
});

async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await context.addInitScript((text) => localStorage.setItem('guulUser', text), user);
  return context;
}

/** The worker is there, and this page is its own. */
const hasWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map((request) => new URL(request.url).pathname)] as const;
      }),
    );
    return Object.fromEntries(all);
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const build = (page: Page) => page.locator('meta[name=build]').count();

it('offline the frame is there and says so; only built files are kept; nothing is mixed by an update', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto('/leaderboard');
  await heading(page, 'Leaderboard').waitFor();
  await hasWorker(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(manifest ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Topla: Ours', lang: 'en', display: 'standalone' });
  await page.reload();
  await heading(page, 'Leaderboard').waitFor();
  const [paths = [], ...others] = Object.values(await kept(page));
  expect(others).toEqual([]);
  expect(paths.filter((path) => !/^\/(?:$|assets\/|locales\/)/.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/assets/LeaderboardPage'))).toBe(true);

  await stopServing();
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('status').getByText("You are offline. We'll reconnect.").waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).waitFor();
  await serve(first);
  const again = page.waitForEvent('load'); // of the dashboard itself nothing was kept: it is loaded anew
  await context.setOffline(false);
  await again;
  await hasWorker(page);
  await page.locator('h1').waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);

  await serve(second);
  await page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  expect(Object.keys(await kept(page)).at(-1)).toBe('topla-second');
  expect(await build(page), 'an open page stays what it is').toBe(0);
  await page.getByRole('link', { name: 'Leaderboard' }).first().click();
  await heading(page, 'Leaderboard').waitFor();

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await build(page)).toBe(1);
  await stopServing();
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await build(page), 'what is kept is the second build').toBe(1);
  await context.close();
});
