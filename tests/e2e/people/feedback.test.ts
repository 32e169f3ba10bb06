// Feedback in a browser: from the footer, what is missing is said in place, and a person is told that it was taken.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/feedback.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/feedback.json' with { type: 'json' };
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

it('is written with the keyboard, sent and thanked for', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await page.getByRole('heading', { name: en.title }).waitFor();
  await page.getByRole('button', { name: en.send }).press('Enter');
  await page.getByText(en.wrong.text).waitFor();
  await page.getByText(en.wrong.mood).waitFor();
  await judge(page, 'feedback with faults');
  await page.getByRole('radio', { name: en.moods['4'] }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel(en.topic).selectOption(en.topics.idea);
  await page.getByLabel(en.text).fill('More colours for the pieces.');
  await page.getByRole('button', { name: en.send }).press('Enter');
  await page.getByRole('heading', { name: en.thanks }).waitFor();
  await judge(page, 'thanks for the feedback');
  const kept = await server.services.database.selectFrom('feedback').selectAll().execute();
  expect(kept).toMatchObject([{ mood: 4, topic: 'idea', text: 'More colours for the pieces.' }]);
});

it('fits on a phone, in Turkish', async () => {
  const page = await windowOf(browser, server.url, ada, {
    language: 'tr',
    width: 320,
    height: 640,
    theme: 'dark',
  });
  await page.goto('/feedback');
  await page.getByRole('heading', { name: tr.title }).waitFor();
  await judge(page, 'feedback at 320');
});
