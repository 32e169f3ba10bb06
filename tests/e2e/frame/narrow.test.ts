// Pages as narrow as a side panel, in Turkish and with the longest of names: nothing sticks out, no word is broken in a table.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let room: string;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ayşegül Büyükkaramanoğlu', 'Muvaffakiyetleştirici Takım');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  room = await seatAndBegin(players, { gameName: 'connect4' });
  await playOn(players, await gameCalled('connect4'));
});
afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

it.each([
  '/',
  '/games/chess',
  '/leaderboard',
  '/user-settings',
  '/admin-panel/theme',
  '/admin-panel/periods',
  '/scheduler?tab=trivia',
  '/billing-details',
  '/analytics',
])('%s', async (path) => {
  const page = await windowOf(browser, server.url, ada, { width: 280, height: 653, language: 'tr' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await judge(page, path);
  await page.context().close();
});

it('the drawer of notifications', async () => {
  const page = await windowOf(browser, server.url, ada, { width: 280, height: 653, language: 'tr' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Oturumu kapat' }).waitFor();
  await judge(page, 'drawer');
  expect(await drawer.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  await page.context().close();
});

it('the games of a profile keep their names whole', async () => {
  const page = await windowOf(browser, server.url, ada, { width: 280, height: 653, language: 'tr' });
  await page.goto('/user-profile');
  const names = page.getByRole('rowheader', { name: 'Dörtlü' });
  await expect.poll(() => names.count()).toBe(2); // its ratings and its results
  await judge(page, 'profile');
  for (const name of await names.all()) {
    const lines = await name.evaluate((cell) => {
      const range = document.createRange();
      const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNodeContents(words ?? cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  await page.context().close();
});

it('the bar of a table keeps the name of the game whole beside those who watch', async () => {
  const watcher = await colleague(server.url, ada, 'Cy Marsh');
  const page = await windowOf(browser, server.url, watcher, { width: 640, height: 800, language: 'tr' });
  await page.goto(`/games/connect4/${room}`);
  await page.getByRole('img', { name: '1 kişi izliyor' }).or(page.getByText('1 kişi izliyor')).waitFor();
  await judge(page, 'table');
  const name = page.getByRole('heading', { level: 1, name: 'Dörtlü' });
  expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  expect(await name.evaluate((shown) => getComputedStyle(shown).outlineStyle)).toBe('none');
  await page.context().close();
});
