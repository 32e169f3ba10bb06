// A game of two is seen wherever it counts: on the result sheet, the card, the profile, the leaderboards.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

async function drop(page: Page, column: string): Promise<void> {
  await page.locator('[data-part="plate"][data-me="true"][data-turn="true"]').waitFor();
  await page.locator(`[data-part="cells"] [data-cell="c${column}"]`).click();
}

it('shows what a game brought, everywhere and at once', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/leaderboard');
  await page.getByText('No results this week. The first game takes the lead.').waitFor();
  await page.getByRole('link', { name: /Level 1/ }).waitFor();

  const room = await seatAndBegin(players, { gameName: 'connect4' });
  const at = await windowOf(browser, server.url, ada);
  const over = await windowOf(browser, server.url, bo, { width: 640 });
  for (const page of [at, over]) await page.goto(`/games/connect4/${room}`);
  const turn = '[data-part="plate"][data-me="true"][data-turn="true"]';
  await at.locator('[data-part="board-sheet"]').waitFor();
  await over.locator('[data-part="board-sheet"]').waitFor();
  const isAdaFirst = await at.locator(turn).isVisible();
  const [first, second] = isAdaFirst ? [at, over] : [over, at];
  for (const [index, column] of [...'1212121'].entries())
    await drop(index % 2 === 0 ? first : second, column);

  await first.getByText('+50 XP, 50 to level 2').first().waitFor();
  await first.getByText('New badges: First table and First win').waitFor();
  await second.getByText('+20 XP, 80 to level 2').first().waitFor();
  await second.getByText('New badge: First table').waitFor();

  const [mine, name] = isAdaFirst ? ['50', 'Ada Moss (you)'] : ['20', 'Ada Moss (you)'];
  const card = page.getByRole('link', { name: new RegExp(`Level 1.*${mine}`) });
  await card.waitFor();
  await page.getByRole('link', { name }).first().waitFor();
  expect(await page.getByRole('list', { name: 'Top three' }).getByRole('listitem').count()).toBe(2);

  await card.click();
  await page.getByRole('heading', { name: 'Profile of Ada Moss' }).waitFor();
  await page.getByRole('row', { name: /Four in a Row 1 \d/ }).waitFor();
  await page.getByText('with Bo Lind').waitFor();
  await page.getByText(`${mine} XP this week, ${mine} in twelve weeks`).waitFor();
  await page.getByRole('button', { name: 'Show as table' }).click();
  expect(await page.getByRole('region', { name: 'XP per week' }).getByRole('row').count()).toBe(1 + 12);
});

it('finds, sorts and jumps in the ranking of a game', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/leaderboard/details?game=connect4');
  const rows = page.locator('[data-part="people"] tbody tr:not([data-part="rest"])');
  await rows.first().waitFor();
  const names = () => rows.locator('th').allInnerTexts();
  await page.getByRole('button', { name: 'Player' }).click();
  expect(await names()).toEqual(['Ada Moss (you)', 'Bo Lind']);
  await page.getByRole('button', { name: 'Player' }).click();
  expect(await names()).toEqual(['Bo Lind', 'Ada Moss (you)']);
  expect(await page.getByRole('columnheader', { name: 'Player' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('bo');
  expect(await names()).toEqual(['Bo Lind']);
  await page.getByRole('button', { name: 'Jump to me' }).click();
  await page.locator('#standing-of-me:focus').waitFor();
  const period = page.getByLabel('Period');
  await period.focus();
  await period.selectOption({ label: 'This week' });
  await page.getByRole('table', { name: /this week/i }).waitFor();
  expect(await period.evaluate((select) => select === document.activeElement)).toBe(true);
  await page.getByLabel('Game').selectOption({ label: 'Hearts' });
  await page.getByText('No results this week. The first game takes the lead.').waitFor();
});

it('says of a badge who has it', async () => {
  const page = await windowOf(browser, server.url, bo);
  await page.goto('/leaderboard/badge-details');
  await page.getByRole('button', { name: /^First table/ }).click();
  await page.getByText('2 people have it').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Moonshot.*Not earned yet/ }).click();
  await page.getByText('Nobody has it yet. You could be the first.').waitFor();
  const picture = await page.request.get('/art/badges/moon.svg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
});

it.each([
  { width: 1440, theme: 'light', language: 'en' },
  { width: 320, theme: 'dark', language: 'tr' },
] as const)('is accessible, and no wider than the window: $width $theme $language', async (look) => {
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto('/');
  for (const path of [
    '/leaderboard',
    '/leaderboard/details?game=connect4',
    '/leaderboard/badge-details',
    '/user-profile',
    '/games/connect4',
  ]) {
    await goOn(page, path);
    await page.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
    await page.getByText('Ada Moss').first().waitFor({ state: 'attached' });
    await judge(page, `${path} at ${look.width}`);
  }
});
