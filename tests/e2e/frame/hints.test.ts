// Hints that are shown once: at the first table, before the first puzzle, and about the keyboard.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/later/settings.json' with { type: 'json' };
import tr from '../../../src/texts/tr/later/settings.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it('are closed by key, and stay closed on another device', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/games');
  const hint = page.getByRole('note');
  await hint.getByText(en.once.keyboard).waitFor();
  await judge(page, 'games with a hint');
  const kept = page.waitForResponse('**/api/UserProfile/Onboarding');
  await hint.getByRole('button', { name: en.once.close }).press('Enter');
  await hint.waitFor({ state: 'detached' });
  expect((await kept).status()).toBe(200);

  const other = await windowOf(browser, server.url, ada, { language: 'tr', theme: 'dark', width: 320 });
  await other.goto('/games/connect4');
  await other.getByRole('button', { name: 'Masa aç' }).first().click();
  await other.getByRole('note').getByText(tr.once.firstTable).waitFor();
  await judge(other, 'lobby with a hint');
  await other.goto('/games');
  await other.getByRole('searchbox').waitFor();
  expect(await other.getByRole('note').count()).toBe(0);
});
