// Through the pages of other companies and back: first and later sign-ins, changed minds, stolen links, tickets of chats.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueChatTicket } from '../../../src/server/people/identity/chatTickets.ts';
import enArrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import en from '../../../src/texts/en/door.json' with { type: 'json' };
import enAccount from '../../../src/texts/en/later/account.json' with { type: 'json' };
import trArrival from '../../../src/texts/tr/arrival.json' with { type: 'json' };
import tr from '../../../src/texts/tr/door.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { type Look, windowOf } from '../../support/browser/windows.ts';
import { type FakeCompany, openCompany } from '../../support/fakes/fakeCompany.ts';
import { type Redirect, redirectContext, redirectPage } from '../../support/fakes/redirects.ts';
import { someone } from '../../support/people/visitors.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let browser: Browser;
let server: TestServer;
let microsoft: FakeCompany;
let slack: FakeCompany;
let google: FakeCompany;

beforeAll(async () => {
  microsoft = await openCompany('microsoft', someone('5a1b2c3d-0000-4000-8000-000000000001'));
  slack = await openCompany('slack', someone('T1'));
  google = await openCompany('google', someone('corp.test'));
  server = await startTestServer({}, undefined, {
    ...microsoft.environment,
    ...slack.environment,
    ...google.environment,
  });
  browser = await openBrowser();
});
afterEach(() => {
  for (const company of [microsoft, slack, google]) company.mood = 'well';
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const company of [microsoft, slack, google]) await company?.close();
});

const companies = [
  ['Slack', () => slack],
  ['Microsoft', () => microsoft],
  ['Google', () => google],
] as const;

/** Their pages stand at addresses of their own. */
const redirects: readonly Redirect[] = [
  { from: 'https://slack.com/openid/connect/authorize', to: (address) => slack.pageAt(address) },
  { from: 'https://accounts.google.com/o/oauth2/v2/auth', to: (address) => google.pageAt(address) },
];

async function stranger(look: Look = {}, { opensWindows = false } = {}): Promise<Page> {
  const page = await windowOf(browser, server.url, null, look);
  await (opensWindows ? redirectContext(page.context(), redirects) : redirectPage(page, redirects));
  return page;
}

const press = (page: Page, company: string, door = en) =>
  page.getByRole('button', { name: door.company.act.replace('{{company}}', company) }).click();
const pathOf = (page: Page) => page.url().slice(server.url.length);
const why = (reason: keyof typeof enArrival.company.why, company: string, arrival = enArrival) =>
  arrival.company.why[reason].replace('{{company}}', company);

describe.each(companies)('%s', (name, company) => {
  it('leads a newcomer to a team of their own and back, a colleague into it', async () => {
    const first = await stranger();
    company().person = { ...company().person, name: `Ada ${name}` };
    await first.goto('/games/connect4');
    await press(first, name);
    await first.getByRole('link', { name: `Continue as Ada ${name}` }).click();
    await first.getByRole('heading', { name: enArrival.space.title }).waitFor();
    expect(pathOf(first)).toMatch(/^\/gamespaceCreation\/[\w-]{36}$/);
    await first.getByLabel(enArrival.space.name).fill(`Team ${name}`);
    await first.getByRole('button', { name: enArrival.space.act }).click();
    await first.waitForURL('**/games/connect4');
    await first.context().close();

    const { tenant } = company().person;
    company().person = someone(tenant, `Bo ${name}`);
    const second = await stranger();
    await second.goto('/leaderboard');
    await press(second, name);
    await second.getByRole('link', { name: `Continue as Bo ${name}` }).click();
    await second.waitForURL('**/leaderboard');
    expect(second.url()).not.toMatch(/code|state/);
    await second.context().close();
  });

  it('may be left half-way: its page says so, and leads back to where they were', async () => {
    const page = await stranger({ width: 320, height: 700, theme: 'dark' });
    await page.goto('/games/connect4');
    await press(page, name);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: enArrival.company.failed }).waitFor();
    await page.getByText(why('stopped', name)).waitFor();
    expect(pathOf(page)).toMatch(/^\/login(?:MS|Google)?$/);
    await judge(page, `not signed in with ${name}`);
    await page.getByRole('link', { name: enArrival.company.back }).click();
    await page.waitForURL('**/login?returnUrl=%2Fgames%2Fconnect4');
    await judge(page, 'the door, at 320');
    await page.context().close();
  });

  it('that is away is said to be, in Turkish too', async () => {
    const page = await stranger();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Türkçe' }).click();
    await press(page, name, tr);
    company().mood = 'well';
    const link = page.getByRole('link', { name: 'Continue as' });
    await link.waitFor();
    company().mood = 'broken';
    await link.click();
    await page.getByText(why('TemporarilyUnavailable', name, trArrival)).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('guulUser'))).toBe(null);
    await page.context().close();
  });
});

it('what somebody else began signs nobody in', async () => {
  const page = await stranger();
  for (const path of ['/login', '/loginMS', '/loginGoogle']) {
    await page.goto(`${path}?code=stolen&state=stolen`);
    await page.getByText(enArrival.company.why.notBegun).waitFor();
    expect(pathOf(page)).toBe(path);
  }
  await page.goto('/login');
  await press(page, 'Slack');
  await page.getByRole('link', { name: 'Continue as' }).waitFor();
  const honest = await page.getByRole('link', { name: 'Continue as' }).getAttribute('href');
  await page.goto(`${honest}x`);
  await page.getByText(enArrival.company.why.notBegun).waitFor();
  await page.goto(honest ?? '');
  await page.getByText(enArrival.company.why.notBegun).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('guulUser'))).toBe(null);
  await page.context().close();
});

it('whose colleague founded the team meanwhile signs in again and is in it', async () => {
  const late = await stranger();
  const tenant = `T-${randomUUID()}`;
  const person = someone(tenant, 'Late Riser');
  slack.person = person;
  await late.goto('/login');
  await press(late, 'Slack');
  await late.getByRole('link', { name: 'Continue as' }).click();
  await late.getByRole('heading', { name: enArrival.space.title }).waitFor();

  slack.person = someone(tenant, 'Early Bird');
  const early = await stranger();
  await early.goto('/login');
  await press(early, 'Slack');
  await early.getByRole('link', { name: 'Continue as' }).click();
  await early.getByLabel(enArrival.space.name).fill('Meanwhile');
  await early.getByRole('button', { name: enArrival.space.act }).click();
  await early.getByRole('heading', { name: /Early/ }).waitFor();
  await early.context().close();

  slack.person = person;
  await late.getByLabel(enArrival.space.name).fill('Too late');
  await late.getByRole('button', { name: enArrival.space.act }).click();
  await late.getByText(enArrival.space.isThere).waitFor();
  await late.getByRole('button', { name: enArrival.space.signInAgain }).click();
  await press(late, 'Slack');
  await late.getByRole('link', { name: 'Continue as' }).click();
  await late.getByRole('heading', { name: /Late/ }).waitFor();
  const kept = await late.evaluate(() => localStorage.getItem('guulUser'));
  expect(kept).toContain('Meanwhile');
  expect(kept).not.toContain('Too late');
  await late.context().close();
});

describe('Google in a window of its own', () => {
  it('signs in the page that opened it', async () => {
    google.person = someone('corp.test', 'Meet Er');
    const page = await stranger({ width: 320, height: 700 }, { opensWindows: true });
    await page.goto('/loginGoogleMeet?returnUrl=/leaderboard');
    const popup = page.waitForEvent('popup');
    await press(page, 'Google');
    await (await popup).getByRole('link', { name: 'Continue as Meet Er' }).click();
    await page.waitForURL('**/leaderboard');
    await expect.poll(async () => (await popup).isClosed()).toBe(true);
    await page.context().close();
  });

  it('may be closed, or left half-way, and the button is there again', async () => {
    const page = await stranger({ width: 320, height: 700 }, { opensWindows: true });
    await page.goto('/loginGoogleMeet');
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await judge(page, 'loginGoogleMeet at 320');
    for (const leave of [
      (window: Page) => window.close(),
      (window: Page) => window.getByRole('link', { name: 'Cancel' }).click(),
    ]) {
      const popup = page.waitForEvent('popup');
      await press(page, 'Google');
      const window = await popup;
      await window.getByRole('link', { name: 'Cancel' }).waitFor();
      await leave(window);
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    }
    await page.context().close();
  });
});

it('a window that may not open is said how to allow', async () => {
  const page = await stranger({ width: 320, height: 700 });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/loginGoogleMeet');
  await press(page, 'Google');
  await page.getByText(enArrival.meet.blocked).waitFor();
  expect(await page.getByRole('button', { name: 'Continue with Google' }).isEnabled()).toBe(true);
  await page.context().close();
});

it('the window Teams opens brings its answer to nobody else', async () => {
  const page = await stranger();
  await page.goto('/loginMS?start=1&popup=teams');
  await page.getByRole('link', { name: 'Continue as' }).click();
  await page.getByText(enArrival.company.why.nobodyWaits).waitFor();
  expect(pathOf(page)).toBe('/loginMS');
  expect(await page.evaluate(() => localStorage.getItem('guulUser'))).toBe(null);
  await page.context().close();
});

describe('the link of a chat tool', () => {
  it('signs in once, and goes on to where it leads and nowhere else', async () => {
    slack.person = someone('T1', 'Chat Ter');
    const page = await stranger();
    await page.goto('/login');
    await press(page, 'Slack');
    await page.getByRole('link', { name: 'Continue as' }).click();
    await page.getByRole('heading', { name: /Chat/ }).waitFor();
    const { userId } = await page.evaluate(() => JSON.parse(localStorage.getItem('guulUser') ?? '{}'));
    await page.context().close();

    const issue = () => issueChatTicket(server.services.database, userId, Date.now());
    const fresh = await stranger();
    const link = `/integration?token=${await issue()}&app=slack&returnUrl=%2Fgames%2Fconnect4`;
    await fresh.goto(link);
    await fresh.waitForURL('**/games/connect4');
    await fresh.goto(link);
    await fresh.getByText(enArrival.company.usedTicket).waitFor();
    expect(pathOf(fresh)).toBe('/integration');
    await fresh.goto(`/integration?token=${await issue()}&app=slack&returnUrl=%2F..%2F%2Fevil.test`);
    await fresh.getByRole('heading', { name: /Chat/ }).waitFor();
    expect(pathOf(fresh)).toBe('/');
    await fresh.context().close();
  });
});

it('an account is connected in the settings, and the last way in cannot go', async () => {
  const { connected } = enAccount;
  slack.person = someone('T-settings', 'Set Ter');
  const page = await stranger({ width: 320, height: 700 });
  await page.goto('/login');
  await press(page, 'Slack');
  await page.getByRole('link', { name: 'Continue as' }).click();
  await page.getByLabel(enArrival.space.name).fill('Settings');
  await page.getByRole('button', { name: enArrival.space.act }).click();
  await page.getByRole('heading', { name: /Set/ }).waitFor();
  await page.goto('/user-settings');
  const act = (words: string, company: string) =>
    page.getByRole('button', { name: words.replace('{{company}}', company) });
  await page.getByText(connected.last).waitFor();
  expect(await act(connected.disconnectName, 'Slack').count()).toBe(0);

  await act(connected.connectName, 'Microsoft').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: enArrival.company.notConnected }).waitFor();
  await page.getByRole('link', { name: enArrival.company.backToSettings }).click();
  await act(connected.connectName, 'Google').click();
  await page.getByRole('link', { name: 'Continue as' }).waitFor();
  google.person = someone('corp.test', 'Set Ter');
  await page.reload();
  await page.getByRole('link', { name: 'Continue as' }).click();
  await act(connected.disconnectName, 'Google').waitFor();
  await page.locator('#connected-accounts:focus').waitFor();
  await judge(page, 'connected accounts at 320');
  await act(connected.disconnectName, 'Slack').click();
  await act(connected.connectName, 'Slack').waitFor();
  await page.getByText(connected.last).waitFor();
  await page.context().close();
});
