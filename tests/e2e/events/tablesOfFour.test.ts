// Tournaments with four at a table in a browser: an admin makes one in the drawer, sits down and sets results; a colleague follows in Turkish at 320 px; then a knock-out, an arena and a league.
import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TournamentShown } from '../../../src/contract/events/tournamentShapes.ts';
import { peopleAt } from '../../../src/events/tournament/tournament.ts';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { ask, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let others: Member[];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  others = [];
  for (const name of ['Bora Işık', 'Cem Ay', 'Dee Fox', 'Eve Sol', 'Gil Orr', 'Han Pak'])
    others.push(await colleague(server.url, ada, name));
});
afterAll(async () => {
  if (browser) await closeWindows(browser);
});

it('is made in the drawer, seats everybody, and ends with a podium', async () => {
  const desk = await windowOf(browser, server.url, ada);
  await desk.goto('/events?type=tournament');
  await desk.getByRole('button', { name: 'New tournament' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Friday tables');
  // Hearts is played by four only; Ludo by two, or by four where somebody wants it.
  await desk.getByLabel('Game', { exact: true }).selectOption({ label: 'Hearts' });
  expect(await desk.getByLabel('Tables').locator('option').allTextContents()).toEqual(['Four at a table']);
  await desk.getByLabel('Game', { exact: true }).selectOption({ label: 'Ludo' });
  await desk.getByLabel('Form').selectOption({ label: 'Double elimination' });
  await desk.getByLabel('Tables').selectOption({ label: 'Four at a table' });
  expect(await desk.getByLabel('Form').locator('option').allTextContents()).toEqual([
    'Swiss',
    'Knock-out',
    'Round robin',
    'League',
    'Arena',
    'Team cup',
  ]);
  await desk.getByLabel('Form').selectOption({ label: 'Arena' });
  await desk.getByText('three do, but never two').waitFor();
  await desk.getByLabel('Form').selectOption({ label: 'Swiss' });
  await judge(desk, 'making a tournament with four at a table');
  await desk.getByRole('button', { name: 'Make tournament' }).click();
  await desk.getByRole('heading', { name: 'Friday tables' }).waitFor();
  await desk.getByText('Swiss · Four at a table').waitFor();
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  await desk.getByText('At least three people are needed to begin.').waitFor();
  await desk.getByRole('button', { name: 'Join' }).focus();
  await desk.keyboard.press('Enter');
  for (const member of others) await ask(server, { member }, 'POST', `/api/Tournament/${id}/join`);
  await desk.getByText('7 people').waitFor();
  await desk.getByRole('button', { name: 'Start now' }).click();

  const [bora] = others;
  if (!bora) throw new Error('nobody');
  const phone = await windowOf(browser, server.url, bora, {
    language: 'tr',
    theme: 'dark',
    width: 320,
    height: 640,
  });
  await desk.getByRole('link', { name: 'Go to your table' }).click();
  await desk.getByText('The game begins when everybody is ready.').waitFor();
  await desk.getByRole('link', { name: 'Back to the tournament' }).click();
  const first = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Table 1' }) });
  expect(await first.getByRole('listitem').count()).toBe(4);
  await judge(desk, 'tables of four');
  await phone.goto(`/tournaments/${id}`);
  await phone.getByText('Rakiplerin:').waitFor();
  await judge(phone, 'tables of four at 320 px');

  // The director gives places by the keyboard: two tie, and one was not there.
  await first.getByRole('button', { name: 'Set the result of table 1' }).focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('alertdialog', { name: 'Result of table 1' });
  const places = dialog.getByRole('combobox');
  for (const [at, label] of ['1.', '1.', '3.', 'Was not there'].entries())
    await places.nth(at).selectOption({ label });
  await judge(desk, 'the result of a table');
  await dialog.getByRole('button', { name: 'Set the result' }).focus();
  await desk.keyboard.press('Enter');
  await first.getByText('(not there)').waitFor();
  expect(await first.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^1\..*2½$/),
    expect.stringMatching(/^1\..*2½$/),
    expect.stringMatching(/^3\..*1$/),
    expect.stringMatching(/^–.*\(not there\)0$/),
  ]);
  await desk.getByText('How ties are broken').focus();
  await desk.keyboard.press('Enter');
  await desk.getByText('Opponents’ points').waitFor();
  await judge(desk, 'standings of tables');
  await desk.goto(`/tournaments/${id}/screen`);
  await desk.getByRole('heading', { name: 'Table 2' }).waitFor();
  await judge(desk, 'the big screen of tables');

  const direct = (body: object) => ask(server, { member: ada }, 'POST', `/api/Tournament/${id}/direct`, body);
  const shown = async () => {
    const { body } = await ask(server, { member: ada }, 'GET', `/api/Tournament/${id}`);
    return body as TournamentShown; // the contract's answer
  };
  for (let state = await shown(); state.phase === 'running'; state = await shown()) {
    for (const table of state.pairings.filter(({ outcome }) => outcome === null)) {
      const { round, board } = table;
      await direct({ act: 'result', round, board, places: peopleAt(table).map((_, at) => at + 1) });
    }
    await direct({ act: 'nextRound' });
  }
  await goOn(desk, `/tournaments/${id}`);
  await desk.getByRole('heading', { name: 'Podium' }).waitFor();
  await judge(desk, 'the podium of tables');
  await phone.getByRole('heading', { name: 'Podyum' }).waitFor();
  await judge(phone, 'the podium of tables at 320 px');

  // A knock-out: who goes on is said beside the name, and the last table is the final.
  const asked = {
    moveId: randomUUID(),
    name: 'Friday cup',
    gameName: 'ludo',
    form: 'knockout',
    tableSize: 4,
  };
  const { body } = await ask(server, { member: ada }, 'POST', '/api/Tournament', asked);
  const cup = String(body.id);
  for (const member of [ada, ...others]) await ask(server, { member }, 'POST', `/api/Tournament/${cup}/join`);
  const lead = (act: object) => ask(server, { member: ada }, 'POST', `/api/Tournament/${cup}/direct`, act);
  await lead({ act: 'start' });
  await lead({ act: 'result', round: 1, board: 1, places: [1, 2, 3] });
  await goOn(phone, `/tournaments/${cup}`);
  await phone.getByText('tur atladı').nth(1).waitFor();
  await judge(phone, 'a knock-out of tables at 320 px');
  await goOn(desk, `/tournaments/${cup}`);
  const going = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Table 1' }) });
  await going.getByText('goes on').nth(1).waitFor();
  await judge(desk, 'a knock-out of tables');
  await lead({ act: 'result', round: 1, board: 2, places: [1, 2, 3, 4] });
  await lead({ act: 'nextRound' });
  await desk.goto(`/tournaments/${cup}/screen`);
  await desk.getByRole('heading', { name: 'Final' }).waitFor();
  await judge(desk, 'the final table on the big screen');
});

it('an arena and a league of four are followed on their pages, on the big screen and in the list', async () => {
  const desk = await windowOf(browser, server.url, ada);
  const made = async (name: string, more: object): Promise<string> => {
    const asked = { moveId: randomUUID(), name, gameName: 'ludo', tableSize: 4, ...more };
    const { body } = await ask(server, { member: ada }, 'POST', '/api/Tournament', asked);
    return String(body.id);
  };
  const join = async (id: string, members: readonly Member[]): Promise<void> => {
    for (const member of members) await ask(server, { member }, 'POST', `/api/Tournament/${id}/join`);
  };
  const begin = (id: string) =>
    ask(server, { member: ada }, 'POST', `/api/Tournament/${id}/direct`, { act: 'start' });
  const narrow = { language: 'tr', theme: 'dark', width: 320, height: 640 } as const;

  // Of five people the first four sit at a table, which opens by itself, and one waits. After a minute it is over, because nobody else came: all windows are open before, and judged afterwards.
  const arena = await made('Lunch arena', { form: 'arena', minutes: 30 });
  const five = others.slice(0, 5);
  const [bora, , , , gil] = five;
  if (!bora || !gil) throw new Error('nobody');
  await join(arena, five);
  const waiting = await windowOf(browser, server.url, gil, narrow);
  const playing = await windowOf(browser, server.url, bora);
  const wall = await windowOf(browser, server.url, ada);
  for (const page of [waiting, playing, desk]) await page.goto(`/tournaments/${arena}`);
  await wall.goto(`/tournaments/${arena}/screen`);
  for (const page of [waiting, playing, desk, wall])
    await page.getByRole('heading', { name: 'Lunch arena' }).waitFor();
  await begin(arena);
  await Promise.all([
    waiting.getByText('Başkalarının boşta kalması bekleniyor.').waitFor(),
    waiting.getByRole('heading', { name: '1. masa' }).waitFor(),
    playing.getByText(/^You play .*,.* and /).waitFor(),
    playing.getByText('The game begins when everybody is here').waitFor(),
    desk.getByRole('heading', { name: 'Table 1' }).waitFor(),
    wall.getByRole('heading', { name: 'Table 1' }).waitFor(),
  ]);
  const { body } = await ask(server, { member: ada }, 'GET', `/api/Tournament/${arena}`);
  const { pairings } = body as TournamentShown; // the contract's answer
  expect(pairings.length).toBe(1);
  await playing.waitForURL(({ pathname }) => pathname.includes(pairings[0]?.roomId ?? 'no table'));
  expect(await desk.getByRole('button', { name: 'Set the result of table 1' }).count()).toBe(0);
  await judge(waiting, 'waiting in an arena of four at 320 px');
  await judge(desk, 'an arena of four');
  await judge(wall, 'the big screen of an arena of four');

  // A league: against whom in each round, and by when.
  const league = await made('Spring league', { form: 'league', roundStep: 'day', turnDays: 1 });
  await join(league, [ada, ...others]);
  await begin(league);
  await goOn(desk, `/tournaments/${league}`);
  await desk.getByRole('heading', { name: 'All dates' }).waitFor();
  expect(await desk.getByText(/^You play .* and /).count()).toBe(8); // the plate, and all seven rounds
  await desk.getByText(/^Play until /).waitFor();
  await judge(desk, 'a league of four');
  await goOn(waiting, `/tournaments/${league}`);
  await waiting.getByRole('heading', { name: 'Tüm tarihler' }).waitFor();
  await judge(waiting, 'a league of four at 320 px');
  await desk.goto(`/tournaments/${league}/screen`);
  await desk.getByRole('heading', { name: 'Table 2' }).waitFor();
  await judge(desk, 'the big screen of a league of four');
  await goOn(desk, '/events?type=tournament');
  const line = desk.getByRole('listitem').filter({ hasText: 'Spring league' });
  await line.getByText('Four at a table').waitFor();
  await judge(desk, 'the list of tournaments');
  await goOn(waiting, '/events?type=tournament');
  await waiting.getByText('Masada dört kişi').first().waitFor();
  await judge(waiting, 'the list of tournaments at 320 px');
});
