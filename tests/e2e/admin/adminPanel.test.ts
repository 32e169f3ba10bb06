// The admin panel: a page for each section, changes that save themselves and are taken back, refusals in place; by mouse and keyboard, in Turkish at 320 px too.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '../../../src/texts/en/errors.json' with { type: 'json' };
import settings from '../../../src/texts/en/later/settings.json' with { type: 'json' };
import en from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import trSettings from '../../../src/texts/tr/later/settings.json' with { type: 'json' };
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

const { saving } = settings;
const undo = (page: Page) => page.getByRole('button', { name: saving.undo, exact: true });
const isSaved = (page: Page) => page.getByRole('status').getByText(saving.saved, { exact: true }).waitFor();
const isSavedInTurkish = (page: Page) =>
  page.getByRole('status').getByText(trSettings.saving.saved, { exact: true }).waitFor();
const open = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: section }).click();

async function limitedGames(): Promise<unknown> {
  const answer = await fetch(`${server.url}/api/Admin/LimitedGames/${ada.team?.teamId}`, {
    headers: { authorization: `Bearer ${bo.guulJwt}` },
  });
  return answer.json();
}

it('saves each change at once and takes it back, on the server too', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel#admin-games');
  await page.getByRole('heading', { level: 1, name: en.section.games }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-panel/games');
  await page.getByLabel('Words, one a line').fill('Teapot\ntea-pot\nKettle');
  await page.getByRole('button', { name: 'Save words' }).click();
  await page.getByText('2 words are saved. With 30 or more').waitFor();
  await page.getByText('Left out, because they are already in the list: tea-pot.').waitFor();
  const names = await page.getByRole('main').getByRole('listitem').getByRole('checkbox').all();
  const shown = await Promise.all(
    names.map((each) => each.evaluate((box) => box.parentElement?.textContent)),
  );
  expect(shown).toEqual(shown.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')));

  await page.getByRole('checkbox', { name: 'Chess' }).click();
  await isSaved(page);
  expect(await limitedGames()).toEqual({ limitedGames: ['chess'] });
  await judge(page, 'admin panel, saved');
  await undo(page).press('Enter');
  await page.getByRole('status').getByText(saving.undone).waitFor();
  expect(await limitedGames()).toEqual({ limitedGames: [] });
  expect(await page.getByRole('checkbox', { name: 'Chess' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: saving.redo }).press('Enter');
  await isSaved(page);

  await page.getByRole('checkbox', { name: 'Okey' }).click();
  await expect.poll(limitedGames).toEqual({ limitedGames: ['chess', 'okey'] });
  await isSaved(page);
  await undo(page).press('Enter');
  await expect.poll(limitedGames).toEqual({ limitedGames: ['chess'] });
  await page.getByRole('button', { name: saving.undoMore }).press('Enter');
  await expect.poll(limitedGames).toEqual({ limitedGames: [] });
  await page.getByRole('button', { name: saving.redo, exact: true }).press('Enter');
  await expect.poll(limitedGames).toEqual({ limitedGames: ['chess'] });
  await page.getByRole('button', { name: saving.redoMore }).press('Enter');
  await expect.poll(limitedGames).toEqual({ limitedGames: ['chess', 'okey'] });
  await isSaved(page);

  await open(page, en.section.team);
  const name = page.getByLabel(en.team.name);
  await name.fill('Northlight Games');
  await name.press('Enter');
  await isSaved(page);
  await name.fill('');
  await name.blur();
  await page.getByText('Enter a name').waitFor();
  await name.press('Escape');
  expect(await name.inputValue()).toBe('Northlight Games');

  await open(page, en.section.audit);
  await page.getByText(/Changed settings: team name/).waitFor();
  await page.context().close();
});

it('shows the former value where a change is refused, and does not undo what somebody else changed since', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel/periods');
  await page.getByRole('button', { name: 'Add a period on Monday' }).click();
  await isSaved(page);
  const from = page.getByLabel('Monday, from');
  await from.fill('13:00');
  await from.press('Enter');
  await page.getByText(en.periods.empty).waitFor();
  await from.fill('11:00');
  await from.press('Enter');
  await isSaved(page);
  await page.getByRole('button', { name: 'Copy Monday to all days' }).press('Enter');
  await expect.poll(() => page.getByLabel(/, from$/).count()).toBe(7);
  await isSaved(page);

  const other = await windowOf(browser, server.url, ada);
  await other.goto('/admin-panel/periods');
  await other.getByRole('button', { name: /^Remove .* on Tuesday/ }).click();
  await isSaved(other);
  await undo(page).click();
  await page.getByRole('alert').getByText(errors.Conflict).waitFor();
  await expect.poll(() => page.getByLabel(/, from$/).count()).toBe(6);

  await page.route('**/UpdateAdminSettings', (route) => route.abort());
  await page.getByRole('button', { name: /^Remove .* on Friday/ }).click();
  await page.getByRole('alert').getByText(errors.TemporarilyUnavailable).waitFor();
  expect(await page.getByLabel(/, from$/).count()).toBe(6);
  await judge(page, 'a change that was refused');
  await other.context().close();
  await page.context().close();
});

it('finds a setting by its words in both languages, by keys, and asks before an admin is removed', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel');
  const search = page.getByRole('searchbox', { name: en.search.label });
  await search.fill('saat dilimi');
  await page.getByRole('link', { name: /Time zone/ }).waitFor();
  await search.fill('add adm');
  await judge(page, 'the search of the admin panel');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: en.section.admins }).waitFor();
  const add = page.getByLabel(en.admins.add);
  await expect.poll(() => add.evaluate((field) => field === document.activeElement)).toBe(true);
  await add.selectOption('Bo Lind');
  await isSaved(page);
  await page.getByRole('button', { name: 'Remove Bo Lind as an admin' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Bo Lind as an admin?' });
  await dialog.getByRole('button', { name: en.admins.remove }).click();
  await add.getByRole('option', { name: 'Bo Lind' }).waitFor({ state: 'attached' });
  await page.context().close();
});

it('plans the end of the team by its name and stops it, in Turkish on a small screen', async () => {
  const look = { width: 320, height: 720, theme: 'dark', language: 'tr' } as const;
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto('/admin-panel');
  const section = page.getByLabel(tr.search.section);
  await section.selectOption(tr.section.joining);
  await page.getByRole('switch', { name: tr.joining.byLink }).click();
  await page.getByRole('button', { name: trSettings.saving.undo }).click();
  await page.getByRole('status').getByText(trSettings.saving.undone).waitFor();
  const uses = page.getByLabel(tr.joining.uses);
  await uses.fill('0');
  await uses.press('Enter');
  await page.getByText(tr.joining.usesWrong).waitFor();
  await uses.fill('5');
  await uses.press('Enter');
  await isSavedInTurkish(page);
  await judge(page, 'joining at 320 px');
  await section.selectOption(tr.section.end);
  const end = page.getByRole('button', { name: tr.end.delete });
  await end.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: tr.end.delete }).click();
  await dialog.getByText(tr.end.unlike).first().waitFor();
  await dialog.getByRole('textbox').fill('Northlight Games');
  await dialog.getByRole('button', { name: tr.end.delete }).click();
  await page.getByRole('button', { name: tr.end.stop }).press('Enter');
  await end.waitFor();
  await section.selectOption(tr.section.audit);
  await page.getByText(tr.audit.act.deletionStopped).waitFor();
  await judge(page, 'admin panel at 320 px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});
