// A special team in a browser: its shorter menu, and its special game on the leaderboard.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../../src/contract/people/people.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import settings from '../../../src/texts/en/later/settings.json' with { type: 'json' };
import admin from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import en from '../../../src/texts/en/translation.json' with { type: 'json' };
import tr from '../../../src/texts/tr/translation.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { ask, changeTeam, startTestServer, type TestServer } from '../../support/servers/testServer.ts';

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
  ada = await signedInAgain(founder);
  browser = await sharedBrowser();
});
async function signedInAgain({ email, password }: Member): Promise<Member> {
  const answer = await fetch(`${server.url}/api/Authentication/loginWithGS`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const user = (await answer.json()) as User; // the contract's answer
  return { ...user, email, password };
}
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await server?.close();
  await database?.close();
});

it('has a shorter menu, and no card to invite people by', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: en.nav.name });
  await menu.getByRole('link', { name: en.nav.games }).waitFor();
  expect(await menu.getByRole('link', { name: en.nav.events }).count()).toBe(0);
  await menu.getByRole('link', { name: en.nav.leaderboard }).press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/leaderboard/details');
  await judge(page, 'details of the leaderboard of a special team');
});

it('reads its banner, which runs, is paused by key and stands still with less motion', async () => {
  const teamId = ada.team?.teamId ?? '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: ada.team?.timeZone ?? 'UTC' }).format(
    new Date(),
  );
  const theme = { key: '#1f5fbf', scheme: 'light' };
  const form = await windowOf(browser, server.url, ada);
  await form.goto('/admin-panel/theme');
  await form.getByRole('switch', { name: admin.theme.own }).check();
  await form.getByLabel(admin.banner.text.en).fill('Well done, everybody!');
  await form.getByLabel(admin.banner.week).fill(today);
  await form.getByLabel(admin.banner.week).press('Enter');
  await form.getByRole('status').getByText(settings.saving.saved, { exact: true }).waitFor();
  const page = await windowOf(browser, server.url, await signedInAgain(ada));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const banner = page.getByRole('region', { name: admin.banner.name });
  await banner.getByText('Well done, everybody!').first().waitFor();
  await banner.getByText('Teşekkürler').first().waitFor();
  const motion = () =>
    banner.locator('div > div').evaluate((strip) => {
      const { animationName, animationPlayState } = getComputedStyle(strip);
      return animationName === 'none' ? 'none' : animationPlayState;
    });
  await expect.poll(motion).toBe('running');
  await banner.getByRole('button', { name: admin.banner.pause }).press('Enter');
  await expect.poll(motion).toBe('paused');
  await judge(page, 'dashboard with a banner');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(motion).toBe('none');
  await changeTeam(server, teamId, { custom_theme: JSON.stringify(theme) });
});

it('sees its special game on the leaderboard', async () => {
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
