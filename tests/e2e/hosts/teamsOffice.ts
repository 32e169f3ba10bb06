// People in a tab of Teams: a server that asks a stand-in for Microsoft, and frames with and without a storage.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { openBrowser } from '../../support/browser/browser.ts';
import { home, moveIn } from '../../support/fakes/abroad.ts';
import { connectAccount, hostClaims, openCompany } from '../../support/fakes/fakeCompany.ts';
import { type InTeams, openInTeams, type TeamsSetting } from '../../support/fakes/fakeTeams.ts';
import { connect } from '../../support/people/player.ts';
import { foundTeam } from '../../support/people/team.ts';
import { someone } from '../../support/people/visitors.ts';
import { startTestServer } from '../../support/servers/testServer.ts';

/** What of another company the server was shown. */
interface Desk {
  readonly tokens: unknown[];
  readonly codes: unknown[];
}

export interface TeamsOffice {
  /** Of the server itself, behind the public address. */
  readonly url: string;
  /** A table in its lobby. */
  readonly room: string;
  /** `isBlocked`: the frame has no storage at all. */
  open(path: string, setting?: TeamsSetting, isBlocked?: boolean): Promise<InTeams & Desk>;
  /** What Teams vouches with for the one person who works here. */
  vouching(): Promise<{ readonly token: string }>;
  /** After each test. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** What pages send to the two calls that ask Microsoft. */
function overhear(context: BrowserContext, desk: Desk): void {
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/Login') desk.tokens.push(request.postDataJSON());
    if (pathname === '/api/Authentication/loginWithMS') desk.codes.push(request.postDataJSON());
  });
}

/** As browsers do it in a frame when people tell them so. */
function blockStorage(): void {
  if (window === window.top) return;
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
}

export async function openTeamsOffice(): Promise<TeamsOffice> {
  const microsoft = await openCompany('microsoft', someone(randomUUID()));
  const server = await startTestServer({}, undefined, { PUBLIC_URL: home, ...microsoft.environment });
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  await connectAccount({ url: server.url, home }, ada, 'microsoft', microsoft);
  const player = await connect(server.url, ada);
  const opened = await player.say('room:create', { gameName: 'connect4' });
  if (!opened.ok) throw new Error(opened.error);
  player.leave();
  const browser = await openBrowser({ keepsApart: true });
  const contexts: BrowserContext[] = [];
  const vouching = async () => ({ token: await microsoft.token(hostClaims) });
  return {
    url: server.url,
    room: opened.room,
    vouching,
    async open(path, setting = {}, isBlocked = false) {
      const viewport = { width: 1100, height: 800 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      contexts.push(context);
      if (isBlocked) await context.addInitScript(blockStorage);
      const desk: Desk = { tokens: [], codes: [] };
      await moveIn(context, server.url);
      overhear(context, desk);
      return { ...(await openInTeams(context, path, { sso: await vouching(), ...setting })), ...desk };
    },
    async tidy() {
      for (const context of contexts.splice(0)) await context.close();
    },
    async close() {
      await browser.close();
      await server.close();
      await microsoft.close();
    },
  };
}
