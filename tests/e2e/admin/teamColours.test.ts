// Whose colours a person sees who never chose any: the team's own, else those of the system, as they change.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import admin from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import en from '../../../src/texts/en/translation.json' with { type: 'json' };
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member, signUp } from '../../support/people/team.ts';
import { changeTeam, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Colourful Labs');
  bo = await signUp(server.url, 'Bo Lind', ada.team?.teamId);
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const ramp = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--tp-ramp-80'));

it('a new person has the light or the dark of the system, and follows it', async () => {
  const page = await windowOf(browser, server.url, bo);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('navigation', { name: en.nav.name }).waitFor();
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
  await page.context().close();
});

it('a member sees the team’s colours as soon as an admin saved them, and after a reload', async () => {
  const page = await windowOf(browser, server.url, bo);
  await page.goto('/');
  await page.getByRole('navigation', { name: en.nav.name }).waitFor();
  expect(await theme(page)).toBe('light');

  const desk = await windowOf(browser, server.url, ada);
  await desk.goto('/admin-panel/theme');
  await desk.getByText(admin.theme.reach).waitFor();
  await desk.getByRole('switch', { name: admin.theme.own }).check();
  await expect.poll(() => theme(page)).toBe('custom');
  expect(await ramp(page)).not.toBe('');
  await page.reload();
  expect(await theme(page)).toBe('custom');
  await desk.context().close();
  await page.context().close();
  await changeTeam(server, ada.team?.teamId ?? '', { custom_theme: null });
});
