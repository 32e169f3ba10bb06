// A move a day in real browsers: the pace is chosen, the list of one's turns leads from table to table, and a late game ends by a press.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, moveOnce } from '../../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';
import { type Company, gather } from './company.ts';

let server: TestServer;
let company: Company;
let players: readonly [Player, Player];

beforeAll(async () => {
  server = await sharedServer();
  company = await gather();
  const [ada, bo] = company.members;
  if (!ada || !bo) throw new Error('nobody');
  players = [await connect(company.url, ada), await connect(company.url, bo)];
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  if (company) await closeWindows(company.browser);
});

const dayMs = 86_400_000;

/** As if the turn of whoever is to move had begun two weeks ago. */
async function twoWeeksLater(room: string): Promise<void> {
  const { database, tables, clock } = server.services;
  await database
    .updateTable('daily_turns')
    .set({ since: clock.now() - 14 * dayMs, due_at: clock.now() - 7 * dayMs })
    .where('room_id', '=', room)
    .where('since', 'is not', null)
    .execute();
  await tables.dueTurns.handleAll();
}

const open = (member: number, width = 1440): Promise<Page> =>
  windowOf(company.browser, company.url, company.members[member] ?? null, { width, height: 720, dots: 0.5 });

async function drop(page: Page, column: number): Promise<void> {
  await page.locator('[data-part="plate"][data-me="true"][data-turn="true"]').waitFor();
  await page.locator(`[data-part="cells"] [data-cell="c${column}"]`).click();
}

/** What would stand on the icon of the installed app; a headless browser has none. */
const noteBadges = (page: Page) =>
  page.addInitScript(() => {
    navigator.setAppBadge = async (count) => void Reflect.set(window, 'badge', count);
    navigator.clearAppBadge = async () => void Reflect.set(window, 'badge', 0);
  });

const roomIn = (page: Page) => page.url().split('/').at(-1) ?? '';

it('a table is opened, a turn leads to the next, and who is late loses by a press', {
  timeout: 120_000,
}, async () => {
  // Of four tables two at least wait for one of them.
  for (let table = 0; table < 3; table++)
    await seatAndBegin(players, { gameName: 'connect4', ruleSet: { turnDays: 1 } });

  const ada = await open(0);
  await ada.goto('/games/connect4');
  await ada.getByLabel('Pace').selectOption({ label: 'A move a day' });
  await ada.getByRole('button', { name: 'Open a table' }).click();
  await ada.getByText('A move a day').first().waitFor();
  const bo = await open(1);
  await bo.goto(`/games/connect4/${roomIn(ada)}?seat=free`);
  for (const page of [ada, bo]) await page.getByRole('button', { name: "I'm ready" }).click();
  for (const page of [ada, bo]) await page.locator('[data-part="board-sheet"]').waitFor();

  const counts = await turnCounts();
  const who = (counts.get(company.members[0]?.userId ?? '') ?? 0) >= 2 ? 0 : 1;
  const page = [ada, bo][who] ?? ada;
  const other = [bo, ada][who] ?? bo;
  await noteBadges(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'wait for you' }).waitFor();
  await page.getByRole('link', { name: 'All your turns' }).click();
  await page.getByRole('heading', { name: 'Your turns', level: 1 }).waitFor();
  const waiting = counts.get(company.members[who]?.userId ?? '') ?? 0;
  await expect.poll(() => page.getByRole('link', { name: 'Move' }).count()).toBe(waiting);
  await expect.poll(() => page.title()).toBe(`(${waiting}) Your turns, Topla`);
  await page.getByRole('link', { name: `Your turns (${waiting})` }).waitFor();
  await judge(page, 'the list of turns');

  await page.getByRole('link', { name: 'Move' }).first().click();
  await drop(page, 4);
  const moved = roomIn(page);
  const next = page.getByRole('link', { name: 'Next table' });
  await next.waitFor();
  await judge(page, 'a table with a move a day');
  await expect.poll(() => page.title()).toMatch(`(${waiting - 1}) `);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'badge'))).toBe(waiting - 1);
  await page.keyboard.press('n');
  await expect.poll(() => roomIn(page)).not.toBe(moved);
  await drop(page, 4);

  await page.goto(`/games/connect4/${moved}`);
  await page.locator('[data-part="board-sheet"]').waitFor();
  await twoWeeksLater(moved);
  const late = page.locator('[data-part="late"]');
  await late.getByRole('button', { name: 'Give another day' }).click();
  await late.waitFor({ state: 'detached' });
  await other.goto(`/games/connect4/${moved}`);
  await twoWeeksLater(moved);
  await other.getByText('Your time for this move is up.').waitFor();
  await judge(page, 'a late opponent');
  await late.getByRole('button', { name: 'End the game' }).click();
  for (const each of [page, other]) await each.locator('[data-part="result"]').waitFor();
});

it('leads to a table of another game, and back', async () => {
  const founder = await foundTeam(server.url, 'Cem Ay', 'Two Games');
  const cem = await connect(server.url, founder);
  const dag = await connect(server.url, await colleague(server.url, founder, 'Dag Lie'));
  const rooms: string[] = [];
  for (const gameName of ['connect4', 'tictactoe']) {
    rooms.push(await seatAndBegin([cem, dag], { gameName, ruleSet: { turnDays: 1 } }));
    await moveOnce(dag, await gameCalled(gameName), 1); // or it is Cem's turn already
  }
  for (const player of [cem, dag]) player.leave();
  const [first = '', second = ''] = rooms;
  const page = await windowOf(company.browser, server.url, founder, { width: 1440, dots: 0.5 });
  await page.goto(`/games/connect4/${first}`);
  const board = page.locator('[data-part="board-sheet"]');
  await board.waitFor();
  await page.getByRole('link', { name: 'Next table' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/games/tictactoe/${second}`);
  await expect.poll(() => page.locator('[data-part="cells"] [data-cell]').count()).toBe(9);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/games/connect4/${first}`);
  await board.waitFor();
});

const isSolution = (deal: unknown): deal is { readonly words: readonly string[] } =>
  typeof deal === 'object' && deal !== null && 'words' in deal;

/** The longest words of the dice of a round. */
async function wordsOnDice(room: string, round: number): Promise<readonly [string, string]> {
  const rows = await server.services.database
    .selectFrom('turns')
    .select('entries')
    .where('match_id', '=', `${room}:1`)
    .orderBy('turn')
    .execute();
  const deals = rows.flatMap((row) => row.entries).filter((entry) => entry.kind === 'deal');
  const solved = deals.map(({ deal }) => deal).filter(isSolution);
  const [first = '', second = ''] = solved[round - 1]?.words ?? [];
  return [first, second];
}

const ownWord = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Your words' }).getByText(new RegExp(`^${word}\\b`));

async function type(page: Page, words: readonly string[]): Promise<void> {
  await page.locator('[data-part="cells"] [data-cell]').first().focus();
  for (const word of words) {
    await page.keyboard.type(word.toLowerCase());
    await page.keyboard.press('Enter');
    await ownWord(page, word).waitFor();
  }
}

it('two search the same dice at different times, and see each other’s words after that', {
  timeout: 120_000,
}, async () => {
  const ruleSet = { turnDays: 1, options: { rounds: 2 } } as const;
  const room = await seatAndBegin(players, { gameName: 'boggle', ruleSet });
  const [word, other] = await wordsOnDice(room, 1);
  const start = (page: Page, round: number) =>
    page.getByRole('button', { name: `Start round ${round} (3 minutes)` });
  const ada = await open(0);
  await ada.goto(`/games/boggle/${room}`);
  await start(ada, 1).waitFor();
  await ada.getByText('You have 3 minutes from the moment you start').waitFor();
  expect(await ada.locator('[data-part="cells"] [data-cell]').count()).toBe(0);
  await judge(ada, 'a round to be started');
  await start(ada, 1).click();
  await type(ada, [word]);
  await ada.reload();
  await ownWord(ada, word).waitFor();
  await ada.getByText(/^2:\d\d$/).waitFor();
  await ada.getByRole('button', { name: 'Done' }).click();
  await ada.getByText('Still to play: Bo Lind').waitFor();
  await judge(ada, 'a round that was played');
  await ada.goto('/');

  const bo = await open(1, 320);
  await bo.goto(`/games/boggle/${room}`);
  await start(bo, 1).waitFor();
  await judge(bo, 'a round to be started, narrow');
  expect(await bo.getByText(word).count()).toBe(0);
  await start(bo, 1).press('Enter');
  await type(bo, [word, other]);
  expect(await bo.getByText('has played').count()).toBeGreaterThan(0);
  await bo.getByRole('button', { name: 'Done' }).click();
  await start(bo, 2).waitFor();
  await bo.getByRole('button', { name: new RegExp(`^${other} \\d`) }).waitFor();
  expect(await bo.getByRole('button', { name: `${word} 0 not counted` }).count()).toBe(2);
  await judge(bo, 'the round before');
  await ada.goto(`/games/boggle/${room}`);
  for (const page of [ada, bo]) {
    await start(page, 2).click();
    await page.getByRole('button', { name: 'Done' }).click();
  }

  for (const page of [ada, bo]) await page.locator('[data-part="result"]').waitFor();
  await ada.getByRole('link', { name: 'Replay' }).click();
  await ada.getByRole('slider', { name: 'Turns' }).fill('2');
  await ownWord(ada, word).waitFor();
});

/** At how many tables it is each person's turn. */
async function turnCounts(): Promise<ReadonlyMap<string, number>> {
  const found = await server.services.database
    .selectFrom('daily_turns')
    .select(['user_id'])
    .where('since', 'is not', null)
    .execute();
  const counts = new Map<string, number>();
  for (const { user_id } of found) if (user_id) counts.set(user_id, (counts.get(user_id) ?? 0) + 1);
  return counts;
}
