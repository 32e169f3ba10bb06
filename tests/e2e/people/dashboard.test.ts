// The dashboard: the way into a first game, one's own turn before all else, and blocks that stay where they are.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

it.each<Look>([
  { width: 1440, theme: 'light' },
  { width: 320, theme: 'dark', language: 'tr' },
])('offers a newcomer three games against a bot, each begun with one press: %o', async (look) => {
  const newcomer = await colleague(server.url, ada, `Cy Orr ${look.width}`);
  const page = await windowOf(browser, server.url, newcomer, look);
  await page.goto('/');
  const games = page.getByRole('list', { name: look.language === 'tr' ? 'Bota karşı oyna' : 'Play a bot' });
  await expect.poll(() => games.getByRole('button').count()).toBe(3);
  expect(await page.getByRole('radio').count()).toBe(3);
  await judge(page, `dashboard of a newcomer at ${look.width}`);
  if (look.language === 'tr') return page.context().close();
  await page.getByRole('radio', { name: 'Zeno Strong bot' }).check({ force: true });
  await games.getByRole('button', { name: 'Four in a Row' }).click();
  await page.locator('[data-part="plate-name"]', { hasText: 'Zeno (strong bot)' }).waitFor();
  await page.context().close();
});

it('keeps the blocks that are there while one of them is asked for again', async () => {
  const page = await windowOf(browser, server.url, ada, { width: 1440 });
  await page.route('**/Game/GameAreaInfo/**', (route) =>
    route.fulfill({ status: 503, json: { ok: false, error: 'TemporarilyUnavailable' } }),
  );
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Tables' });
  await tables.getByRole('button', { name: 'Try again' }).waitFor();
  const block = await page.getByRole('region', { name: 'Colleagues' }).elementHandle();
  await page.unroute('**/Game/GameAreaInfo/**');
  await tables.getByRole('button', { name: 'Try again' }).click();
  await tables.getByRole('link', { name: 'All games' }).waitFor();
  await tables.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  expect(await block?.evaluate((element) => element.isConnected)).toBe(true);
  await page.context().close();
});

it('offers the bots with their faces on the page of a game, and begins with the one that was pressed', async () => {
  const eve = await colleague(server.url, ada, 'Eve Dahl');
  const page = await windowOf(browser, server.url, eve, { width: 320, theme: 'dark', language: 'tr' });
  await page.goto('/games/connect4');
  const offer = page.getByRole('button', { name: 'Bota karşı oyna' });
  await offer.click();
  const bots = page.getByRole('list', { name: 'Bota karşı oyna' }).getByRole('button');
  expect(await bots.allInnerTexts()).toEqual(['Tomi\nKolay bot', 'Mila\nOrta bot', 'Zeno\nGüçlü bot']);
  await judge(page, 'bots on the page of a game');
  await bots.nth(1).click();
  const plate = page.getByRole('region', { name: 'Oyuncu yeri: Mila (orta bot)' });
  await plate.getByText('Orta bot').waitFor();
  await page.context().close();
});

it('leads a founder through the first day: a puzzle that opens at once, a bot, an invite', async () => {
  const founder = await foundTeam(server.url, 'Di Fay', 'Harbour Studio');
  const page = await windowOf(browser, server.url, founder);
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Copy invite link' }).waitFor();
  await judge(page, 'the first steps of a founder');
  await steps.getByRole('button', { name: 'Open and start' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const { puzzle } = await server.services.database
    .selectFrom('puzzles')
    .select('puzzle')
    .where('team_id', '=', founder.team?.teamId ?? '')
    .executeTakeFirstOrThrow();
  await page.locator('[data-part="keys"]:not([inert])').waitFor();
  await page.keyboard.type(String(Object(puzzle).word).toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Solved in one' }).waitFor();
  await page.goto('/');
  await steps.getByText('Done.').waitFor({ state: 'attached' });
  expect(await steps.getByText('Done.').count()).toBe(1);
  const today = page.getByRole('region', { name: "Today's puzzles" });
  await today.getByRole('button', { name: 'Add: Mathle' }).click();
  await today.getByRole('link', { name: 'Start: Mathle' }).waitFor();
  await judge(page, 'the dashboard of a founder who has a puzzle');
  await today.getByRole('button', { name: 'No more, thanks' }).click();
  await today.getByRole('button', { name: 'Add: Sudoku' }).waitFor({ state: 'detached' });
  await steps.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-part="plate-name"]', { hasText: 'Easy bot' }).waitFor();
  await page.goto('/');
  await server.services.database
    .updateTable('teams')
    .set({ invite_last_day: '2020-01-01' })
    .where('id', '=', founder.team?.teamId ?? '')
    .execute();
  await page.reload();
  const change = page.getByRole('link', { name: 'Invite link settings' });
  await steps.getByText('Nobody can join by the invite link now').waitFor();
  await judge(page, 'the first steps while the invite link lets nobody in');
  expect(await page.getByRole('button', { name: 'Copy invite link' }).count()).toBe(0);
  expect(await change.first().getAttribute('href')).toBe('/admin-panel/joining');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/UserProfile/Onboarding'));
  await steps.getByRole('button', { name: 'Hide' }).click();
  await kept;
  await page.reload();
  await today.waitFor();
  expect(await steps.count()).toBe(0);
  expect(await today.getByRole('button', { name: 'Add: Sudoku' }).count()).toBe(0);
  await page.context().close();
});

it('puts a turn against a bot first at every width, with the one filled button', async () => {
  const me = await connect(server.url, ada);
  const other = await connect(server.url, bo);
  players.push(me, other);
  await me.say('room:create', { gameName: 'chess', maxPlayers: 2, bots: [0], isReady: true });
  await other.say('room:create', { gameName: 'hearts', maxPlayers: 4 });
  await me.say('room:create', { gameName: 'checkers', maxPlayers: 2 });
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const block = page.getByRole('region', { name: 'Tables' });
    const rows = block.locator('li:has(h3)');
    await rows.nth(2).waitFor();
    await rows.first().getByText('Your turn').waitFor();
    await page.getByText(/It's your turn at one table\./).waitFor();
    const colours = await rows.evaluateAll((all) =>
      all.map((row) => {
        const act = row.querySelector(':scope > :is(a, button)');
        return act && getComputedStyle(act).backgroundColor;
      }),
    );
    const [first, ...others] = colours;
    expect(others, `at ${width}`).not.toContain(first);
  }
  await page.context().close();
});

it('draws the games one plays in, and draws them again after a move', async () => {
  const [me, other] = players;
  if (!me || !other) throw new Error('nobody is connected');
  const room = await seatAndBegin([other, me], { gameName: 'connect4' });
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Go to table, Four in a Row' }) });
  const drawing = card.locator('[data-part="picture"] [data-cell]').first();
  await drawing.waitFor({ state: 'attached' });
  const picture = () => card.locator('[data-part="picture"]').innerHTML();
  const before = await picture();
  await judge(page, 'dashboard with games');
  await other.say('match:act', { room, expectedTurn: other.view()?.turn ?? 0, move: 4 });
  const turn = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Play, Four in a Row' }) });
  await turn.waitFor();
  await expect.poll(() => turn.locator('[data-part="picture"]').innerHTML()).not.toBe(before);
  await turn.locator('[data-part="picture"]').click({ force: true });
  await page.waitForURL(`**/games/connect4/${room}`);
  await page.context().close();
});

/** The sum of all layout shifts nobody caused, once everything that was asked for has come. */
async function shiftsOf(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          seen.sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'shifts'), 'sum')));
}

it.each([1440, 1100, 320])('keeps its blocks in place while they load, at %i px', async (width) => {
  for (const member of [ada, bo]) {
    const page = await windowOf(browser, server.url, member, { width, isFirstVisit: true });
    expect(await shiftsOf(page), member.name).toBeLessThanOrEqual(0.02);
    await page.context().close();
  }
});

it.each([1440, 320])('keeps its blocks in place below a turn that waits, at %i px', async (width) => {
  const [first, second] = await Promise.all(
    ['Gil Noor', 'Hana Ito'].map((name) => colleague(server.url, ada, `${name} ${width}`)),
  );
  if (!first || !second) throw new Error('two colleagues come into the team');
  const pair = await Promise.all([first, second].map((member) => connect(server.url, member)));
  players.push(...pair);
  await seatAndBegin(pair, { gameName: 'chess', ruleSet: { turnDays: 1 } });
  const page = await windowOf(browser, server.url, first, { width, isFirstVisit: true });
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('region', { name: /waits? for you/ }).waitFor();
  await page.context().close();
});

it('has points below each other, whether people moved or not', async () => {
  const page = await windowOf(browser, server.url, ada);
  const people = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'].map((name, at) => ({
    userId: at === 0 ? ada.userId : `person ${at}`,
    name,
    avatar: null,
    rank: at + 1,
    move: [0, 2, null, -11, 0, 1][at],
    points: [1200, 900, 80, 70, 9, 5][at],
  }));
  await page.route('**/api/Leaderboard/Overview*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), overall: people, own: null } });
  });
  for (const path of ['/', '/leaderboard']) {
    await page.goto(path);
    const points = page.locator('ol [data-part="points"]');
    await points.nth(2).waitFor();
    const rights = await points.evaluateAll((all) =>
      all.slice(0, 3).map((each) => each.getBoundingClientRect().right),
    );
    expect(new Set(rights.map(Math.round)).size, path).toBe(1);
  }
});
