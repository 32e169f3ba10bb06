// Each game in real browsers to its end: two people, a third looking on, a reload, a dropped line and a killed server.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, windowOf } from '../support/browser.ts';
import { connect, seatAndBegin } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';
import { colleague, foundTeam, type Member } from '../support/team.ts';
import { isOver, playByHand } from './hands.ts';

let server: Serving;
let browser: Browser;
let members: Member[] = [];

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000', BOT_PACE_MS: '0' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  members = [founder];
  for (const name of ['Bo Lind', 'Cy Er']) members.push(await colleague(server.url, founder, name));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** Cards are played by four, and to a near end. */
const tables: Readonly<Record<string, object>> = {
  hearts: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { target: 50 } } },
  matchAndPass: { maxPlayers: 3, bots: [2], ruleSet: { options: { strikes: 1 } } },
  okey: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { start: 10, hands: 3 } } },
  spades: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { target: 200 } } },
};

async function tableOf(gameName: string): Promise<string> {
  const [ada, bo] = await Promise.all(members.slice(0, 2).map((member) => connect(server.url, member)));
  if (!ada || !bo) throw new Error('nobody came');
  const room = await seatAndBegin([ada, bo], { gameName, ...tables[gameName] });
  ada.leave();
  bo.leave();
  return room;
}

async function windows(room: string, gameName: string): Promise<Page[]> {
  const looks = [
    { width: 1440, height: 900 },
    { width: 320, height: 720 },
    { width: 640, height: 900 },
  ];
  return Promise.all(
    members.map(async (member, index) => {
      const page = await windowOf(browser, server.url, member, looks[index]);
      await page.goto(`/games/${gameName}/${room}`);
      await page.locator('.tp-board-sheet').waitFor();
      return page;
    }),
  );
}

const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

describe.each([
  ...['connect4', 'battleship', 'backgammon', 'blobWars', 'chess', 'hearts', 'nineMensMorris'],
  ...['spades', 'matchAndPass', 'minesweeper', 'okey', 'scrabble', 'boggle'],
])('%s', (gameName) => {
  it('is played to its end by two, wide and narrow, while a third looks on', {
    timeout: 240_000,
  }, async () => {
    const [ada, bo, cy] = await windows(await tableOf(gameName), gameName);
    if (!ada || !bo || !cy) throw new Error('a window is missing');
    await playByHand([ada, bo], gameName);
    await cy.locator('.tp-result').waitFor();
    expect(await cy.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
    expect(await ada.locator('.tp-result h2').textContent()).not.toBe('');
    await close([ada, bo, cy]);
  });
});

describe('a table', () => {
  it('survives a reload, a dropped line and the death of the server', { timeout: 120_000 }, async () => {
    const room = await tableOf('connect4');
    const [ada, bo, cy] = await windows(room, 'connect4');
    if (!ada || !bo || !cy) throw new Error('a window is missing');
    const discs = (page: Page) => page.locator('.bd-piece:not(.c4-waiting)').count();
    const drop = async (page: Page, column: number) => {
      await page.locator('.tp-plate[data-me="true"][data-turn="true"]').waitFor();
      await page.locator(`.bd-cells [data-cell="c${column}"]`).click();
    };
    const both = async (count: number) => {
      for (const page of [ada, bo, cy]) await expect.poll(() => discs(page), { timeout: 15_000 }).toBe(count);
    };
    const mover = (await ada.locator('.tp-plate[data-me="true"][data-turn="true"]').count())
      ? [ada, bo]
      : [bo, ada];
    const [first, second] = mover as [Page, Page];
    await drop(first, 4);
    await both(1);
    await second.reload();
    await drop(second, 4);
    await both(2);
    await first.context().setOffline(true);
    await first.context().setOffline(false);
    await drop(first, 3);
    await both(3);
    await server.end('SIGKILL');
    await server.start();
    await drop(second, 3);
    await both(4);
    expect(await isOver(first)).toBe(false);
    await first.getByText('The table was restored').waitFor();
    await close([ada, bo, cy]);
  });
});
