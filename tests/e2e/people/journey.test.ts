// From nothing to a finished game: an account, a game space, a colleague by link, one table in two browsers, a third looking on.
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import enArrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import enDoor from '../../../src/texts/en/door.json' with { type: 'json' };
import enTable from '../../../src/texts/en/later/table.json' with { type: 'json' };
import enDaily from '../../../src/texts/en/pages/daily.json' with { type: 'json' };
import enPages from '../../../src/texts/en/translation.json' with { type: 'json' };
import trArrival from '../../../src/texts/tr/arrival.json' with { type: 'json' };
import trDoor from '../../../src/texts/tr/door.json' with { type: 'json' };
import trTable from '../../../src/texts/tr/later/table.json' with { type: 'json' };
import trDaily from '../../../src/texts/tr/pages/daily.json' with { type: 'json' };
import trPages from '../../../src/texts/tr/translation.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { admitToOutbox } from '../../support/people/outbox.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

const texts = {
  en: { arrival: enArrival, daily: enDaily, door: enDoor, table: enTable, pages: enPages, locale: 'en-GB' },
  tr: { arrival: trArrival, daily: trDaily, door: trDoor, table: trTable, pages: trPages, locale: 'tr-TR' },
} as const;
type Language = keyof typeof texts;

const password = 'saffron-teapot-42';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Somebody whose browser speaks this language, and who has never been here. */
async function newcomer(language: Language, width: number, height = 900): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: texts[language].locale,
    reducedMotion: 'reduce' as const,
    viewport: { width, height },
  });
  await context.addInitScript(countPresses);
  return context.newPage();
}

/** Runs in each page; what was pressed is kept beside the session. */
function countPresses(): void {
  const count = () => localStorage.setItem('presses', String(Number(localStorage.getItem('presses')) + 1));
  window.addEventListener('pointerdown', count, true);
}

const pressesOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('presses')));

/** The link in the mail. */
const mailed = 1;
/** From the form of sign-up to the first move of a game, whatever can be skipped skipped. */
const mostToFirstMove = 8;
/** From the link of a table to a seat there and to being ready. */
const mostToSeat = 4;

const ownTurn = '[data-part="plate"][data-me="true"][data-turn="true"]';
const hasFocus = (element: Element): boolean => element === document.activeElement;

interface Person {
  readonly page: Page;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
}

/** Of a table. */
const wordsOf = ({ language }: Person) => texts[language].table;

async function signUp({ page, language, name, email }: Person, address: string): Promise<void> {
  const { form } = texts[language].door;
  const { signUp: words } = texts[language].arrival;
  await page.goto(address);
  await expect.poll(() => page.getByLabel(form.name, { exact: true }).evaluate(hasFocus)).toBe(true);
  await page.keyboard.type(name);
  const type = async (field: Locator, words: string) => {
    await field.click();
    await page.keyboard.type(words);
  };
  await type(page.getByLabel(form.workEmail), email);
  await type(page.getByLabel(form.password, { exact: true }), password);
  await page.getByRole('button', { name: words.act }).click();
  const next = address === '/signUp' ? words.link : words.waiting;
  await page.getByRole('heading', { name: next }).waitFor();
}

/** As a person would: opens the outbox of this server and follows the link of the newest mail. */
async function followLink({ page, language, email }: Person): Promise<void> {
  await admitToOutbox(page.context(), server.url);
  const outbox = await page.context().newPage();
  const read = async () => {
    await outbox.goto('/dev/outbox');
    const mail = await outbox.content();
    return /https?:\/\/[^"<\s]+\/verify\/[\w-]{43}/.exec(mail.slice(mail.indexOf(email)))?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  const link = await read();
  await outbox.close();
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: texts[language].arrival.survey.skipAll }).click();
}

async function foundSpace({ page, language, name }: Person): Promise<void> {
  const { arrival } = texts[language];
  await expect.poll(() => page.getByLabel(arrival.space.name).evaluate(hasFocus)).toBe(true);
  await page.keyboard.type('Northlight Labs');
  await page.getByRole('button', { name: arrival.space.act }).click();
  await page.getByRole('heading', { name: new RegExp(name.split(' ')[0] ?? name) }).waitFor();
}

/** The game against a bot that the first steps offer. */
async function makeFirstMove({ page, language }: Person): Promise<void> {
  const { act } = texts[language].daily.first.game;
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.locator(ownTurn).waitFor();
  await page.locator('[data-part="cells"] [data-cell="c4"]').click();
  await page.locator('[data-part="moves"]').getByRole('listitem').first().waitFor();
}

/** The link that leads others into the team. */
async function copyInvitation({ page, language }: Person): Promise<URL> {
  const { pages } = texts[language];
  await page.goto('/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = page.getByRole('region', { name: pages.invite.title });
  await card.getByRole('button', { name: pages.invite.copy }).click();
  await card.getByRole('button', { name: pages.invite.copied }).waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

it('leads from nothing to a finished game, in two languages at one table', { timeout: 480_000 }, async () => {
  const person = async (
    language: Language,
    name: string,
    width: number,
    height?: number,
  ): Promise<Person> => ({
    page: await newcomer(language, width, height),
    language,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.test`,
  });
  const first = await person('tr', 'Ada Moss', 1440);
  await signUp(first, '/signUp');
  await followLink(first);
  await foundSpace(first);
  await makeFirstMove(first);
  expect(mailed + (await pressesOn(first.page))).toBeLessThanOrEqual(mostToFirstMove);
  const invitation = await copyInvitation(first);
  const second = await person('en', 'Bo Lind', 640);
  const third = await person('tr', 'Cy Er', 320, 720);
  for (const each of [second, third]) {
    await signUp(each, invitation.pathname + invitation.search);
    await followLink(each);
    await each.page.getByRole('heading', { name: new RegExp(each.name.split(' ')[0] ?? '') }).waitFor();
  }
  const everybody = [first, second, third];
  const { page: ada } = first;
  const { pages: pageWords } = texts[first.language];

  await ada.goto('/games/connect4');
  await ada.getByLabel(pageWords.start.time).selectOption({ index: 1 });
  await ada.getByRole('button', { name: pageWords.game.open }).click();
  await ada.getByRole('heading', { name: wordsOf(first).seats }).waitFor();
  const table = new URL(ada.url()).pathname;
  const before = await pressesOn(second.page);
  await second.page.goto(table);
  await second.page.getByRole('button', { name: wordsOf(second).takeSeat }).click();
  await third.page.goto(table);
  for (const each of [first, second])
    await each.page.getByRole('button', { name: wordsOf(each).ready }).click();
  expect(mailed + (await pressesOn(second.page)) - before).toBeLessThanOrEqual(mostToSeat);

  for (const { page } of everybody) await page.locator('[data-part="board-sheet"]').waitFor();
  expect(await ada.locator('[data-part="clock"]').count()).toBe(2);
  const [winner, loser] = (await ada.locator(ownTurn).isVisible()) ? [first, second] : [second, first];
  for (const [index, column] of [...'1212121'].entries()) {
    const { page: mover } = index % 2 === 0 ? winner : loser;
    await mover.locator(ownTurn).waitFor();
    await mover.locator(`[data-part="cells"] [data-cell="c${column}"]`).click();
  }
  const named = (sentence: string) => sentence.replace('{{name}}', winner.name);
  await winner.page.getByRole('heading', { name: wordsOf(winner).result.youWon }).waitFor();
  // Below a board people go by their first names.
  const brief = (sentence: string) => sentence.replace('{{name}}', winner.name.split(' ')[0] ?? '');
  await loser.page
    .getByRole('heading', { name: (loser === first ? named : brief)(wordsOf(loser).result.won_one) })
    .waitFor();
  await third.page.getByRole('heading', { name: brief(wordsOf(third).result.won_one) }).waitFor();

  await winner.page.getByRole('button', { name: wordsOf(winner).result.rematch }).click();
  await loser.page.getByText(named(wordsOf(loser).result.wantsAnother)).waitFor();
  await loser.page.getByRole('button', { name: wordsOf(loser).result.rematch }).click();
  await loser.page.locator(ownTurn).waitFor();
  for (const { page } of everybody) await page.context().close();
});
