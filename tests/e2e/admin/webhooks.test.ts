// Webhooks in the admin panel: added by keys, tried, their deliveries seen and sent again, removed; in Turkish at 320 px too.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import help from '../../../src/texts/en/pages/help.json' with { type: 'json' };
import words from '../../../src/texts/en/pages/webhooks.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/webhooks.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
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

it('adds a webhook by keys, tries it, and removes it', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel/webhooks');
  await page.getByText(words.none).waitFor();
  await judge(page, 'no webhooks');
  await button(page, words.make).press('Enter');
  const address = page.getByRole('textbox', { name: words.url });
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await address.fill('http://localhost/');
  await address.press('Enter');
  await page.getByText(words.urlNeeded).waitFor();
  await page.getByText(words.eventsNeeded).waitFor();
  await judge(page, 'a webhook that cannot be added');
  await page.getByRole('checkbox', { name: words.event.member.joined }).press(' ');
  await address.fill('https://localhost/hook');
  await address.press('Enter');
  await page.getByRole('heading', { name: words.secret.title }).waitFor();
  expect(await page.locator('code').textContent()).toMatch(/^whsec_[\w+/]{43}=$/);
  await button(page, words.secret.done).press('Enter');
  await button(page, 'Send a test to localhost/hook').press('Enter');
  await page.getByText(words.failure.inside).waitFor();
  await judge(page, 'a delivery that was given up');
  await page.getByRole('button', { name: /^Send again: Test/ }).press('Enter');
  await page.getByText(words.failure.inside).waitFor();
  await button(page, 'Change localhost/hook').press('Enter');
  const choice = page.getByRole('alertdialog', { name: 'What is localhost/hook told?' });
  await choice.getByRole('checkbox', { name: words.event.member.joined }).press(' ');
  await choice.getByRole('button', { name: words.save }).press('Enter');
  await choice.getByText(words.eventsNeeded).waitFor();
  await judge(page, 'a webhook that would be told nothing');
  await choice.getByRole('checkbox', { name: words.event.audit.entry }).press(' ');
  await choice.getByRole('button', { name: words.save }).press('Enter');
  await page.getByRole('listitem').getByText(words.event.audit.entry).and(page.locator('li')).waitFor();
  await button(page, 'Remove localhost/hook').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove localhost/hook?' });
  await dialog.getByRole('button', { name: words.remove }).press('Enter');
  await page.getByText(words.none).waitFor();
  await page.getByRole('link', { name: words.guide }).click();
  await page.getByRole('heading', { level: 1, name: help.howTo.webhooks.title }).waitFor();
  await page.getByText('timingSafeEqual(given, right)').waitFor();
  await judge(page, 'the article about webhooks');
  await page.context().close();
});

it('fits a small window in Turkish and in the dark, and says that a webhook is off', async () => {
  const look = { width: 320, height: 720, theme: 'dark', language: 'tr' } as const;
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto('/admin-panel/webhooks');
  await button(page, tr.make).click();
  await page
    .getByRole('textbox', { name: tr.url })
    .fill('https://localhost/a-rather-long-address-of-a-program');
  const audit = page.getByRole('checkbox', { name: tr.event.audit.entry });
  for (const box of await page.getByRole('checkbox').all()) await box.click();
  await audit.click(); // or it would be told of its own making
  await judge(page, 'the form of a webhook at 320');
  await page.getByRole('button', { name: tr.make }).click();
  await button(page, tr.secret.done).click();
  await server.services.database
    .updateTable('webhooks')
    .set({ off_since: Date.now() })
    .where('team_id', '=', ada.team?.teamId ?? '')
    .execute();
  await page.reload();
  await page.getByRole('button', { name: /^Son gönderimler: localhost/ }).click();
  await page.getByText(tr.noDeliveries).waitFor();
  await judge(page, 'a webhook that is off at 320');
  await page.getByRole('button', { name: /^Aç: localhost/ }).click();
  await page.getByRole('button', { name: /^Aç: localhost/ }).waitFor({ state: 'detached' });
  await page.context().close();
});
