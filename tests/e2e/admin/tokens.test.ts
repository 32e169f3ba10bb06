// Tokens of a team in the admin panel: made by keys, shown once, good for the example of the Help Center and for groups, ended; and where the log goes.
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import stream from '../../../src/texts/en/pages/auditStream.json' with { type: 'json' };
import groups from '../../../src/texts/en/pages/groups.json' with { type: 'json' };
import help from '../../../src/texts/en/pages/help.json' with { type: 'json' };
import words from '../../../src/texts/en/pages/tokens.json' with { type: 'json' };
import trStream from '../../../src/texts/tr/pages/auditStream.json' with { type: 'json' };
import trGroups from '../../../src/texts/tr/pages/groups.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/tokens.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** The example of the Help Center as it stands there, run in a shell. */
async function answerOf(example: string, token: string): Promise<string> {
  const shell = promisify(execFile);
  const { stdout } = await shell('sh', ['-c', example], { env: { ...process.env, TOPLA_TOKEN: token } });
  return stdout;
}

/** As a directory does, by the token that was made. */
async function pushGroup(token: string, displayName: string): Promise<void> {
  const { status } = await fetch(`${server.url}/scim/v2/Groups`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify({ displayName, members: [{ value: ada.userId }] }),
  });
  expect(status).toBe(201);
}

it('makes a token by keys, shows it once, runs the example with it, and ends it', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel');
  const search = page.getByRole('searchbox', { name: en.search.label });
  await search.fill('api key');
  await page.getByRole('link', { name: new RegExp(words.make) }).waitFor();
  await search.press('Enter');
  await page.getByText(words.none).waitFor();
  await judge(page, 'no tokens');
  await button(page, words.make).press('Enter');
  const name = page.getByRole('textbox', { name: words.name });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.press('Enter');
  await page.getByText(words.nameNeeded).waitFor();
  await page.getByText(words.rightsNeeded).waitFor();
  await name.fill('Intranet');
  const day = page.getByLabel(words.lastDay);
  await day.fill('2020-01-01');
  await page.getByText(/^Choose a day from/).waitFor();
  await judge(page, 'a token that cannot be made');
  await day.fill(new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10));
  await page.getByRole('checkbox', { name: words.scope.members.read }).press(' ');
  await page.getByRole('checkbox', { name: words.scope.people.provision }).press(' ');
  await name.press('Enter');
  const heading = page.getByRole('heading', { name: words.secret.title });
  await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
  const token = (await page.locator('code').textContent()) ?? '';
  expect(token).toMatch(/^topla_[0-9a-f]{64}$/);
  await judge(page, 'a new token');
  await button(page, words.secret.done).press('Enter');
  await page.getByText(/never used/).waitFor();
  expect(await page.content()).not.toContain(token);

  await page.getByText(groups.none).waitFor();
  await pushGroup(token, 'Sales');
  await pushGroup(token, 'IT admins');
  await page.reload();
  const effectOf = (name: string) => page.getByLabel(groups.of.replace('{{name}}', name));
  await effectOf('Sales').selectOption('department');
  await page.getByText(groups.departmentNote).waitFor();
  await effectOf('IT admins').selectOption('admins');
  const asking = page.getByRole('alertdialog', { name: 'Make the people in IT admins admins?' });
  await judge(page, 'a group of admins is asked about');
  await asking.getByRole('button', { name: groups.cancel }).press('Enter');
  expect(await effectOf('IT admins').inputValue()).toBe('nothing');
  await effectOf('IT admins').selectOption('admins');
  await asking.getByRole('button', { name: groups.confirm }).press('Enter');
  await page.getByText(groups.adminsNote).waitFor();
  await expect.poll(() => effectOf('IT admins').inputValue()).toBe('admins');
  await judge(page, 'groups');

  await page.getByRole('link', { name: words.guide }).click();
  await page.getByRole('heading', { level: 1, name: help.howTo.tokens.title }).waitFor();
  const example = (await page.locator('pre').textContent()) ?? '';
  await judge(page, 'the article about tokens');
  if (hasCurl) expect(await answerOf(example, token)).toContain('"name":"Ada Moss"');
  const described = await page.request.get(
    (await page.getByRole('link', { name: help.example.openapi }).getAttribute('href')) ?? '',
  );
  expect(Object.keys((await described.json()).paths)).toContain('/api/{kind}/UserList/{id}');

  await page.goto('/admin-panel/tokens');
  if (hasCurl) await page.getByText(/last used/).waitFor();
  await button(page, 'End Intranet').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'End Intranet?' });
  await dialog.getByRole('button', { name: words.end }).press('Enter');
  await page.getByText(words.none).waitFor();
  if (hasCurl) await expect(answerOf(example, token)).rejects.toThrow('401');
  await goOn(page, '/admin-panel/audit');
  await page.getByText('Ended the API token Intranet').waitFor();
  await page.getByText('Made the group Sales a department').waitFor();

  await button(page, stream.begin).press('Enter');
  const host = page.getByRole('textbox', { name: stream.host });
  await button(page, stream.save).press('Enter');
  await page.getByText(stream.wrong.host).waitFor();
  await host.fill('127.0.0.1');
  await host.press('Enter');
  await button(page, stream.test).press('Enter');
  await page.getByRole('status').getByText(stream.failure.inside).waitFor();
  await judge(page, 'a stream that is not taken');
  await button(page, stream.stop).press('Enter');
  const stopping = page.getByRole('alertdialog', { name: 'Stop sending to 127.0.0.1?' });
  await stopping.getByRole('button', { name: stream.stop }).press('Enter');
  await button(page, stream.begin).waitFor();
  await page.context().close();
});

it('says that the list could not be loaded, and fits a small window in Turkish and in the dark', async () => {
  const look = { width: 320, height: 720, theme: 'dark', language: 'tr' } as const;
  const page = await windowOf(browser, server.url, ada, look);
  await page.route('**/api/Admin/Tokens/*', (route) => route.abort());
  await page.goto('/admin-panel/tokens');
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/Admin/Tokens/*');
  await page.getByRole('alert').getByRole('button').click();
  await button(page, tr.make).click();
  await page.getByRole('textbox', { name: tr.name }).fill('Duyuru ekranı');
  for (const box of await page.getByRole('checkbox').all()) await box.click();
  await judge(page, 'the form of a token at 320');
  await page.getByRole('button', { name: tr.make }).click();
  await page.getByRole('heading', { name: tr.secret.title }).waitFor();
  await judge(page, 'a new token at 320');
  await button(page, tr.secret.done).click();
  await page.getByText(tr.scope.audit.read).waitFor();
  await page.getByText(trGroups.adminsNote).waitFor();
  await judge(page, 'tokens at 320');
  await goOn(page, '/admin-panel/audit');
  await button(page, trStream.begin).click();
  await page.getByRole('textbox', { name: trStream.host }).fill('siem.example.com');
  await judge(page, 'the form of a stream at 320');
  await page.context().close();
});
