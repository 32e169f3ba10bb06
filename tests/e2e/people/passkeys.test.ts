// A passkey, with the authenticator that Chromium has for tests: added in the settings, and enough to sign in.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
/** Browsers have no passkeys at addresses of digits. */
let home: string;

beforeAll(async () => {
  server = await startTestServer({}, undefined, { PUBLIC_URL: undefined });
  home = server.url.replace('127.0.0.1', 'localhost');
  browser = await openBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
  await browser?.close();
  await server?.close();
});

/** Unlocks at once, as if by a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function typePassword(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

it('is added, signs in alone and after the password, and is removed', async () => {
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const page = await windowOf(browser, home, null);
  await addAuthenticator(page);
  await typePassword(page, ada);
  await page.getByRole('heading', { name: /Ada/ }).waitFor();
  await page.goto('/user-settings');
  const block = page.getByRole('region', { name: 'Passkeys' });
  await block.getByRole('button', { name: 'Add a passkey' }).click();
  await block.getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  await block.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await judge(page, 'recovery codes of a passkey');
  await block.getByRole('button', { name: "I've saved them" }).click();
  await block.getByText('Not used yet').waitFor();
  await judge(page, 'the list of passkeys');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await judge(page, 'the sign-in page with passkeys');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: /Ada/ }).waitFor();

  await page.evaluate(() => localStorage.clear());
  await typePassword(page, ada);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('heading', { name: /Ada/ }).waitFor();

  await page.goto('/user-settings');
  await block.getByText(/Last used/).waitFor();
  await block.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await block.getByText('You have no passkey yet.').waitFor();
  expect(await block.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(true);
});
