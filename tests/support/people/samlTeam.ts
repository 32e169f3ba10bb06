// A team whose people sign in by SAML, and the way of their browsers to the provider and back.
import { type FakeSaml, openFakeSaml, type SamlForm, type Telling } from '../fakes/fakeSaml.ts';
import type { SamlPerson } from '../fakes/samlAnswer.ts';
import type { Answer } from '../servers/testApp.ts';
import { foundSsoTeam, newBrowser, openSsoWorld, type SsoTeam, type SsoWorld } from './ssoTeam.ts';

type Browser = ReturnType<typeof newBrowser>;

export interface SamlWorld extends SsoWorld {
  readonly saml: FakeSaml;
  /** Another provider, of nobody here. */
  readonly foreignSaml: FakeSaml;
}

/** A sign-in under way: the browser is at the provider. */
export interface SamlTrip {
  readonly address: string;
  readonly state: string;
  readonly browser: Browser;
}

export interface SamlTeam extends SsoTeam {
  /** Our description, as the provider reads it. */
  readonly own: () => Promise<string>;
  leave(begin?: (browser: Browser) => Promise<Answer>): Promise<SamlTrip>;
  answer(trip: SamlTrip, person: SamlPerson, tell?: Telling): Promise<SamlForm>;
  /** Posts it, changed on the way; answers where the browser is sent on to. */
  deliver(form: SamlForm, change?: (xml: string) => string): Promise<string>;
  finish(trip: SamlTrip, location: string): Promise<Answer>;
  /** All of it: there, back, and in. */
  come(person: SamlPerson, tell?: Telling, change?: (xml: string) => string): Promise<Answer>;
  tryIt(person: SamlPerson, tell?: Telling): Promise<Answer>;
}

/** `inside`: other addresses on this machine. */
export async function openSamlWorld(inside: readonly string[] = []): Promise<SamlWorld> {
  const [saml, foreignSaml] = await Promise.all([openFakeSaml(), openFakeSaml()]);
  const world = await openSsoWorld([saml.url, foreignSaml.url, ...inside]);
  return {
    ...world,
    saml,
    foreignSaml,
    async close() {
      await world.close();
      await Promise.all([saml.close(), foreignSaml.close()]);
    },
  };
}

/** The connection is not stored yet. */
export async function foundSamlTeam(world: SamlWorld, name = 'Company'): Promise<SamlTeam> {
  const { testApp, saml } = world;
  const team = await foundSsoTeam(world, name);
  const { teamId } = team.team;
  const signIn = ({ challenge }: Browser) =>
    testApp.ask('POST', '/api/Authentication/ssoBegin', { json: { teamId, challenge } });
  const made: SamlTeam = {
    ...team,
    own: async () => (await testApp.app.inject(`/api/Sso/Metadata/${teamId}`)).body,
    async leave(begin = signIn) {
      const browser = newBrowser();
      const { body, raw } = await begin(browser);
      if (typeof body.address !== 'string') throw new Error(`nowhere to go: ${raw.body}`);
      return { address: body.address, state: String(body.state), browser };
    },
    answer: async ({ address }, person, tell) => saml.answer(await made.own(), address, person, tell),
    async deliver({ acs, SAMLResponse, RelayState }, change = (xml) => xml) {
      const xml = change(Buffer.from(SAMLResponse, 'base64').toString());
      const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState };
      const { statusCode, headers } = await testApp.app.inject({
        method: 'POST',
        url: new URL(acs).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: saml.url },
        payload: new URLSearchParams(fields).toString(),
      });
      return `${statusCode} ${headers.location ?? ''}`;
    },
    finish({ state, browser: { secret } }, location) {
      const query = location.slice(location.indexOf('?'));
      return testApp.ask('POST', '/api/Authentication/ssoFinish', { json: { state, secret, query } });
    },
    async come(person, tell, change) {
      const trip = await made.leave();
      return made.finish(trip, await made.deliver(await made.answer(trip, person, tell), change));
    },
    async tryIt(person, tell) {
      const trip = await made.leave(({ challenge }) => team.post('TestSso', { challenge }));
      return made.finish(trip, await made.deliver(await made.answer(trip, person, tell)));
    },
  };
  return made;
}

export const samlSettings = (saml: FakeSaml) => ({
  metadata: saml.metadata(),
  emailAttribute: '',
  nameAttribute: '',
  groupsClaim: '',
  adminGroup: '',
});

/** Stored, tested and switched on. */
export async function connectSaml(team: SamlTeam, { saml }: SamlWorld, wish: object = {}): Promise<void> {
  const saved = await team.post('SaveSaml', { ...samlSettings(saml), ...wish });
  if (saved.status !== 200) throw new Error(saved.raw.body);
  const email = [`tester@${team.domain}`];
  await team.tryIt({ nameId: 'tester', attributes: { email, work: email } });
  const on = await team.post('SwitchSso', { isOn: true });
  if (on.status !== 200) throw new Error(`${on.raw.body} ${(await team.get()).raw.body}`);
}
