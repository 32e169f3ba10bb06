// Around the board: few words between colleagues, sounds that have a switch, and a tab that says whose turn it is.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameCalled, moveOnce } from '../support/autoplay.ts';
import { openBrowser, windowOf } from '../support/browser.ts';
import { type House, openHouse } from '../support/house.ts';
import { judge } from '../support/judge.ts';
import { connect, type Player, seatAndBegin } from '../support/player.ts';
import { colleague, foundTeam } from '../support/team.ts';

let server: House;
let browser: Browser;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  server = await openHouse();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, second);
  browser = await openBrowser();
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await browser?.close();
  await server?.close();
});

const begin = async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  const isAda = ada.view()?.toAct[0] === ada.view()?.mySeat;
  return { path: `/games/connect4/${room}`, mover: isAda ? ada : bo, waiter: isAda ? bo : ada };
};

it('says a phrase to everyone who wants to hear it', async () => {
  const { path } = await begin();
  const mine = await windowOf(browser, server.url, ada.member, { width: 1440 });
  const theirs = await windowOf(browser, server.url, bo.member, {
    width: 320,
    theme: 'dark',
    language: 'tr',
  });
  await Promise.all([mine.goto(path), theirs.goto(path)]);
  const speak = async () => {
    await mine.getByRole('button', { name: 'Say something' }).click();
    await mine.getByRole('menuitem', { name: 'Nice move!' }).click();
  };
  const bubble = theirs.locator('.tp-bubble', { hasText: 'Güzel hamle!' });
  await theirs.getByRole('button', { name: 'Bir şey söyle' }).waitFor();
  await speak();
  await bubble.waitFor();
  await judge(theirs, 'a table with words');
  await bubble.waitFor({ state: 'detached' });

  await theirs.getByRole('button', { name: 'Bir şey söyle' }).click();
  await theirs.getByRole('menuitemcheckbox', { name: 'Söylenenleri gösterme' }).click();
  await theirs.keyboard.press('Escape');
  await speak();
  await mine.locator('.tp-bubble').waitFor();
  await theirs.waitForTimeout(500);
  expect(await bubble.count()).toBe(0);
  for (const page of [mine, theirs]) await page.context().close();
});

it('shows where the last move was, on a field that pans', async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'minesweeper' });
  const mover = ada.view()?.toAct[0] === ada.view()?.mySeat ? ada : bo;
  const cell = 59; // not in the middle, and not at an edge
  const expectedTurn = mover.view()?.turn ?? 0;
  await mover.say('match:act', { room, expectedTurn, move: { kind: 'open', cell } });
  const page = await windowOf(browser, server.url, ada.member, { width: 280, height: 653 });
  await page.goto(`/games/minesweeper/${room}`);
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`no ${part}`);
    return box;
  };
  await page.locator(`[data-cell="cell ${cell}"]`).waitFor();
  await page.waitForTimeout(300);
  const [last, pane] = [await boxOf(`[data-cell="cell ${cell}"]`), await boxOf('.ms-window')];
  expect(last.y).toBeGreaterThanOrEqual(pane.y);
  expect(last.y + last.height).toBeLessThanOrEqual(pane.y + pane.height);
  expect(last.x).toBeGreaterThanOrEqual(pane.x);
  expect(last.x + last.width).toBeLessThanOrEqual(pane.x + pane.width);
  await page.context().close();
});

const iconOf = (page: Page) => page.getAttribute('link[rel="icon"]', 'href');

it('tells in the tab whose turn it is', async () => {
  const { path, mover, waiter } = await begin();
  const page = await windowOf(browser, server.url, waiter.member);
  await page.goto(path);
  await page.getByRole('region', { name: 'Board' }).waitFor();
  expect(await page.title()).toBe('Four in a Row, Topla');
  expect(await iconOf(page)).toBe('/top.svg');
  await moveOnce(mover, await gameCalled('connect4'), 1);
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  expect(await iconOf(page)).toBe('/top-turn.svg');
  await page.goto('/games');
  expect(await iconOf(page)).toBe('/top.svg');
  await page.context().close();
});

declare global {
  interface Window {
    sounds: number;
  }
}

/** Counts what is really started, and lets it sound. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    window.sounds = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    const count = function (this: AudioScheduledSourceNode, when?: number) {
      window.sounds += 1;
      return start.call(this, when);
    };
    AudioScheduledSourceNode.prototype.start = count;
    AudioBufferSourceNode.prototype.start = count;
  });

it('sounds when a piece is placed, and not when this device has it off', async () => {
  const { path, mover, waiter } = await begin();
  const game = await gameCalled('connect4');
  const page = await windowOf(browser, server.url, ada.member);
  await countSounds(page);
  await page.goto(path);
  await page.getByRole('region', { name: 'Board' }).click({ position: { x: 2, y: 2 } });
  const before = await page.evaluate(() => window.sounds);
  await moveOnce(mover, game, 1);
  await page.waitForFunction((known) => window.sounds > known, before);

  await page.getByRole('button', { name: 'Sound' }).click();
  const quiet = await page.evaluate(() => window.sounds);
  await moveOnce(waiter, game, 2);
  await page.getByText('2 of 2').waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.sounds)).toBe(quiet);
  await page.reload();
  expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  await page.context().close();
});
