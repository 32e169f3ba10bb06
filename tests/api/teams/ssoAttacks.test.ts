// What an attacker tries at single sign-on, on the way there and back: each case is named after its weakness (CWE).
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeIssuer, IssuerPerson } from '../../support/fakes/fakeIssuer.ts';
import { newUser, openDirectory } from '../../support/people/scim.ts';
import {
  connect,
  foundSsoTeam,
  giveAddress,
  newBrowser,
  openSsoWorld,
  outcome,
  type SsoTeam,
  type SsoWorld,
  settingsOf,
  userOf,
} from '../../support/people/ssoTeam.ts';
import { foundTeam, welcome } from '../../support/servers/testApp.ts';

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
const begin = (teamId: string, challenge: string) =>
  world.testApp.ask('POST', '/api/Authentication/ssoBegin', { json: { teamId, challenge } });
const finish = (json: object) => world.testApp.ask('POST', '/api/Authentication/ssoFinish', { json });

describe('the way there and back', () => {
  test('CWE-352: what one browser began no other finishes, and no state is good twice', async () => {
    const browser = newBrowser();
    const { address, state } = (await begin(team.team.teamId, browser.challenge)).body;
    const query = world.issuer.signIn(String(address), ada());
    const dead = [400, 'InvalidOrExpiredToken'];
    expect(outcome(await finish({ state, secret: newBrowser().secret, query }))).toEqual(dead);
    expect(outcome(await finish({ state, secret: '', query }))).toEqual(dead);
    expect(outcome(await finish({ state, secret: browser.secret, query }))).toEqual([200, 'ok']);
    expect(outcome(await finish({ state, secret: browser.secret, query }))).toEqual(dead);
  });

  test('CWE-613: after ten minutes it is over', async () => {
    const browser = newBrowser();
    const { address, state } = (await begin(team.team.teamId, browser.challenge)).body;
    const query = world.issuer.signIn(String(address), ada());
    world.testApp.clock.forward(10 * 60_000);
    expect(outcome(await finish({ state, secret: browser.secret, query }))).toEqual([
      400,
      'InvalidOrExpiredToken',
    ]);
  });

  test('CWE-294: a code taken from somebody is worth nothing in an attempt of one’s own', async () => {
    const [victim, thief] = [newBrowser(), newBrowser()];
    const theirs = (await begin(team.team.teamId, victim.challenge)).body;
    const own = (await begin(team.team.teamId, thief.challenge)).body;
    const stolen = new URLSearchParams(world.issuer.signIn(String(theirs.address), ada()));
    stolen.set('state', String(own.state));
    const answer = await finish({ state: own.state, secret: thief.secret, query: `?${stolen}` });
    expect(outcome(answer)).toEqual([401, 'code']);
  });

  test('CWE-346: an answer of another provider is not taken for that of this one', async () => {
    const browser = newBrowser();
    const { address, state } = (await begin(team.team.teamId, browser.challenge)).body;
    const query = new URLSearchParams(world.issuer.signIn(String(address), ada()));
    query.set('iss', world.foreign.issuer);
    expect((await finish({ state, secret: browser.secret, query: `?${query}` })).body.user).toBeUndefined();
  });
});

describe('what the provider says', () => {
  test('CWE-347: an unsigned token, one signed with the secret we share, and one of another key', async () => {
    world.issuer.signing = {
      key: new TextEncoder().encode(world.issuer.client.clientSecret.padEnd(32)),
      alg: 'HS256',
    };
    expect(await problemOf(ada())).toBe('token');
    world.issuer.signing = { key: (await generateKeyPair('ES256')).privateKey, alg: 'ES256' };
    expect(await problemOf(ada())).toBe('token');
  });

  const lies: readonly (readonly [string, Record<string, unknown>])[] = [
    ['CWE-346: for another application', { aud: 'somebody else' }],
    ['CWE-346: of another issuer', { iss: 'https://login.example' }],
    ['CWE-294: with the nonce of another sign-in', { nonce: 'another' }],
    ['CWE-613: that has expired', { iat: 1, exp: 2 }],
    ['CWE-346: for several, presented by another', { aud: ['topla at work', 'other'], azp: 'other' }],
  ];
  test.each(lies)('%s', async (_name, lie) => {
    world.issuer.lie = lie;
    expect(await problemOf(ada())).toBe('token');
  });

  test('CWE-290: addresses that are unproven, of other domains, or look alike', async () => {
    const addresses: readonly (readonly [IssuerPerson, string])[] = [
      [{ sub: 'a', email: at('a'), email_verified: false }, 'emailUnverified'],
      [{ sub: 'a', email: at('a'), email_verified: 'false' }, 'emailUnverified'],
      [{ sub: 'a' }, 'noEmail'],
      [{ sub: 'a', email: `a@sub.${team.domain}` }, 'domain'],
      [{ sub: 'a', email: `a@${team.domain}.evil.example` }, 'domain'],
      [{ sub: 'a', email: `a@${team.domain.replace('m', 'м')}` }, 'domain'],
      [{ sub: 'a', email: `a@${team.domain.replace('i', 'ı')}` }, 'domain'],
      [{ sub: 'a', email: `${at('a')}@evil.example` }, 'noEmail'],
      [{ sub: 'a', email: `a@evil.example\n${at('a')}` }, 'noEmail'],
    ];
    for (const [person, problem] of addresses) expect(await problemOf(person), person.email).toBe(problem);
  });
});

describe('whose account', () => {
  test('CWE-287: nobody is signed in to an account of another team, or to one that its owner made and nobody invited', async () => {
    const other = await foundSsoTeam(world, 'Victims');
    await giveAddress(world, other.admin.userId, at('boss'));
    expect(await problemOf({ sub: 'x', email: at('boss') })).toBe('otherOwner');
    const alone = await welcome(world.testApp, 'Alone');
    await giveAddress(world, alone.userId, at('alone'));
    expect(await problemOf({ sub: 'x', email: at('alone') })).toBe('otherOwner');
  });

  test('CWE-287: the same subject of the same provider is another person in another team', async () => {
    const user = userOf(await team.signIn(ada()));
    const other = await foundSsoTeam(world, 'Second');
    await connect(other, world);
    expect((await other.signIn(ada())).body.reason).toBe('domain');
    const theirs = userOf(await other.signIn({ sub: 'ada', email: `ada@${other.domain}` }));
    expect(theirs.userId).not.toBe(user.userId);
  });

  test('CWE-287: an address that was given to somebody else does not bring the account with it', async () => {
    await team.signIn(ada());
    expect(await problemOf({ sub: 'successor', email: at('ada') })).toBe('otherSubject');
  });

  test('CWE-613: who was removed or switched off stays out', async () => {
    const { userId } = userOf(await team.signIn(ada()));
    await world.testApp.parts.database
      .updateTable('people')
      .set({ disabled_at: 1 })
      .where('id', '=', userId)
      .execute();
    expect(await problemOf(ada())).toBe('left');
    await world.testApp.parts.database
      .updateTable('people')
      .set({ disabled_at: null })
      .where('id', '=', userId)
      .execute();
    await team.post('RemoveMember', { userId });
    expect(await problemOf(ada())).toBe('otherOwner');
  });

  test('CWE-640: a sign-up that nobody proved leaves no password to its maker', async () => {
    const json = { email: at('squatter'), name: 'Squatter', password: 'saffron-teapot-43' };
    await world.testApp.ask('POST', '/api/Authentication/signUp', { json });
    const { userId } = userOf(await team.signIn({ sub: 's', email: at('squatter') }));
    const { password_hash } = await world.testApp.parts.database
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBeNull();
  });

  test('CWE-284: the directory of another team takes no address of a domain that is proven, and keeps nobody out', async () => {
    const { admin } = await foundTeam(world.testApp, 'Stranger');
    const directory = await openDirectory(world.testApp, admin);
    const elsewhere = await directory.ask('POST', '/Users', newUser('nobody@elsewhere.example'));
    const rename = { op: 'replace', path: 'userName', value: at('bo') };
    const taken = { status: 409, body: { scimType: 'uniqueness' } };
    expect(await directory.ask('POST', '/Users', newUser(at('ada')))).toMatchObject(taken);
    expect(await directory.ask('POST', '/Users', newUser(at('cy'), { active: false }))).toMatchObject(taken);
    expect(await directory.patch(String(elsewhere.body.id), rename)).toMatchObject(taken);
    for (const name of ['ada', 'bo', 'cy'])
      expect(await problemOf({ sub: name, email: at(name) })).toBe('none');
  });

  test('CWE-266: a test signs nobody in, and counts only for who is an admin still', async () => {
    const browser = newBrowser();
    const begun = team.post('TestSso', { challenge: browser.challenge });
    const { database } = world.testApp.parts;
    await team.post('SaveSso', { ...settingsOf(world.issuer), groupsClaim: 'roles' });
    const answer = await team.go(begun, browser, (address) => {
      return world.issuer.signIn(address, { sub: 't', email: at('t') });
    });
    expect(answer.body).toEqual({ purpose: 'test' });
    await database
      .updateTable('people')
      .set({ is_admin: false })
      .where('id', '=', team.admin.userId)
      .execute();
    world.testApp.parts.announcements.publish({ kind: 'personChanged', userId: team.admin.userId });
    const { outcome: noted } = await database
      .selectFrom('sso_connections')
      .select('outcome')
      .where('team_id', '=', team.team.teamId)
      .executeTakeFirstOrThrow();
    expect(noted).toMatchObject({ problem: null });
    expect(
      await world.testApp.parts.database
        .selectFrom('people')
        .select('id')
        .where('email_key', '=', at('t'))
        .execute(),
    ).toEqual([]);
  });
});
