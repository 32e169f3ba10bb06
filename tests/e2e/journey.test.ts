// From nothing to a finished game: an account, a game space, a colleague by link, one table in two browsers, a third looking on.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, windowOf } from '../support/browser.ts';
import { type Serving, serve } from '../support/serving.ts';

const password = 'saffron-teapot-42';

let server: Serving;
let browser: Browser;

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '100' });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

async function signUp(page: Page, address: string, name: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
}

/** As a person would: opens the outbox of this server and follows the link of the newest mail. */
async function followLink(page: Page, email: string): Promise<void> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const mail = await outbox.content();
  const link = /https?:\/\/[^"<\s]+\/verify\/[\w-]{43}/.exec(mail.slice(mail.indexOf(email)))?.[0];
  await outbox.close();
  if (!link) throw new Error(`no link was mailed to ${email}`);
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Skip all questions' }).click();
}

it('leads from nothing to a finished game', { timeout: 120_000 }, async () => {
  const ada = await windowOf(browser, server.url, null);
  await signUp(ada, '/signUp', 'Ada Moss', 'ada@example.test');
  await followLink(ada, 'ada@example.test');
  await ada.getByLabel('Name of the team').fill('Northlight Labs');
  await ada.getByRole('button', { name: 'Create game space' }).click();
  await ada.getByRole('heading', { name: /Ada/ }).waitFor();

  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.getByRole('button', { name: 'Copy invite link' }).click();
  await ada.getByRole('button', { name: 'Link copied' }).waitFor();
  const invitation = new URL(await ada.evaluate(() => navigator.clipboard.readText()));

  const bo = await windowOf(browser, server.url, null, { width: 640, height: 900 });
  await signUp(bo, invitation.pathname + invitation.search, 'Bo Lind', 'bo@example.test');
  await followLink(bo, 'bo@example.test');
  await bo.getByRole('heading', { name: /Bo/ }).waitFor();
  const cy = await windowOf(browser, server.url, null, { width: 320, height: 720 });
  await signUp(cy, invitation.pathname + invitation.search, 'Cy Er', 'cy@example.test');
  await followLink(cy, 'cy@example.test');
  await cy.getByRole('heading', { name: /Cy/ }).waitFor();

  await ada.goto('/games/connect4');
  await ada.getByLabel('Time per player').selectOption({ index: 1 });
  await ada.getByRole('button', { name: 'Open a table' }).click();
  await ada.getByRole('heading', { name: 'Seats' }).waitFor();
  const table = new URL(ada.url()).pathname;
  await bo.goto(table);
  await bo.getByRole('button', { name: 'Take a seat' }).click();
  await cy.goto(table);
  for (const page of [ada, bo])
    await page
      .getByRole('button', { name: 'I’m ready' })
      .or(page.getByRole('button', { name: "I'm ready" }))
      .click();

  for (const page of [ada, bo, cy]) await page.locator('.tp-board-sheet').waitFor({ timeout: 15_000 });
  expect(await ada.locator('.tp-clock').count()).toBe(2);
  const turn = '.tp-plate[data-me="true"][data-turn="true"]';
  const [first, second] = (await ada.locator(turn).isVisible()) ? [ada, bo] : [bo, ada];
  for (const [index, column] of [...'1212121'].entries()) {
    const mover = index % 2 === 0 ? first : second;
    await mover.locator(turn).waitFor();
    await mover.locator(`.bd-cells [data-cell="c${column}"]`).click();
  }
  await first.getByRole('heading', { name: 'You won' }).waitFor();
  const winner = first === ada ? 'Ada Moss' : 'Bo Lind';
  await second.getByRole('heading', { name: `${winner} won` }).waitFor();
  await cy.getByRole('heading', { name: `${winner} won` }).waitFor();

  await first.getByRole('button', { name: 'Rematch' }).click();
  await second.getByText(`${winner} is ready for another`).waitFor();
  await second.getByRole('button', { name: 'Rematch' }).click();
  await second.locator(turn).waitFor();
});
