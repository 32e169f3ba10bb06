// Addresses of events that do not exist: the page says so and leads home, and does not offer to try again.
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
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const unknown = '00000000-0000-4000-8000-000000000000';

it.each([
  [`/events/trivia/${unknown}`, 'Page not found', 'All events'],
  ['/events/trivia/nowhere', 'Page not found', 'All events'],
  [`/games/bingo/${unknown}`, 'There is no such bingo session in your team.', 'Dashboard'],
  ['/games/bingo/nowhere', 'There is no such bingo session in your team.', 'Dashboard'],
  ['/puzzle/nowhere', 'Page not found', 'Open dashboard'],
  [`/puzzle/sudoku?game=${unknown}`, 'Page not found', 'Open dashboard'],
  ['/puzzle/mathle?game=nowhere', 'Page not found', 'Open dashboard'],
])('%s', async (path, words, leadsTo) => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto(path);
  await page.getByText(words).first().waitFor();
  await page.getByRole('link', { name: leadsTo }).first().waitFor();
  await page.getByRole('banner').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
