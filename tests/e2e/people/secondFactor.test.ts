// Two-step sign-in by mouse and keyboard: turned on in the settings, asked for at the door, turned off again.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueMailToken } from '../../../src/server/people/identity/mailTokenStore.ts';
import { codeOf, stepAt } from '../../../src/server/people/identity/oneTimeCodes.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member, signUp } from '../../support/people/team.ts';
import { ask, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const block = (page: Page, name = 'Two-step sign-in') => page.getByRole('region', { name });

async function turnOn(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await block(page).getByRole('button', { name: 'Set up' }).click();
  await block(page)
    .getByRole('img', { name: /QR code/ })
    .waitFor();
  await judge(page, 'the QR code of the second factor');
  const secret =
    (await block(page)
      .getByText(/^[A-Z2-7]{32}$/)
      .textContent()) ?? '';
  await block(page).getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await block(page)
    .getByText(/Wrong or used code/)
    .waitFor();
  await block(page)
    .getByLabel('Code', { exact: true })
    .fill(codeOf(secret, stepAt(Date.now())));
  await page.keyboard.press('Enter');
  await block(page).getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await judge(page, 'recovery codes');
  const recovery = await block(page).getByRole('listitem').allTextContents();
  await block(page).getByRole('button', { name: "I've saved them" }).click();
  await block(page).getByText('8 recovery codes left').waitFor();
  return { secret, recovery };
}

/** Their sign-ins were an hour ago. */
const forgetSignIn = (userId: string) =>
  server.services.database
    .updateTable('sessions')
    .set({ created_at: Date.now() - 60 * 60_000 })
    .where('user_id', '=', userId)
    .execute();

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

it('asks for a code once it is on, takes a recovery code, and is turned off with one', async () => {
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const page = await windowOf(browser, server.url, ada);
  await page.goto('/user-settings');
  const { secret, recovery } = await turnOn(page);
  expect(recovery).toHaveLength(8);

  const phone = await windowOf(browser, server.url, null, { width: 320, height: 640, theme: 'dark' });
  await signIn(phone, ada);
  await phone.getByText('Enter the code that your authenticator app shows for Topla.').waitFor();
  await judge(phone, 'the code at the door');
  await phone.getByLabel('Code', { exact: true }).fill(codeOf(secret, stepAt(Date.now()) + 1)); // the one before is used
  await phone.keyboard.press('Enter');
  await phone.getByRole('heading', { name: /Ada/ }).waitFor();
  await phone.context().close();

  const lost = await windowOf(browser, server.url, null);
  await signIn(lost, ada);
  await lost.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '');
  await lost.getByRole('button', { name: 'Sign in' }).click();
  await lost.getByRole('heading', { name: /Ada/ }).waitFor();
  await lost.goto('/user-settings');
  await block(lost).getByText('7 recovery codes left').waitFor();
  await forgetSignIn(ada.userId);
  await block(lost).getByRole('button', { name: 'Turn off' }).click();
  await lost.getByRole('button', { name: 'Turn off' }).last().click();
  await judge(lost, 'the question who is there');
  await lost
    .getByRole('alertdialog', { name: "Confirm that it's you" })
    .getByLabel('Code', { exact: true })
    .fill(recovery[1] ?? '');
  await lost.keyboard.press('Enter');
  await block(lost).getByRole('button', { name: 'Set up' }).waitFor();
});

it('is in Turkish on a narrow screen', async () => {
  const bora = await foundTeam(server.url, 'Bora Can', 'Kuzey Işığı');
  const page = await windowOf(browser, server.url, bora, {
    width: 320,
    height: 640,
    theme: 'dark',
    language: 'tr',
  });
  await page.goto('/user-settings');
  const part = block(page, 'İki adımlı oturum açma');
  await part.getByRole('button', { name: 'Kur' }).click();
  await part.getByRole('img').waitFor();
  await judge(page, 'the second factor at 320 in Turkish');
});

async function setUpByCall(member: Member): Promise<string[]> {
  const post = (act: string, body: object) =>
    ask(server, { member }, 'POST', `/api/Authentication/${act}`, body);
  const begun = await post('beginSecondFactor', {});
  const code = codeOf(String(begun.body.secret), stepAt(Date.now()));
  const confirmed = await post('confirmSecondFactor', { code });
  return [confirmed.body.recoveryCodes].flat().map(String);
}

it('is asked for after a mailed link too: whoever joins a team by one signs in', async () => {
  const ece = await signUp(server.url, 'Ece Ay');
  await setUpByCall(ece);
  const link = { kind: 'verify', userId: ece.userId, lifeMs: 60_000 } as const;
  const token = await issueMailToken(server.services.database, link, Date.now());
  const page = await windowOf(browser, server.url, null, { width: 320, height: 640, theme: 'dark' });
  await page.goto(`/verify/${token}`);
  await page.getByRole('heading', { name: 'Now sign in' }).waitFor();
  await judge(page, 'the link of somebody with a second step');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').waitFor();
});

it('is asked of everybody by an admin who confirms it, and set up by a colleague before anything else', async () => {
  const cem = await foundTeam(server.url, 'Cem Ok', 'Deniz Feneri');
  const deniz = await colleague(server.url, cem, 'Deniz Su');
  const page = await windowOf(browser, server.url, cem);
  await page.goto('/admin-panel/security');
  await page.getByText('Set up a second step for yourself first').waitFor();
  await judge(page, 'the rule of an admin without a second step');
  const [recovery = ''] = await setUpByCall(cem);
  await forgetSignIn(cem.userId);
  await page.reload();
  await page.getByRole('radio', { name: 'Asked of everybody' }).check();
  const dialog = page.getByRole('alertdialog', { name: "Confirm that it's you" });
  await dialog.getByLabel('Code', { exact: true }).fill(recovery);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Asked of everybody', checked: true }).waitFor();
  await judge(page, 'the rule');

  const phone = await windowOf(browser, server.url, null, { width: 320, height: 640, theme: 'dark' });
  await signIn(phone, deniz);
  await phone.getByRole('heading', { name: 'Set up a second step first' }).waitFor();
  await block(phone).getByRole('button', { name: 'Set up' }).click();
  await judge(phone, 'the second step before anything else');
  const secret =
    (await block(phone)
      .getByText(/^[A-Z2-7]{32}$/)
      .textContent()) ?? '';
  await block(phone)
    .getByLabel('Code', { exact: true })
    .fill(codeOf(secret, stepAt(Date.now())));
  await phone.keyboard.press('Enter');
  await block(phone).getByRole('button', { name: "I've saved them" }).click();
  await phone.getByRole('button', { name: 'Continue to Topla' }).click();
  await phone.getByRole('heading', { name: /Deniz/ }).waitFor();
});
