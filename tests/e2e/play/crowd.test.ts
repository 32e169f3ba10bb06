// A table of twelve: everybody's name is whole in every width, and the list of people says the rest.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Player;

beforeAll(async () => {
  server = await sharedServer();
  ada = await connect(server.url, await foundTeam(server.url, 'Ada Moss', 'Northlight Labs'));
  browser = await sharedBrowser();
});

afterAll(async () => {
  ada?.leave();
  if (browser) await closeWindows(browser);
});

/** Texts that are wider than their place; what only screen readers are told has none. */
const cutIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part="others"] :is([data-part="plate-name"], [data-part="plate-fact"])')
    .evaluateAll((all) =>
      all
        .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent ?? ''),
    );

it('shows twelve names whole, and points of everybody among the people', async () => {
  const bots = new Array<0>(11).fill(0);
  const made = await ada.say('room:create', { gameName: 'skribbl', maxPlayers: 12, bots, isReady: true });
  const room = made.ok ? made.room : '';
  const page = await windowOf(browser, server.url, ada.member, { width: 320, height: 640 });
  await page.goto(`/games/skribbl/${room}`);
  const plates = page.locator('[data-part="others"] [data-part="plate"]');
  await plates.nth(10).waitFor();
  for (const [width, height] of [
    [320, 640],
    [640, 900],
    [1440, 900],
    [800, 380],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutIn(page), { message: `cut at ${width}` }).toEqual([]);
    const paper = page.locator('[data-part="paper"]');
    const top = async () => (await paper.boundingBox())?.y;
    await expect.poll(top, { message: `the sheet at ${width}` }).toBeLessThan(height / 2);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await judge(page, 'a table of twelve on a phone');
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByRole('tab', { name: /People/ }).click();
  const people = page.locator('[data-part="people"] li');
  await expect.poll(() => people.filter({ hasText: 'points' }).count()).toBe(12);
  await page.context().close();
});
