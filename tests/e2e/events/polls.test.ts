// A poll in browsers from the form to the result: named with the mouse, secret with the keyboard, one voter in Turkish at 320 px.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressByKeys, tabTo } from '../../support/browser/byKeyboard.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
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

/** A team of its own for each test, which has no polls yet. */
async function founded(): Promise<readonly [Member, Member, Member]> {
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  return [ada, await colleague(server.url, ada, 'Bora Işık'), await colleague(server.url, ada, 'Eve Sol')];
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const barsOf = (page: Page) => page.locator('[data-own] > span');

it('with names: made in the form, voted in, changed, closed, removed', async () => {
  const [ada, bora] = await founded();
  const maker = await windowOf(browser, server.url, ada);
  await maker.goto('/events');
  await maker.getByRole('link', { name: 'Polls' }).click();
  await maker.getByText('No polls yet.').waitFor();
  await judge(maker, 'polls: empty');
  await maker.getByRole('button', { name: 'New poll' }).first().click();
  await maker.getByRole('button', { name: 'Ask the team' }).click();
  await maker.getByText('Write a question.').waitFor();
  await maker.getByLabel('Question').fill('Where do we have lunch?');
  await maker.getByLabel('Option 1').fill('Sushi');
  await maker.getByLabel('Option 2').fill('sushi');
  await maker.getByRole('button', { name: 'Ask the team' }).click();
  await maker.getByText('Two options are the same.').waitFor();
  await maker.getByLabel('Option 2').fill('Pizza');
  await maker.getByRole('button', { name: 'Add option' }).click();
  await maker.keyboard.type('Salad');
  await judge(maker, 'polls: form');
  await maker.getByRole('button', { name: 'Ask the team' }).click();
  await maker.getByRole('heading', { name: 'Where do we have lunch?' }).waitFor();
  expect(await barsOf(maker).count()).toBe(0);
  await judge(maker, 'poll: before the vote');
  await maker.getByRole('radio', { name: 'Pizza' }).click();
  await maker.getByRole('button', { name: 'Vote' }).click();
  await maker.getByText('1 vote, 100%').waitFor();
  const path = pathOf(maker);

  const voter = await windowOf(browser, server.url, bora, {
    language: 'tr',
    width: 320,
    height: 720,
    theme: 'dark',
  });
  await voter.goto('/polls');
  await voter.getByText('Henüz oy vermedin').waitFor();
  await judge(voter, 'polls: list, narrow');
  await voter.getByRole('link', { name: 'Where do we have lunch?' }).click();
  await voter.getByText('Oy verdikten sonra sonucu görürsün.').waitFor();
  await voter.getByRole('radio', { name: 'Sushi' }).click();
  await voter.getByRole('button', { name: 'Oy ver' }).click();
  await voter.getByRole('radio', { name: 'Pizza' }).click();
  await voter.getByRole('button', { name: 'Seçimini değiştir' }).click();
  await voter.getByText('2 oy, %100').waitFor();
  await judge(voter, 'poll: voted, narrow');
  await maker.getByText('2 votes, 100%').waitFor(); // without a reload
  await maker.getByText('Ada Moss and Bora Işık').waitFor();

  await maker.getByRole('button', { name: 'Close poll' }).click();
  await maker.getByRole('alertdialog').getByRole('button', { name: 'Close poll' }).click();
  await maker.getByText('This poll is closed.').waitFor();
  await maker.getByRole('alertdialog').waitFor({ state: 'detached' });
  await judge(maker, 'poll: closed');
  await voter.getByText('Bu anket kapandı.').waitFor();
  await maker.getByRole('button', { name: 'Remove poll' }).click();
  await maker.getByRole('alertdialog').getByRole('button', { name: 'Remove poll' }).click();
  await maker.getByText('No polls yet.').waitFor();
  await voter.goto(path);
  await voter.locator('h1').waitFor();
  expect(await voter.getByText('Where do we have lunch?').count()).toBe(0);
});

it('secret, by keyboard alone: no bars before the end, counts and who took part after it', async () => {
  const [ada, bora, eve] = await founded();
  const maker = await windowOf(browser, server.url, eve);
  await maker.goto('/polls');
  await pressByKeys(maker, maker.getByRole('button', { name: 'New poll' }).first());
  await tabTo(maker, maker.getByLabel('Question'));
  await maker.keyboard.type('Who should lead?');
  for (const [label, text] of [
    ['Option 1', 'Ada'],
    ['Option 2', 'Bora'],
  ] as const) {
    await tabTo(maker, maker.getByLabel(label));
    await maker.keyboard.type(text);
  }
  await pressByKeys(maker, maker.getByRole('switch', { name: 'Secret' }), 'Space');
  await pressByKeys(maker, maker.getByRole('button', { name: 'Ask the team' }));
  await maker.getByRole('heading', { name: 'Who should lead?' }).waitFor();
  const path = pathOf(maker);
  for (const [who, choice] of [
    [ada, 'Bora'],
    [bora, 'Bora'],
    [eve, 'Ada'],
  ] as const) {
    const page = who === eve ? maker : await windowOf(browser, server.url, who);
    if (page !== maker) await page.goto(path);
    await tabTo(page, page.getByRole('radio', { name: 'Ada' }));
    await page.keyboard.press(choice === 'Ada' ? 'Space' : 'ArrowDown');
    await pressByKeys(page, page.getByRole('button', { name: 'Vote' }));
    await page.getByRole('button', { name: 'Change vote' }).waitFor();
    expect(await barsOf(page).count()).toBe(0);
  }
  await judge(maker, 'secret poll: open');
  await pressByKeys(maker, maker.getByRole('button', { name: 'Close poll' }));
  await pressByKeys(maker, maker.getByRole('alertdialog').getByRole('button', { name: 'Close poll' }));
  await maker.getByText('2 votes, 67%').waitFor();
  await maker.getByText('Took part: Ada Moss, Bora Işık, and Eve Sol').waitFor();
  await maker.getByRole('alertdialog').waitFor({ state: 'detached' });
  await judge(maker, 'secret poll: closed');
});
