// The admin panel: every field wrong once, one save, enforced at once, leaving asks; by mouse and keyboard, in Turkish at 320 px too.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/admin.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it('saves all sections at once, refuses what is wrong in place, and asks before unsaved changes are lost', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel');
  const name = page.getByLabel(en.team.name);
  await name.fill('');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await page.getByText('Enter a name').or(name.locator('xpath=..')).first().waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Northlight Games');
  const add = page.getByRole('button', { name: 'Add a period on Monday' });
  await add.click();
  const from = page.getByLabel('Monday, from');
  await from.fill('13:00');
  await save.click();
  await page.getByText(en.periods.empty).waitFor();
  await from.fill('12:00');
  await page.getByRole('button', { name: 'Copy Monday to all days' }).press('Enter');
  expect(await page.getByLabel(/, from$/).count()).toBe(7);
  await page.getByRole('checkbox', { name: 'Chess' }).click();
  await page.getByLabel(en.admins.add).selectOption('Bo Lind');
  await page.getByText(en.admins.added).waitFor();
  await judge(page, 'admin panel, changed');
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  const leaving = page.getByRole('alertdialog');
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await leaving.waitFor({ state: 'hidden' });
  await save.click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.getByText(/Changed settings: team name/).waitFor();
  await page.getByText('Made Bo Lind an admin').waitFor();
  const limited = await fetch(`${server.url}/api/Admin/LimitedGames/${ada.team?.teamId}`, {
    headers: { authorization: `Bearer ${bo.guulJwt}` },
  });
  expect(await limited.json()).toEqual({ limitedGames: ['chess'] });
  await page.reload();
  await page.getByLabel(en.team.name).waitFor();
  expect(await page.getByLabel(en.team.name).inputValue()).toBe('Northlight Games');
  expect(await page.getByRole('checkbox', { name: 'Chess' }).isChecked()).toBe(false);
  await page.context().close();
});

it('plans the end of the team by its name and stops it, in Turkish on a small screen', async () => {
  const look = { width: 320, height: 720, theme: 'dark', language: 'tr' } as const;
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto('/admin-panel');
  const end = page.getByRole('button', { name: tr.end.delete });
  await end.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: tr.end.delete }).click();
  await dialog.getByText(tr.end.unlike).first().waitFor();
  await dialog.getByRole('textbox').fill('Northlight Games');
  await dialog.getByRole('button', { name: tr.end.delete }).click();
  await page.getByRole('button', { name: tr.end.stop }).press('Enter');
  await end.waitFor();
  await page.getByText(tr.audit.act.deletionStopped).waitFor();
  await judge(page, 'admin panel at 320 px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});
