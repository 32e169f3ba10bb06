// The scheduler's tab of events: for teams with the flag alone, everything that comes in one list.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/scheduler.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/scheduler.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await startTestServer({}, undefined, { EVENT_SCHEDULER_TEAMS: 'all' });
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await server?.close();
});

const tabsOf = (page: Page) => page.getByRole('tab').allTextContents();

it('lists what comes, by keys', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/scheduler?tab=bingo');
  await page.getByRole('tab', { name: en.events }).waitFor();
  await page.getByRole('tab', { name: en.bingo }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=events');
  await page.getByText('Nothing planned').or(page.locator('[data-part="row"]').first()).waitFor();
  await judge(page, 'the tab of events');
});

it('fits on a phone, in Turkish and in the dark', async () => {
  const look = { language: 'tr', width: 320, height: 640, theme: 'dark' } as const;
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto('/scheduler?tab=events');
  await page.getByRole('tab', { name: tr.events, selected: true }).waitFor();
  await judge(page, 'the tab of events at 320');
});

it('is not there for a team without the flag', async () => {
  const { url } = await sharedServer();
  const page = await windowOf(browser, url, await foundTeam(url, 'Bo Moss', 'Southlight Labs'));
  const flags = page.waitForResponse((answer) => answer.url().includes('/api/featureflags'));
  await page.goto('/scheduler?tab=events');
  await flags;
  await page.getByRole('tab', { name: en.bingo }).waitFor();
  expect(await tabsOf(page)).not.toContain(en.events);
});
