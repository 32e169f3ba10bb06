// From the admin page to a seat by way of Slack: the bot is added, a channel picked by keys alone, and its button followed.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { windowOf } from '../../support/browser/windows.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let slack: FakeSlack;
let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
let table: Player;
/** The name the server goes by, which Slack leads back to. */
let home: string;

beforeAll(async () => {
  slack = await openFakeSlack();
  server = await startTestServer({}, undefined, { PUBLIC_URL: undefined, ...slack.environment });
  home = server.url.replace('127.0.0.1', 'localhost');
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  table = await connect(server.url, ada);
  browser = await openBrowser();
});

afterAll(async () => {
  table?.leave();
  await browser?.close();
  await server?.close();
  await slack?.close();
});

beforeEach(() => {
  slack.mood = 'well';
});

async function newTable(): Promise<string> {
  const made = await table.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  return `/games/connect4/${made.room}`;
}

/** The address behind the button of the newest message. */
const buttonOf = (): string => slack.posted.at(-1)?.blocks[1]?.elements?.[0]?.url ?? '';

async function pick(page: Page, label: string, words: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: option }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

describe('Slack', () => {
  it('is added by an admin, and says so on the way back', async () => {
    const page = await windowOf(browser, home, ada);
    await page.goto('/admin-panel/chat');
    const add = page.getByRole('button', { name: 'Add to Slack' });
    await add.waitFor();
    await judge(page, 'not yet connected');
    await add.press('Enter');
    await page.getByText('Connected to Northlight').waitFor();
    await page.getByText('Slack is connected. Invite a channel below').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await judge(page, 'connected');
    await page.context().close();
  });

  it('is where a colleague is invited from, and a click leads to the seat', async () => {
    const host = await windowOf(browser, home, ada);
    const path = await newTable();
    await host.goto(path);
    await host.getByRole('button', { name: 'Slack', exact: true }).press('Enter');
    await pick(host, 'Channel or colleague in Slack', 'gam', /games/);
    await judge(host, 'a channel is chosen');
    await host.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await host.getByRole('button', { name: 'Invited', exact: true }).waitFor();
    expect(slack.posted.at(-1)).toMatchObject({ channel: 'C2' });

    const guest = await windowOf(browser, home, bo, {
      width: 320,
      height: 720,
      theme: 'dark',
      language: 'tr',
    });
    await guest.goto(buttonOf());
    await guest.getByRole('button', { name: 'Hazırım' }).waitFor();
    expect(new URL(guest.url()).pathname).toBe(path);
    await host.locator('[data-part="seat"]', { hasText: 'Bo Lind' }).waitFor();
    for (const page of [host, guest]) await page.context().close();
  });

  it('says what to do where it does not work', async () => {
    const page = await windowOf(browser, home, ada, { width: 320, height: 720, theme: 'dark' });
    await page.goto(await newTable());
    await page.getByRole('button', { name: 'Slack', exact: true }).click();
    await pick(page, 'Channel or colleague in Slack', 'quiet', /quiet-corner.*isn't in this channel yet/);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Write /invite @topla there, then try again.').waitFor();
    await judge(page, 'the bot is not in the channel');
    slack.mood = 'away';
    await page.getByRole('combobox', { name: 'Channel or colleague in Slack' }).fill('games');
    await page.getByRole('option', { name: /games/ }).click();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Slack is not responding.').waitFor();
    await page.context().close();
  });

  it('is disconnected only after a second thought', async () => {
    const page = await windowOf(browser, home, ada, { language: 'tr', width: 640 });
    await page.goto('/admin-panel/chat');
    await page.getByRole('button', { name: 'Slack bağlantısını kes' }).click();
    const question = page.getByRole('alertdialog', { name: 'Northlight bağlantısı kesilsin mi?' });
    await judge(page, 'the question');
    await question.getByRole('button', { name: 'Bağlı kalsın' }).press('Enter');
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Slack bağlantısını kes' }).click();
    await question.getByRole('button', { name: 'Slack bağlantısını kes' }).click();
    const add = page.getByRole('button', { name: "Slack'e ekle" });
    await add.waitFor();
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goto(await newTable());
    await page.getByRole('combobox', { name: 'İş arkadaşı' }).waitFor();
    expect(await page.getByRole('button', { name: 'Slack', exact: true }).count()).toBe(0);
    await page.context().close();
  });
});
