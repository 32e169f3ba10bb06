// Bingo in a browser to its end: an admin makes a session and calls, one player with the mouse, one in Turkish with keys at 320 px.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardOn, listen, pressByKeys, tabTo } from '../../support/browser/byKeyboard.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bora: Member;
let eve: Member;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bora = await colleague(server.url, ada, 'Bora Işık');
  eve = await colleague(server.url, ada, 'Eve Sol');
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

const calledCount = async (page: Page) =>
  (await page.locator('[data-part="calls-words"]').textContent()) ?? '';
const cellsOf = (page: Page) => page.getByRole('grid').getByRole('gridcell');

/** Whether the card on this page has a whole line of called cells. */
const hasLine = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-part="own"] [role=gridcell]')];
    const isCalled = (cell: number) => cell === 12 || cells[cell]?.dataset.called === 'true';
    const five = [0, 1, 2, 3, 4];
    const lines = [
      ...five.map((row) => five.map((at) => row * 5 + at)),
      ...five.map((column) => five.map((at) => at * 5 + column)),
      five.map((at) => at * 6),
      five.map((at) => (at + 1) * 4),
    ];
    return lines.some((line) => line.every(isCalled));
  });

it('is played from the desk to the result', async () => {
  const desk = await windowOf(browser, server.url, ada);
  await desk.goto('/bingoController');
  const openSession = desk.getByRole('button', { name: 'Open the session' });
  await openSession.waitFor();
  await judge(desk, 'caller: choose');
  await pressByKeys(desk, openSession);
  await desk.getByText('Enter a name.').waitFor();
  await tabTo(desk, desk.getByLabel('Name'));
  await desk.keyboard.type('Friday bingo');
  for (const stage of ['Two lines', 'Full card'])
    await pressByKeys(desk, desk.getByRole('checkbox', { name: stage }), 'Space');
  await pressByKeys(desk, openSession);
  await desk.getByRole('heading', { name: 'Friday bingo' }).waitFor();
  await judge(desk, 'caller: lobby');
  const path = `/games/bingo/${new URL(desk.url()).searchParams.get('bingo')}`;

  const mouse = await windowOf(browser, server.url, eve);
  await mouse.goto(path);
  await mouse.getByRole('button', { name: 'Get my card' }).click();
  await mouse.getByRole('grid', { name: 'Your card' }).waitFor();
  await mouse.getByText('Waiting for Ada Moss to start').waitFor();
  const keys = await windowOf(browser, server.url, bora, { language: 'tr', width: 320, height: 640 });
  await keys.goto(path);
  await pressByKeys(keys, keys.getByRole('button', { name: 'Kartımı al' }));
  await keys.getByRole('grid', { name: 'Kartın' }).waitFor();
  await judge(keys, 'player: lobby');
  await desk.getByText('2 players').first().waitFor();

  for (const page of [desk, mouse, keys]) await listen(page);
  await pressByKeys(desk, desk.getByRole('button', { name: 'Start', exact: true }));
  const next = desk.getByRole('button', { name: 'Call next' });
  await pressByKeys(desk, next, 'Space');
  await expect.poll(() => calledCount(desk)).toBe('1 of 75 called');
  await expect.poll(() => calledCount(keys)).toBe('1/75 çekildi');
  await judge(keys, 'player: running');
  await judge(mouse, 'player: running, wide');
  await judge(desk, 'caller: running');

  // Marks by mouse and by keys are no more than that.
  const first = cellsOf(mouse).first();
  await first.click();
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await first.click();
  expect(await first.getAttribute('aria-selected')).toBe('false');
  await tabTo(keys, cellsOf(keys).first());
  await keys.keyboard.press('ArrowRight');
  await keys.keyboard.press('ArrowDown');
  await keys.keyboard.press('Space');
  expect(await cellsOf(keys).nth(6).getAttribute('aria-selected')).toBe('true');

  // A claim too early.
  await mouse.getByRole('button', { name: 'Bingo!' }).click();
  await mouse.getByText('You can claim again after 2 more numbers.').waitFor();
  await desk.getByText('Eve Sol claimed too early: One line').first().waitFor();
  await judge(desk, 'caller: claim');

  // A connection that breaks and comes back.
  await mouse.context().setOffline(true);
  await mouse.evaluate(() => window.dispatchEvent(new Event('offline')));
  await mouse.getByText('Connection lost. Your card is kept.').waitFor();
  await mouse.context().setOffline(false);
  await mouse.getByText('Connection lost. Your card is kept.').waitFor({ state: 'detached' });

  // The same card after the page was loaded again.
  const cardBefore = await keys.locator('[data-part="own"] [data-part="grid"]').textContent();
  expect(await heardOn(keys)).toContain('Eve Sol erken bildirdi: Bir sıra');
  await keys.reload();
  await keys.getByRole('grid', { name: 'Kartın' }).waitFor();
  await listen(keys);
  expect(await keys.locator('[data-part="own"] [data-part="grid"]').textContent()).toBe(cardBefore);
  expect(await cellsOf(keys).nth(6).getAttribute('aria-selected')).toBe('true');

  const callOne = async () => {
    const before = await calledCount(desk);
    await expect.poll(() => next.getAttribute('aria-disabled')).not.toBe('true');
    await desk.keyboard.press('Space');
    await expect.poll(() => calledCount(desk)).not.toBe(before);
  };
  for (let call = 0; call < 74 && !(await hasLine(keys)); call++) {
    await callOne();
    const count = Number.parseInt(await calledCount(desk), 10);
    await expect.poll(() => calledCount(keys)).toBe(`${count}/75 çekildi`);
  }
  await pressByKeys(keys, keys.getByRole('button', { name: 'Tombala!' }));
  await keys.getByText('Tombala geçerli!').first().waitFor();
  await mouse.getByText('Bora Işık: One line').first().waitFor();
  await judge(mouse, 'player: a win is shown');

  // The last stage: the session ends when the claim has been shown.
  await keys.getByRole('heading', { name: 'Bir aşama kazandın' }).waitFor();
  await keys.getByText('+45 XP').waitFor();
  await keys.getByText('Doğrulanmış çekiliş').click();
  await judge(keys, 'player: end');
  await mouse.getByText('Won by Bora Işık').waitFor();
  await desk.getByRole('heading', { name: 'The session is over' }).waitFor();

  // What was heard: the calls, the claims of the others, one's own answer, the end.
  const { length: calls } = (await heardOn(keys)).filter((words) => /^[BINGO] \d+\./.test(words));
  expect(calls).toBe(Number.parseInt(await calledCount(desk), 10) - 1); // one came before the page was loaded again
  expect((await heardOn(keys)).slice(-2)).toEqual(['Tombala geçerli!', 'Oyun bitti']);
  expect((await heardOn(mouse)).slice(-2)).toEqual(['Bora Işık: One line', 'The session is over']);
  expect(await heardOn(desk)).toContain('Eve Sol claimed too early: One line');
});

it('is planned in the scheduler, paused, and stopped after a question', async () => {
  const page = await windowOf(browser, server.url, ada, { width: 640, height: 900 });
  await page.goto('/scheduler?tab=bingo');
  await page.getByLabel('Name').fill('Monday bingo');
  await page.getByRole('button', { name: 'Plan the session' }).click();
  await page.getByRole('link', { name: 'Call: Monday bingo' }).waitFor();
  await judge(page, 'scheduler: bingo');
  await page.getByRole('link', { name: 'Call: Monday bingo' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').waitFor();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByLabel('Time between calls').selectOption('30');
  await page.getByRole('switch', { name: 'Call by timer' }).click();
  await page.getByRole('button', { name: 'Call next' }).click();
  const ring = page.locator('[data-part="ball-ring"] circle'); // empties until the next call
  const emptied = async () => Number(await ring.getAttribute('stroke-dashoffset'));
  await expect.poll(emptied).toBeGreaterThan(0);
  const before = await emptied();
  await expect.poll(emptied).toBeGreaterThan(before);
  await judge(page, 'caller: by timer');
  await page.getByRole('tab', { name: 'Players' }).click();
  await page.getByText('Nobody has joined yet.').waitFor();
  await judge(page, 'caller: players');
  await page.getByRole('tab', { name: 'Call' }).click();
  await page.getByRole('button', { name: 'Finish session' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await page.getByRole('button', { name: 'Finish session' }).click();
  await dialog.getByRole('button', { name: 'Finish session' }).click();
  await page.getByRole('heading', { name: 'The session is over' }).waitFor();
});
