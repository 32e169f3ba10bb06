// The status page of an admin: what works for the team, what does not and where it is mended; by mouse, by keys and narrow.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { windowOf } from '../../support/browser/windows.ts';
import { type FakeSlack, openFakeSlack } from '../../support/fakes/fakeSlack.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let slack: FakeSlack;
let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
let quiet: Member;

const hourMs = 60 * 60_000;

/** Slack took one post and then no more; a puzzle is late, one was opened, and one is switched off. */
async function inTrouble({ team }: Member): Promise<void> {
  const { database } = server.services;
  const teamId = team?.teamId ?? '';
  const now = Date.now();
  await addSlack();
  await database
    .insertInto('chat_posts')
    .values({
      team_id: teamId,
      tool: 'slack',
      posted_at: now - 26 * hourMs,
      failed_at: now - 2 * hourMs,
      failure: 'BotNotInChannel',
    })
    .execute();
  await schedule('mathle');
  await schedule('findTheWord');
  await database
    .updateTable('teams')
    .set({ limited_games: JSON.stringify(['findTheWord']) })
    .where('id', '=', teamId)
    .execute();
}

const cookieOf = ({ headers }: Response): string => String(headers.get('set-cookie')).split(';')[0] ?? '';

/** The link, Slack's page, and back. */
async function addSlack(): Promise<void> {
  const asked = await fetch(`${server.url}/api/Slack/Install`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.guulJwt}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = Object(await asked.json());
  const started = await fetch(url, { headers: { cookie: cookieOf(asked) }, redirect: 'manual' });
  const cookie = cookieOf(started);
  const page = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' });
  const back = page.headers.get('location') ?? '';
  const done = await fetch(back, { headers: { cookie }, redirect: 'manual' });
  expect(done.headers.get('location')).toContain('slack=connected');
}

/** In the last minute of the day, wherever the test runs. */
async function schedule(puzzleType: string): Promise<void> {
  const { status } = await ask(server, { member: ada }, 'POST', '/api/Puzzle/PostSchedule', {
    puzzleType,
    hour: 23,
    minute: 59,
    timeZoneId: 'UTC',
    duration: 60,
    days: [0, 1, 2, 3, 4, 5, 6],
  });
  expect(status).toBe(200);
}

beforeAll(async () => {
  slack = await openFakeSlack();
  server = await startTestServer({}, undefined, slack.environment);
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lind');
  quiet = await foundTeam(server.url, 'Cy Noor', 'Muvaffakiyetleştirici Takım');
  await inTrouble(ada);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await slack?.close();
});

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

it('leads from the admin panel by keys to what is wrong, and from there to where it is mended', async () => {
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/admin-panel');
  await page.getByRole('link', { name: 'Check the status' }).press('Enter');
  await page.locator('h1:focus', { hasText: 'Status' }).waitFor();
  await page.getByText('2 things need attention.').waitFor();
  await row(page, 'Storage').getByText('Works', { exact: true }).waitFor();
  await row(page, 'E-mail').getByText('Off', { exact: true }).waitFor();
  await row(page, 'Mathle').getByText('Later today').waitFor();
  await row(page, 'Find the Word').getByText("It won't open: this puzzle is switched off").waitFor();
  const inSlack = row(page, 'Slack').first();
  await inSlack.getByText('Needs attention').waitFor();
  await inSlack.getByText(`Connected to ${slack.workspace.name}.`).waitFor();
  await inSlack.getByText('Topla is not a member of the channel.').waitFor();
  await judge(page, 'status');

  await page.keyboard.press('Tab');
  await page.getByRole('main').locator('a:focus', { hasText: 'Admin Panel' }).waitFor();
  await page.keyboard.press('Tab');
  await page.locator('button:focus', { hasText: 'Check again' }).waitFor();
  const { database } = server.services;
  await database.updateTable('chat_posts').set({ posted_at: Date.now() }).execute();
  await page.keyboard.press('Enter');
  await page.getByText('1 thing needs attention.').first().waitFor();
  await inSlack.getByText('Before that, a post failed').waitFor();
  await page.locator('button:focus', { hasText: 'Check again' }).waitFor();
  await row(page, 'Find the Word').getByRole('link', { name: 'Choose the games' }).press('Enter');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
});

it('is read in Turkish on the narrowest phones, dark and light', async () => {
  for (const [member, width, theme] of [
    [ada, 320, 'dark'],
    [quiet, 320, 'light'],
    [ada, 280, 'light'],
  ] as const) {
    const page = await windowOf(browser, server.url, member, { language: 'tr', theme, width, height: 640 });
    await page.goto('/admin/status');
    await page.getByRole('heading', { name: 'Durum', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Yeniden kontrol et' }).waitFor();
    if (member === quiet) await page.getByText('Takımının kullandığı her şey çalışıyor.').waitFor();
    await judge(page, `status of ${member.name} at ${width}, ${theme}`);
    await page.context().close();
  }
});

it('says what could not be loaded or checked again', async () => {
  const page = await windowOf(browser, server.url, quiet);
  const refused = (route: { fulfill(answer: object): Promise<void> }) =>
    route.fulfill({ status: 404, json: { error: 'NotFound' } });
  await page.route('**/api/Admin/Status/*', refused);
  await page.goto('/admin/status');
  await page.getByRole('alert').getByText('Could not load: The status.').waitFor();
  await judge(page, 'a status that could not be loaded');
  await page.unroute('**/api/Admin/Status/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Everything your team uses works.').waitFor();
  await page.getByText('No puzzle is scheduled for today.').waitFor();
  await page.route('**/api/Admin/Status/*', refused);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('alert').getByText("Couldn't check again.").waitFor();
  await row(page, 'Storage').waitFor();
  await judge(page, 'a status that could not be checked again');
});

it('is nothing for members', async () => {
  const page = await windowOf(browser, server.url, bo);
  await page.goto('/admin/status');
  await page.getByRole('heading', { name: /Bo/, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
