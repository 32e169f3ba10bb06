// Without a mail server: a colleague signs up by the link of the team, an admin confirms them in the members list, and they sign in.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import enArrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import enDoor from '../../../src/texts/en/door.json' with { type: 'json' };
import enErrors from '../../../src/texts/en/errors.json' with { type: 'json' };
import enAdmin from '../../../src/texts/en/pages/admin.json' with { type: 'json' };
import trArrival from '../../../src/texts/tr/arrival.json' with { type: 'json' };
import trDoor from '../../../src/texts/tr/door.json' with { type: 'json' };
import trErrors from '../../../src/texts/tr/errors.json' with { type: 'json' };
import trAdmin from '../../../src/texts/tr/pages/admin.json' with { type: 'json' };
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, type Look, windowOf } from '../../support/browser/windows.ts';
import { foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

const password = 'saffron-teapot-42';
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const cases = [
  {
    name: 'English',
    door: enDoor,
    arrival: enArrival,
    errors: enErrors,
    words: enAdmin.newcomers,
    look: { width: 1440, height: 900 },
  },
  {
    name: 'Türkçe',
    door: trDoor,
    arrival: trArrival,
    errors: trErrors,
    words: trAdmin.newcomers,
    look: { width: 320, height: 720, theme: 'dark', language: 'tr' },
  },
] as const;

interface Newcomer {
  readonly name: string;
  readonly email: string;
}

async function signUp(
  page: Page,
  { door, arrival }: { readonly door: typeof enDoor; readonly arrival: typeof enArrival },
  team: string,
  { name, email }: Newcomer,
): Promise<void> {
  await page.goto(`/signUp?gameSpace=${team}`);
  await page.getByLabel(door.form.name, { exact: true }).fill(name);
  await page.getByLabel(door.form.workEmail).fill(email);
  await page.getByLabel(door.form.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: arrival.signUp.act }).click();
  await page.getByRole('heading', { name: arrival.signUp.waiting }).waitFor();
}

async function signIn(page: Page, door: typeof enDoor, { email }: Newcomer): Promise<void> {
  await page.getByLabel(door.form.email, { exact: true }).fill(email);
  await page.getByLabel(door.form.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: door.login.act, exact: true }).click();
}

it.each(cases)(
  '$name: waits, is confirmed, and comes in; another one is refused',
  async ({ name: language, door, arrival, errors, words, look }) => {
    const lookOf: Look = look;
    const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
    const team = ada.team?.teamId ?? '';
    const bo = { name: 'Bo Lind', email: `bo.${look.width}@newcomers.test` };
    const eve = { name: 'Eve Stranger', email: `eve.${look.width}@newcomers.test` };

    const admin = await windowOf(browser, server.url, ada, lookOf);
    await admin.goto('/admin-panel/members');
    await admin.getByText(words.none).waitFor();
    await judge(admin, 'nobody waits to be confirmed');

    const page = await windowOf(browser, server.url, null, lookOf);
    await page.goto('/login');
    await page.getByRole('button', { name: language }).click();
    await signUp(page, { door, arrival }, team, eve);
    await signUp(page, { door, arrival }, team, bo);
    await judge(page, 'waiting to be confirmed');
    await page.getByRole('link', { name: door.login.act }).click();
    await signIn(page, door, bo);
    await page.getByText(errors.confirmedByAdmin).waitFor();
    expect(await page.getByRole('button', { name: door.resend.again }).count()).toBe(0);

    await admin.reload();
    await admin.getByText(bo.email).waitFor();
    await judge(admin, 'the members list with somebody waiting');
    const named = (text: string, { name }: Newcomer) => text.replace('{{name}}', name);
    await admin.getByRole('button', { name: named(words.refuseName, eve) }).click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByText(named(words.ask, eve)).waitFor();
    await judge(admin, 'refusing a newcomer');
    await dialog.getByRole('button', { name: words.refuse, exact: true }).click();
    await admin.getByText(eve.email, { exact: true }).waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: named(words.confirmName, bo) }).focus();
    await admin.keyboard.press('Enter');
    await admin.getByText(words.none).waitFor();
    await admin.getByRole('heading', { level: 3, name: bo.name }).waitFor();

    await signIn(page, door, bo);
    await page.getByRole('heading', { level: 1, name: /Bo/ }).waitFor();
  },
);

it('a newcomer without a team is told where their mail is', async () => {
  const page = await windowOf(browser, server.url, null, { width: 320, height: 720 });
  await page.goto('/signUp');
  await page.getByLabel(enDoor.form.name, { exact: true }).fill('Cy Ray');
  await page.getByLabel(enDoor.form.workEmail).fill('cy@newcomers.test');
  await page.getByLabel(enDoor.form.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: enArrival.signUp.act }).click();
  await page.getByRole('heading', { name: enArrival.signUp.link }).waitFor();
  await page.getByText(enArrival.mail.outbox).waitFor();
  expect(await page.locator('a[href*="/dev/"]').count()).toBe(0);
  await judge(page, 'told where the mail is');
});
