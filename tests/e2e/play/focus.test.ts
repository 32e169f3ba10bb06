// Where the focus is on arrival at a table, so that the keyboard works at once.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

const patiently = { timeout: 60_000 };

let server: TestServer;
let browser: Browser;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  if (browser) await closeWindows(browser);
});

it('takes keys at once: from the lobby to the first disc without a press in between', async () => {
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  await ada.say('room:place', { room: made.room, position: 1, bot: 0 });
  const page = await windowOf(browser, server.url, ada.member);
  await page.goto(`/games/connect4/${made.room}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patiently).toBe('H1');
  await page.getByRole('button', { name: "I'm ready" }).press('Enter');
  await page.getByText('Your turn').first().waitFor();
  await page.keyboard.press('4');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await expect.poll(focused, patiently).toBe('c4');
  await page.keyboard.press('Enter');
  await page.locator('[data-part="moves"]').getByText('Column 4', { exact: true }).first().waitFor();
  await page.context().close();
});

it('leaves the focus in a dialog that is open when the next game begins', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  await ada.say('match:resign', { room });
  const page = await windowOf(browser, server.url, ada.member);
  await page.goto(`/games/connect4/${room}`);
  await page.getByRole('button', { name: 'Rules' }).press('Enter');
  const rules = page.getByRole('dialog');
  await rules.waitFor();
  for (const player of [ada, bo]) await player.say('match:offer', { room, kind: 'rematch' });
  await page.getByText('Your turn').or(page.getByText('is thinking')).first().waitFor();
  expect(await rules.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.context().close();
});
