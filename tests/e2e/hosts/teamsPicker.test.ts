// Inviting a channel of Microsoft Teams from the lobby: into a team by keys, out again, and to what is behind it.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { makeTaller, scrollTo, stillTop } from '../../support/browser/scrolling.ts';
import { windowOf } from '../../support/browser/windows.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
} from '../../support/fakes/fakeGraph.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let graph: FakeGraph;
let server: TestServer;
let browser: Browser;
let ada: Member;
let table: Player;

beforeAll(async () => {
  graph = await openFakeGraph();
  server = await startTestServer({}, undefined, graph.environment);
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  await comesFromMicrosoft(server.services, ada.userId, 'oid-ada', firstKey);
  table = await connect(server.url, ada);
  browser = await openBrowser();
});

afterAll(async () => {
  table?.leave();
  await browser?.close();
  await server?.close();
  await graph?.close();
});

async function atTeams(look: Parameters<typeof windowOf>[3]): Promise<Page> {
  const made = await table.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  const page = await windowOf(browser, server.url, ada, look);
  await page.goto(`/games/connect4/${made.room}`);
  await page.getByRole('button', { name: 'Teams', exact: true }).press('Enter');
  return page;
}

/** The first option that begins with what is typed is the active one, and stays it as answers come. */
async function take(page: Page, words: string, option: string): Promise<void> {
  await page.keyboard.type(words);
  const found = await page.getByRole('option', { name: option }).getAttribute('id');
  const active = () => page.locator(':focus').getAttribute('aria-activedescendant');
  if ((await active()) !== found) await page.keyboard.press('ArrowDown'); // it came after the words
  await expect.poll(active).toBe(found);
  await page.keyboard.press('Enter');
}

it('is done by keys alone, and comes back from a team', async () => {
  const page = await atTeams({ width: 320, height: 720, theme: 'dark' });
  await page.getByRole('combobox', { name: 'Channel or colleague in Teams' }).focus();
  await take(page, 'desi', 'Design');
  await page.getByRole('option', { name: 'All teams' }).click();
  await page.getByRole('option', { name: 'Marketing İstanbul' }).waitFor();
  await take(page, 'mark', 'Marketing İstanbul');
  await page.getByRole('option', { name: /Leads.*Private/ }).waitFor();
  await judge(page, 'the channels of a team');
  await page.keyboard.type('gen');
  await page.getByRole('option', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Invited', exact: true }).waitFor();
  expect(graph.posted.map(({ path }) => path)).toEqual([
    '/v1.0/teams/g1/channels/19:a@thread.tacv2/messages',
  ]);
  await page.context().close();
});

it('opens with room for its list, and both stay where they are on the page as answers come', async () => {
  const page = await atTeams({ width: 320, height: 720 });
  const field = page.getByRole('combobox', { name: 'Channel or colleague in Teams' });
  const back = page.getByRole('option', { name: 'All teams' });
  await makeTaller(page);
  await scrollTo(field, 650);
  await field.click();
  expect(await stillTop(field)).toBeLessThan(400);
  for (const top of [200, 600]) {
    const answer = Promise.withResolvers<void>();
    await page.route('**/TeamChannelList/**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await scrollTo(field, top);
    const before = await stillTop(field);
    await take(page, 'desi', 'Design');
    await page.getByRole('option', { name: 'Searching' }).waitFor();
    expect(await stillTop(field), `the field at ${top}`).toBe(before);
    const listed = await stillTop(back);
    answer.resolve();
    await page.getByRole('option', { name: "Not found, or you don't have access." }).waitFor();
    expect(await stillTop(field), `the field at ${top}`).toBe(before);
    expect(await stillTop(back), `the field at ${top}`).toBe(listed);
    await back.click();
    await page.unrouteAll();
  }
  await page.context().close();
});

it('says what is missing, and where an admin agrees to it', async () => {
  graph.mood = 'consent';
  await server.services.database.deleteFrom('provider_keys').execute();
  const sealed = server.services.encryption.encrypt('key-x', `provider key teams ${ada.userId}`);
  const key = { user_id: ada.userId, provider: 'teams', sealed, at: 1 } as const;
  await server.services.database.insertInto('provider_keys').values(key).execute();
  const page = await atTeams({ language: 'tr', width: 640 });
  await page.getByText('Önce uygulamaya izin verilmesi gerekiyor.').waitFor();
  const consent = page.getByRole('link', { name: "Microsoft'ta izin ver" });
  expect(await consent.getAttribute('href')).toContain('/tenant-1/v2.0/adminconsent?');
  await judge(page, 'consent is missing');
  graph.mood = 'dead';
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await page.getByText('Microsoft ile yeniden oturum aç:').waitFor();
  expect(await consent.count()).toBe(0);
  await page.context().close();
});
