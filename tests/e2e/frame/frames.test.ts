// Who may show the product in a frame, as a browser sees it, and what a frame without a name on it shows.
import type { Browser, BrowserContext, Frame } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '../../../src/texts/en/door.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { home, moveIn, stand } from '../../support/fakes/abroad.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await startTestServer({}, undefined, { PUBLIC_URL: home });
  browser = await openBrowser({ keepsApart: true });
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function framed(origin: string, path: string): Promise<Frame> {
  const context = await browser.newContext();
  contexts.push(context);
  await moveIn(context, server.url);
  await stand(context, origin, `<!doctype html><iframe name="tab" src="${home}${path}"></iframe>`);
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  const tabOf = () => page.frame('tab'); // for a moment there is none where a refused document is replaced
  await expect.poll(tabOf).not.toBeNull();
  const tab = tabOf();
  if (!tab) throw new Error('there is no frame');
  return tab;
}

/** A refused document is replaced by the browser's own page about it. */
const isHere = (tab: Frame): Promise<boolean> =>
  tab.evaluate(() => document.getElementById('root') !== null).catch(() => false);

const teams = 'https://teams.microsoft.com';
const newTeams = 'https://teams.cloud.microsoft';
const meet = 'https://meet.google.com';
const stranger = 'https://somebody.test';

describe('a frame', () => {
  it.each([
    ['a tab of Teams', teams, '/?host=teams', true],
    ['a tab of Teams, at its new address', newTeams, '/games?host=teams', true],
    ['the page that sets up a tab', teams, '/teams/configure?host=teams', true],
    ['a stage of Teams', teams, '/meeting/games/chess/AAAA?host=teams', true],
    ['a panel of Meet', meet, '/meet/side-panel', true],
    ['the panel of Meet beside the stage', meet, '/meet/side-panel-info', true],
    ['the door in Teams', teams, '/login', false],
    ['the way back from Google in Meet', meet, '/loginGoogleMeet', false],
    ['plans in Teams', teams, '/plans', false],
    ['the product at a stranger’s', stranger, '/', false],
    ['a panel at a stranger’s', stranger, '/meet/side-panel', false],
    ['a page of meetings at one of our own', home.replace('games', 'games.other'), '/meet/side-panel', false],
  ])('%s', async (_, origin, path, isAllowed) => {
    const tab = await framed(origin, path);
    expect(await isHere(tab)).toBe(isAllowed);
  });

  it('of somebody we do not know asks for a tab of its own, and does not blame the browser', async () => {
    const tab = await framed(meet, '/games');
    await tab.getByText('Sign-in opens in its own tab.').waitFor();
    expect(await tab.locator('input').count()).toBe(0);
    expect(await tab.getByText(en.login.forgetful).count()).toBe(0);
  });
});
