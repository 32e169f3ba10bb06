// Two people at a table and a third looking on, each in a window of their own width.
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
  okey: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { start: 10, hands: 3 } } },
  spades: { maxPlayers: 4, bots: [0, 0], ruleSet: { options: { target: 200 } } },
};

const looks = [
  { width: 1440, height: 900 },
  { width: 320, height: 720 },
  { width: 640, height: 900 },
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

/** A game that has begun, as all three see it. */
export async function windowsAt(
  { server, browser, members }: Company,
  gameName: string,
): Promise<[Page, Page, Page]> {
  const [ada, bo] = await Promise.all(members.slice(0, 2).map((member) => connect(server.url, member)));
  if (!ada || !bo) throw new Error('nobody came');
  const room = await seatAndBegin([ada, bo], { gameName, ...tables[gameName] });
  ada.leave();
  bo.leave();
  const [first, second, third] = await Promise.all(
    members.map(async (member, index) => {
      const page = await windowOf(browser, server.url, member, looks[index]);
      await page.goto(`/games/${gameName}/${room}`);
      await page.locator('.tp-board-sheet').waitFor();
      return page;
    }),
  );
  if (!first || !second || !third) throw new Error('a window is missing');
  return [first, second, third];
}

export const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** One test a game. */
export function playToTheEnd(company: () => Company, games: readonly string[]): void {
  it.each(games)(
    '%s is played to its end by two, wide and narrow, while a third looks on',
    { timeout: 240_000 },
    async (gameName) => {
      const [ada, bo, cy] = await windowsAt(company(), gameName);
      await playByHand([ada, bo], gameName);
      await cy.locator('.tp-result').waitFor();
      expect(await cy.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
      expect(await ada.locator('.tp-result h2').textContent()).not.toBe('');
      await close([ada, bo, cy]);
    },
  );
}
