// In Teams and Meet, people whose company requires its own sign-on: a window goes to its provider, and the session begins in the frame, by either protocol.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import arrival from '../../../src/texts/en/arrival.json' with { type: 'json' };
import door from '../../../src/texts/en/door.json' with { type: 'json' };
import hosts from '../../../src/texts/en/hosts.json' with { type: 'json' };
import trDoor from '../../../src/texts/tr/door.json' with { type: 'json' };
import { openBrowser } from '../../support/browser/browser.ts';
import { judge } from '../../support/browser/judge.ts';
import { home, moveIn, stand } from '../../support/fakes/abroad.ts';
import {
  connectAccount,
  type FakeCompany,
  hostClaims,
  openCompany,
} from '../../support/fakes/fakeCompany.ts';
import { type FakeIssuer, openFakeIssuer } from '../../support/fakes/fakeIssuer.ts';
import { openInMeet } from '../../support/fakes/fakeMeet.ts';
import { type FakeSaml, openFakeSaml } from '../../support/fakes/fakeSaml.ts';
import { type InTeams, openInTeams, type TeamsSetting } from '../../support/fakes/fakeTeams.ts';
import { type NameServer, openNameServer } from '../../support/fakes/nameServer.ts';
import { askLogout } from '../../support/fakes/samlLogout.ts';
import { samlSettings } from '../../support/people/samlTeam.ts';
import { newBrowser, settingsOf } from '../../support/people/ssoTeam.ts';
import { colleague, foundTeam, type Member } from '../../support/people/team.ts';
import { someone } from '../../support/people/visitors.ts';
import { startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let microsoft: FakeCompany;
let google: FakeCompany;
let issuer: FakeIssuer;
let saml: FakeSaml;
let names: NameServer;
let server: TestServer;
let browser: Browser;
let ada: Member;
let bo: Member;
const contexts: BrowserContext[] = [];
const domain = 'northlight.example';
const email = `bo@${domain}`;

async function post(act: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada.guulJwt}` };
  const said = await fetch(`${server.url}/api/Admin/${act}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!said.ok) throw new Error(`${act}: ${await said.text()}`);
}

/** The connection is on, and people of the domain come by it alone. */
async function requireCompany(): Promise<void> {
  const { database } = server.services;
  await database.updateTable('team_domains').set({ proven_at: 1, only_since: 1 }).execute();
  await database
    .updateTable('sso_connections')
    .set({ is_on: true })
    .where('team_id', '=', ada.team?.teamId ?? '')
    .execute();
}

beforeAll(async () => {
  [microsoft, google, issuer, saml, names] = await Promise.all([
    openCompany('microsoft', someone(randomUUID())),
    openCompany('google', someone(null)),
    openFakeIssuer(),
    openFakeSaml(async () => (await fetch(`${server.url}/api/Sso/Metadata/${ada.team?.teamId}`)).text()),
    openNameServer(),
  ]);
  const companies = { ...microsoft.environment, ...google.environment, MEET_PROJECT_NUMBER: '123456789' };
  const inside = { SSO_INSIDE: [issuer.issuer, saml.url].join(), DNS_SERVERS: names.address };
  server = await startTestServer({}, undefined, { PUBLIC_URL: home, ...inside, ...companies });
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  bo = await colleague(server.url, ada, 'Bo Lund');
  await connectAccount({ url: server.url, home }, bo, 'microsoft', microsoft);
  await connectAccount({ url: server.url, home }, bo, 'google', google);
  const own = { email, email_key: email };
  await server.services.database.updateTable('people').set(own).where('id', '=', bo.userId).execute();
  await post('AddDomain', { domain });
  await post('SaveSso', settingsOf(issuer));
  await requireCompany();
  browser = await openBrowser({ keepsApart: true });
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await Promise.all([microsoft?.close(), google?.close(), issuer?.close(), saml?.close(), names?.close()]);
});

/** The page of the provider: whoever presses there is Bo. */
const standProvider = (context: BrowserContext) =>
  context.route(`${issuer.issuer}/authorize?*`, (route) => {
    const back = `${home}/sso/back${issuer.signIn(route.request().url(), { sub: 'bo', email })}`;
    const body = `<!doctype html><title>Provider</title><a href="${back.replaceAll('&', '&amp;')}">I am Bo</a>`;
    return route.fulfill({ contentType: 'text/html', body });
  });

/** A context in which the frames and the providers are. */
async function around(): Promise<BrowserContext> {
  const viewport = { width: 1100, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  contexts.push(context);
  await moveIn(context, server.url);
  await standProvider(context);
  return context;
}

interface Visit {
  readonly context: BrowserContext;
  readonly teams: InTeams;
  /** The bodies of the calls that end a sign-in, as they were sent. */
  readonly finished: unknown[];
}

async function visit(path: string, setting: TeamsSetting = {}): Promise<Visit> {
  const context = await around();
  const finished: unknown[] = [];
  context.on('request', (request) => {
    if (request.url() === `${home}/api/Authentication/ssoFinish`) finished.push(request.postDataJSON());
  });
  const sso = { token: await microsoft.token(hostClaims) };
  return { context, teams: await openInTeams(context, path, { sso, ...setting }), finished };
}

const companyButton = ({ teams }: Visit) => teams.tab.getByRole('button', { name: door.login.sso });

async function press(visiting: Visit, there = 'I am Bo'): Promise<Page> {
  const [opened] = await Promise.all([
    visiting.context.waitForEvent('page'),
    companyButton(visiting).click(),
  ]);
  await opened.getByText(there).waitFor();
  return opened;
}

it('opens a window of the company, and plays in the frame, whose secret nobody else had', async () => {
  const visiting = await visit('/games?host=teams');
  const { teams, finished } = visiting;
  await companyButton(visiting).waitFor();
  await judge(teams.page, 'the company is needed, at 320');
  expect(await teams.tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const closed = await press(visiting);
  await closed.close();
  await teams.tab.getByText(hosts.door.closed).waitFor();

  const opened = await press(visiting);
  const state = new URL(opened.url()).searchParams.get('state') ?? '';
  const query = (of: string) => `?${new URLSearchParams({ code: 'foreign', state: of })}`;
  const message = (of: string, said = of) => ({ topla: 'ssoWindow', key: of, query: query(said) });
  // Another origin, even in a window of this tab and with the right state; our own frame is no such window.
  await teams.page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message(state));
  await opened.evaluate((data) => window.opener.frames[0].postMessage(data, '*'), message(state));
  await teams.tab.evaluate((data) => window.postMessage(data, '*'), message(state));
  // Our own origin in a window that the tab has opened, with another state, or two.
  const [own] = await Promise.all([
    visiting.context.waitForEvent('page'),
    teams.page.evaluate((address) => void window.open(address), `${home}/sso/back?state=foreign&code=stolen`),
  ]);
  await own.getByText(arrival.sso.why.InvalidOrExpiredToken).waitFor();
  for (const data of [message('foreign'), message(state, 'foreign')])
    await own.evaluate((said) => window.opener.frames[0].postMessage(said, '*'), data);
  expect(finished).toEqual([]);

  await Promise.all([opened.waitForEvent('close'), opened.getByRole('link', { name: 'I am Bo' }).click()]);
  await teams.tab.getByRole('heading', { name: 'Games' }).waitFor();
  const secret = expect.stringMatching(/^[\w-]{43}$/);
  expect(finished).toEqual([{ state, secret, query: expect.stringContaining('code=') }]);
  const said = await teams.calls();
  const told = said.filter(({ func }) => func.startsWith('authentication.authenticate.'));
  expect(told, 'nothing of it goes through Teams').toEqual([]);
  const session = server.services.database.selectFrom('sso_sessions').select('subject');
  expect(await session.execute()).toEqual([{ subject: 'bo' }]);
  await teams.page.reload();
  await teams.page.frameLocator('iframe').getByRole('heading', { name: 'Games' }).waitFor();
});

it('opens the window by itself in Meet', async () => {
  const context = await around();
  await context.route('https://accounts.google.com/o/oauth2/v2/auth?*', (route) =>
    route.fulfill({ status: 302, headers: { location: google.pageAt(route.request().url()) } }),
  );
  const { tab } = await openInMeet(context, '/meet/side-panel', { frame: 'panel', width: 320 });
  const pressed = async (name: string): Promise<Page> => {
    const press = tab.getByRole('button', { name }).click();
    return (await Promise.all([context.waitForEvent('page'), press]))[0];
  };
  const small = await pressed(hosts.door.withGoogle);
  await small.getByRole('link', { name: /^Continue as/ }).click();
  await (await pressed(door.login.sso)).close();
  await tab.getByText(hosts.door.closed).waitFor();
  const opened = await pressed(door.login.sso);
  await opened.getByRole('link', { name: 'I am Bo' }).click();
  await tab.getByRole('button', { name: 'Play together' }).waitFor();
});

it("tells the answer for somebody else's attempt to no other page, and no other app in Teams", async () => {
  const context = await around();
  const thief = newBrowser();
  const begun = await fetch(`${server.url}/api/Authentication/ssoBegin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ teamId: bo.team?.teamId, challenge: thief.challenge }),
  });
  const { address } = Object(await begun.json());
  for (const origin of ['https://evil.example', 'https://teams.microsoft.com']) {
    await stand(context, origin, '<!doctype html><title>Thief</title><iframe src="/inner"></iframe>');
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const each of [window, window.frames[0]])
        each?.addEventListener('message', ({ data }) => heard.push(data));
    });
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((to) => void window.open(to), String(address)),
    ]);
    await opened.getByRole('link', { name: 'I am Bo' }).click();
    await opened.getByText(arrival.sso.why.InvalidOrExpiredToken).waitFor();
    expect(await page.evaluate(() => Object(window).heard), origin).toEqual([]);
  }
});

it('says so where no frame answers, and in Turkish', async () => {
  const visiting = await visit('/?host=teams', { context: { locale: 'tr-tr', theme: 'dark' } });
  await visiting.teams.tab.getByRole('button', { name: trDoor.login.sso }).waitFor();
  await judge(visiting.teams.page, 'the company is needed, in Turkish and in the dark');
  const alone = await visiting.context.newPage();
  await alone.goto(`${home}/sso/back?start=nobody`);
  await alone.getByText(arrival.sso.why.noFrame).waitFor();
  await judge(alone, 'a window that no frame has opened');
});

/** What a redirect leads to is not asked of the stand-in for our address: a page of ours goes there instead. */
const standAcs = (context: BrowserContext) =>
  context.route(`${home}/api/Sso/Acs/*`, async (route) => {
    const url = server.url + new URL(route.request().url()).pathname;
    const answer = await route.fetch({ url, maxRedirects: 0 });
    const to = JSON.stringify(answer.headers().location ?? '');
    const body = `<!doctype html><title>On the way</title><script>location.replace(${to})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });

it('goes to the company by SAML in the same way, and a sign-out there ends the session in the frame', async () => {
  await post('SaveSaml', samlSettings(saml));
  await requireCompany();
  saml.person = { nameId: 'bo by SAML', attributes: { email: [email] } };
  const visiting = await visit('/games?host=teams');
  const { teams, finished, context } = visiting;
  await standAcs(context);
  const opened = await press(visiting, 'Sign in');
  await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name: 'Sign in' }).click()]);
  await teams.tab.getByRole('heading', { name: 'Games' }).waitFor();
  const secret = expect.stringMatching(/^[\w-]{43}$/);
  expect(finished).toEqual([{ state: expect.any(String), secret, query: expect.stringContaining('state=') }]);
  const told = (await teams.calls()).filter(({ func }) => func.startsWith('authentication.authenticate.'));
  expect(told, 'nothing of it goes through Teams').toEqual([]);

  const own = await (await fetch(`${server.url}/api/Sso/Metadata/${ada.team?.teamId}`)).text();
  const { url } = askLogout(saml, own, { nameId: 'bo by SAML' });
  const answer = await fetch(url.replace(home, server.url), { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain(`${saml.url}/out/done`);
  await teams.tab.getByText(hosts.door.teams).waitFor();
});
