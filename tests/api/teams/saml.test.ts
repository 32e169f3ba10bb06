// Single sign-on by SAML 2.0: set up from a description, who comes in as whom, groups, a second key, and who is there again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { persistent } from '../../support/fakes/samlAnswer.ts';
import { makeOwnKey } from '../../support/fakes/selfSigned.ts';
import {
  connectSaml,
  foundSamlTeam,
  openSamlWorld,
  type SamlTeam,
  type SamlWorld,
  samlSettings,
} from '../../support/people/samlTeam.ts';
import { outcome, settingsOf, userOf } from '../../support/people/ssoTeam.ts';

let world: SamlWorld;
let team: SamlTeam;

beforeAll(async () => {
  world = await openSamlWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.saml.keys = world.saml.keys.slice(0, 1);
  team = await foundSamlTeam(world);
});

const at = (name: string) => `${name}@${team.domain}`;
const ada = (attributes: Record<string, string[]> = {}) => ({
  nameId: 'ada-1815',
  attributes: { email: [at('ada')], ...attributes },
});

test('a new colleague joins by what Entra ID, Okta and Google say, and is known by the name id from then on', async () => {
  await connectSaml(team, world);
  const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
  const entra = {
    [`${claims}/emailaddress`]: [at('Ada')],
    [`${claims}/givenname`]: ['Ada'],
    [`${claims}/surname`]: ['Lovelace'],
  };
  const first = userOf(await team.come({ nameId: 'ada-1815', attributes: entra }));
  expect(first).toMatchObject({ name: 'Ada Lovelace', isAdmin: false, team: { teamId: team.team.teamId } });
  const okta = { email: [at('ada.king')], displayName: ['Ada King'] };
  const again = userOf(await team.come({ nameId: 'ada-1815', format: persistent, attributes: okta }));
  expect(again.userId).toBe(first.userId);
  const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
  const google = userOf(
    await team.come({
      nameId: at('grace'),
      format,
      attributes: { firstName: ['Grace'], lastName: ['Hopper'] },
    }),
  );
  expect(google.name).toBe('Grace Hopper');
  const profile = await world.testApp.ask('GET', `/api/GameSpace/UserList/${google.userId}`, {
    token: google.guulJwt,
  });
  expect(profile.status).toBe(200);
});

test('what the panel shows, and that only a test that went well switches it on', async () => {
  expect((await team.get()).body.samlUris).toEqual({
    entityId: expect.stringMatching(new RegExp(`/api/Sso/Metadata/${team.team.teamId}$`)),
    acs: expect.stringMatching(new RegExp(`/api/Sso/Acs/${team.team.teamId}$`)),
    slo: expect.stringMatching(new RegExp(`/api/Sso/Slo/${team.team.teamId}$`)),
  });
  const address = `${world.saml.url}/metadata`;
  expect(outcome(await team.post('SaveSaml', { ...samlSettings(world.saml), metadata: address }))).toEqual([
    200,
    'ok',
  ]);
  const { connection, logoutUri } = (await team.get()).body;
  expect(logoutUri).toBeNull();
  expect(connection).toMatchObject({
    issuer: world.saml.entityId,
    isOn: false,
    saml: {
      signOn: `${world.saml.url}/sso/saml?idpid=C01`,
      signOut: `${world.saml.url}/out/done?of=C02`,
      metadataAddress: address,
      certificates: [
        {
          fingerprint: expect.stringMatching(/^([\dA-F]{2}:){31}[\dA-F]{2}$/),
          endsAt: '2049-01-01T00:00:00.000Z',
        },
      ],
    },
  });
  expect(Object((await team.post('SwitchSso', { isOn: true })).body).fields).toEqual([
    { path: 'isOn', code: 'testFirst' },
  ]);
  const testOutcome = async () => Object((await team.get()).body.connection).test.outcome;
  await team.tryIt(ada({ email: ['ada@elsewhere.example'] }));
  expect(await testOutcome()).toMatchObject({ problem: 'domain' });
  await team.tryIt({ nameId: 'x' }, { lie: { status: 'Responder' } });
  expect(await testOutcome()).toMatchObject({ problem: 'notLet', said: 'Responder', groups: null });
  await team.tryIt({ nameId: 'x', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' });
  expect(await testOutcome()).toMatchObject({ problem: 'nameId' });
  await team.tryIt(ada({ memberOf: ['staff', 'board'] }));
  expect(await testOutcome()).toMatchObject({ problem: null, said: null, groups: ['staff', 'board'] });
  expect(outcome(await team.post('SwitchSso', { isOn: true }))).toEqual([200, 'ok']);
  const { database } = world.testApp.parts;
  const acts = await database
    .selectFrom('audit_entries')
    .select(['act', 'changed'])
    .where('team_id', '=', team.team.teamId)
    .execute();
  expect(acts).toContainEqual({ act: 'ssoSaved', changed: [new URL(world.saml.url).host] });
});

test('descriptions that are none are refused in words', async () => {
  const wrong = async (metadata: string | undefined) =>
    Object((await team.post('SaveSaml', { ...samlSettings(world.saml), metadata })).body).fields?.[0]?.code;
  const good = world.saml.metadata();
  const doctype = '<!DOCTYPE x [<!ENTITY a "b">]>';
  const cases: readonly (readonly [string | undefined, string])[] = [
    [undefined, 'metadata'],
    ['nothing', 'metadata'],
    ['<html></html>', 'metadata'],
    [good.replace('<EntityDescriptor', `${doctype}<EntityDescriptor`), 'metadata'],
    [good.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'metadata'],
    [good.replaceAll('HTTP-Redirect', 'SOAP'), 'noSignOn'],
    [good.replace(/Location="[^"]*C01"/, 'Location="javascript:alert(1)"'), 'noSignOn'],
    [good.replace(/Location="[^"]*C01"/, 'Location="http://login.example/"'), 'noSignOn'],
    [good.replace(/<X509Certificate>[^<]*/, '<X509Certificate>AAAA'), 'noCertificate'],
    [
      good.replace(world.saml.keys[0]?.certificate ?? '', makeOwnKey('weak', { bits: 1_024 }).certificate),
      'noCertificate',
    ],
    ['http://login.example/metadata', 'insecure'],
    ['https://127.0.0.1/metadata', 'inside'],
    ['https://[::ffff:169.254.169.254]/metadata', 'inside'],
    ['https://nowhere.invalid/metadata', 'unknownHost'],
    [`${world.saml.url.replace(/\d+$/, '9')}/metadata`, 'insecure'],
  ];
  for (const [metadata, code] of cases) expect(await wrong(metadata), metadata).toBe(code);
  const large = `${good.replace('</EntityDescriptor>', '')}${' '.repeat(100_000)}</EntityDescriptor>`;
  expect(await wrong(large)).toBeUndefined();
});

test('a second certificate is accepted beside the first one, and no longer once it is gone', async () => {
  await connectSaml(team, world);
  const next = makeOwnKey('next');
  const signing = { key: next };
  expect(outcome(await team.come(ada(), { signing }))).toEqual([401, 'signature']);
  world.saml.keys = [...world.saml.keys, next];
  await team.post('SaveSaml', samlSettings(world.saml));
  expect((await team.get()).body.connection).toMatchObject({ isOn: true, test: null });
  expect(userOf(await team.come(ada(), { signing })).name).toBe('ada');
  expect(userOf(await team.come(ada())).name).toBe('ada');
  world.saml.keys = world.saml.keys.slice(0, 1);
  await team.post('SaveSaml', samlSettings(world.saml));
  expect(outcome(await team.come(ada(), { signing }))).toEqual([401, 'signature']);
});

test('groups make and unmake admins, unless they were too many to be told; attributes can be named', async () => {
  await connectSaml(team, world, {
    adminGroup: 'board',
    groupsClaim: 'roles',
    emailAttribute: 'work',
    nameAttribute: 'called',
  });
  const isAdmin = async (groups: string[], more: Record<string, string[]> = {}) =>
    userOf(
      await team.come({
        nameId: 'boss',
        attributes: {
          work: [at('boss')],
          email: ['x@elsewhere.example'],
          called: ['Bo'],
          roles: groups,
          ...more,
        },
      }),
    );
  expect(await isAdmin(['staff'])).toMatchObject({ isAdmin: false, name: 'Bo' });
  expect((await isAdmin(['staff', 'board'])).isAdmin).toBe(true);
  expect(
    (await isAdmin([], { 'http://schemas.microsoft.com/claims/groups.link': ['https://graph'] })).isAdmin,
  ).toBe(true);
  expect((await isAdmin([])).isAdmin).toBe(false);
});

test('signed as a whole beside the assertion is fine as well', async () => {
  await connectSaml(team, world);
  expect(userOf(await team.come(ada(), { signing: { isWholeSigned: true } })).name).toBe('ada');
});

test('who came by the provider proves there again who they are', async () => {
  await connectSaml(team, world);
  const token = String(userOf(await team.come(ada())).guulJwt);
  world.testApp.clock.forward(20 * 60_000);
  const confirmed = () => world.testApp.ask('GET', '/api/Authentication/confirmed', { token });
  expect(outcome(await confirmed())).toEqual([403, 'ConfirmFirst']);
  const prove = async (person: { nameId: string }, shownAt = world.testApp.clock.now()) => {
    const trip = await team.leave(({ challenge }) =>
      world.testApp.ask('POST', '/api/Authentication/ssoConfirm', { token, json: { challenge } }),
    );
    expect((await world.saml.read(trip.address)).isAgain).toBe(true);
    const form = await team.answer(trip, person, { lie: { shownAt: new Date(shownAt).toISOString() } });
    return team.finish(trip, await team.deliver(form));
  };
  expect(outcome(await prove({ nameId: 'somebody else' }))).toEqual([401, 'otherPerson']);
  expect(outcome(await prove(ada(), world.testApp.clock.now() - 3_600_000))).toEqual([401, 'notFresh']);
  expect(outcome(await confirmed())).toEqual([403, 'ConfirmFirst']);
  expect((await prove(ada())).body).toEqual({ purpose: 'confirm' });
  expect(outcome(await confirmed())).toEqual([200, 'ok']);
});

test('the second step of the team is asked of nobody who comes this way, and no other way is left where it is the only one', async () => {
  await connectSaml(team, world);
  const { database } = world.testApp.parts;
  await database
    .updateTable('teams')
    .set({ second_factor_for: 'everybody', second_factor_since: 1 })
    .where('id', '=', team.team.teamId)
    .execute();
  const user = userOf(await team.come(ada()));
  const asked = await world.testApp.ask('GET', '/api/UserProfile', { token: user.guulJwt });
  expect(outcome(asked)).toEqual([200, 'ok']);
  await database
    .updateTable('team_domains')
    .set({ only_since: 1 })
    .where('team_id', '=', team.team.teamId)
    .execute();
  const { sessions } = world.testApp.parts;
  expect(await sessions.open(user.userId, 'test', database, 'self')).toMatchObject({ error: 'SsoNeeded' });
  expect(userOf(await team.come(ada())).userId).toBe(user.userId);
});

test('from one protocol to the other it begins anew: off, untested, and everybody comes anew', async () => {
  await connectSaml(team, world);
  const trip = await team.leave();
  const form = await team.answer(trip, ada());
  await team.come(ada());
  await team.post('SaveSso', settingsOf(world.issuer));
  expect((await team.get()).body.connection).toMatchObject({
    isOn: false,
    test: null,
    saml: null,
    issuer: world.issuer.issuer,
  });
  const { database } = world.testApp.parts;
  const known = database
    .selectFrom('sso_identities as i')
    .innerJoin('sso_connections as c', 'c.id', 'i.connection_id')
    .select('i.subject')
    .where('c.team_id', '=', team.team.teamId);
  expect(await known.execute()).toEqual([]);
  expect(outcome(await team.finish(trip, await team.deliver(form)))).toEqual([404, 'NotFound']);
  const { clientSecret: _, ...rest } = settingsOf(world.issuer);
  await team.post('SaveSaml', samlSettings(world.saml));
  expect(Object((await team.post('SaveSso', rest)).body).fields).toEqual([
    { path: 'clientSecret', code: 'needed' },
  ]);
});
