// Boards by keyboard and finger: a typed move that says why it cannot be played and gives the board back, a target that a finger covers, and rest while nobody moves.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  for (const member of [ada, bo]) players.push(await connect(server.url, member));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

/** A game that has begun, as a page of who moves first. */
async function begin(gameName: string) {
  const room = await seatAndBegin(players, { gameName });
  const mover = players.find((player) => player.view()?.toAct[0] === player.view()?.mySeat);
  if (!mover) throw new Error('nobody sits there');
  const page = await windowOf(browser, server.url, mover.member, { width: 640, height: 800 });
  await page.goto(`/games/${gameName}/${room}`);
  const cell = (name: string) => page.locator(`[data-part="cells"] [data-cell="${name}"]`);
  await page.locator('[data-part="cells"] [data-cell]').first().waitFor();
  const until = (turn: number) => mover.until(`turn ${turn}`, () => mover.view()?.turn === turn);
  return { page, cell, until };
}

it.each([
  ['chess', 'e2e5', 'A pawn moves straight ahead, one square, or two from its first row.', 'e2e4'],
  ['checkers', '21-17', 'Choose one of your own pieces first.', '11-15'],
  ['draughts', '32-23', 'A piece moves one square diagonally forward.', '32-28'],
])('%s: typed moves', async (gameName, wrong, why, right) => {
  const { page, until } = await begin(gameName);
  await page.locator('[data-part="cells"] [data-cell][tabindex="0"]').focus();
  await page.keyboard.press('/');
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await page.getByText(why).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('[data-part="cells"] [data-cell]:focus').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await until(1);
  await page.locator('[data-part="cells"] [data-cell]:focus').waitFor();
  await page.context().close();
});

it('the T key says whose turn it is', async () => {
  const { page } = await begin('connect4');
  await page.locator('[data-part="cells"] [data-cell][tabindex="0"]').focus();
  await page.keyboard.press('t');
  await page.locator('[aria-live="polite"]', { hasText: 'Your turn' }).waitFor({ state: 'attached' });
  await page.context().close();
});

it('chess: the row and the column of a target under a finger', async () => {
  const { page, cell, until } = await begin('chess');
  const middleOf = async (name: string) => {
    const box = await cell(name).boundingBox();
    if (!box) throw new Error(`no square ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const cross = page.locator('[data-part="cross"]');

  await touch('touchStart', [await middleOf('e2')]);
  await touch('touchMove', [await middleOf('e5')]);
  await page.locator('[data-touch]').waitFor();
  expect(await cross.count()).toBe(0);
  await touch('touchMove', [await middleOf('e4')]);
  await cross.first().waitFor();
  expect(await cross.count()).toBe(2);
  await touch('touchEnd', []);
  await until(1);
  expect(await cross.count()).toBe(0);
  await page.context().close();
});

/** What moves is drawn sixty times a second. */
it('ludo: the bar of the time left is drawn step by step, so that a table that waits is at rest', async () => {
  const { page } = await begin('ludo');
  const bar = page.getByRole('timer', { name: 'Time for this turn' }).locator('div');
  const scale = () => bar.evaluate((element) => element.style.transform);
  const first = await scale();
  await expect.poll(scale).not.toBe(first);
  const moving = () => page.evaluate(() => document.getAnimations().map((each) => each.playState));
  await expect.poll(moving).toEqual([]);
  await page.context().close();
});
