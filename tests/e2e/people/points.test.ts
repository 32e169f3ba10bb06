// Why these points: from one's own profile to every line of XP, to the game it came from, and to what came earlier.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
let newcomer: Member;
const players: Player[] = [];

const dayMs = 24 * 60 * 60_000;
const earlierLines = 64;

/** One line an hour, long before the game that is played; the last takes points back. */
async function earnedEarlier({ userId, team }: Member): Promise<void> {
  const { database } = server.services;
  const begin = Date.now() - 30 * dayMs;
  const lines = Array.from({ length: earlierLines }, (_, n) => ({
    user_id: userId,
    team_id: team?.teamId ?? '',
    source: 'prediction' as const,
    source_id: `${team?.teamId} item${n} ${n === earlierLines - 1 ? 2 : 1}`,
    game_type: 'score',
    cause: team?.teamId ?? '',
    xp: n === earlierLines - 1 ? -3 : 5,
    at: begin + n * 3_600_000,
  }));
  await database.insertInto('xp_lines').values(lines).execute();
}

beforeAll(async () => {
  server = await sharedServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  newcomer = await colleague(server.url, ada, 'Cy Noor');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  await seatAndBegin(players, { gameName: 'connect4' });
  await playOn(players, await gameCalled('connect4'));
  for (const person of [ada, bo]) await earnedEarlier(person);
  const { database } = server.services;
  const paid = () =>
    database
      .selectFrom('xp_lines')
      .select('xp')
      .where('source', '=', 'match')
      .where('user_id', '=', ada.userId);
  await vi.waitFor(async () => expect(await paid().execute()).toHaveLength(1));
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');
const game = /^(You won a game|You played a game|A game) of Four in a Row/;

it('leads from the profile to the game, and back to everything earlier', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/user-profile');
  await page.getByRole('link', { name: 'Why these points?' }).click();
  await page.getByRole('heading', { name: 'Why these points?', level: 1 }).waitFor();
  await page.getByText(/^\d+ XP in total$/).waitFor();
  const todays = page.getByRole('region', { name: 'Today' });
  await todays.getByRole('link', { name: 'You earned the badge “First table”' }).waitFor();
  await todays.getByText('+10 XP').first().waitFor();
  expect(await lines(page).count()).toBe(30);
  await page.getByRole('listitem').filter({ hasText: 'was corrected' }).getByText('-3 XP').waitFor();
  await judge(page, 'points');

  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => lines(page).count()).toBe(60);
  await todays.getByRole('link', { name: game }).click();
  await page.getByRole('slider', { name: 'Turns' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: "That's everything" }).waitFor();
  expect(await lines(page).count()).toBeGreaterThan(earlierLines + 1);
});

it('is read by keys alone, in Turkish, on the narrowest phone', async () => {
  const page = await windowOf(browser, server.url, bo, {
    language: 'tr',
    theme: 'dark',
    width: 320,
    height: 640,
  });
  const judgeNarrow = async (what: string) => {
    for (const width of [320, 280]) {
      await page.setViewportSize({ width, height: 640 });
      await judge(page, `${what} at ${width}`);
    }
  };
  await page.goto('/user-profile');
  await page.getByRole('link', { name: 'Bu puanlar nereden geldi?' }).press('Enter');
  await page.locator('h1:focus', { hasText: 'Bu puanlar nereden geldi?' }).waitFor();
  await page.getByRole('link', { name: '“İlk masa” rozetini kazandın' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Profilin' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('region', { name: 'Bugün' }).locator('a:focus').waitFor();
  await judgeNarrow('points');
  const more = page.getByRole('button', { name: 'Daha fazla göster' });
  await more.press('Enter');
  await expect.poll(() => lines(page).count()).toBe(60);
  await more.press('Enter');
  const all = page.getByRole('button', { name: 'Hepsi bu kadar' });
  await all.and(page.locator(':focus')).waitFor();
  await judgeNarrow('all points');
});

it('says that there are none yet, and is nobody else’s', async () => {
  const page = await windowOf(browser, server.url, newcomer);
  await page.goto('/profile/points');
  await page
    .getByText('No points yet. You earn them in games with colleagues, puzzles and events.')
    .waitFor();
  await judge(page, 'no points');
  await page.goto(`/user-profile?userId=${ada.userId}`);
  await page.getByRole('heading', { name: 'Profile of Ada Moss' }).waitFor();
  await page.getByText('Total XP').first().waitFor();
  expect(await page.getByRole('link', { name: 'Why these points?' }).count()).toBe(0);
});

it('says what could not be loaded, and tries again', async () => {
  const page = await windowOf(browser, server.url, ada);
  let isRefused = true;
  await page.route('**/api/UserProfile/XpLines?*', (route) =>
    isRefused ? route.fulfill({ status: 404, json: { error: 'NotFound' } }) : route.continue(),
  );
  await page.goto('/profile/points');
  await page.getByRole('alert').getByText('Could not load: Your points.').waitFor();
  await judge(page, 'points that could not be loaded');
  isRefused = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show more' }).waitFor();
  isRefused = true;
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('alert').getByText('Could not load: Your points.').waitFor();
  expect(await lines(page).count()).toBe(30);
  isRefused = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => lines(page).count()).toBe(60);
});
