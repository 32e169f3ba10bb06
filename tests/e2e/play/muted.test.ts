// Whoever does not want to see what somebody writes or draws hides it for themselves, and a reload keeps it so.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let players: readonly Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const others = ['Bo Lind', 'Cy Onat'].map((name) => colleague(server.url, founder, name));
  const members = [founder, ...(await Promise.all(others))];
  players = await Promise.all(members.map((member) => connect(server.url, member)));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

/** Where a menu ends, with what holds it. */
const endOf = (menu: Element) => (menu.parentElement ?? menu).getBoundingClientRect().bottom;

it('hides the words of one person, and a drawing, from whoever does not want to see them', async () => {
  const room = await seatAndBegin(players, { gameName: 'skribbl', maxPlayers: 3 });
  const act = (player: Player, move: unknown) =>
    player.say('match:act', { room, expectedTurn: player.view()?.turn ?? 0, move });
  const mayAct = ({ view }: Player) => view()?.toAct.includes(view()?.mySeat ?? -1) === true;
  const drawer = players.find(mayAct);
  const [guesser, reader] = players.filter((player) => player !== drawer);
  if (!drawer || !guesser || !reader) throw new Error('nobody draws');
  await act(drawer, { kind: 'choose', turn: 0, word: 0 });
  await act(drawer, { kind: 'draw', turn: 0, at: 0, ink: '(BADEFGH' });
  await act(guesser, { kind: 'guess', turn: 0, text: 'qwerty' });
  const page = await windowOf(browser, server.url, reader.member, { width: 1440 });
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto(`/games/skribbl/${room}`);
  const guesses = page.getByRole('region', { name: 'Guesses' });
  await guesses.getByText('qwerty').waitFor();
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('menuitemcheckbox', { name: `Hide messages from ${guesser.member.name}` }).click();
  await judge(page, 'a menu of whom to hear');
  expect(await page.getByRole('menu').evaluate(endOf)).toBeLessThan(421); // to the pixel
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await guesses.getByText('guess hidden').waitFor();
  await page.getByText('Message hidden').waitFor();
  await act(guesser, { kind: 'guess', turn: 0, text: 'asdfgh' });
  await expect.poll(() => guesses.getByText('guess hidden').count()).toBe(2);
  expect(await page.getByText(/qwerty|asdfgh/).count()).toBe(0);

  const strokes = page.locator('[data-part="paper"] path');
  expect(await strokes.count()).toBe(1);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Report someone' });
  expect(await dialog.getByLabel('Who').inputValue()).toBe(drawer.member.userId);
  expect(await dialog.getByRole('radio', { name: 'Something they drew' }).isChecked()).toBe(true);
  await judge(page, 'a report about a drawing');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('menuitem', { name: 'Report someone' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Choose whom you want to report.').waitFor();
  await dialog.getByLabel('Who').selectOption(guesser.member.name);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Reported. The admins have been notified.').first().waitFor();
  await page.getByRole('button', { name: 'Hide drawing' }).click();
  expect(await strokes.count()).toBe(0);
  await page.reload();
  await guesses.getByText('guess hidden').first().waitFor();
  expect(await page.getByText(/qwerty|asdfgh/).count()).toBe(0);
  expect(await strokes.count()).toBe(0);
  await page.getByRole('button', { name: 'Show drawing' }).click();
  expect(await strokes.count()).toBe(1);
  await page.context().close();
});
