// An arena in a browser: made, joined, the plate of the next table, the table that opens by itself, and back to the standings.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { ask, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let bora: Player;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bora = await connect(server.url, await colleague(server.url, ada, 'Bora Işık'));
});
afterAll(async () => {
  bora?.leave();
  if (browser) await closeWindows(browser);
});

const tableIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The table has opened by itself, Ada is ready by being there, and Bora gives the game up; `rest`: and takes a break. */
async function winAt(desk: Page, not: string, rest?: () => Promise<unknown>): Promise<string> {
  await desk.waitForURL((url) => url.pathname.startsWith('/games/tictactoe/') && !url.pathname.endsWith(not));
  const room = tableIn(desk);
  expect(await bora.say('room:join', { room })).toMatchObject({ ok: true });
  await bora.say('room:ready', { room, isReady: true }); // refused where the window has been first, and the game has begun
  await bora.until('the game', () => bora.view()?.room === room && bora.view()?.result === null);
  await Promise.all([bora.say('match:resign', { room }), rest?.()]);
  return room;
}

it('is made, and played from table to table', async () => {
  const desk = await windowOf(browser, server.url, ada);
  await desk.goto('/events?type=tournament');
  await desk.getByRole('button', { name: 'New tournament' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Lunch arena');
  await desk.getByLabel('Game', { exact: true }).selectOption({ label: 'Tic-Tac-Toe' });
  await desk.getByLabel('Form').selectOption({ label: 'Arena' });
  await desk.getByLabel('Length').selectOption({ label: '30 minutes' });
  await judge(desk, 'making an arena');
  await desk.getByRole('button', { name: 'Make tournament' }).click();
  await desk.getByRole('heading', { name: 'Lunch arena' }).waitFor();
  const id = tableIn(desk);
  await desk.getByRole('button', { name: 'Join' }).click();
  await desk.getByText('You take part.').waitFor();
  await ask(server, bora, 'POST', `/api/Tournament/${id}/join`);
  await desk.getByRole('heading', { name: '2 people' }).waitFor();

  const phone = await windowOf(browser, server.url, bora.member, {
    language: 'tr',
    theme: 'dark',
    width: 320,
    height: 640,
  });
  await phone.goto(`/tournaments/${id}`);
  await phone.getByText('Turnuvadasın.').waitFor();
  await judge(phone, 'sign-up at 320 px');

  const wall = await windowOf(browser, server.url, ada, { width: 1920, height: 1080 });
  await wall.goto(`/tournaments/${id}/screen`);
  await wall.getByRole('img', { name: 'QR code that opens this tournament' }).waitFor();
  await judge(wall, 'the big screen at sign-up');

  await desk.getByRole('button', { name: 'Start now' }).click();
  await desk.getByText('You play Bora Işık').waitFor();
  await desk.getByRole('timer', { name: 'Time left' }).waitFor();
  const first = await winAt(desk, id);

  // Nobody else is there, so the two meet again: the next table opens from the last one.
  const second = await winAt(desk, first);
  await winAt(desk, second, () => ask(server, bora, 'POST', `/api/Tournament/${id}/leave`)); // else a fourth table may open first
  await desk.getByRole('button', { name: 'Take a break' }).click();
  await desk.getByRole('button', { name: 'Play on' }).waitFor();
  await ask(server, bora, 'POST', `/api/Tournament/${id}/join`);
  await desk.getByRole('link', { name: 'Back to the tournament' }).click();
  await desk.getByRole('img', { name: '3 wins in a row: points count double' }).waitFor();
  const row = desk.getByRole('row', { name: /Ada Moss/ });
  expect(await row.getByRole('cell').nth(1).textContent()).toBe('8'); // 2 + 2 + 4
  await judge(desk, 'an arena that runs');
  await wall.getByRole('timer', { name: 'Time left' }).waitFor();
  await wall.getByRole('listitem').filter({ hasText: 'Ada Moss' }).getByText('8').waitFor();
  await judge(wall, 'the big screen of an arena');
  expect(await wall.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  await phone.getByText('Sana rakip aranıyor…').waitFor();
  await judge(phone, 'after a game at 320 px');
  await phone.goto(`/tournaments/${id}`);
  await phone.getByText('Sana rakip aranıyor…').waitFor();
  await judge(phone, 'an arena that runs at 320 px');

  await desk.getByLabel('Person').selectOption({ label: 'Bora Işık' });
  await desk.getByRole('button', { name: 'Take out' }).click();
  const question = desk.getByRole('alertdialog');
  await question.getByText('They can’t come back to this arena.').waitFor();
  await judge(desk, 'before somebody is taken out of an arena');
  await question.getByRole('button', { name: 'Take out' }).click();
  await desk.getByRole('row', { name: /Bora Işık not playing now/ }).waitFor();
  await phone.getByText('Turnuvayı yöneten kişi seni bu arenadan çıkardı.').waitFor();
  await judge(phone, 'taken out of an arena at 320 px');
  expect(await phone.getByRole('button', { name: 'Oynamaya devam et' }).count()).toBe(0);
});
