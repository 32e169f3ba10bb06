// Learning by doing, out of the rules: with the mouse, with the keyboard alone, and beside a table that stays as it is.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { connect, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

beforeAll(async () => {
  server = await sharedServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  browser = await sharedBrowser();
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

async function windowAt(path: string, look: Look = {}): Promise<Page> {
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto(path);
  return page;
}

const drawer = (page: Page) => page.getByRole('dialog');
const cell = (page: Page, id: string) => drawer(page).locator(`[data-cell="${id}"]`);

/** Beneath the board. */
const hears = async (page: Page, words: string | RegExp) => {
  await drawer(page).getByRole('status').filter({ hasText: words }).waitFor();
};

it('with the mouse: a wrong disc, a hint, four in a line, and on to the next', async () => {
  const page = await windowAt('/games/connect4');
  await page.getByRole('button', { name: 'Full rules' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await cell(page, 'c1').click();
  await hears(page, "doesn't touch the three");
  await drawer(page).getByRole('button', { name: 'Column 1, empty, six free' }).waitFor();
  await cell(page, 'c7').click();
  await hears(page, 'column 2 or column 6');
  await judge(page, 'a lesson with its hint');
  await drawer(page).getByRole('button', { name: 'Column 7, empty, six free' }).waitFor();
  await cell(page, 'c6').click();
  await hears(page, "Four in a line: you've won");
  await drawer(page).getByRole('button', { name: 'Next' }).click();
  await drawer(page).getByRole('heading', { name: 'Look before you drop' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Full rules' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await drawer(page).getByRole('button', { name: '1. Four in a line, done' }).waitFor();
  await page.context().close();
});

/** Tab by tab to the board. */
async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) return;
  }
  throw new Error('no way to the board');
}

async function walkTo(page: Page, id: string, key: 'm' | 'n'): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    if (at === id) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${id}`);
}

it('with the keyboard alone, narrow, dark and in Turkish', async () => {
  const page = await windowAt('/games/chess', { width: 320, height: 720, theme: 'dark', language: 'tr' });
  await page.getByRole('button', { name: 'Tüm kurallar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dene' }).focus();
  await page.keyboard.press('Enter');
  await drawer(page).getByRole('heading', { name: 'Korumasız taşı al' }).waitFor();
  await tabToBoard(page);
  const move = async (from: string, to: string) => {
    await walkTo(page, from, 'm');
    await page.keyboard.press('Enter');
    await walkTo(page, to, 'n');
    await page.keyboard.press('Enter');
  };
  await move('e1', 'f1');
  await hears(page, 'Bu hamle bir şey almıyor');
  await drawer(page)
    .getByLabel(/^f1.*boş/)
    .waitFor();
  await move('e1', 'f2');
  await hears(page, 'd5');
  await judge(page, 'a narrow lesson with its hint');
  await drawer(page)
    .getByLabel(/^f2.*boş/)
    .waitFor();
  await walkTo(page, 'c3', 'm');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape'); // lets go of the knight, not of the lesson
  await move('c3', 'd5');
  await hears(page, 'Bir vezir kazandın');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await page.context().close();
});

it('beside a table, which hears nothing of it', async () => {
  const players = [await connect(server.url, ada), await connect(server.url, bo)];
  const room = await seatAndBegin(players, { gameName: 'connect4' });
  for (const player of players) player.leave();
  const page = await windowAt(`/games/connect4/${room}`);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await cell(page, 'c2').click();
  await hears(page, "Four in a line: you've won");
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await drawer(page).waitFor({ state: 'detached' });
  expect(await page.locator('main [data-cell][aria-label$="empty, six free"]').count()).toBe(7);
  await page.context().close();
});
