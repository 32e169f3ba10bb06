// Every screen, in both themes and languages: nothing serious or moderate for axe, nothing beyond the width of the window.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { sharedBrowser, sharedServer } from '../../support/browser/shared.ts';
import { closeWindows, goOn, type Look, windowOf } from '../../support/browser/windows.ts';
import { connect, type Player, seatAndBegin } from '../../support/people/player.ts';
import { colleague, foundTeam } from '../../support/people/team.ts';
import type { TestServer } from '../../support/servers/testServer.ts';

const looks: readonly Look[] = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 320, height: 720, theme: 'dark', language: 'tr' },
];

/** One of each look, signed out and signed in. */
const windows: Record<'outside' | 'inside', Page[]> = { outside: [], inside: [] };

let server: TestServer;
let browser: Browser;
const players: Player[] = [];
const paths = new Map<string, string>();

beforeAll(async () => {
  server = await sharedServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Muvaffakiyetleştirici Takım');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  for (const gameName of ['connect4', 'backgammon', 'battleship'])
    paths.set(gameName, `/games/${gameName}/${await seatAndBegin(players, { gameName })}`);
  await seatAndBegin(players, { gameName: 'chess', ruleSet: { turnDays: 1 } });
  const [host] = players;
  const lobby = await host?.say('room:create', { gameName: 'hearts', maxPlayers: 4 });
  if (lobby?.ok) paths.set('lobby', `/games/hearts/${lobby.room}`);
  browser = await sharedBrowser();
  for (const look of looks) {
    windows.outside.push(await windowOf(browser, server.url, null, look));
    windows.inside.push(await windowOf(browser, server.url, ada, look));
  }
});

afterAll(async () => {
  for (const player of players) player.leave();
  if (browser) await closeWindows(browser);
});

type Go = (page: Page, path: string) => Promise<unknown>;

const load: Go = (page, path) => page.goto(path);

/** Within the frame of header and navigation, which stays. */
const goWithin: Go = (page, path) => (page.url() === 'about:blank' ? load : goOn)(page, path);

async function lookAt(path: string, pages: readonly Page[], go = load): Promise<void> {
  for (const page of pages) {
    await go(page, path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await judge(page, `${path} ${page.viewportSize()?.width}`, ['critical', 'serious', 'moderate']);
  }
}

describe('screens', () => {
  it.each(['/login', '/signUp', '/nowhere'])('signed out: %s', (path) => lookAt(path, windows.outside));
  it.each([
    '/',
    '/games',
    '/games/backgammon',
    '/games/hearts',
    '/your-turns',
    '/events',
    '/polls',
    '/tournaments/hall-of-fame',
    '/draws',
    '/admin-panel/team',
    '/admin-panel/periods',
    '/admin-panel/members',
    '/user-settings',
    '/triviaController/new',
  ])('signed in: %s', (path) => lookAt(path, windows.inside, goWithin));
  it.each(['connect4', 'backgammon', 'battleship', 'lobby'])('at a table: %s', (name) =>
    lookAt(paths.get(name) ?? '', windows.inside),
  );
});
