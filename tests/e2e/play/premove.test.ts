// A move made while the other thinks: shown, taken back, sent when the turn comes, and dropped when it no longer goes.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../../src/games/load.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, moveOnce } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  for (const member of [ada, bo]) {
    players.push(await connect(server.url, member));
    await switchOn(member);
  }
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

const switchOn = (member: Member) =>
  fetch(`${server.url}/api/UserProfile/Preferences`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.guulJwt}` },
    body: JSON.stringify({ premove: true }),
  });

/** A game that has begun: who moves first as a player, who waits as a page. */
async function begin(gameName: string) {
  const room = await seatAndBegin(players, { gameName });
  const [one, other] = players;
  const first = one?.view()?.toAct[0] === one?.view()?.mySeat ? one : other;
  const second = first === one ? other : one;
  if (!first || !second) throw new Error('nobody sits there');
  const page = await windowOf(browser, server.url, second.member);
  const profile = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/UserProfile');
  await page.goto(`/games/${gameName}/${room}`);
  await page.locator('[data-part="cells"] [data-cell]').first().waitFor();
  await (await profile).finished(); // from here on the page knows that premoves are on
  const act = (move: unknown) =>
    first.say('match:act', { room, expectedTurn: first.view()?.turn ?? 0, move });
  const until = (turn: number) => first.until(`turn ${turn}`, () => first.view()?.turn === turn);
  return { first, page, act, until };
}

const cell = (page: Page, name: string) => page.locator(`[data-part="cells"] [data-cell="${name}"]`);
const trail = (page: Page) => page.locator('[data-part="trail"]');

async function choose(page: Page, from: string, to: string): Promise<void> {
  await cell(page, from).click();
  await cell(page, to).click();
  await trail(page).waitFor();
}

it('chess: sent when the turn comes, taking back where an own pawn still stood', async () => {
  const { page, act, until } = await begin('chess');
  await choose(page, 'd7', 'd5');
  await act('e2e4');
  await until(2);
  expect(await trail(page).count()).toBe(0);

  await choose(page, 'd8', 'd5');
  await act('e4d5');
  await until(4);
  await page.getByRole('gridcell', { name: 'd5, black queen' }).waitFor();
  await page.context().close();
});

it('chess: Escape and any press take it back, and what cannot be played then is dropped', async () => {
  const { page, first, act, until } = await begin('chess');
  await choose(page, 'e7', 'e5');
  await page.keyboard.press('Escape');
  await trail(page).waitFor({ state: 'detached' });

  await choose(page, 'e7', 'e5');
  await cell(page, 'a7').click();
  await trail(page).waitFor({ state: 'detached' });
  await act('e2e4');
  await until(1);
  await cell(page, 'd7').click();
  await cell(page, 'd5').click();
  await until(2);

  await choose(page, 'd5', 'e4');
  await act('e4d5');
  await trail(page).waitFor({ state: 'detached' });
  expect(first.view()?.turn).toBe(3);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

const all = await Promise.all(Object.values(games).map((load) => load()));

it.each(all.filter(({ ahead }) => ahead).map(({ id }) => id))(
  '%s: by keyboard, and played at once',
  async (gameName) => {
    const { page, first, until } = await begin(gameName);
    await page.locator('[data-part="cells"] [data-cell][tabindex="0"]').first().focus();
    for (const key of ['m', 'Enter', 'n', 'Enter']) {
      if ((await trail(page).count()) === 0) await page.keyboard.press(key);
    }
    await trail(page).waitFor();
    await moveOnce(first, await gameCalled(gameName), 1);
    await until(2);
    expect(await trail(page).count()).toBe(0);
    await page.context().close();
  },
);

it('battleship: nothing beforehand where something is hidden', async () => {
  const { page } = await begin('battleship');
  expect(await gameCalled('battleship').then(({ ahead }) => ahead)).toBeUndefined();
  expect(await trail(page).count()).toBe(0);
  await page.context().close();
});
