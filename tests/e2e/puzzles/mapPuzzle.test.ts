// The map puzzle in a browser: found by keyboard in English, missed by mouse in Turkish on a narrow screen.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { makeTaller, scrollTo, stillTop } from '../../support/browser/scrolling.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { aCountry, openPuzzle } from '../../support/data/openPuzzle.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Maps');
  bo = await colleague(server.url, ada, 'Bora Işık');
  await openPuzzle(server, {
    teamId: ada.team?.teamId ?? '',
    puzzleType: 'geoPuzzle',
    puzzle: aCountry,
  });
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

/** With Tab, from wherever the focus is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const isThere = () =>
    page.evaluate((source) => {
      const focused = document.activeElement;
      const label = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      return new RegExp(source).test(label);
    }, name.source);
  for (let n = 0; n < 40 && !(await isThere()); n++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

it('is found by keyboard, with its capital and its flag', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/puzzle/geoPuzzle');
  await page.getByText("Today's difficulty: Easy").waitFor();
  expect(await page.getByRole('img', { name: 'Outline of the country' }).count()).toBe(0);
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Outline of the country' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Name of a country' });
  await field.waitFor();
  await tabTo(page, /^Name of a country$/);
  await page.keyboard.type('Atlantis');
  await page.keyboard.press('Enter');
  await page.locator('#board').getByText("We don't know a country of that name.").waitFor();
  await page.keyboard.type('turkiye'); // in place of what was refused
  await page.getByRole('option', { name: 'Türkiye' }).waitFor();
  await judge(page, 'choosing a country');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('Türkiye: 2,762 km, north-west, 86%. 5 left.').waitFor({ state: 'attached' });
  await page.keyboard.type('TURKEY');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.locator('#board').getByText('You have guessed that country already.').waitFor();
  await page.keyboard.type('fransa');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Solved in two' }).waitFor();
  await page.getByRole('heading', { name: 'France: for extra points' }).waitFor();
  await page.getByText('What is its capital? +10 points').waitFor();
  await judge(page, 'the capital');
  await tabTo(page, /^Paris$/);
  await page.keyboard.press('Enter');
  await page.getByText('Right: +10 points.').waitFor();
  await page.getByText('Which is its flag? +10 points').waitFor();
  await judge(page, 'the flag');
  await tabTo(page, /^blue, white, and red$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'blue, white, and red, right' }).waitFor();
});

it('is missed by mouse, narrow and in Turkish, and the questions come all the same', async () => {
  const page = await windowOf(browser, server.url, bo, {
    language: 'tr',
    width: 320,
    height: 640,
    theme: 'dark',
  });
  await page.goto('/puzzle/geoPuzzle');
  await page.getByRole('button', { name: 'Başla' }).click();
  const field = page.getByRole('combobox', { name: 'Ülke adı' });
  for (const [typed, name] of [
    ['ispan', 'İspanya'],
    ['ingil', 'Birleşik Krallık'],
    ['JAPON', 'Japonya'],
    ['misir', 'Mısır'],
    ['abd', 'Amerika Birleşik Devletleri'],
    ['çad', 'Çad'],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
    if (name === 'Japonya') await judge(page, 'guessing on a narrow screen');
    await page.getByRole('button', { name: 'Tahmin et' }).click();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor({ state: 'attached' });
  }
  await page.getByText('Doğru ülke: Fransa').waitFor();
  await page.getByText('Başkenti neresi? +10 puan').waitFor();
  await page.getByRole('button', { name: 'Madrid' }).click();
  await page.getByText('Doğru değil. Doğru cevap işaretlendi.').waitFor();
  await page.getByRole('button', { name: 'Paris, doğru' }).waitFor();
  await judge(page, 'questions on a narrow screen');
});

it('does not move the page while a country is typed', async () => {
  const cy = await colleague(server.url, ada, 'Cy Onat');
  const page = await windowOf(browser, server.url, cy, { width: 320, height: 640 });
  await page.goto('/puzzle/geoPuzzle');
  await page.getByRole('button', { name: 'Start' }).click();
  const field = page.getByRole('combobox', { name: 'Name of a country' });
  await field.waitFor();
  await makeTaller(page);
  await scrollTo(field, 200);
  await field.focus();
  const before = await stillTop(field);
  await page.keyboard.type('spai');
  await page.getByRole('option', { name: 'Spain' }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await stillTop(field)).toBe(before);
});
