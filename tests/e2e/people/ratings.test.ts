// Ratings where people meet them: beside the result, at the table, on the profile, among open tables; hidden, and switched off by the admin.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import settings from '../../../src/texts/en/later/settings.json' with { type: 'json' };
import admin from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import help from '../../../src/texts/en/pages/help.json' with { type: 'json' };
import words from '../../../src/texts/en/pages/ratings.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { layRating } from '../../support/data/layRatings.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
let cy: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  cy = await colleague(server.url, ada, 'Cy Marsh');
  for (const each of [ada, bo, cy]) players.push(await connect(server.url, each));
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

const heading = (page: Page) => page.getByRole('heading', { name: words.title, exact: true });

it('says after a game what it did to the rating, and shows it at the table', async () => {
  const two = players.slice(0, 2);
  const room = await seatAndBegin(two, { gameName: 'connect4' });
  const page = await windowOf(browser, server.url, ada);
  await page.goto(`/games/connect4/${room}`);
  await page.locator('[data-part="board-sheet"]').waitFor();
  await playOn(two, await gameCalled('connect4'));
  await page.getByText(/^Your rating: 1\d{3} \([+-]\d+\), still provisional$/).waitFor();
  const plates = page.locator('[data-part="plate-rating"]');
  await expect
    .poll(() => plates.allTextContents())
    .toEqual([expect.stringMatching(/^1\d{3}\?/), expect.stringMatching(/^1\d{3}\?/)]);
  await judge(page, 'a result with a rating');
});

it('shows on the profile how it came about and where it stands, by keyboard too', async () => {
  const { database } = server.services;
  const teamId = ada.team?.teamId ?? '';
  const lay = (member: Member, rating: number, before: readonly number[] = []) =>
    layRating(database, { teamId, userId: member.userId, gameType: 'connect4', rating, before }, Date.now());
  await lay(ada, 1_548, [1_500, 1_510, 1_480]);
  await lay(bo, 1_610);
  await lay(cy, 1_820);
  // the longest words of a name, at the pace whose words are the longest
  for (const gameType of ['draughts', 'minesweeper']) {
    const widest = { teamId, userId: ada.userId, gameType, pace: 'daily', rating: 1_500 } as const;
    await layRating(database, { ...widest, deviation: 300 }, Date.now());
  }
  for (const look of [
    { width: 1440, theme: 'light', language: 'en' },
    { width: 280, theme: 'dark', language: 'tr' },
    { width: 280, theme: 'light', language: 'en' },
  ] as const) {
    const page = await windowOf(browser, server.url, ada, look);
    await page.goto('/user-profile');
    await page.getByRole('row', { name: /1548 ±\s110/ }).waitFor();
    await judge(page, `ratings at ${look.width}, ${look.language}`);
    if (look.width < 1440) {
      await page.setViewportSize({ width: 320, height: 900 });
      await judge(page, `ratings at 320, ${look.language}`);
      continue;
    }
    const standing = page.getByRole('img', { name: 'You are number 3 of 3 rated people in the team.' });
    await standing.press('ArrowRight');
    await page.getByText('1550 to 1599: 0 people').first().waitFor();
    await page.getByRole('img', { name: /^Four in a Row: from 1500 on/ }).press('Home');
    await page
      .getByText(/: 1500$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: help.howTo.ratings.title }).click();
    await page.getByRole('heading', { level: 1, name: help.howTo.ratings.title }).waitFor();
  }
});

it('names even opponents among the open tables, and puts them first', async () => {
  const [, boPlays, cyPlays] = players;
  await boPlays?.say('room:create', { gameName: 'connect4' });
  await cyPlays?.say('room:create', { gameName: 'connect4' });
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/games/connect4');
  const rows = page.getByRole('listitem').filter({ hasText: 'Rating 1' });
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().textContent()).toContain('Rating 1610, an even match for you');
  expect(await rows.last().textContent()).toContain('Rating 1820');
});

it('is hidden from colleagues by its person, and gone for all when the admin switches it off', async () => {
  const own = await windowOf(browser, server.url, bo);
  await own.goto('/user-settings');
  await own.getByRole('switch', { name: words.hide.label }).click();
  await own.getByRole('status').getByText(settings.saving.saved, { exact: true }).waitFor();
  await goOn(own, '/user-profile');
  await own.getByText(words.hidden).waitFor();

  const page = await windowOf(browser, server.url, ada);
  await page.goto(`/user-profile?userId=${cy.userId}`);
  await heading(page).waitFor();
  await goOn(page, `/user-profile?userId=${bo.userId}`);
  await page.getByRole('heading', { name: 'Profile of Bo Lind' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await heading(page).count()).toBe(0);

  await goOn(page, '/admin-panel/games');
  await page.getByRole('switch', { name: admin.ratings.on }).click();
  await page.getByRole('status').getByText(settings.saving.saved, { exact: true }).waitFor();
  await judge(page, 'the switch of ratings');
  await goOn(page, '/user-profile');
  await page.getByRole('heading', { name: 'Profile of Ada Moss' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await heading(page).count()).toBe(0);
});
