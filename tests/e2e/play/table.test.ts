// Around the board: few words between colleagues, sounds that have a switch, a tab that says whose turn it is, room for plates and buttons, moves told in pairs, and what a reload leaves.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, moveOnce } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Player;
let bo: Player;
let cy: Player;

beforeAll(async () => {
  server = await sharedServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, second);
  cy = await connect(server.url, await colleague(server.url, founder, 'Cy Onat'));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of [ada, bo, cy]) player?.leave();
  if (browser) await closeWindows(browser);
});

const begin = async () => {
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  const isAda = ada.view()?.toAct[0] === ada.view()?.mySeat;
  return { path: `/games/connect4/${room}`, mover: isAda ? ada : bo, waiter: isAda ? bo : ada };
};

it('says a phrase to everyone who wants to hear it', async () => {
  const { path, mover } = await begin();
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
  const bubble = theirs.locator('[data-part="bubble"]', { hasText: 'Güzel hamle!' });
  await theirs.getByRole('button', { name: 'Bir şey söyle' }).waitFor();
  await speak();
  await bubble.waitFor();
  await judge(theirs, 'a table with words');
  await bubble.waitFor({ state: 'detached' });

  await theirs.getByRole('button', { name: 'Bir şey söyle' }).click();
  await theirs.getByRole('menuitemcheckbox', { name: 'Başkalarının mesajlarını gizle' }).click();
  await theirs.keyboard.press('Escape');
  await speak();
  await mine.locator('[data-part="bubble"]').waitFor();
  await moveOnce(mover, await gameCalled('connect4'), 1); // told after the phrase
  await theirs.locator('[data-part="piece"]:not([data-waiting])').waitFor();
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
  const beyond = async () => {
    const [last, pane] = [await boxOf(`[data-cell="cell ${cell}"]`), await boxOf('[data-part="window"]')];
    return {
      above: last.y < pane.y,
      below: last.y + last.height > pane.y + pane.height,
      left: last.x < pane.x,
      right: last.x + last.width > pane.x + pane.width,
    };
  };
  await expect.poll(beyond).toEqual({ above: false, below: false, left: false, right: false });
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
  await moveOnce(mover, game, 3);
  await page.getByText('3 of 3').waitFor(); // the sound of the move before it would have begun
  expect(await page.evaluate(() => window.sounds)).toBe(quiet);
  await page.reload();
  expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  await page.context().close();
});

const confirmingMoves = (isOn: boolean) =>
  Promise.all(
    [ada, bo].map(({ member }) =>
      fetch(`${server.url}/api/UserProfile/Preferences`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${member.guulJwt}` },
        body: JSON.stringify({ confirmMoves: isOn }),
      }),
    ),
  );

/** A game that has begun, as a page of who waits, and what the other may do. */
async function awaiting(gameName: string, look: Look, ruleSet = {}) {
  const room = await seatAndBegin([ada, bo], { gameName, ruleSet });
  const isAda = ada.view()?.toAct[0] === ada.view()?.mySeat;
  const [mover, waiter] = isAda ? [ada, bo] : [bo, ada];
  const page = await windowOf(browser, server.url, waiter.member, look);
  await page.goto(`/games/${gameName}/${room}`);
  await page.locator('[data-part="cells"] [data-cell]').first().waitFor();
  const play = async (player: Player, move: unknown) => {
    const turn = player.view()?.turn ?? 0;
    await player.say('match:act', { room, expectedTurn: turn, move });
    for (const each of [ada, bo]) await each.until('the move', () => (each.view()?.turn ?? 0) > turn);
  };
  return { page, room, mover, waiter, play };
}

it('keeps the board where it is while a move is made and confirmed', async () => {
  await confirmingMoves(true);
  const { page, room, mover, play } = await awaiting('chess', { width: 280, height: 653 });
  const board = () => page.locator('[data-part="board-sheet"]').boundingBox();
  const cell = (name: string) => page.locator(`[data-part="cells"] [data-cell="${name}"]`);
  const before = await board();
  await play(mover, 'e2e4');
  const confirm = page.getByRole('button', { name: 'Confirm move' });
  await confirm.waitFor();
  expect(await board(), 'with buttons').toEqual(before);
  await cell('e7').click();
  await cell('e5').click();
  await page.locator('[data-part="slot"] button:not([aria-disabled="true"])').first().waitFor();
  expect(await board(), 'half made').toEqual(before);
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  expect(await board(), 'and after').toEqual(before);
  expect((await page.locator('[data-part="slot"]').boundingBox())?.height).toBe(60);

  const guest = await windowOf(browser, server.url, cy.member, { width: 280, height: 653 });
  await guest.goto(`/games/chess/${room}`);
  await guest.locator('[data-part="cells"] [data-cell]').first().waitFor();
  expect(await guest.locator('[data-part="slot"]').isVisible(), 'who watches needs no bar').toBe(false);
  await confirmingMoves(false);
  for (const one of [page, guest]) await one.context().close();
});

it('gives no room to buttons that never come', async () => {
  const { page } = await awaiting('connect4', { width: 280, height: 653 });
  expect(await page.locator('[data-part="slot"]').isVisible()).toBe(false);
  const near = page.locator('[data-part="near"] [data-part="plate"]');
  const middles = await near.evaluate((plate) =>
    [plate, plate.querySelector('[data-part="plate-name"]')].map((part) => {
      const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    }),
  );
  const [plate = 0, name = 0] = middles;
  expect(Math.abs(plate - name), 'a name alone is in the middle of its plate').toBeLessThanOrEqual(1);
  await page.context().close();
});

it.each([
  ['en', '12 pieces, 3 kings'],
  ['tr', '12 taş, 3 dama'],
] as const)('has room for name, fact, pill and clock in a plate at 280 px: %s', async (language, fact) => {
  const timer = { initial: 300, increment: 0 };
  const { page, mover, play } = await awaiting('checkers', { width: 280, height: 653, language }, { timer });
  await play(
    mover,
    (await gameCalled('checkers')).legalMoves(mover.view()?.view, mover.view()?.mySeat ?? 0)?.[0],
  );
  await page.locator('[data-part="near"] [data-part="pill"]').waitFor();
  const cut = await page.locator('[data-part="plate"]').evaluateAll((plates, words) => {
    return plates.flatMap((plate) => {
      const said = plate.querySelector('[data-part="plate-fact"]');
      if (said) said.textContent = words;
      return [
        ...plate.querySelectorAll(
          '[data-part="plate-name"], [data-part="plate-fact"], [data-part="pill"], [data-part="clock"]',
        ),
      ]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent);
    });
  }, fact);
  expect(cut).toEqual([]);
  expect(await page.getByText(fact).count()).toBe(2);
  await page.context().close();
});

it('tells chess in two columns, with what was captured in the plates', async () => {
  const { page, mover, waiter, play } = await awaiting('chess', { width: 1440, language: 'tr' });
  for (const [at, move] of ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3'].entries())
    await play(at % 2 === 0 ? mover : waiter, move);
  const list = page.getByRole('list', { name: 'Hamleler' });
  await list.getByRole('button', { name: '3. Ac3' }).waitFor();
  expect(await list.getByRole('button').allTextContents()).toEqual(['1.e4', 'd5', '2.exd5', 'Vxd5', '3.Ac3']);
  const lefts = await list
    .locator('li')
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  expect(lefts[0]).toBe(lefts[2]);
  expect(lefts[1]).toBe(lefts[3]);
  const taken = page.locator('[data-part="others"]').getByRole('img', { name: 'siyah piyon', exact: true });
  expect(await taken.locator('svg').count()).toBe(1);

  await list.getByRole('button', { name: '2. exd5' }).focus();
  await page.keyboard.press('Enter');
  await list.locator('[aria-current="step"]', { hasText: 'exd5' }).waitFor();
  await page.getByRole('img', { name: '1 puan önde' }).waitFor(); // the board follows the list
  expect(await page.getByRole('img', { name: '1 puan önde' }).count()).toBe(1);
  await judge(page, 'chess, a move back');
  await page.context().close();
});

it.each([
  ['battleship', 'Random'],
  ['scrabble', 'Shuffle'],
])('%s: what was arranged is there after a reload', async (gameName, button) => {
  const { page } = await awaiting(gameName, { width: 1440 });
  const names = () =>
    page
      .locator('[data-part="cells"] [data-cell]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const dealt = await names();
  let arranged = dealt;
  while (String(arranged) === String(dealt)) {
    await page.getByRole('button', { name: button, exact: true }).click();
    arranged = await names();
  }
  await page.reload();
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  expect(await names()).toEqual(arranged);
  await page.context().close();
});
