// Keeping data in the admin panel: a shorter time is chosen after its effect is shown, a legal hold is placed and ended; by keys, in Turkish at 320 px too.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import admin from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import en from '../../../src/texts/en/pages/keeping.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/keeping.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  await colleague(server.url, ada, 'Bo Lind');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it('shows what would go before it is set, and places and ends a hold; all of it is in the file of the team', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel/keeping');
  const games = page.getByLabel(en.kind.games);
  await games.selectOption('90');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Nothing is that old yet. From now on, games').waitFor();
  await judge(page, 'keeping: a shorter time');
  await dialog.getByRole('button', { name: en.cancel }).press('Enter');
  expect(await games.inputValue()).toBe('');
  await games.selectOption('90');
  await dialog.getByRole('button', { name: en.delete }).press('Enter');
  await expect.poll(() => games.inputValue()).toBe('90');
  await games.selectOption('180'); // a longer time deletes nothing and asks nothing
  await expect.poll(() => games.inputValue()).toBe('180');

  await page.getByRole('button', { name: en.place }).press('Enter');
  await page.getByText(en.whomNeeded).waitFor();
  await page.getByLabel(en.whom).selectOption({ label: 'Bo Lind' });
  await page.getByLabel(en.reason).fill('Matter 7');
  await page.getByLabel(en.reason).press('Enter');
  const hold = page.getByRole('listitem').filter({ hasText: 'Matter 7' });
  await hold.waitFor();
  await judge(page, 'keeping: a hold');
  await hold.getByRole('button').press('Enter');
  await dialog.getByRole('button', { name: en.end, exact: true }).press('Enter');
  await hold.getByText('Ended by Ada Moss').waitFor();

  await goOn(page, '/admin-panel/audit');
  await page
    .getByText(
      admin.audit.act.retentionSet_other.replace('{{kind}}', en.kind.games).replace('{{count}}', '90'),
    )
    .waitFor();
  await page.getByText('Placed a legal hold on Bo Lind: Matter 7').waitFor();

  await goOn(page, '/admin-panel/end');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: admin.end.export }).press('Enter');
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(file.tables.legal_holds).toMatchObject([{ reason: 'Matter 7' }]);
  await page.context().close();
});

it('fits a small screen in Turkish and dark', async () => {
  const page = await windowOf(browser, server.url, ada, {
    width: 320,
    height: 640,
    theme: 'dark',
    language: 'tr',
  });
  await page.goto('/admin-panel/keeping');
  await page.getByText(tr.retentionWords).waitFor();
  await judge(page, 'keeping at 320 px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});
