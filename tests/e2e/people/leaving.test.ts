// People come and go: invited by mail, seen on the dashboard, taken out by an admin, gone without a name.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeMember } from '../../../src/contract/admin/team.ts';
import { heardOn, listen } from '../../support/browser/byKeyboard.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { gameCalled, playOn } from '../../support/people/autoplay.ts';
import { admitToOutbox } from '../../support/people/outbox.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
const players: Player[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

/** The links in the newest mail to an address, as the outbox shows it. */
async function linkIn(page: Page, email: string, kind: RegExp): Promise<string> {
  await admitToOutbox(page.context(), server.url);
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  await outbox.getByText(email).first().waitFor();
  const mail = outbox.locator('article', { hasText: email }).first();
  const links = await mail
    .locator('pre a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  await outbox.close();
  const link = links.find((each) => kind.test(each ?? ''));
  if (!link) throw new Error(`no such link was mailed to ${email}`);
  return new URL(link).pathname + new URL(link).search;
}

const wide: Look = { width: 1440, height: 900 };

it('invited by mail, here, at a table, and out of the team again', async () => {
  const email = 'mert.kaya@example.test';
  const admin = await windowOf(browser, server.url, ada, wide);
  await admin.goto('/');
  await admin
    .getByRole('region', { name: 'Invite colleagues' })
    .getByRole('button', { name: 'Invite by e-mail' })
    .click();
  const send = admin.getByRole('button', { name: 'Send invite' });
  await send.click();
  await admin.getByText('Enter an e-mail address.').waitFor();
  await admin.getByLabel("Colleague's e-mail").fill('nobody');
  await send.click();
  await admin.getByText('This does not look like an e-mail address.').waitFor();
  await judge(admin, 'invite form');
  await admin.getByLabel("Colleague's e-mail").fill(email);
  await send.click();
  await admin.getByText(`Invite sent to ${email}.`).waitFor();

  const guest = await windowOf(browser, server.url, null, wide);
  await guest.goto(await linkIn(guest, email, /signUp/));
  await guest.getByRole('heading', { name: 'Join Northlight Labs' }).waitFor();
  await guest.getByLabel('Your name').fill('Mert Kaya');
  await guest.getByLabel('Work e-mail').fill(email);
  await guest.getByLabel('Password', { exact: true }).fill('saffron-teapot-42');
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.getByRole('heading', { name: 'An admin has to confirm you' }).waitFor();
  await guest.goto(await linkIn(guest, email, /verify/));
  await guest.getByRole('button', { name: /skip/i }).first().click();
  await guest.getByRole('heading', { name: /Mert/ }).waitFor();

  const here = admin.locator('section', { hasText: 'Online now' });
  await here.getByText('Mert Kaya').waitFor();
  await guest.goto('/games/connect4');
  await guest.getByRole('button', { name: 'Open a table' }).first().click();
  await guest.waitForURL(/\/games\/connect4\/.+/);
  await here.getByRole('link', { name: 'At Four in a Row' }).waitFor();
  await admin.getByRole('button', { name: /^Take a seat/ }).waitFor();
  await judge(admin, 'dashboard');

  await admin.getByRole('link', { name: 'Admin Panel' }).click();
  await admin.getByRole('link', { name: 'Members', exact: true }).click();
  await admin.getByRole('button', { name: 'Invite to play: Mert Kaya' }).click();
  await admin.getByRole('button', { name: 'Invited: Mert Kaya' }).waitFor();
  await judge(admin, 'the list with somebody who was invited');
  await admin.getByRole('button', { name: 'Remove Mert Kaya' }).click();
  await admin.getByRole('alertdialog').getByText('Remove Mert Kaya from the team?').waitFor();
  await admin.getByRole('button', { name: 'Keep in the team' }).and(admin.locator(':focus')).waitFor();
  await judge(admin, 'the question');
  const asked = admin
    .waitForRequest((request) => request.url().endsWith(removeMember.path))
    .then(() => performance.now());
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await guest.getByText('An admin removed you from your team.').waitFor();
  expect(performance.now() - (await asked)).toBeLessThan(5_000);
  expect(new URL(guest.url()).pathname).toBe('/login');
  await judge(guest, 'the farewell');
  await admin.getByRole('heading', { name: 'Mert Kaya' }).waitFor({ state: 'detached' });

  await guest.getByLabel('E-mail').fill(email);
  await guest.getByLabel('Password', { exact: true }).fill('saffron-teapot-42');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await guest.waitForURL(/gamespaceCreation/);
  await admin.context().close();
  await guest.context().close();
});

it('gone for good: a finished game shows a former colleague', async () => {
  const sena = await colleague(server.url, ada, 'Sena Acar');
  const [one, other] = [await connect(server.url, ada), await connect(server.url, sena)];
  players.push(one, other);
  const room = await seatAndBegin([one, other], { gameName: 'connect4' });
  await playOn([one, other], await gameCalled('connect4'), 4);
  const page = await windowOf(browser, server.url, ada, wide);
  await page.goto(`/games/connect4/${room}`);
  await page.getByText('Sena Acar').first().waitFor();
  const gone = await fetch(`${server.url}/api/Authentication/deleteAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sena.guulJwt}` },
    body: JSON.stringify({ userId: sena.userId, password: sena.password }),
  });
  expect(gone.status).toBe(200);
  await page.getByRole('heading', { name: /You won/ }).waitFor();
  await page.getByText('Former colleague').first().waitFor();
  expect(await page.locator('main').getByText('Sena Acar').count()).toBe(0);
  await judge(page, 'the finished game');
  await page.context().close();
});

it('invitations by mail end with one click, in Turkish too', async () => {
  const email = 'tired@example.test';
  await fetch(`${server.url}/api/Authentication/sendInviteEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.guulJwt}` },
    body: JSON.stringify({ userId: ada.userId, email }),
  });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    colorScheme: 'dark',
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(await linkIn(page, email, /unsubscribe/));
  await judge(page, 'the question');
  await page.getByRole('button', { name: 'E-postaları durdur' }).click();
  await page.getByText('artık davet e-postası gönderilmeyecek').waitFor();
  await judge(page, 'the answer');
  await context.close();
});

it('one sees where one is signed in, and signs out there', async () => {
  const ebe = await colleague(server.url, ada, 'Ebe Holm');
  await fetch(`${server.url}/api/Authentication/loginWithGS`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/140.0 Windows' },
    body: JSON.stringify({ email: ebe.email, password: ebe.password }),
  });
  const page = await windowOf(browser, server.url, ebe);
  await page.goto('/user-settings');
  const places = page.getByRole('region', { name: "Where you're signed in" });
  await places.getByText('This device').waitFor();
  await listen(page); // a toast is gone after three seconds, which a busy machine may take
  await places.getByRole('button', { name: 'Sign out: Firefox, Windows' }).press('Enter');
  await expect.poll(() => heardOn(page)).toContain('Signed out there.');
  await places.getByRole('button').waitFor({ state: 'detached' });
  await page.context().close();
});
