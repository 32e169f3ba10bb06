// A team with a proven domain and a connection to an identity provider, and browsers that sign in by it.
import { createHash, randomBytes } from 'node:crypto';
import { type FakeIssuer, type IssuerPerson, openFakeIssuer } from '../fakes/fakeIssuer.ts';
import { type NameServer, openNameServer } from '../fakes/nameServer.ts';
import {
  type Answer,
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../servers/testApp.ts';

export const outcome = ({ status, body }: Answer) => [status, body.reason ?? body.error ?? 'ok'];

let companies = 0;

/** The secret of a browser, and what it tells the server of it. */
export function newBrowser() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, challenge: createHash('sha256').update(secret).digest('base64url') };
}

export interface SsoTeam extends TeamOfTwo {
  readonly domain: string;
  admin: Somebody;
  post(act: string, json?: object): Promise<Answer>;
  get(): Promise<Answer>;
  /** Goes to the provider and comes back with what `come` answers. */
  go(begin: Promise<Answer>, browser: ReturnType<typeof newBrowser>, come: Come): Promise<Answer>;
  signIn(person: IssuerPerson): Promise<Answer>;
  test(person: IssuerPerson): Promise<Answer>;
}

type Come = (address: string) => string;

export interface SsoWorld {
  readonly testApp: TestApp;
  readonly issuer: FakeIssuer;
  /** Another provider, of nobody here. */
  readonly foreign: FakeIssuer;
  readonly names: NameServer;
  close(): Promise<void>;
}

/** `inside`: other providers on this machine. */
export async function openSsoWorld(inside: readonly string[] = []): Promise<SsoWorld> {
  const [issuer, foreign, names] = await Promise.all([openFakeIssuer(), openFakeIssuer(), openNameServer()]);
  const origins = [issuer.issuer, foreign.issuer, ...inside];
  const environment = { SSO_INSIDE: origins.join(), DNS_SERVERS: names.address };
  const testApp = await startTestApp({ environment, startsAt: Date.now() });
  return {
    testApp,
    issuer,
    foreign,
    names,
    async close() {
      await testApp.close();
      await Promise.all([issuer.close(), foreign.close(), names.close()]);
    },
  };
}

/** The team has its domain; the connection is not stored yet. */
export async function foundSsoTeam({ testApp, issuer, names }: SsoWorld, name = 'Company'): Promise<SsoTeam> {
  const team = await foundTeam(testApp, name);
  const domain = `firm${++companies}.example`;
  const { teamId } = team.team;
  const { token } = team.admin;
  const begin = (json: object) => testApp.ask('POST', '/api/Authentication/ssoBegin', { json });
  const made: SsoTeam = {
    ...team,
    domain,
    post: (act, json = {}) => testApp.ask('POST', `/api/Admin/${act}`, { token, json }),
    get: () => testApp.ask('GET', `/api/Admin/Sso/${teamId}`, { token }),
    async go(beginning, { secret }, come) {
      const begun = await beginning;
      const { address, state } = begun.body;
      if (typeof address !== 'string') return begun;
      const json = { state, secret, query: come(address) };
      return testApp.ask('POST', '/api/Authentication/ssoFinish', { json });
    },
    signIn(person) {
      const browser = newBrowser();
      const at = begin({ teamId, challenge: browser.challenge });
      return made.go(at, browser, (address) => issuer.signIn(address, person));
    },
    test(person) {
      const browser = newBrowser();
      const at = made.post('TestSso', { challenge: browser.challenge });
      return made.go(at, browser, (address) => issuer.signIn(address, person));
    },
  };
  const added = await made.post('AddDomain', { domain });
  names.records.set(domain, ['v=spf1 -all', String(added.body.record)]);
  await made.post('CheckDomain', { domain });
  return made;
}

export const settingsOf = (issuer: FakeIssuer) => ({
  issuer: issuer.issuer,
  ...issuer.client,
  groupsClaim: 'groups',
  adminGroup: '',
});

/** Stored, tested and switched on. */
export async function connect(team: SsoTeam, { issuer }: SsoWorld, wish: object = {}): Promise<void> {
  await team.post('SaveSso', { ...settingsOf(issuer), ...wish });
  await team.test({ sub: 'tester', email: `tester@${team.domain}` });
  const on = await team.post('SwitchSso', { isOn: true });
  if (on.status !== 200) throw new Error(`${on.raw.body} ${(await team.get()).raw.body}`);
}

/** With an address of that domain, as if they had signed up with it. */
export const giveAddress = ({ testApp }: SsoWorld, userId: string, email: string) =>
  testApp.parts.database
    .updateTable('people')
    .set({ email, email_key: email })
    .where('id', '=', userId)
    .execute();

export const userOf = ({ body }: Answer) => Object(body.user);

/** What the provider tells the address for its notices. */
export async function tellLogout(testApp: TestApp, team: SsoTeam, token: string): Promise<number> {
  const url = new URL(String((await team.get()).body.logoutUri)).pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ logout_token: token }).toString();
  return (await testApp.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}
