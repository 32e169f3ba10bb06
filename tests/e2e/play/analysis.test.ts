// The analysis board in real browsers: moves are tried, answers planned and played, a note kept; nothing tried is ever sent.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let players: readonly [Player, Player];

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  players = [await connect(server.url, founder), await connect(server.url, second)];
  browser = await sharedBrowser();
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  if (browser) await closeWindows(browser);
});

const onBoard = (page: Page, square: string) =>
  page.locator(`[data-part="cells"] [data-cell="${square}"]`).click();

async function tryMoves(page: Page, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    await onBoard(page, move.slice(0, 2));
    await onBoard(page, move.slice(2, 4));
  }
}

const tried = (page: Page) => page.locator('[data-part="tried"] button');
const planned = (page: Page) => page.locator('[data-part="plan"] li');
const banner = (page: Page) =>
  page.locator('[data-part="analysis"]').getByText('Nothing you try here is sent.');

/** Back to where the moves were tried from. */
async function back(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole('button', { name: 'One turn back' }).click();
}

async function turnsOf(room: string): Promise<number> {
  const { database } = server.services;
  const rows = await database
    .selectFrom('turns')
    .select('turn')
    .where('match_id', '=', `${room}:1`)
    .execute();
  return rows.length;
}

it('two lines are planned, one is answered, the next one missed; the note and the replay have it all', {
  timeout: 120_000,
}, async () => {
  const room = await seatAndBegin(players, { gameName: 'chess', ruleSet: { turnDays: 1, timer: null } });
  const [white, black] = players[0].view()?.mySeat === 0 ? players : [players[1], players[0]];
  const play = (move: string) =>
    white.say('match:act', { room, moveId: randomUUID(), expectedTurn: white.view()?.turn ?? 0, move });
  const page = await windowOf(browser, server.url, black.member, { dots: 0.5 });
  await page.goto(`/games/chess/${room}`);

  await page.getByRole('button', { name: 'Analyse' }).click();
  await banner(page).waitFor();
  await tryMoves(page, 'e2e4 e7e5');
  await expect.poll(() => tried(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Plan this line' }).click();
  await expect.poll(() => planned(page).count()).toBe(1);
  await back(page, 2);
  await tryMoves(page, 'd2d4 d7d5');
  await page.getByRole('button', { name: 'Plan this line' }).click();
  await expect.poll(() => planned(page).count()).toBe(2);
  await expect.poll(() => tried(page).count()).toBe(4);
  await judge(page, 'the analysis board');
  await page.setViewportSize({ width: 320, height: 640 });
  await judge(page, 'the analysis board, narrow');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await turnsOf(room)).toBe(1); // the opening alone
  await page.keyboard.press('Escape'); // from the board
  await banner(page).waitFor({ state: 'detached' });

  await play('e2e4');
  await page.getByText('moved, and your planned answer was played.').waitFor();
  await expect.poll(() => page.locator('[data-part="moves"]').textContent()).toMatch(/e4[\s\S]*e5/);
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Analyse' }).click();
  await tryMoves(page, 'g1f3 b8c6');
  await page.getByRole('button', { name: 'Plan this line' }).click();
  await expect.poll(() => planned(page).count()).toBe(1);
  await play('f1c4');
  await page.locator('[data-part="news"]').getByRole('button', { name: 'Return to the game' }).click();
  await page.getByText('made a move you had not planned for').waitFor();
  expect(await turnsOf(room)).toBe(4);

  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Your note on this game').fill('The bishop goes to c4 every time.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await judge(page, 'the note');

  await white.say('match:resign', { room });
  await page.goto(`/games/chess/${room}?game=1`);
  await page.getByRole('tab', { name: 'Note' }).click();
  await expect.poll(() => page.getByLabel('Your note on this game').inputValue()).toMatch(/every time/);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await tryMoves(page, 'b8c6');
  await expect.poll(() => tried(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

it('is not offered to who plays on the clock against people, and is to who watches or practises', async () => {
  const room = await seatAndBegin(players, { gameName: 'connect4' });
  const seated = await windowOf(browser, server.url, players[0].member, { dots: 0.5 });
  await seated.goto(`/games/connect4/${room}`);
  await seated.locator('[data-part="board-sheet"]').waitFor();
  expect(await seated.getByRole('button', { name: 'Analyse' }).count()).toBe(0);
  await seated.context().close();

  const practice = await seatAndBegin([players[1]], { gameName: 'connect4', bots: [0] });
  const page = await windowOf(browser, server.url, players[1].member, { dots: 0.5 });
  await page.goto(`/games/connect4/${practice}`);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await banner(page).waitFor();
});
