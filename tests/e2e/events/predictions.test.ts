// Predictions in a browser: an admin chooses a league, two people predict, it locks, a result is typed in, and the table stands.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

/** The first match that can still be predicted: one of the same day may have begun. */
const openMatchOn = (page: Page) => page.locator('[data-part="match"]:not([data-locked=true])').first();

let server: TestServer;
let browser: Browser;
let ada: Member;
let bora: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bora = await colleague(server.url, ada, 'Bora Işık');
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

/** The first match of the stage that is open kicks off now. */
async function kickOff(): Promise<{ id: string; home: string; away: string }> {
  const { database } = server.services;
  const now = Date.now();
  const next = await database
    .selectFrom('prediction_items')
    .selectAll()
    .where('season_id', '=', '39-2025')
    .where('locks_at', '>', now)
    .orderBy('starts_at')
    .orderBy('place')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('prediction_items')
    .set({ starts_at: now - 1_000, locks_at: now - 1_000 })
    .where('season_id', '=', '39-2025')
    .where('id', '=', next.id)
    .execute();
  if (!('home' in next.about)) throw new Error('no match');
  return { id: next.id, home: next.about.home.name, away: next.about.away.name };
}

it('predict, save, lock, result, standings', async () => {
  const desk = await windowOf(browser, server.url, ada, {});
  const phone = await windowOf(browser, server.url, bora, { language: 'tr', width: 320, height: 640 });
  await phone.goto('/predictorEvents');
  await phone.getByText('Henüz tahmin edilecek bir şey yok').waitFor();
  await judge(phone, 'nothing to predict');

  await desk.goto('/scheduler?tab=predictors');
  await desk.getByRole('button', { name: 'Turn on: Premier League' }).click();
  await desk.getByRole('link', { name: 'Open: Premier League' }).waitFor();
  await judge(desk, 'scheduler of predictions');

  await phone.goto('/events');
  await phone
    .getByRole('link', { name: /^Tahmin et: / })
    .first()
    .click();
  const save = phone.getByRole('button', { name: /^Tahminleri kaydet/ });
  const inputs = openMatchOn(phone).getByRole('textbox');
  await inputs.nth(0).fill('2');
  await inputs.nth(1).fill('0');
  await openMatchOn(phone)
    .getByRole('button', { name: /^Bir fazla/ })
    .nth(1)
    .click();
  await judge(phone, 'predicting on a phone');
  await save.click();
  await phone.getByText('Tahminler kaydedildi.').waitFor({ state: 'attached' });
  await phone.reload();
  await expect.poll(() => inputs.nth(0).inputValue()).toBe('2');
  expect(await inputs.nth(1).inputValue()).toBe('1');

  await desk.getByRole('link', { name: 'Open: Premier League' }).click();
  const mine = openMatchOn(desk).getByRole('textbox');
  await mine.nth(0).fill('3');
  await mine.nth(1).fill('2');
  const moves = desk.getByRole('switch', { name: 'Move on after each digit' });
  await moves.check();
  await mine.nth(0).focus();
  await desk.keyboard.press('4');
  await expect.poll(() => mine.nth(1).evaluate((field) => field === document.activeElement)).toBe(true);
  await desk.keyboard.press('2');
  expect(await mine.nth(1).inputValue()).toBe('2');
  await desk.reload();
  expect(await moves.isChecked()).toBe(true);
  await moves.uncheck();
  await mine.nth(0).fill('3');
  await mine.nth(1).fill('2');
  await desk.getByRole('button', { name: 'Save predictions (1)' }).click();
  await desk.getByRole('button', { name: 'Save predictions', exact: true }).waitFor();
  await judge(desk, 'predicting on a desk');

  const { home, away } = await kickOff();
  await kickOff(); // with two columns the grid of tips is wider than a phone
  await phone.reload();
  const locked = phone.locator('[data-part="match"][data-locked=true]').filter({ hasText: home });
  await locked.getByText('itibarıyla kapandı').waitFor();
  await judge(phone, 'a match that is locked');

  await desk.goto('/scheduler?tab=predictors');
  const row = desk.getByRole('listitem').filter({ hasText: `${home} – ${away}` });
  await row.getByRole('textbox').nth(0).fill('2');
  await row.getByRole('textbox').nth(1).fill('1');
  await row.getByRole('button', { name: /^Save result/ }).click();
  await row.getByText('Entered by hand').waitFor();
  await judge(desk, 'results desk');

  await phone.reload();
  await phone.getByText('Tam skor: 5 puan').waitFor();
  await phone.getByRole('tab', { name: 'Sıralama' }).click();
  await phone.locator('[data-part="rows"]').getByText('5 puan').waitFor();

  const grid = phone.getByRole('region', { name: 'Herkesin tahminleri', exact: true });
  const own = grid.getByRole('row', { name: /Bora Işık \(sen\)/ });
  await own.getByText('2 : 1', { exact: false }).waitFor();
  await own.getByText('tam isabet').waitFor({ state: 'attached' });
  await grid
    .getByRole('row', { name: /Ada Moss/ })
    .getByText('kazanan ya da beraberlik doğru')
    .waitFor({ state: 'attached' });
  await grid.getByText('En çok puan: Bora Işık, 5 puan.').waitFor();
  await judge(phone, "everybody's tips");
  await judge(phone, 'standings on a phone');

  await desk.goto('/predictorEvents');
  const standings = desk.locator('[data-part="rows"] li');
  await expect.poll(() => standings.count()).toBe(2);
  expect(await standings.nth(0).textContent()).toContain('Bora Işık');
  expect(await standings.nth(1).textContent()).toContain('3 points');
});
