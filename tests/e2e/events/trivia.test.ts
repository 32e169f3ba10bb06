// A trivia from the editor to the podium: an admin writes and hosts it, two colleagues play, one with the keyboard, one in Turkish on 320 px.
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus, heardOn, listen, pressByKeys, tabTo } from '../../support/browser/byKeyboard.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { setupOf } from '../../support/data/triviaEvent.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { scheduleTrivia } from '../../support/people/triviaPlayer.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bora: Member;
let cagla: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bora = await colleague(server.url, ada, 'Bora Işık');
  cagla = await colleague(server.url, ada, 'Çağla Özgür');
});

afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const csv = [
  'question,option 1,option 2,option 3,option 4,option 5,option 6,right,seconds,points,explanation',
  'Which of these are islands?,Malta,Chad,Cyprus,,,,1 3,60,2000,Chad has no coast.',
  'Who forgot the answer?,Nobody,Somebody,,,,,,20,1000,',
].join('\n');

const redSquare = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#b83a20' } })
    .png()
    .toBuffer();

/** Two questions: one written in the fields, one from a file with a line that is wrong. */
async function writeTrivia(page: Page): Promise<void> {
  await page.goto('/scheduler?tab=trivia');
  await page.getByRole('link', { name: 'New trivia' }).click();
  await page.getByLabel('Name').fill('Friday quiz');
  await page.getByLabel('Question', { exact: true }).fill('Which planet has rings you can see from here?');
  for (const [at, answer] of ['Saturn', 'Mars', 'Venus'].entries())
    await page.getByLabel(`Answer ${at + 1}`, { exact: true }).fill(answer);
  await page.getByRole('button', { name: 'Schedule trivia' }).click();
  await page.getByRole('button', { name: 'Question 1 has no correct answer' }).last().waitFor();
  await judge(page, 'editor with a fault');
  await page.getByLabel('Answer 1 is right').check();
  await page.getByLabel('Seconds').fill('60');

  await page.reload();
  await page.getByText('We restored your draft').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Friday quiz');
  await page
    .locator('input[data-csv]')
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('One question added.').waitFor();
  await page.getByText('Line 3: no right answer is given.').waitFor();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await page.getByRole('button', { name: 'Move question 1 down' }).click();
  await page
    .locator('section[data-part="card"] input[type=file]')
    .setInputFiles({ name: 'saturn.png', mimeType: 'image/png', buffer: await redSquare() });
  await page.getByRole('button', { name: 'Schedule trivia' }).click();
  await page.getByRole('heading', { name: 'Friday quiz' }).waitFor();
  await page.getByRole('heading', { name: 'Start when everyone is here' }).waitFor();
}

const pathOf = (page: Page): string =>
  new URL(page.url()).pathname.replace('triviaController', 'events/trivia');

it('is written, registered for, played and won', { timeout: 240_000 }, async () => {
  const host = await windowOf(browser, server.url, ada);
  await writeTrivia(host);
  await judge(host, 'desk in the lobby');

  const bo = await windowOf(browser, server.url, bora);
  await bo.goto('/events');
  await bo.getByRole('button', { name: 'Register: Friday quiz' }).first().click();
  await bo.getByRole('button', { name: 'Registered: Friday quiz' }).first().waitFor();
  await bo.getByText('One registered').first().waitFor();
  await judge(bo, 'events');
  await bo.getByRole('button', { name: 'Registered: Friday quiz' }).first().click();
  await bo.getByRole('menuitem', { name: 'Unregister' }).click();
  await bo.getByText('0 registered').first().waitFor();
  const download = bo.waitForEvent('download');
  await bo.getByRole('button', { name: 'Add to calendar: Friday quiz' }).first().click();
  expect((await download).suggestedFilename()).toBe('topla.ics');
  await bo.getByRole('button', { name: 'Register: Friday quiz' }).first().click();
  await bo.getByRole('button', { name: 'Registered: Friday quiz' }).first().waitFor();

  const narrow = await windowOf(browser, server.url, cagla, { language: 'tr', width: 320, height: 640 });
  await narrow.goto('/');
  await narrow.getByRole('link', { name: 'Etkinlikler', exact: true }).click();
  await narrow.getByRole('button', { name: 'Kaydol: Friday quiz' }).click();
  await narrow.getByRole('button', { name: 'Kayıtlısın: Friday quiz' }).waitFor();
  await judge(narrow, 'events at 320');

  const path = pathOf(host);
  await narrow.goto(path);
  await narrow.getByRole('button', { name: 'Lobiye geç' }).click();
  await bo.goto(path);
  await bo.getByRole('button', { name: 'Go to the lobby' }).click();
  await host.getByRole('region', { name: 'Taking part' }).getByText('Çağla Özgür').waitFor();
  await judge(narrow, 'lobby at 320');
  const screen = await windowOf(browser, server.url, ada);
  await screen.goto(`${path}?view=screen`);
  await screen.getByText('/events').waitFor();
  await screen.getByRole('img', { name: 'QR code that opens this trivia' }).waitFor();
  await judge(screen, 'lobby on the screen of the room');
  for (const width of [640, 280]) {
    await screen.setViewportSize({ width, height: 800 });
    for (const shown of [screen.getByRole('img', { name: /^QR code/ }), screen.locator('h2')]) {
      const { x = -1, width: wide = 0 } = (await shown.boundingBox()) ?? {};
      expect(x, `at ${width}`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `at ${width}`).toBeLessThanOrEqual(width);
    }
  }
  await screen.setViewportSize({ width: 1440, height: 900 });

  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await bo.getByRole('heading', { name: 'Which planet has rings you can see from here?' }).waitFor();
  await judge(bo, 'question');
  await narrow.reload();
  await narrow.getByRole('button', { name: 'Mars' }).waitFor();
  await bo.keyboard.press('1');
  await bo.getByText('Locked in. 1 of 2 have answered.').waitFor();
  await host.getByText('Answered', { exact: true }).waitFor();
  await judge(screen, 'question on the screen of the room');
  await narrow.getByRole('button', { name: 'Mars' }).click();

  await bo.getByText('Right', { exact: true }).waitFor();
  await narrow.getByText('Bu kez olmadı', { exact: true }).waitFor();
  await judge(bo, 'results');
  await judge(narrow, 'results at 320');
  expect(await screen.locator('[data-part="own"]').count()).toBe(0);
  const last = host.getByRole('button', { name: 'Show answers' });
  await last.waitFor();

  await bo.getByRole('heading', { name: 'Which of these are islands?' }).waitFor();
  await bo.keyboard.press('3');
  await bo.keyboard.press('1');
  await bo.getByRole('button', { name: 'Lock in' }).click();
  await bo.getByText('Locked in. 1 of 2 have answered.').waitFor();
  await judge(host, 'desk during a question');
  await last.click();
  await host.getByRole('button', { name: 'Finish', exact: true }).click();

  await bo.getByRole('heading', { name: 'You won' }).waitFor();
  await bo.getByRole('button', { name: 'Copy result' }).waitFor();
  await narrow.getByRole('heading', { name: 'Kazanan: Bora Işık' }).waitFor();
  await bo.getByText(/^\+\d+ XP/).waitFor();
  await judge(bo, 'podium');
  await judge(narrow, 'podium at 320');

  const report = host.getByRole('region', { name: 'Report' });
  await report.getByText('The hardest question; 50% got it right:').waitFor();
  await judge(host, 'desk after the end');
  expect(await host.getByText('Each step moves on by itself when time is up.').count()).toBe(0);
  const saved = host.waitForEvent('download');
  await report.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('trivia-report.csv');
  await bo.getByRole('button', { name: 'Sound' }).waitFor();

  await bo.goto('/events?type=trivia&tab=past');
  await bo.getByText('Won by Bora Işık · Your place: 1').waitFor();
  await bo.getByRole('link', { name: 'Result: Friday quiz' }).click();
  await bo.getByText('Chad has no coast.').waitFor();
  await judge(bo, 'results later');

  // Once more next week: the copy has the questions and the picture.
  await host.goto(`/triviaController/new?copy=${path.split('/').at(-1)}`);
  await host.getByLabel('Question', { exact: true }).waitFor();
  expect(await host.locator('img[data-part="picture"]').count()).toBe(1);
  await host.getByLabel('Name').fill('Friday quiz again');
  await host.getByRole('button', { name: 'Schedule trivia' }).click();
  await host.getByRole('heading', { name: 'Friday quiz again' }).waitFor();
  await host.goto(pathOf(host).replace('events/trivia', 'triviaController'));
  const picture = host.locator('img[data-part="picture"]');
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBeGreaterThan(0);
});

it('an admin who could still play is told before the answers are shown', async () => {
  const trivia = await scheduleTrivia(server.url, ada, setupOf({ name: 'Monday quiz' }));
  const dilek = await colleague(server.url, ada, 'Dilek Ay');
  await server.services.database
    .updateTable('people')
    .set({ is_admin: true })
    .where('id', '=', dilek.userId)
    .execute();
  server.services.announcements.publish({ kind: 'personChanged', userId: dilek.userId });
  const page = await windowOf(browser, server.url, { ...dilek, isAdmin: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/triviaController/${trivia}`);
  await page
    .getByText("If you open the editor, you'll see the answers and can't play this quiz.", { exact: true })
    .waitFor();
  await judge(page, 'before the answers');
  await page.getByRole('tab', { name: 'Host desk' }).click();
  await page.getByRole('link', { name: 'Play along' }).waitFor();
  await page.goto(`/events/trivia/${trivia}`);
  await page.getByRole('heading', { name: 'Monday quiz' }).first().waitFor();
  const reads = asked.filter((url) => url.includes(`/api/Trivia/${trivia}`));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((url) => !url.endsWith('?withAnswers=false'))).toEqual([]);

  await page.goto(`/triviaController/${trivia}`);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect.poll(() => page.getByLabel('Question', { exact: true }).inputValue()).toBe('Aardvark');
  await page.getByRole('tab', { name: 'Host desk' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Play along' }).count()).toBe(0);
  await page.goto(`/events/trivia/${trivia}`);
  await page.getByText('You know the answers, so you watch this one.').waitFor();
});

/** The headings that come, in order. */
const noteHeadings = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const note = () => {
      const heading = document.querySelector('h2')?.textContent ?? '';
      if (seen.at(-1) !== heading) seen.push(heading);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('seenHeadings' in window ? (window.seenHeadings as string[]) : []));

it('is played by keyboard alone and heard; the podium is revealed before it names the winner, who is cheered', async () => {
  const [question] = setupOf().questions;
  if (!question) throw new Error('no question');
  const trivia = await scheduleTrivia(
    server.url,
    ada,
    setupOf({ name: 'Short quiz', questions: [question] }),
  );
  const host = await windowOf(browser, server.url, { ...ada, isAdmin: true });
  await host.goto(`/triviaController/${trivia}`);
  await host.getByLabel('Question', { exact: true }).waitFor();
  await tabTo(host, host.getByRole('tab', { name: 'Questions' }));
  const deskTab = host.getByRole('tab', { name: 'Host desk' });
  await host.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(deskTab)).toBe(true);
  await host.keyboard.press('Enter');
  await host.getByRole('region', { name: 'Taking part' }).waitFor();
  expect(await hasFocus(deskTab)).toBe(true);
  const winner = await windowOf(browser, server.url, bora);
  const other = await windowOf(browser, server.url, cagla, { width: 640 });
  for (const page of [winner, other]) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/events/trivia/${trivia}`);
    await pressByKeys(page, page.getByRole('button', { name: 'Go to the lobby' }));
    await noteHeadings(page);
    await listen(page);
  }
  await host.getByRole('region', { name: 'Taking part' }).getByText('Çağla Özgür').waitFor();
  await pressByKeys(host, host.getByRole('button', { name: 'Start', exact: true }));
  await pressByKeys(winner, winner.getByRole('button', { name: 'this one' }));
  await expect.poll(() => heardOn(winner)).toContain('Locked in.');
  await pressByKeys(other, other.getByRole('button', { name: 'that one' }), 'Space');
  await winner.getByText('Right', { exact: true }).waitFor();
  await pressByKeys(host, host.getByRole('button', { name: 'Finish', exact: true }));
  await winner.getByRole('heading', { name: 'You won' }).waitFor();
  await other.getByRole('heading', { name: 'Bora Işık won' }).waitFor();
  expect((await headingsOf(winner)).slice(-2)).toEqual(['This trivia is over', 'You won']);
  expect((await headingsOf(other)).slice(-2)).toEqual(['This trivia is over', 'Bora Işık won']);
  const asked = 'Question 1 of 1. Aardvark. 1: this one. 2: that one. 3: another.';
  expect(await heardOn(winner)).toEqual([
    'Get ready',
    asked,
    'Locked in.',
    expect.stringMatching(/^Right\. \+[\d,]+\. 1st place\. The right answer: this one\.$/),
    'Bora Işık won',
  ]);
  expect((await heardOn(other)).slice(-2)).toEqual([
    'Not this time. 2nd place. The right answer: this one.',
    'Bora Işık won',
  ]);
  expect(await winner.locator('[data-part="celebration"]').count()).toBe(1);
  expect(await other.locator('[data-part="celebration"]').count()).toBe(0);
});
