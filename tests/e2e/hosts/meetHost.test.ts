// The product inside Google Meet: its real library in our frames, and a page that speaks for Meet around them.
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { home, moveIn } from '../../support/fakes/abroad.ts';
import { connectAccount, type FakeCompany, openCompany } from '../../support/fakes/fakeCompany.ts';
import { type Activity, type InMeet, type MeetSetting, openInMeet } from '../../support/fakes/fakeMeet.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { someone } from '../../support/people/visitors.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let ada: Member;
let google: FakeCompany;
let player: Player;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  google = await openCompany('google', someone(null));
  const add = { ...google.environment, MEET_PROJECT_NUMBER: '123456789' };
  server = await startTestServer({}, undefined, { PUBLIC_URL: home, ...add });
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  await connectAccount({ url: server.url, home }, ada, 'google', google);
  player = await connect(server.url, ada);
  browser = await openBrowser({ keepsApart: true });
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  player?.leave();
  await browser?.close();
  await server?.close();
  await google?.close();
});

/** The page of Google stands here, and what is sent to the call that asks it is overheard. */
async function bringGoogle(context: BrowserContext, shown: unknown[]): Promise<void> {
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/Login') shown.push(request.postDataJSON());
  });
  await context.route('https://accounts.google.com/o/oauth2/v2/auth?*', (route) =>
    route.fulfill({ status: 302, headers: { location: google.pageAt(route.request().url()) } }),
  );
}

async function inMeet(path: string, setting: MeetSetting): Promise<InMeet & { readonly shown: unknown[] }> {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 800 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  const shown: unknown[] = [];
  await moveIn(context, server.url);
  await bringGoogle(context, shown);
  return { ...(await openInMeet(context, path, setting)), shown };
}

async function comeIn({ page, tab }: InMeet): Promise<void> {
  const press = tab.getByRole('button', { name: 'Continue with Google' }).click();
  const [small] = await Promise.all([page.context().waitForEvent('page'), press]);
  await small.getByRole('link', { name: 'Continue as Ada Moss' }).click();
}

const openTable = async (gameName: string): Promise<string> => {
  const opened = await player.say('room:create', { gameName });
  if (!opened.ok) throw new Error(opened.error);
  return opened.room;
};

const activityOf = (gameId: string, roomId: string): Activity => ({
  stage: `${home}/meeting/games/${gameId}/${roomId}`,
  panel: `${home}/meet/side-panel-info`,
  data: JSON.stringify({ v: 1, gameId, roomId }),
});

async function started({ page, activity }: InMeet): Promise<Activity | null> {
  await page.waitForFunction(() => window.activity !== null);
  return activity();
}

it('signs in by a small window, and puts a game on the stage with one press', async () => {
  const meet = await inMeet('/meet/side-panel', { frame: 'panel', width: 320 });
  await comeIn(meet);
  await meet.tab.getByRole('radio', { name: 'Hearts' }).check();
  expect(meet.shown).toMatchObject([{ token: expect.stringMatching(/^[\w-]{16,}$/), app: 'googleCode' }]);
  expect(await meet.isShown()).toBe(true);
  await judge(meet.page, 'the panel of Meet');
  const beyond = await meet.tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await meet.tab.getByRole('button', { name: 'Play together' }).click();
  const activity = await started(meet);
  const roomId = activity?.stage.split('/').at(-1) ?? '';
  expect(roomId).toMatch(/^[\w-]{22}$/);
  expect(activity).toEqual(activityOf('hearts', roomId));
  const eve = await connect(server.url, await foundTeam(server.url, 'Eve Sol', 'Elsewhere'));
  expect((await eve.say('room:join', { room: roomId })).ok).toBe(true);
  eve.leave();
});

it('shows the turns that wait and what is on today, each in a tab of its own', async () => {
  const bo = await connect(server.url, await colleague(server.url, ada, 'Bo Lind'));
  const room = await seatAndBegin([player, bo], { gameName: 'boggle', ruleSet: { turnDays: 1 } });
  bo.leave();
  const made = await player.say('bingo:create', { name: 'Friday bingo' });
  if (!made.ok) throw new Error(made.error);
  const meet = await inMeet('/meet/side-panel', { frame: 'panel', width: 320 });
  await comeIn(meet);
  const link = meet.tab.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Friday bingo' });
  await link.waitFor();
  const turn = meet.tab
    .getByRole('region', { name: 'Your turn' })
    .getByRole('link', { name: /Bo Lind, until/ });
  expect(await turn.getAttribute('href')).toBe(`/games/boggle/${room}`);
  expect(await link.getAttribute('href')).toBe(`/games/bingo/${made.bingo}`);
  expect(await link.getAttribute('target')).toBe('_blank');
  await judge(meet.page, 'the panel of Meet with an event');
});

it('shows a table that waits instead of opening another', async () => {
  const room = await openTable('connect4');
  const meet = await inMeet('/meet/side-panel', { frame: 'panel' });
  await comeIn(meet);
  const waiting = meet.tab.getByRole('group', { name: 'Tables waiting for players' });
  await waiting.getByRole('radio', { name: /Four in a Row/ }).check();
  await meet.tab.getByRole('button', { name: 'Play together' }).click();
  expect(await started(meet)).toEqual(activityOf('connect4', room));
});

it.each([
  ['ongoing', /already open for everyone/],
  ['policy', /Only presenters/],
] as const)('says why nothing was opened for everyone: %s', async (failsToStart, words) => {
  const meet = await inMeet('/meet/side-panel', { frame: 'panel', failsToStart });
  await comeIn(meet);
  await meet.tab.getByRole('radio', { name: 'Chess' }).last().check();
  await meet.tab.getByRole('button', { name: 'Play together' }).click();
  await meet.tab.getByRole('alert').getByText(words).waitFor();
  expect(await meet.activity()).toBeNull();
});

it('shows the game and a button on the stage, then the lobby', async () => {
  const room = await openTable('backgammon');
  const meet = await inMeet(`/meeting/games/backgammon/${room}`, {
    frame: 'stage',
    reason: 'joined',
    width: 900,
    activity: activityOf('backgammon', room),
  });
  await meet.tab.getByRole('heading', { name: 'Backgammon' }).waitFor();
  expect(await meet.isShown()).toBe(true);
  await comeIn(meet);
  await meet.tab.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await meet.tab.getByRole('link').count()).toBe(0);
});

it('tells beside the stage who plays, and opens the board there too', async () => {
  const room = await openTable('connect4');
  const meet = await inMeet('/meet/side-panel-info', {
    frame: 'panel',
    reason: 'started',
    activity: activityOf('connect4', room),
  });
  await comeIn(meet);
  await meet.tab.getByText('Waiting for players.').waitFor();
  await meet.tab.getByText('Ada Moss').waitFor();
  await judge(meet.page, 'the panel beside the stage');
  await meet.tab.getByRole('button', { name: 'Rules' }).click();
  expect(await meet.tab.getByRole('dialog').count()).toBe(0);
  await meet.tab.getByRole('link', { name: 'Open the board' }).click();
  await meet.tab.getByRole('heading', { name: 'Seats' }).waitFor();
  await meet.tab.getByRole('link', { name: 'Back', exact: true }).click();
  await meet.tab.getByText('Waiting for players.').waitFor();
});

it('offers a choice where no table is open', async () => {
  const meet = await inMeet('/meet/side-panel-info', { frame: 'panel' });
  await comeIn(meet);
  await meet.tab.getByText('No table is open in this meeting.').waitFor();
  await meet.tab.getByRole('link', { name: 'Choose a game' }).click();
  await meet.tab.getByRole('heading', { name: 'Play together' }).waitFor();
  expect(await meet.tab.getByText('No table is open in this meeting.').count()).toBe(0);
});
