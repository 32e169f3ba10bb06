// The first page behind sign-in is whole before the texts have come that it does without.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';

let url: string;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  ({ url } = await sharedServer());
  browser = await sharedBrowser();
  ada = await foundTeam(url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it.each(['en', 'tr'] as const)('without them nothing lacks a name: %s', async (language) => {
  const page = await windowOf(browser, url, ada, { width: 1440, height: 900, language });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/locales/*/later.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor();
  await page.getByRole('button', { name: language === 'en' ? /^Notifications/ : /^Bildirimler/ }).waitFor();
  await judge(page, 'the dashboard before the later texts');
  expect(await page.locator('[aria-label=""]').count()).toBe(0);
  release();
  await page.getByRole('heading', { name: language === 'en' ? 'First steps' : 'İlk adımlar' }).waitFor();
  await page.context().close();
});

it.each(['later', 'pages'])('asks again for texts that did not come: %s', async (namespace) => {
  const page = await windowOf(browser, url, ada, { width: 1440, height: 900 });
  let asked = 0;
  await page.route(`**/locales/*/${namespace}.json`, async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  await page.goto('/profile/points');
  await page.getByText(/No points yet/).waitFor();
  await page.getByRole('link', { name: 'Privacy' }).first().waitFor();
  expect(asked).toBe(2);
  await page.context().close();
});
