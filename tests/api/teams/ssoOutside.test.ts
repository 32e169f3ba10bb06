// What an attacker tries with the addresses of a provider and its notices: each case is named after its weakness (CWE).
import { type CryptoKey, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeIssuer, IssuerPerson } from '../../support/fakes/fakeIssuer.ts';
import {
  connect,
  foundSsoTeam,
  openSsoWorld,
  outcome,
  type SsoTeam,
  type SsoWorld,
  settingsOf,
  tellLogout,
  userOf,
} from '../../support/people/ssoTeam.ts';
import { startTestApp } from '../../support/servers/testApp.ts';

let world: SsoWorld;
let team: SsoTeam;
let signing: FakeIssuer['signing'];

beforeAll(async () => {
  world = await openSsoWorld();
  signing = world.issuer.signing;
});
afterAll(() => world.close());
beforeEach(async () => {
  Object.assign(world.issuer, { discovery: {}, lie: {}, keptBack: [], signing });
  team = await foundSsoTeam(world);
  await connect(team, world);
});

const at = (name: string) => `${name}@${team.domain}`;
const ada = () => ({ sub: 'ada', email: at('ada') });
const problemOf = async (person: IssuerPerson) => (await team.signIn(person)).body.reason ?? 'none';

describe('where we go', () => {
  const insides: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['CWE-918: codes are not sent inside', { token_endpoint: 'https://127.0.0.1/token' }, 'inside'],
    ['CWE-918: keys are not fetched inside', { jwks_uri: 'https://169.254.169.254/keys' }, 'inside'],
    ['CWE-918: people are not asked about inside', { userinfo_endpoint: 'https://[::1]/me' }, 'inside'],
    [
      'CWE-319: codes are not sent without encryption',
      { token_endpoint: 'http://login.example/token' },
      'insecure',
    ],
    ['CWE-79: nobody is sent to a script', { authorization_endpoint: 'javascript:alert(1)//' }, 'insecure'],
    [
      'CWE-601: nobody is sent to a page without encryption',
      { authorization_endpoint: 'http://a.example' },
      'insecure',
    ],
    ['CWE-346: the description of another', { issuer: 'https://login.example' }, 'issuer'],
  ];
  test.each(insides)('%s', async (_name, discovery, problem) => {
    world.issuer.discovery = discovery;
    world.issuer.keptBack = ['email'];
    expect(await problemOf(ada())).toBe(problem);
  });

  test('CWE-522: with another issuer the secret is typed in again, and who came before comes anew', async () => {
    const { clientSecret: _, ...rest } = settingsOf(world.issuer);
    const moved = await team.post('SaveSso', { ...rest, issuer: world.foreign.issuer });
    expect(Object(moved.body).fields).toEqual([{ path: 'clientSecret', code: 'needed' }]);
    expect(world.foreign.asked).toEqual([]);
    expect(
      outcome(await team.post('SaveSso', { ...settingsOf(world.issuer), issuer: world.foreign.issuer })),
    ).toEqual([200, 'ok']);
    expect((await team.get()).body.connection).toMatchObject({ isOn: false, test: null });
    expect(outcome(await team.signIn(ada()))).toEqual([200, 'ok']); // the provider is not offered: nothing began
    expect((await team.signIn(ada())).body).toEqual({ address: null, state: '' });
  });
});

describe('the notice of a sign-out', () => {
  const bad: readonly (readonly [string, (foreignKey: CryptoKey) => Promise<string>])[] = [
    ['CWE-347: of another key', (key) => world.issuer.logoutToken({ sub: 'ada' }, key)],
    ['CWE-346: for another application', () => world.issuer.logoutToken({ sub: 'ada', aud: 'other' })],
    [
      'CWE-346: of another issuer',
      () => world.issuer.logoutToken({ sub: 'ada', iss: 'https://login.example' }),
    ],
    ['CWE-345: an ID token', () => world.issuer.logoutToken({ sub: 'ada', nonce: 'x' })],
    ['CWE-345: without its event', () => world.issuer.logoutToken({ sub: 'ada', events: {} })],
    ['CWE-345: without whom', () => world.issuer.logoutToken({})],
    ['CWE-345: an old one', () => world.issuer.logoutToken({ sub: 'ada', iat: 1 })],
    ['CWE-20: no token', async () => 'a.b.c'],
  ];
  test.each(bad)('%s', async (_name, make) => {
    const user = userOf(await team.signIn(ada()));
    const token = await make((await generateKeyPair('ES256')).privateKey);
    expect(await tellLogout(world.testApp, team, token)).toBe(400);
    const path = `/api/GameSpace/UserList/${user.userId}`;
    expect((await world.testApp.ask('GET', path, { token: user.guulJwt })).status).toBe(200);
  });
});

test('CWE-307: passwords of a domain that signs in elsewhere are not guessed any faster', async () => {
  const slow = await startTestApp({ environment: { RATE_SCALE: '1' }, startsAt: Date.now() });
  try {
    const { database } = slow.parts;
    const teamId = crypto.randomUUID();
    await database
      .insertInto('teams')
      .values({
        id: teamId,
        name: 'T',
        avatar: null,
        language: 'en',
        time_zone: 'UTC',
        custom_theme: null,
        places: null,
        deactivation_due_at: null,
        created_at: 1,
      })
      .execute();
    await database
      .insertInto('team_domains')
      .values({
        team_id: teamId,
        domain: 'slow.example',
        token: 't',
        added_at: 1,
        proven_at: 1,
        only_since: 1,
        mail_hash: null,
        mail_ends_at: null,
      })
      .execute();
    await database
      .insertInto('sso_connections')
      .values({
        id: crypto.randomUUID(),
        team_id: teamId,
        issuer: 'https://a.example',
        client_id: 'a',
        sealed: '',
        groups_claim: 'groups',
        admin_group: '',
        is_on: true,
        way_back: null,
        changed_at: 1,
        tested_by: null,
        tested_at: null,
        outcome: null,
      })
      .execute();
    const errors: unknown[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const json = { email: 'boss@slow.example', password: `guess ${tries}` };
      errors.push((await slow.ask('POST', '/api/Authentication/loginWithGS', { json })).body.error);
    }
    expect(errors).toEqual([...Array(5).fill('SsoNeeded'), 'TooManyRequests']);
  } finally {
    await slow.close();
  }
});
