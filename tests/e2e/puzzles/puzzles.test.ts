// Daily puzzles from the schedule to the leaderboard: two people, two languages, two time zones, by mouse and by keyboard.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { protocolOf } from '../../support/browser/windowPool.ts';
import { closeWindows, goOn, type Look, windowOf } from '../../support/browser/windows.ts';
import { aGrid, anEquation, aWord, openPuzzle } from '../../support/data/openPuzzle.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
let teamId: string;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bora Işık');
  teamId = ada.team?.teamId ?? '';
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

async function windowIn(timezoneId: string, member: Member, look: Look): Promise<Page> {
  const page = await windowOf(browser, server.url, member, look);
  const protocol = await protocolOf(page);
  await protocol.send('Emulation.setTimezoneOverride', { timezoneId });
  return page;
}

const inNewYork = () => windowIn('America/New_York', ada, {});
const inIstanbul = () => windowIn('Europe/Istanbul', bo, { language: 'tr', width: 320, height: 640 });

const typeRow = async (page: Page, row: string) => {
  await page.keyboard.type(row);
  await page.keyboard.press('Enter');
};

/** Keys of a Turkish keyboard, which the browser's test driver does not have. */
const pressLetter = (page: Page, key: string) =>
  page.evaluate(
    (letter) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }),
      ),
    key,
  );

const touchRow = async (page: Page, row: readonly string[], enter: string) => {
  for (const key of row)
    await page
      .locator('[data-part="keys"]:not([inert])')
      .getByRole('button', { name: new RegExp(`^\\${key}(,|$)`) })
      .click();
  await page.locator('[data-part="keys"]:not([inert])').getByRole('button', { name: enter }).click();
};

it('an admin schedules puzzles with one click, changes one and deletes it', async () => {
  const member = await windowIn('Europe/Istanbul', bo, { language: 'tr' });
  await member.goto('/puzzle/sudoku');
  await member.getByText('Yöneticin bunu henüz planlamadı').waitFor();
  await judge(member, 'no puzzle');

  const page = await inNewYork();
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Open the first one now' }).uncheck();
  await page.getByRole('button', { name: 'Add: Sudoku' }).click();
  await page.getByRole('link', { name: 'Sudoku' }).waitFor();
  await page.getByRole('button', { name: 'Add: Mathle' }).waitFor();
  await page.getByRole('link', { name: 'Scheduler' }).click();
  await page.getByText('Every working day at 15:00').waitFor();
  await judge(page, 'scheduler');

  await page.getByRole('button', { name: 'Schedule a puzzle' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Puzzle', { exact: true }).selectOption('Mathle');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await drawer.getByRole('button', { name: day }).click();
  await drawer.getByLabel('Opens at').fill('08:05');
  await drawer.getByRole('button', { name: 'Save schedule' }).click();
  await drawer.getByText('Choose at least one day.').waitFor();
  await judge(page, 'schedule form');
  await drawer.getByRole('button', { name: 'Sat' }).click();
  await drawer.getByLabel('Time zone').selectOption('Europe/Istanbul');
  await drawer.getByRole('button', { name: 'Save schedule' }).click();
  await page.getByText('Saturday at 08:05').waitFor();
  await page.locator('#content').getByText('Istanbul (GMT+3)').waitFor(); // the drawer, which lists all zones, may still be closing

  expect(await page.locator('#content').getByText('Mathle', { exact: true }).count()).toBe(1);
  await page.getByRole('switch', { name: 'Mathle is scheduled' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Add: Mathle' }).waitFor();
  expect(await page.getByText('Saturday at 08:05').count()).toBe(0);
});

it('solves the word by keyboard and by touch, each in their own language', async () => {
  await openPuzzle(server, { teamId, puzzleType: 'findTheWord', puzzle: aWord('PIVOT') });
  const page = await inNewYork();
  await page.goto('/findTheWord?from=chat');
  await page.waitForURL(/\/puzzle\/findTheWord\?from=chat/);
  const board = page.getByRole('grid');
  const before = await board.boundingBox();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-part="keys"]:not([inert])').waitFor();
  expect(await board.boundingBox()).toEqual(before); // nothing moves at the start
  await typeRow(page, 'zzzzz');
  await page.locator('#board').getByText('Not in our word list.').waitFor();
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace');
  await typeRow(page, 'topic');
  const told = 'T wrong place, O wrong place, P wrong place, I wrong place, C not in the word. 5 left.';
  await page.getByText(told).waitFor({ state: 'attached' });
  await page.getByRole('gridcell', { name: 'Row 1, cell 5, C, not in the word' }).waitFor();
  await judge(page, 'solving a word');

  await page.keyboard.type('pi');
  await page.reload();
  await page.getByRole('gridcell', { name: 'Row 2, cell 2, I, not checked yet' }).waitFor();
  await page.context().setOffline(true);
  await typeRow(page, 'vot');
  await page
    .locator('#board')
    .getByText(/^Not sent, and nothing is lost/)
    .waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-part="celebration"]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Solved in two' }).waitFor();
  await page.getByText('You are the first to solve it today.').waitFor();
  await page.getByText('Topla, Find the Word 1').waitFor();
  await judge(page, 'word solved');
  await page.reload();
  await page.getByRole('heading', { name: 'Solved in two' }).waitFor();
  expect(await page.locator('[data-part="celebration"]').count()).toBe(0);

  const narrow = await inIstanbul();
  await narrow.goto('/');
  await narrow.getByRole('link', { name: 'Başla: Kelimeyi Bul' }).click();
  await narrow.getByRole('button', { name: 'Başla' }).click();
  await touchRow(narrow, [...'PILOT'], 'Gönder');
  await narrow.getByText(/L kelimede yok/).waitFor({ state: 'attached' });
  await judge(narrow, 'a word at 320');
  await touchRow(narrow, [...'PIVOT'], 'Gönder');
  await narrow.getByRole('heading', { name: 'İki denemede buldun' }).waitFor();
  await narrow.getByText('Ada Moss').waitFor();
  await judge(narrow, 'a word solved at 320');
});

it('writes Turkish letters as Turkish has them', async () => {
  const cem = await foundTeam(server.url, 'Cem Yılmaz', 'Kuzey');
  const team = cem.team?.teamId ?? '';
  await openPuzzle(server, { teamId: team, puzzleType: 'findTheWord', puzzle: aWord('KİLİM', 'tr') });
  const page = await windowIn('Europe/Istanbul', cem, { language: 'tr', width: 280, height: 600 });
  await page.goto('/puzzle/findTheWord');
  await page.getByRole('button', { name: 'Başla' }).click();
  await page.locator('[data-part="keys"]:not([inert])').waitFor();
  await judge(page, 'Turkish keys at 280');
  const widths = await page
    .locator('[data-part="key"]')
    .evaluateAll((keys) => keys.map((key) => key.clientWidth + 2));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  for (const letter of 'kılıç') await pressLetter(page, letter);
  await page.getByRole('gridcell', { name: '1. satır, 2. kutu, I, henüz denenmedi' }).waitFor();
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace');
  await typeRow(page, 'kilim');
  await page.getByRole('heading', { name: 'İlk denemede buldun' }).waitFor();
});

it('solves the equation and the grid, by keyboard and by mouse', async () => {
  await openPuzzle(server, { teamId, puzzleType: 'mathle', puzzle: anEquation('10+20=30') });
  await openPuzzle(server, { teamId, puzzleType: 'sudoku', puzzle: aGrid });
  const page = await inNewYork();
  await page.goto('/puzzle/mathle');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-part="keys"]:not([inert])').waitFor();
  await page.keyboard.type('12x3=');
  await page.getByText('= 36', { exact: true }).waitFor();
  await judge(page, 'solving an equation');
  await typeRow(page, '122');
  await page.locator('#board').getByText('The left side makes 36, the right side 122.').waitFor();
  for (let sign = 0; sign < 8; sign++) await page.keyboard.press('Backspace');
  await typeRow(page, '20+10=30');
  await page.getByRole('heading', { name: 'Solved in one' }).waitFor();
  await page.getByRole('gridcell', { name: 'Row 1, cell 1, 1, right place' }).waitFor();

  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const grid = page.getByRole('grid', { name: 'Sudoku' });
  await grid.getByRole('gridcell', { name: 'Row 1 column 3, empty' }).click();
  await page.keyboard.press('Shift+Digit3');
  await grid.getByRole('gridcell', { name: 'Row 1 column 3, empty, notes 3' }).waitFor();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/Sudoku/Draft'));
  await page.keyboard.press('5');
  await grid.getByRole('gridcell', { name: 'Row 1 column 3, 5, appears twice' }).waitFor();
  await kept;
  const otherDevice = await inNewYork();
  await otherDevice.goto('/puzzle/sudoku');
  await otherDevice.getByRole('gridcell', { name: 'Row 1 column 3, 5, appears twice' }).waitFor();
  await otherDevice.context().close();
  await judge(page, 'solving a grid');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Hint, −10' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await grid.getByRole('gridcell', { name: /from a hint/ }).waitFor();
  const open = [...aGrid.givens].flatMap((given, cell) => (given === '0' ? [cell] : []));
  await page.locator('[data-cell="0"]').click();
  for (let cell = 0; cell < 27; cell++) {
    const digit = aGrid.solution[cell] ?? '';
    const isEmpty = (await page.locator(`[data-cell="${cell}"]`).getAttribute('data-kind')) === 'own';
    if (isEmpty) await page.keyboard.press(digit);
    await page.keyboard.press('ArrowRight');
    if (cell % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: /^Solved in \d/ }).waitFor();
  await judge(page, 'grid solved');

  const narrow = await inIstanbul();
  await narrow.goto('/sudoku');
  await narrow.getByRole('button', { name: 'Başla' }).click();
  await narrow.getByRole('button', { name: 'Önce rakam' }).click();
  for (const digit of new Set(open.map((cell) => aGrid.solution[cell]))) {
    await narrow
      .locator('[data-part="pad"]')
      .getByRole('button')
      .nth(Number(digit) - 1)
      .click();
    for (const cell of open)
      if (aGrid.solution[cell] === digit) await narrow.locator(`[data-cell="${cell}"]`).click();
  }
  await judge(narrow, 'a grid at 320');
  await narrow.context().setOffline(true);
  await narrow.getByRole('button', { name: 'Kontrol et' }).click();
  await narrow.locator('#board').getByText('Çevrimdışısın. Çözümün burada duruyor').waitFor();
  await narrow.context().setOffline(false);
  await narrow.getByRole('heading', { name: /^Çözme süren/ }).waitFor();
});

it('keeps the row when the puzzle closes, and lets it be practised', async () => {
  const dila = await foundTeam(server.url, 'Dila Er', 'Atlas');
  const team = dila.team?.teamId ?? '';
  const gameId = await openPuzzle(server, {
    teamId: team,
    puzzleType: 'findTheWord',
    puzzle: aWord('PIVOT'),
  });
  const page = await windowIn('Asia/Tokyo', dila, {});
  await page.goto('/puzzle/findTheWord');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-part="keys"]:not([inert])').waitFor();
  await page.keyboard.type('stone');
  await server.services.database
    .updateTable('puzzles')
    .set({ closes_at: Date.now() - 1 })
    .where('id', '=', gameId)
    .execute();
  await page.keyboard.press('Enter');
  await page
    .getByText(/Your last guess wasn't submitted; it is still here/)
    .first()
    .waitFor();
  await page.getByRole('gridcell', { name: 'Row 1, cell 1, S, not checked yet' }).waitFor();

  const other = await colleague(server.url, dila, 'Emre Kaya');
  const late = await windowIn('Asia/Tokyo', other, {});
  await late.goto(`/puzzle/findTheWord?game=${gameId}`);
  await late.getByRole('button', { name: 'Practise' }).click();
  await late.locator('[data-part="keys"]:not([inert])').waitFor();
  await typeRow(late, 'pivot');
  await late.getByText('This was practice: no XP, no streak.').waitFor();
});

it('is seen on the dashboard and the leaderboard', async () => {
  const page = await inNewYork();
  await page.goto('/');
  await page.getByText('1-day streak').waitFor();
  await page.getByRole('link', { name: 'Result: Mathle' }).waitFor();
  await judge(page, 'dashboard with puzzles');
  await goOn(page, '/leaderboard');
  await page
    .getByRole('link', { name: 'Details: Find the Word' })
    .or(page.getByRole('link', { name: /Find the Word/ }))
    .first()
    .click();
  await page.getByRole('row', { name: /Ada Moss \(you\) 1 1 2 1/ }).waitFor();
  await judge(page, 'details of a puzzle');
});
