// Every screen, in both themes and languages: nothing serious for axe, nothing beyond the width of the window.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Look, openBrowser, windowOf } from '../support/browser.ts';
import { judge } from '../support/judge.ts';
import { connect, type Player, seatAndBegin } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';
import { colleague, foundTeam, type Member } from '../support/team.ts';

let server: Serving;
let browser: Browser;
let ada: Member;
const players: Player[] = [];
const paths = new Map<string, string>();

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  ada = await foundTeam(server.url, 'Ada Moss', 'Muvaffakiyetleştirici Takım');
  const bo = await colleague(server.url, ada, 'Bo Lind');
  players.push(await connect(server.url, ada), await connect(server.url, bo));
  for (const gameName of ['connect4', 'backgammon', 'battleship'])
    paths.set(gameName, `/games/${gameName}/${await seatAndBegin(players, { gameName })}`);
  const [host] = players;
  const lobby = await host?.say('room:create', { gameName: 'hearts', maxPlayers: 4 });
  if (lobby?.ok) paths.set('lobby', `/games/hearts/${lobby.room}`);
  browser = await openBrowser();
});

afterAll(async () => {
  for (const player of players) player.leave();
  await browser?.close();
  await server?.remove();
});

const looks: readonly Look[] = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 320, height: 720, theme: 'dark', language: 'tr' },
];

async function lookAt(path: string, member: Member | null): Promise<void> {
  for (const look of looks) {
    const page = await windowOf(browser, server.url, member, look);
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await judge(page, `${path} ${look.width} ${look.theme}`);
    await page.context().close();
  }
}

describe('screens', () => {
  it.each(['/login', '/signUp', '/nowhere'])('before the door: %s', { timeout: 60_000 }, (path) =>
    lookAt(path, null),
  );
  it.each([
    '/',
    '/games',
    '/games/backgammon',
    '/games/hearts',
    '/admin-panel',
    '/user-settings',
    '/user-profile',
    '/leaderboard',
    '/leaderboard/details',
    '/leaderboard/badge-details',
  ])('in the house: %s', { timeout: 60_000 }, (path) => lookAt(path, ada));
  it.each(['connect4', 'backgammon', 'battleship', 'lobby'])('at a table: %s', { timeout: 60_000 }, (name) =>
    lookAt(paths.get(name) ?? '', ada),
  );
});
