// Two-step sign-in by mouse and keyboard: turned on in the settings, asked for at the door, turned off again.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, stepAt } from '../../../src/server/people/identity/oneTimeCodes.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

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

async function turnOn(page: Page, { password }: Member): Promise<{ secret: string; recovery: string[] }> {
  await block(page).getByRole('button', { name: 'Set up' }).click();
  await block(page).getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
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
  const { secret, recovery } = await turnOn(page, ada);
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
  await block(lost).getByRole('button', { name: 'Turn off' }).click();
  await block(lost)
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
  await part.getByLabel('Şimdiki parolan').fill(bora.password);
  await page.keyboard.press('Enter');
  await part.getByRole('img').waitFor();
  await judge(page, 'the second factor at 320 in Turkish');
});
