// A special team in a browser: its shorter menu, and its special game on the leaderboard.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../src/contract/people.ts';
import type { OpenDatabase } from '../../src/server/storage/database.ts';
import en from '../../src/texts/en/translation.json' with { type: 'json' };
import tr from '../../src/texts/tr/translation.json' with { type: 'json' };
import { freshDatabase } from '../support/freshDatabase.ts';
import { judge } from '../support/judge.ts';
import { sharedBrowser } from '../support/shared.ts';
import { foundTeam, type Member } from '../support/team.ts';
import { ask, startTestServer, type TestServer } from '../support/testServer.ts';
import { closeWindows, windowOf } from '../support/windows.ts';

let database: OpenDatabase;
let server: TestServer;
let browser: Browser;
let ada: Member;

/** The team is there before its id is in the settings. */
beforeAll(async () => {
  database = await freshDatabase();
  const before = await startTestServer({}, database);
  const founder = await foundTeam(before.url, 'Ada Moss', 'Northlight Labs');
  await before.close();
  server = await startTestServer({}, database, { SPECIAL_TEAMS: founder.team?.teamId ?? '' });
  const answer = await fetch(`${server.url}/api/Authentication/loginWithGS`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: founder.email, password: founder.password }),
  });
  const user = (await answer.json()) as User; // the contract's answer
  ada = { ...user, email: founder.email, password: founder.password };
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await server?.close();
  await database?.close();
});

it('has a shorter menu, and no card to invite people by', { timeout: 60_000 }, async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: en.nav.name });
  await menu.getByRole('link', { name: en.nav.games }).waitFor();
  expect(await menu.getByRole('link', { name: en.nav.events }).count()).toBe(0);
  await menu.getByRole('link', { name: en.nav.leaderboard }).press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/leaderboard/details');
  await judge(page, 'details of the leaderboard of a special team');
});

it('sees its special game on the leaderboard', { timeout: 60_000 }, async () => {
  const { body } = await ask(server, { member: ada }, 'POST', '/api/SpecialEvent/Save', {
    title: 'Autumn awards',
    locksAt: new Date(Date.now() + 3_600_000).toISOString(),
    questions: [{ text: 'Who wins?', kind: 'single', points: 5, options: [{ text: 'A' }, { text: 'B' }] }],
  });
  const page = await windowOf(browser, server.url, ada, {
    language: 'tr',
    width: 320,
    height: 640,
    theme: 'dark',
  });
  await page.goto('/leaderboard');
  await page.getByRole('heading', { name: 'Autumn awards' }).waitFor();
  await judge(page, 'a special game without results');
  await database.rows
    .insertInto('prediction_totals')
    .values({
      game_id: String(body.gameId),
      stage_id: 'questions',
      user_id: ada.userId,
      points: 5,
      first: 1,
      second: 0,
    })
    .execute();
  await page.reload();
  await page.getByText('5 puan').waitFor();
  await judge(page, 'a special game with a leader');
  expect(await page.getByRole('link', { name: tr.nav.events }).count()).toBe(0);
});
