// A visitor of a fresh installation looks around in the demo team, in Turkish and by keyboard.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import tr from '../../../src/texts/tr/door.json' with { type: 'json' };
import errors from '../../../src/texts/tr/errors.json' with { type: 'json' };
import admin from '../../../src/texts/tr/pages/admin.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await server?.close();
});

it('finds puzzles, a quiz, tables and a leaderboard with one press', async () => {
  const page = await windowOf(browser, server.url, null, { width: 320, height: 720 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Türkçe' }).click();
  const button = page.getByRole('button', { name: tr.demo.act });
  await button.waitFor();
  await judge(page, 'sign-in with a demo team');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: tr.demo.making }).waitFor();
  await page.getByText(tr.demo.part.puzzles, { exact: true }).waitFor();
  const there = page.getByRole('heading', { level: 1, name: /Ziyaretçi/ });
  const isBusy = page.getByText(errors.TemporarilyUnavailable);
  await there.or(isBusy).waitFor();
  if (await isBusy.isVisible()) await page.keyboard.press('Enter'); // on a slow machine, as it says
  await there.waitFor();
  await page
    .getByRole('link', { name: 'Başla: Sudoku' })
    .or(page.getByRole('link', { name: /Sudoku/ }))
    .first()
    .waitFor();
  await page
    .getByRole('heading', { name: 'Üç dakikalık yarışma' })
    .or(page.getByText('Üç dakikalık yarışma'))
    .first()
    .waitFor();
  for (const width of [640, 280]) {
    await page.setViewportSize({ width, height: 720 });
    await judge(page, `the dashboard with puzzles at ${width}`);
  }
  await page.goto('/admin-panel');
  await page.getByText(errors.demo).waitFor();
  await judge(page, 'the admin panel of the demo');
  await page.getByLabel(admin.team.name).fill('Başka bir takım');
  await page.getByLabel(admin.team.name).press('Enter');
  await page.getByRole('alert').getByText(errors.demo).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel(admin.team.name).inputValue()).toBe('Demo takımı');
  await page.goto('/leaderboard');
  await page.getByText('Ada Moss').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/leaderboard');
});
