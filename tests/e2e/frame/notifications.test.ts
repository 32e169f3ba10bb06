// From an invitation to a seat: picked in the lobby, heard at the bell, one click, seated; in both languages and by keys alone.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../src/contract/people/people.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { readOutbox } from '../../support/people/outbox.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let table: Player;
const people = new Map<string, Member>();

type Language = 'en' | 'tr';

async function post(path: string, language: Language, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A colleague who reads this language. */
async function reader(name: string, language: Language): Promise<Member> {
  const email = `${language}.${people.size}@example.test`;
  const password = 'saffron-teapot-42';
  const gameSpaceGuid = ada.team?.teamId;
  await post('/api/Authentication/signUp', language, { email, name, password, gameSpaceGuid });
  const outbox = await readOutbox(server.url);
  const verificationToken = /\/verify\/([\w-]{43})/.exec(outbox.slice(outbox.indexOf(email)))?.[1];
  const verified = await post('/api/Authentication/verify', language, { verificationToken });
  const { user } = verified as { user: User }; // the contract's answer
  return { ...user, email, password };
}

beforeAll(async () => {
  server = await sharedServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  people.set('en', await reader('Bo Lind', 'en'));
  people.set('tr', await reader('İpek Işık', 'tr'));
  table = await connect(server.url, ada);
  browser = await sharedBrowser();
});

afterAll(async () => {
  table?.leave();
  if (browser) await closeWindows(browser);
});

async function newTable(gameName: string): Promise<string> {
  const made = await table.say('room:create', { gameName });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  return `/games/${gameName}/${made.room}`;
}

async function invite(language: Language, path: string): Promise<void> {
  const [, , gameType, roomId] = path.split('/');
  const invited = await fetch(`${server.url}/api/GameSpace/SendInviteMessage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.guulJwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ opponentUserId: people.get(language)?.userId, gameType, roomId }),
  });
  expect(invited.status).toBe(200);
}

const words = {
  en: {
    who: 'Colleague',
    search: 'lind',
    name: 'Bo Lind',
    send: 'Invite',
    sent: 'Invited',
    bell: 'Notifications',
    unread: 'Notifications, 1 unread',
    header: 'Ada Moss invited you to play',
    today: 'Today',
    act: 'Take a seat',
    ready: "I'm ready",
    more: 'Load more',
    empty: /^Nothing new\./,
  },
  tr: {
    who: 'İş arkadaşı',
    search: 'ışı',
    name: 'İpek Işık',
    send: 'Davet et',
    sent: 'Davet edildi',
    bell: 'Bildirimler',
    unread: 'Bildirimler, 1 okunmamış',
    header: 'Ada Moss seni oyuna davet etti',
    today: 'Bugün',
    act: 'Masaya otur',
    ready: 'Hazırım',
    more: 'Daha fazla göster',
    empty: /^Yeni bir şey yok\./,
  },
} as const;

describe.each([
  { language: 'en', look: { width: 1440, height: 900, theme: 'light' } },
  { language: 'tr', look: { width: 320, height: 720, theme: 'dark' } },
] as const)('an invitation in $language', ({ language, look }) => {
  it('leads from the lobby to the bell, and from there to the seat', async () => {
    const say = words[language];
    const guest = await windowOf(browser, server.url, people.get(language) ?? null, { language, ...look });
    await guest.goto('/games');
    await guest.getByRole('button', { name: say.bell, exact: true }).click();
    await guest.getByText(say.empty).waitFor();
    await judge(guest, `empty drawer, ${language}`);
    await guest.keyboard.press('Escape');

    const host = await windowOf(browser, server.url, ada, { language, ...look });
    await host.goto(await newTable('connect4'));
    const picker = host.getByRole('combobox', { name: say.who });
    await picker.focus();
    await host.keyboard.type(say.search);
    await host.getByRole('option', { name: say.name }).waitFor();
    await judge(host, `picker, ${language}`);
    await host.keyboard.press('ArrowDown');
    await host.keyboard.press('Enter');
    await host.getByRole('button', { name: say.send, exact: true }).press('Enter');
    await host.getByRole('button', { name: say.sent, exact: true }).waitFor();

    const bell = guest.getByRole('button', { name: say.unread });
    await bell.press('Enter');
    await guest.getByRole('heading', { name: say.today }).waitFor();
    expect(await guest.evaluate(() => document.activeElement?.textContent)).toBe(say.bell);
    await guest.getByRole('listitem').getByText(say.header).waitFor();
    expect(await guest.getByRole('button', { name: say.more }).isDisabled()).toBe(true);
    await judge(guest, `drawer, ${language}`);
    await guest.getByRole('link', { name: say.act }).press('Enter');
    await guest.getByRole('button', { name: say.ready }).waitFor();
    await host.locator('[data-part="seat"]', { hasText: say.name }).waitFor();
    expect(new URL(guest.url()).search).toBe('');
    await judge(guest, `seated, ${language}`);
    for (const page of [guest, host]) await page.context().close();
  });
});

it('opened, the bell has nothing new any more; Escape gives the focus back', async () => {
  const page = await windowOf(browser, server.url, people.get('en') ?? null);
  await page.goto('/games');
  const path = await newTable('hearts');
  await invite('en', path);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter');
  await page.getByRole('button', { name: 'Show: Ada Moss invited you to play' }).first().press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Ada Moss invited you to play' });
  await question.getByText('Hearts: a seat is free for you.').waitFor();
  await judge(page, 'dialog');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Notifications');
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.context().close();
});

/** The page is shown to screen readers again a moment after a dialog closed: on a busy machine that comes late. */
const lateAfterDialogs = () => {
  const real = window.setTimeout.bind(window);
  const late = (then: () => void, ms = 0) => real(then, ms === 250 ? 1_000 : ms);
  Object.assign(window, { setTimeout: late });
};

describe('a table that follows the open drawer is there for screen readers', () => {
  it('by a link in it, however long the drawer takes', async () => {
    const page = await windowOf(browser, server.url, people.get('en') ?? null);
    await page.addInitScript(lateAfterDialogs);
    await invite('en', await newTable('connect4'));
    await page.goto('/games');
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    await page.locator('#root[aria-hidden="true"]').waitFor();
    await page.getByRole('link', { name: 'Take a seat' }).first().press('Enter');
    await page.getByRole('button', { name: "I'm ready" }).waitFor();
    await page.context().close();
  });

  it('and so is the sign-in page that follows the drawer of the account', async () => {
    const page = await windowOf(browser, server.url, await reader('Cy Roe', 'en'));
    await page.addInitScript(lateAfterDialogs);
    await page.goto('/games');
    await page.getByRole('button', { name: /^Your account/ }).press('Enter');
    await page.locator('#root[aria-hidden="true"]').waitFor();
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.context().close();
  });

  it('by the way back of the browser', async () => {
    const page = await windowOf(browser, server.url, people.get('en') ?? null);
    await page.goto(await newTable('connect4'));
    await page.getByRole('link', { name: 'Back to Four in a Row' }).click();
    await page.getByRole('button', { name: 'Open a table' }).first().waitFor();
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    await page.locator('#root[aria-hidden="true"]').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Seats' }).waitFor();
    await page.context().close();
  });
});

it('says so when the list cannot be loaded, and tries again', async () => {
  const page = await windowOf(browser, server.url, people.get('en') ?? null);
  await page.route('**/api/UserNotification/GetList*', (route) => route.abort());
  await page.goto('/games');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByText('Could not load: Notifications.').waitFor();
  await judge(page, 'error');
  await page.unroute('**/api/UserNotification/GetList*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.context().close();
});
