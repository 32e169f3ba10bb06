// The first page: what Topla is in three pictures, the demo first, the form where it stays, privacy and terms a press away.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import privacyEn from '../../../src/texts/en/pages/privacy.json' with { type: 'json' };
import termsEn from '../../../src/texts/en/pages/terms.json' with { type: 'json' };
import welcomeEn from '../../../src/texts/en/pages/welcome.json' with { type: 'json' };
import privacyTr from '../../../src/texts/tr/pages/privacy.json' with { type: 'json' };
import welcomeTr from '../../../src/texts/tr/pages/welcome.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

/** Adds up layout shifts from the first paint on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { shifted: 0 };
    Object.assign(window, total);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shifted += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        Object.assign(window, total);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('shifted' in window ? window.shifted : null));

const looks: readonly Look[] = [
  { width: 1440 },
  { width: 640, height: 900, theme: 'dark' },
  { width: 320, height: 640 },
];

it.each(looks)('shows three pictures and moves nothing: $width', async (look) => {
  const page = await windowOf(browser, server.url, null, look);
  await noteShifts(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const showcase = page.getByRole('region', { name: welcomeEn.title });
  for (const { title } of [welcomeEn.board, welcomeEn.puzzle, welcomeEn.quiz])
    await showcase.getByText(title, { exact: true }).waitFor();
  await judge(page, `first page at ${look.width}`);
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});

it('is in Turkish a press away, with its pictures', async () => {
  const page = await windowOf(browser, server.url, null);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await page.getByRole('region', { name: welcomeTr.title }).getByText(welcomeTr.quiz.words).waitFor();
});

it('leads to privacy and terms, also for people who are signed in', async () => {
  const page = await windowOf(browser, server.url, null, { width: 320, height: 640 });
  await page.goto('/signUp');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: privacyEn.title, exact: true }).waitFor();
  await page.getByRole('heading', { name: privacyEn.parts.rights.title }).waitFor();
  await judge(page, 'privacy at 320');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await page.getByText(privacyTr.parts.rights.words).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await page.getByRole('heading', { name: termsEn.parts.fair.title }).waitFor();

  const inside = await windowOf(
    browser,
    server.url,
    await foundTeam(server.url, 'Ada Moss', 'Northlight Labs'),
  );
  await inside.goto('/games');
  await inside.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await inside.getByText(privacyEn.intro).waitFor();
});
