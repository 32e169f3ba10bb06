// People in a tab of Teams: a server that believes Microsoft, and browsers with and without a storage for frames.
import type { Browser, BrowserContext } from 'playwright';
import { home, moveIn } from '../support/abroad.ts';
import { openBrowser } from '../support/browser.ts';
import { type InTeams, openInTeams, type TeamsSetting } from '../support/fakeTeams.ts';
import { connect } from '../support/player.ts';
import { serve } from '../support/serving.ts';
import { foundTeam, type Member, signedInAnew } from '../support/team.ts';

/** What of another company the server was shown. */
interface Desk {
  readonly tokens: unknown[];
  readonly codes: unknown[];
}

export interface TeamsOffice {
  /** A table in its lobby. */
  readonly room: string;
  /** `isBlocked`: the frame has no storage at all. */
  open(path: string, setting?: TeamsSetting, isBlocked?: boolean): Promise<InTeams & Desk>;
  /** After each test. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** The two calls that ask Microsoft: here its word is taken for true. */
async function believeMicrosoft(
  context: BrowserContext,
  desk: Desk,
  url: string,
  person: Member,
): Promise<void> {
  const signIn = async () => ({
    contentType: 'application/json',
    body: JSON.stringify(await signedInAnew(url, person)),
  });
  await context.route(
    ({ pathname }) => pathname === '/api/Login',
    async (route) => {
      desk.tokens.push(route.request().postDataJSON());
      await route.fulfill(await signIn());
    },
  );
  await context.route(`${home}/api/Authentication/loginWithMS`, async (route) => {
    desk.codes.push(route.request().postDataJSON());
    await route.fulfill(await signIn());
  });
}

export async function openTeamsOffice(): Promise<TeamsOffice> {
  const server = await serve({ PUBLIC_URL: home, RATE_SCALE: '1000' });
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const player = await connect(server.url, ada);
  const opened = await player.say('room:create', { gameName: 'connect4' });
  if (!opened.ok) throw new Error(opened.error);
  player.leave();
  const browsers: Browser[] = [await openBrowser({ keepsApart: true }), await openBrowser()];
  const contexts: BrowserContext[] = [];
  return {
    room: opened.room,
    async open(path, setting = {}, isBlocked = false) {
      const browser = browsers[isBlocked ? 1 : 0];
      if (!browser) throw new Error('no browser');
      const viewport = { width: 1100, height: 800 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      contexts.push(context);
      const desk: Desk = { tokens: [], codes: [] };
      await moveIn(context, server.url);
      await believeMicrosoft(context, desk, server.url, ada);
      return { ...(await openInTeams(context, path, setting)), ...desk };
    },
    async tidy() {
      for (const context of contexts.splice(0)) await context.close();
    },
    async close() {
      for (const browser of browsers) await browser.close();
      await server.remove();
    },
  };
}
