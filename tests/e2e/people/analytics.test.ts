// Analytics in a browser: figures, charts by keyboard and as tables, a span of one's own, the export; in Turkish at 320 px.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/texts/en/pages/analytics.json' with { type: 'json' };
import tr from '../../../src/texts/tr/pages/analytics.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;

/** What the team played on each of the last 40 days. */
async function played(): Promise<void> {
  const { database } = server.services;
  const teamId = ada.team?.teamId ?? '';
  for (let ago = 0; ago < 40; ago++) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const row = {
      team_id: teamId,
      day,
      game_type: ago % 3 === 0 ? 'chess' : 'connect4',
      plays: 1 + (ago % 4),
    };
    const sums = { team_id: row.team_id, day, game_type: row.game_type, plays: row.plays, ms: 600_000 };
    await database
      .insertInto('team_days')
      .values(sums)
      .onConflict((on) => on.doNothing())
      .execute();
    for (const { userId } of [ada, bo])
      await database
        .insertInto('person_days')
        .values({ ...sums, user_id: userId })
        .onConflict((on) => on.doNothing())
        .execute();
  }
}

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, '=Şule Ölçer');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it('says that nothing was played yet', async () => {
  const page = await windowOf(browser, server.url, ada, { language: 'tr', width: 320, height: 640 });
  await page.goto('/analytics');
  await page.getByText(tr.none).first().waitFor();
  await judge(page, 'analytics of nothing');
});

it('shows figures, charts and people', async () => {
  await played();
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/leaderboard');
  await page.getByRole('main').getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('heading', { name: en.title }).waitFor();
  await page.getByText('100%', { exact: true }).waitFor();
  await page
    .getByText(/games in 30 days$/)
    .first()
    .waitFor();
  await judge(page, 'analytics');
  const chart = page.getByRole('img', { name: /games in 30 days$/ });
  await chart.focus();
  await page.keyboard.press('End');
  await page.locator('[data-part="value"]').getByText(/: 1$/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-part="value"]').getByText(/: 2$/).waitFor();
  await page.getByRole('button', { name: en.asTable }).first().press('Enter');
  await page.getByRole('columnheader', { name: en.day }).waitFor();
  await judge(page, 'analytics as a table');
  await page.getByRole('button', { name: en.preset.own }).click();
  await page.getByLabel(en.from).fill('2030-01-01');
  await page.getByText(en.wrong.order).waitFor();
  await page.getByRole('button', { name: en.preset.week }).click();
  await page.getByLabel(en.game, { exact: true }).selectOption('Chess');
  await page
    .getByText(/games in 7 days$/)
    .first()
    .waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.export }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFFName,Games,Minutes,Last played\r\n')).toBe(true);
  expect(file).toContain("'=Şule Ölçer,");

  const narrow = await windowOf(browser, server.url, bo, {
    language: 'tr',
    width: 320,
    height: 640,
    theme: 'dark',
  });
  await narrow.goto('/analytics');
  await narrow
    .getByText(/günde \d+ oyun$/)
    .first()
    .waitFor();
  await judge(narrow, 'analytics at 320');
});
