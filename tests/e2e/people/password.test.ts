// A forgotten password in both languages, a link used twice, and the survey by keyboard alone.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import enArrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import en from '../../../src/texts/en/door.json' with { type: 'json' };
import enErrors from '../../../src/texts/en/errors.json' with { type: 'json' };
import trArrival from '../../../src/texts/tr/arrival.json' with { type: 'json' };
import tr from '../../../src/texts/tr/door.json' with { type: 'json' };
import trErrors from '../../../src/texts/tr/errors.json' with { type: 'json' };
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { admitToOutbox } from '../../support/people/outbox.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

const another = 'quiet-harbour-bell-7';
const languages = [
  { name: 'English', door: en, arrival: enArrival, errors: enErrors },
  { name: 'Türkçe', door: tr, arrival: trArrival, errors: trErrors },
] as const;

let server: TestServer;
let browser: Browser;
let founder: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

/** As a person would: opens the outbox of this server and follows the link of the newest mail. */
async function linkIn(page: Page, email: string, kind: 'passwordReset' | 'verify'): Promise<string> {
  await admitToOutbox(page.context(), server.url);
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const mails = await outbox.content();
  await outbox.close();
  const link = new RegExp(`https?://[^"<\\s]+(/${kind}/[\\w-]{43})`).exec(mails.slice(mails.indexOf(email)));
  if (!link?.[1]) throw new Error(`no link was mailed to ${email}`);
  return link[1];
}

describe.each(languages)('in $name', ({ name, door, arrival, errors }) => {
  it('a forgotten password is replaced by mail, once', async () => {
    const person = await colleague(server.url, founder, 'Bo Lind');
    const page = await windowOf(browser, server.url, null);
    const send = page.getByRole('button', { name: arrival.forgot.act });
    await page.goto('/login');
    await page.getByRole('button', { name }).click();
    await page.getByRole('link', { name: door.login.forgot }).click();
    await page.getByRole('heading', { name: arrival.forgot.title }).waitFor();

    await send.click();
    await page.getByText(errors.EmailRequired).waitFor();
    await page.getByLabel(door.form.email).fill(person.email);
    await send.click();
    await page.getByText(arrival.forgot.sent).waitFor();

    const link = await linkIn(page, person.email, 'passwordReset');
    const choose = async (word: string, again = word) => {
      await page.getByLabel(door.reset.password, { exact: true }).fill(word);
      await page.getByLabel(door.reset.again, { exact: true }).fill(again);
      await page.getByRole('button', { name: door.reset.act }).click();
    };
    await page.goto(link);
    await choose('password123');
    await page.getByText(errors.PasswordNotAllowed).waitFor();
    await choose(another, 'something-else');
    await page.getByText(door.reset.unlike).waitFor();
    await choose(another);
    await page.getByRole('heading', { name: door.reset.saved }).waitFor();

    await page.goto(link);
    await choose('a-third-kettle-9');
    await page.getByRole('heading', { name: arrival.forgot.title }).waitFor();
    await page.getByText(errors.InvalidOrExpiredToken).waitFor();
    expect(new URL(page.url()).pathname).toBe('/forgotPassword');

    await page.getByRole('link', { name: arrival.forgot.back }).click();
    await page.getByText(door.login.words).waitFor();
    await page.getByLabel(door.form.email).fill(person.email);
    await page.getByLabel(door.form.password, { exact: true }).fill(another);
    await page.getByRole('button', { name: door.login.act }).click();
    await page.getByRole('heading', { name: /Bo/ }).waitFor();
    await page.context().close();
  });

  it('the survey is four steps for the keyboard, and comes once', async () => {
    const page = await windowOf(browser, server.url, null, { width: 640, height: 900 });
    const email = `cy.${door.language.toLowerCase()}@example.test`;
    await page.goto(`/signUp?gameSpace=${founder.team?.teamId}`);
    await page.getByRole('button', { name }).click();
    await page.getByLabel(door.form.name).fill('Cy Er');
    await page.getByLabel(door.form.workEmail).fill(email);
    await page.getByLabel(door.form.password, { exact: true }).fill('saffron-teapot-42');
    await page.getByRole('button', { name: arrival.signUp.act }).click();
    await page.getByRole('heading', { name: arrival.signUp.waiting }).waitFor();
    const link = await linkIn(page, email, 'verify');
    await page.goto(link);

    const sent = page.waitForRequest((request) => request.url().endsWith('/api/Survey/SurveyEnd'));
    const { mainUsage, mainInterest, size, heardFrom } = arrival.survey;
    const heading = (question: string) => page.locator('h1:focus', { hasText: question }).waitFor();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await heading(mainUsage.question);
    await press('Tab', 'Space', 'ArrowDown', 'Enter');
    await heading(mainInterest.question);
    await press('Tab', 'Enter');
    await heading(size.question);
    await press('Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Enter');
    await heading(heardFrom.question);
    await press('Tab', 'Tab', 'Tab', 'Enter');
    await heading(size.question);
    await press('Tab', 'Enter');
    await heading(heardFrom.question);
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.getByRole('heading', { name: /Cy/ }).waitFor();
    expect((await sent).postDataJSON()).toMatchObject({
      hasSubmitted: true,
      mainUsage: 'breaks',
      size: '51-200',
    });
    expect((await sent).postDataJSON()).not.toHaveProperty('heardFrom');

    await page.goto(link);
    await page.getByRole('heading', { name: /Cy/ }).waitFor();
    expect(await page.getByText(mainUsage.question).count()).toBe(0);
    await page.context().close();
  });
});
