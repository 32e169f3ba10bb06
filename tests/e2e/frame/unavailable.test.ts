// What cannot be shown says so: wrong addresses, tables that are gone, no network, too many tries.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await sharedServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  browser = await sharedBrowser();
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it.each([
  ['/nowhere', 'Page not found'],
  ['/games/chess/AAAAAAAAAAAAAAAAAAAAAA', 'No table here'],
])('%s: title and heading agree, with the header above', async (path, heading) => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).waitFor();
  expect(await page.title()).toBe(`${heading}, Topla`);
  await page.context().close();
});

it('offline a page says so, and is there by itself when the network is back', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Leaderboard' }).press('Enter');
  await page.getByRole('main').getByText("You are offline. We'll reconnect.").first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Leaderboard', level: 1 }).waitFor();
  await page.getByRole('main').getByText('You are offline').first().waitFor({ state: 'detached' });
  await page.context().close();
});

it('names the wait after wrong passwords, and offers a new one', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.route('**/api/Authentication/loginWithGS', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '12' },
      json: { ok: false, error: 'TooManyRequests' },
    }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-teapot-42');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Too many tries. Try again in 12 s.').waitFor();
  await page.getByRole('link', { name: 'Choose a new password instead' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.context().close();
});

it('says of a link that was not read that it was not, and reads it again', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.route(
    '**/api/Authentication/verify',
    (route) => route.fulfill({ status: 429, json: { ok: false, error: 'TooManyRequests' } }),
    { times: 1 },
  );
  await page.goto('/verify/unknown');
  await page.getByRole('heading', { name: "The link couldn't be checked" }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.context().close();
});

it('a mistyped address is mended without typing everything again', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.goto(`/signUp?gameSpace=${ada.team?.teamId}`);
  await page.getByLabel('Your name').fill('Cy Er');
  await page.getByLabel('Work e-mail').fill('cy@exmaple.test');
  await page.getByLabel('Password', { exact: true }).fill('saffron-teapot-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('h1:focus', { hasText: 'An admin has to confirm you' }).waitFor();
  await page.getByText('to confirm you in the Admin Panel').waitFor();
  await page.getByRole('button', { name: 'Use another address' }).click();
  expect(await page.getByLabel('Work e-mail').inputValue()).toBe('cy@exmaple.test');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Cy Er');
  await page.context().close();
});

it.each([
  ['a page whose files are gone', 'Leaderboard', '/leaderboard', 'Leaderboard'],
  ['a page that it does not know', null, '/not-yet-known', 'Page not found'],
])('%s: an old client fetches the new one by itself', async (_, link, path, heading) => {
  const page = await windowOf(browser, server.url, ada);
  let areGone = false;
  await page.route('**/assets/*.js', (route) =>
    areGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.clock.install();
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  // As if the files on the server had been replaced by those of another client.
  await page.route(`**${path}`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" crossorigin src="/assets/newer.js"></script>' })
      : route.continue(),
  );
  let documents = 0;
  await page.clock.fastForward(10_000);
  areGone = true;
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') return;
    areGone = false;
    documents += 1;
  });
  if (link) await page.getByRole('link', { name: link }).first().press('Enter');
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await expect.poll(() => documents).toBe(1);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.context().close();
});
