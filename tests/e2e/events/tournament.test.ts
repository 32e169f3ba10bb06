// A knock-out in a browser from making it to its podium: an admin makes, directs and plays it, a colleague follows in Turkish at 320 px.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { ask, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
let ada: Member;
let players: Player[];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  players = [];
  for (const name of ['Bora Işık', 'Cem Ay', 'Eve Sol'])
    players.push(await connect(server.url, await colleague(server.url, ada, name)));
});
afterAll(async () => {
  for (const player of players ?? []) player.leave();
  if (browser) await closeWindows(browser);
});

/** Gets ready at the table that the notice names, and says which it was. */
async function ready(player: Player, room: string): Promise<void> {
  await player.say('room:join', { room });
  await player.say('room:ready', { room, isReady: true });
}

const begun = (player: Player, room: string) =>
  player.until('the game', () => player.view()?.room === room && player.view()?.result === null);

async function openTables(id: string): Promise<{ room: string; people: Player[] }[]> {
  const [anyone] = players;
  if (!anyone) throw new Error('nobody');
  const { body } = await ask(server, anyone, 'GET', `/api/Tournament/${id}`);
  const { entrants, pairings } = body as {
    entrants: { number: number; userId: string }[];
    pairings: { first: number; second: number; outcome: string | null; roomId: string }[];
  }; // the contract's answer
  const playerOf = (number: number) => {
    const userId = entrants.find((entrant) => entrant.number === number)?.userId;
    return players.filter(({ member }) => member.userId === userId);
  };
  return pairings
    .filter(({ outcome }) => outcome === null)
    .map(({ roomId, first, second }) => ({
      room: roomId,
      people: [...playerOf(first), ...playerOf(second)],
    }));
}

/** The browser's person sits down with the mouse, the opponent gives up, and those at the other table play theirs. */
async function playRound(desk: Page, id: string): Promise<void> {
  const tables = await openTables(id);
  for (const { room, people } of tables) {
    const [one, other] = people;
    if (!one || !other) continue;
    await ready(one, room);
    await ready(other, room);
    await begun(one, room);
    await one.say('match:resign', { room });
  }
  await desk.getByRole('link', { name: 'Go to your table' }).click();
  await desk.getByRole('button', { name: 'Ready' }).click();
  const own = tables.find(({ people }) => people.length === 1);
  const [opponent] = own?.people ?? [];
  if (!own || !opponent) throw new Error('nobody to play against');
  await ready(opponent, own.room);
  await begun(opponent, own.room);
  await opponent.say('match:resign', { room: own.room });
  await desk.getByRole('link', { name: 'Back to the tournament' }).click();
}

it('is made, played and won', async () => {
  const desk = await windowOf(browser, server.url, ada);
  await desk.addInitScript(() => {
    // A picture is saved as a file where there is neither a share sheet nor a clipboard.
    Object.defineProperty(navigator, 'canShare', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await desk.goto('/events?type=tournament');
  await desk.getByRole('button', { name: 'New tournament' }).waitFor();
  await judge(desk, 'no tournaments');
  await desk.getByRole('button', { name: 'New tournament' }).click();
  await desk.getByRole('button', { name: 'Make tournament' }).click();
  await desk.getByText('Give it a name.').waitFor();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Friday cup');
  await desk.getByLabel('Game', { exact: true }).selectOption({ label: 'Tic-Tac-Toe' });
  await desk.getByLabel('Form').selectOption({ label: 'Knock-out' });
  await judge(desk, 'making a tournament');
  await desk.getByRole('button', { name: 'Make tournament' }).click();
  await desk.getByRole('heading', { name: 'Friday cup' }).waitFor();
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  await desk.getByRole('button', { name: 'Join' }).click();
  await desk.getByText('You take part.').waitFor();

  const [bora] = players;
  if (!bora) throw new Error('nobody');
  const phone = await windowOf(browser, server.url, bora.member, {
    language: 'tr',
    theme: 'dark',
    width: 320,
    height: 640,
  });
  await phone.goto(`/tournaments/${id}`);
  await phone.getByRole('button', { name: 'Katıl', exact: true }).click();
  await phone.getByText('Turnuvadasın.').waitFor();
  await judge(phone, 'sign-up at 320 px');
  for (const player of players.slice(1)) await ask(server, player, 'POST', `/api/Tournament/${id}/join`);
  await desk.getByRole('heading', { name: '4 people' }).waitFor(); // without a reload
  await judge(desk, 'sign-up');

  await desk.getByRole('button', { name: 'Start now' }).click();
  await desk.getByRole('link', { name: 'Go to your table' }).waitFor();
  await judge(desk, 'the first round');
  await phone.getByRole('link', { name: 'Masana git' }).waitFor();
  await judge(phone, 'the bracket at 320 px');
  await playRound(desk, id);
  await desk.getByRole('button', { name: 'Start the next round' }).click();
  await desk.getByText('Round 2 of 2').waitFor();
  await playRound(desk, id);
  await desk.getByRole('heading', { name: 'Podium' }).waitFor();
  await desk.getByText('Your place: 1 of 4').waitFor();
  await judge(desk, 'the podium');
  await phone.getByRole('heading', { name: 'Podyum' }).waitFor();
  await judge(phone, 'the podium at 320 px');
  const sharing = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Share picture' }).focus();
  await desk.keyboard.press('Enter');
  expect((await sharing).suggestedFilename()).toMatch(/tournament.*\.png$/);

  await desk.getByRole('link', { name: 'Hall of fame' }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('list', { name: 'Podium of Friday cup' }).getByText('Ada Moss').waitFor();
  await desk.getByRole('list', { name: 'All time' }).getByText('1 win').waitFor();
  await desk.getByRole('region', { name: 'Table of the year' }).getByText('Ada Moss').waitFor();
  await judge(desk, 'the hall of fame');
  await goOn(phone, '/tournaments/hall-of-fame?form=knockout');
  await phone.getByRole('list', { name: 'Friday cup podyumu' }).waitFor();
  await judge(phone, 'the hall of fame at 320 px');
  await goOn(phone, `/user-profile?userId=${ada.userId}`);
  await phone.getByText('Bir kez birinci').waitFor();
  await judge(phone, 'a profile with a season at 320 px');
  await desk.goto(`/tournaments/${id}/screen`);
  await desk.getByRole('heading', { name: 'Final', exact: true }).waitFor();
  await judge(desk, 'the big screen of a knock-out');
  await goOn(desk, '/events?type=tournament');
  await desk.getByText('Won by Ada Moss').waitFor();
  await judge(desk, 'the list');
  expect(await desk.getByRole('link', { name: 'Friday cup' }).count()).toBe(1);
});

it('a double elimination, a league and a team cup are made in the drawer, and can be read at every width', async () => {
  const desk = await windowOf(browser, server.url, ada);
  const [bora] = players;
  if (!bora) throw new Error('nobody');
  const phone = await windowOf(browser, server.url, bora.member, {
    language: 'tr',
    theme: 'dark',
    width: 320,
    height: 640,
  });
  const make = async (name: string, form: string): Promise<string> => {
    await desk.goto('/events?type=tournament');
    await desk.getByRole('button', { name: 'New tournament' }).click();
    await desk.getByRole('textbox', { name: 'Name' }).fill(name);
    await desk.getByLabel('Form').selectOption({ label: form });
    if (form === 'Team cup') {
      await desk.getByRole('button', { name: 'Make tournament' }).click();
      await desk.getByText('Name 2 to 12 different departments').waitFor();
      await desk.getByRole('textbox', { name: 'Departments' }).fill('Sales\nLab');
    }
    await desk.getByText('More choices').focus();
    await desk.keyboard.press('Enter');
    if (form === 'League') {
      await desk.getByLabel('Rounds of the league').selectOption({ label: 'A round every working day' });
      await desk.getByLabel('Repeat').selectOption({ label: 'The next season follows by itself' });
      await desk.getByLabel('Meetings').selectOption({ label: 'Once' });
    } else if (form === 'Team cup') {
      await desk.getByLabel('Results that count for each department').selectOption({ label: '1' });
    } else await desk.getByLabel('Games in each pairing').selectOption({ label: 'Best of 3' });
    await judge(desk, `making a ${form}`);
    await desk.getByRole('button', { name: 'Make tournament' }).click();
    await desk.getByRole('heading', { name }).waitFor();
    const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
    const join = desk.getByRole('button', { name: form === 'Team cup' ? 'Join for Sales' : 'Join' });
    await join.focus();
    await desk.keyboard.press('Enter');
    const body = form === 'Team cup' ? { department: 2 } : {};
    for (const player of players) await ask(server, player, 'POST', `/api/Tournament/${id}/join`, body);
    await desk.getByText('You take part.').waitFor();
    await desk.getByRole('button', { name: 'Start now' }).click();
    await desk.getByRole('link', { name: 'Go to your table' }).waitFor();
    return id;
  };

  const cup = await make('Two lives', 'Double elimination');
  await desk.getByText('Game 1, best of 3').waitFor();
  const direct = (body: object) =>
    ask(server, { member: ada }, 'POST', `/api/Tournament/${cup}/direct`, body);
  for (const board of [1, 2]) await direct({ act: 'result', round: 1, board, outcome: 'first' });
  await direct({ act: 'nextRound' });
  await desk.getByText('Round 2 of 4').waitFor();
  await judge(desk, 'both brackets');
  await phone.goto(`/tournaments/${cup}`);
  await phone.getByRole('region', { name: 'Kaybedenler tablosu' }).waitFor();
  await judge(phone, 'both brackets at 320 px');
  await desk.goto(`/tournaments/${cup}/screen`);
  await desk.getByRole('heading', { name: 'Grand final' }).waitFor();
  await judge(desk, 'the big screen of a double elimination');

  const league = await make('Spring league', 'League');
  await desk.getByText('The next season follows by itself').waitFor();
  // Every round has its date and its games from the start; one's own are saved for a calendar.
  await desk.getByRole('heading', { name: 'All dates' }).waitFor();
  const dates = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: /^Round \d$/ }) });
  expect(await dates.count()).toBe(3);
  expect(await dates.getByText(/^You play /).count()).toBe(3);
  await dates.last().getByText('2 games').focus();
  await desk.keyboard.press('Enter');
  await judge(desk, 'a league');
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Add my games to my calendar' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.match(/SUMMARY:Spring league: you play /g)).toHaveLength(3);
  await goOn(phone, `/tournaments/${league}`);
  await phone.getByText('Son oynama zamanı').waitFor();
  await phone.getByRole('heading', { name: 'Tüm tarihler' }).waitFor();
  await judge(phone, 'a league at 320 px');
  await desk.goto(`/tournaments/${league}/screen`);
  await desk.getByRole('region', { name: 'All dates' }).getByText('Round 3').waitFor();
  await judge(desk, 'the big screen of a league');

  const departments = await make('Office cup', 'Team cup');
  await judge(desk, 'a team cup');
  await goOn(phone, `/tournaments/${departments}`);
  await phone.getByText('Lab için oynuyorsun.').waitFor();
  await judge(phone, 'a team cup at 320 px');
  await desk.goto(`/tournaments/${departments}/screen`);
  await desk.getByRole('region', { name: 'Departments' }).getByText('Sales').waitFor();
  await judge(desk, 'the big screen of a team cup');
  for (let round = 1; round <= 3; round++) {
    const decide = (board: number, outcome: string) =>
      ask(server, { member: ada }, 'POST', `/api/Tournament/${departments}/direct`, {
        act: 'result',
        round,
        board,
        outcome,
      });
    for (const board of [1, 2]) await decide(board, 'first');
    await ask(server, { member: ada }, 'POST', `/api/Tournament/${departments}/direct`, { act: 'nextRound' });
  }
  await goOn(desk, `/tournaments/${departments}`);
  await desk.getByRole('heading', { name: 'Podium' }).waitFor();
  await desk.getByRole('list', { name: 'Departments' }).getByText('Lab').waitFor();
  await judge(desk, 'the podium of a team cup');
  await phone.getByRole('list', { name: 'Departmanlar' }).waitFor();
  await judge(phone, 'the podium of a team cup at 320 px');
  await goOn(phone, '/tournaments/hall-of-fame?form=teamCup');
  await phone.getByRole('list', { name: 'Office cup departmanları' }).waitFor();
  await judge(phone, 'a team cup in the hall of fame at 320 px');
});
