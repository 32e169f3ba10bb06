// People at a table and one who looks on, each in a window of their own width.
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser, windowOf } from '../support/browser.ts';
import { connect, seatAndBegin } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';
import { colleague, foundTeam, type Member } from '../support/team.ts';
import { playByHand } from './hands.ts';

/** Cards are played by four, and to a near end. */
const tables: Readonly<Record<string, object>> = {
  hearts: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { target: 50 } } },
  matchAndPass: { maxPlayers: 3, bots: [2], ruleSet: { options: { strikes: 1 } } },
  okey: { maxPlayers: 4, bots: [0, 0, 0], ruleSet: { options: { start: 10, hands: 3 } } },
  spades: { maxPlayers: 4, bots: [0, 0, 0], ruleSet: { options: { target: 200 } } },
};

/** Played against bots, in the wide window or in the narrow one; all others by two, each in one of them. */
const alone: Readonly<Record<string, 'wide' | 'narrow'>> = {
  ...{ backgammon: 'narrow', battleship: 'narrow', draughts: 'wide', minesweeper: 'wide' },
  ...{ nineMensMorris: 'narrow', okey: 'narrow', spades: 'wide' },
};

/** Of the members, those with a seat. */
const playersOf = (gameName: string): readonly number[] => {
  const window = alone[gameName];
  if (!window) return [0, 1];
  return window === 'wide' ? [0] : [1];
};

const looks = [
  { width: 1440, height: 720, dots: 0.5 },
  { width: 280, height: 640, dots: 1 },
  { width: 640, height: 720, dots: 0.5 },
];

export interface Company {
  readonly server: Serving;
  readonly browser: Browser;
  /** The third one watches. */
  readonly members: readonly Member[];
  close(): Promise<void>;
}

export async function gather(): Promise<Company> {
  const server = await serve({ RATE_SCALE: '1000' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const members = [founder];
  for (const name of ['Bo Lind', 'Cy Er']) members.push(await colleague(server.url, founder, name));
  const browser = await openBrowser();
  return {
    ...{ server, browser, members },
    async close() {
      await browser.close();
      await server.remove();
    },
  };
}

/** A game that has begun, at its address. */
async function beginGame({ server, members }: Company, gameName: string): Promise<string> {
  const seated = members.filter((_, index) => playersOf(gameName).includes(index));
  const players = await Promise.all(seated.map((member) => connect(server.url, member)));
  const bots = alone[gameName] && { maxPlayers: 2, bots: [0 as const] };
  const room = await seatAndBegin(players, { gameName, ...bots, ...tables[gameName] });
  for (const player of players) player.leave();
  return `/games/${gameName}/${room}`;
}

async function windowAt({ server, browser, members }: Company, path: string, index: number): Promise<Page> {
  const page = await windowOf(browser, server.url, members[index] ?? null, looks[index]);
  await page.goto(path);
  await page.locator('.tp-board-sheet').waitFor();
  return page;
}

/** A game that has begun, as all three see it. */
export async function windowsAt(company: Company, gameName: string): Promise<[Page, Page, Page]> {
  const path = await beginGame(company, gameName);
  return Promise.all([windowAt(company, path, 0), windowAt(company, path, 1), windowAt(company, path, 2)]);
}

export const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** For whoever wants to see how it went: `screenshots/`, by game, moment and width. */
const keepPictures = (pages: readonly Page[], name: string) =>
  Promise.all(
    pages.map((page) =>
      page.screenshot({ path: `screenshots/${name}-${page.viewportSize()?.width ?? 0}.png` }),
    ),
  );

/** One test a game. */
export function playToTheEnd(company: () => Company, games: readonly string[]): void {
  it.each(games)(
    '%s is played to its end by hand, and another looks in',
    { timeout: 240_000 },
    async (gameName) => {
      const path = await beginGame(company(), gameName);
      const windows = await Promise.all(playersOf(gameName).map((index) => windowAt(company(), path, index)));
      const keep = (moment: string) => keepPictures(windows, `${gameName}-${moment}`);
      await playByHand(windows, gameName, keep);
      await keep('end');
      const cy = await windowAt(company(), path, 2);
      await cy.locator('.tp-result').waitFor();
      expect(await cy.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
      for (const page of windows) expect(await page.locator('.tp-result h2').textContent()).not.toBe('');
      await close([...windows, cy]);
    },
  );
}
