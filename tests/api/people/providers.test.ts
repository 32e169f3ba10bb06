// Accounts at other companies: what is believed of what their pages and their tokens say, and every lie that is not.
import { randomUUID } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueChatTicket } from '../../../src/server/people/identity/chatTickets.ts';
import { readProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import { type FakeCompany, hostClaims } from '../../support/fakes/fakeCompany.ts';
import { clientId, microsoftHome } from '../../support/fakes/providerKinds.ts';
import {
  openVisitors,
  refusedWith,
  secret,
  someone,
  userIn,
  type Visitors,
} from '../../support/people/visitors.ts';
import { startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

let at: Visitors;
beforeAll(async () => {
  at = await openVisitors();
});
afterAll(() => at.close());
afterEach(() => at.calm());

const ways = [
  ['Slack', 'slack', 'withSlack', 'Slack', '/login'],
  ['Microsoft', 'microsoft', 'withMicrosoft', 'Teams', '/loginMS'],
  ['Google', 'google', 'withGoogle', 'GameSpace', '/loginGoogle'],
] as const;

describe.each(ways)('with a code of %s', (_name, name, way, controller, page) => {
  const company = () => at[name];
  const signIn = (change?: object) => at[way](change);

  test('the first sign-in makes a person without a team, the second finds them', async () => {
    company().person = someone(randomUUID(), '  Zoë\u202e Öz ');
    const first = userIn(await signIn());
    expect(first).toMatchObject({ name: 'Zoë Öz', team: null, isAdmin: false, controller });
    const second = userIn(await signIn());
    expect(second.userId).toBe(first.userId);
    expect(second.guulJwt).not.toBe(first.guulJwt);
  });

  test.each([
    ['made for another application', { aud: 'somebody-else' }],
    ['from somebody else', { iss: 'https://evil.test' }],
    ['with another nonce', { nonce: 'not-the-nonce-that-was-asked' }],
    ['that has run out', { exp: 1 }],
    ['made an hour ago', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
  ])('a token %s is not believed', async (_what, lie) => {
    company().lie = lie;
    expect(refusedWith(await signIn())).toEqual([401, 'ProviderRejected']);
  });

  test('a code without the proof of whoever asked for it is worth nothing', async () => {
    expect(refusedWith(await signIn({ nonce: undefined }))).toEqual([401, 'ProviderRejected']);
    expect(refusedWith(await signIn({ nonce: secret() }))).toEqual([401, 'ProviderRejected']);
  });

  test('an address that is not ours is refused before anything is asked', async () => {
    for (const redirectUri of [
      'https://evil.test/login',
      `${at.home}/login/`,
      `${at.home}.evil.test/login`,
    ]) {
      const answer = await signIn({ redirectUri });
      expect(refusedWith(answer)).toEqual([400, 'InvalidInput']);
      expect(answer.body.fields).toEqual([{ path: 'redirectUri', code: 'notListed' }]);
    }
  });

  test('a company that is broken is no lie', async () => {
    company().mood = 'broken';
    const answer = await signIn();
    expect(refusedWith(answer)).toEqual([503, 'TemporarilyUnavailable']);
    expect(answer.raw.body).not.toContain('server_error');
    company().mood = 'well';
    userIn(await signIn());
  });

  test('a code brought twice signs out whoever came in by it', async () => {
    const nonce = secret();
    const code = company().code({ redirect_uri: at.home + page, nonce });
    const bring = () => signIn({ code, token: code, nonce });
    const { guulJwt: token } = userIn(await bring());
    const look = () => at.testApp.ask('GET', '/api/UserProfile/Export', { token });
    expect((await look()).status).toBe(200);
    expect(refusedWith(await bring())).toEqual([401, 'ProviderRejected']);
    expect(refusedWith(await look())).toEqual([401, 'SessionRevoked']);
  });
});

test('a verifier that is not the one asked with is refused', async () => {
  expect(refusedWith(await at.withMicrosoft({ codeVerifier: secret() }))).toEqual([401, 'ProviderRejected']);
  expect(refusedWith(await at.withGoogle({ codeVerifier: secret() }))).toEqual([401, 'ProviderRejected']);
});

test('a company that says nothing at all is given up', { timeout: 30_000 }, async () => {
  at.slack.mood = 'silent';
  expect(refusedWith(await at.withSlack())).toEqual([503, 'TemporarilyUnavailable']);
});

describe('the token Teams hands out', () => {
  const signIn = async (claims: object = {}, ...key: Parameters<FakeCompany['token']>[1][]) => {
    const token = await at.microsoft.token({ ...hostClaims, ...claims }, ...key);
    return at.post('/api/Login', { token, app: 'teams' });
  };

  test('signs in the same person as the code does', async () => {
    at.microsoft.person = someone(randomUUID());
    const { userId } = userIn(await at.withMicrosoft());
    expect(userIn(await signIn()).userId).toBe(userId);
  });

  test('brings a key to act for the person, once their organisation agrees', async () => {
    const { parts } = at.testApp;
    const keyOf = (userId: string) => readProviderKey(parts.database, userId, 'teams');
    at.microsoft.person = someone(randomUUID());
    at.microsoft.isAgreed = false;
    const { userId } = userIn(await signIn());
    at.microsoft.isAgreed = true;
    expect(await keyOf(userId)).toBeNull();
    await signIn();
    const kept = await vi.waitFor(async () => {
      const sealed = await keyOf(userId);
      if (sealed === null) throw new Error('no key yet');
      return parts.encryption.decrypt(sealed, `provider key teams ${userId}`);
    }, 15_000);
    expect(kept).toBe(`on behalf of ${at.microsoft.person.id}`);
  });

  test.each([
    ['for another application', { aud: 'somebody-else' }],
    ['of another tenant than it says', { iss: `${microsoftHome}/${randomUUID()}/v2.0` }],
    ['of a tenant that is none', { tid: '..', iss: `${microsoftHome}/../v2.0` }],
    ['without the scope', { scp: 'User.Read' }],
    ['asked for by an application that is no host', { azp: randomUUID() }],
    ['without a person', { oid: undefined }],
  ])('%s: not believed', async (_what, claims) => {
    expect(refusedWith(await signIn(claims))).toEqual([401, 'ProviderRejected']);
  });

  test('signed by somebody else: not believed', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(refusedWith(await signIn({}, privateKey))).toEqual([401, 'ProviderRejected']);
  });
});

describe('tokens of Google', () => {
  test('of both kinds sign in the same person as the code does', async () => {
    at.google.person = someone('corp.test', 'Gül Er');
    const { userId } = userIn(await at.withGoogle());
    const idToken = { token: await at.google.token(), app: 'google' };
    const accessToken = { token: at.google.accessTokenFor(clientId), app: 'googleMeet' };
    expect(userIn(await at.post('/api/Login', idToken)).userId).toBe(userId);
    expect(userIn(await at.post('/api/Login', accessToken)).userId).toBe(userId);
    at.google.person = { ...at.google.person, tenant: null };
    expect(userIn(await at.withGoogle()).userId).toBe(userId);
  });

  test('may be a code of a window that returns to the bare origin', async () => {
    at.google.person = someone(null);
    const nonce = secret();
    const token = at.google.code({ redirect_uri: at.home, nonce });
    userIn(await at.post('/api/Login', { token, app: 'googleCode', redirectUri: at.home, nonce }));
    expect(refusedWith(await at.post('/api/Login', { token: 'x', app: 'googleCode' }))).toEqual([
      ...[400, 'InvalidInput'],
    ]);
  });

  test('given to another application get nobody in', async () => {
    const accessToken = { token: at.google.accessTokenFor('somebody-else'), app: 'google' };
    expect(refusedWith(await at.post('/api/Login', accessToken))).toEqual([401, 'ProviderRejected']);
    const idToken = { token: await at.google.token({ aud: 'somebody-else' }), app: 'google' };
    expect(refusedWith(await at.post('/api/Login', idToken))).toEqual([401, 'ProviderRejected']);
    const invented = { token: 'at.invented', app: 'google' };
    expect(refusedWith(await at.post('/api/Login', invented))).toEqual([401, 'ProviderRejected']);
  });
});

describe('the ticket of a chat tool', () => {
  const signIn = (token: string) => at.post('/api/Login', { token, app: 'slack' });
  const issue = (userId: string) =>
    issueChatTicket(at.testApp.parts.database, userId, at.testApp.clock.now());

  test('is good once, for five minutes, for one person', async () => {
    const { userId } = await welcome(at.testApp, 'Chatty');
    const ticket = await issue(userId);
    expect(userIn(await signIn(ticket)).userId).toBe(userId);
    expect(refusedWith(await signIn(ticket))).toEqual([401, 'ProviderRejected']);
    const late = await issue(userId);
    at.testApp.clock.forward(5 * 60_000);
    expect(refusedWith(await signIn(late))).toEqual([401, 'ProviderRejected']);
    expect(refusedWith(await signIn('x'.repeat(43)))).toEqual([401, 'ProviderRejected']);
  });
});

test('an app nobody has heard of is bad input', async () => {
  expect(refusedWith(await at.post('/api/Login', { token: 'x', app: 'y' }))).toEqual([400, 'InvalidInput']);
});

describe('the settings of the page', () => {
  const settings = async (of: TestApp) => (await of.ask('GET', '/api/Authentication/loginSettings')).body;

  test('name the companies that are on, and nothing secret', async () => {
    const said = await settings(at.testApp);
    expect(said).toEqual({
      team: null,
      methods: ['password', 'slack', 'microsoft', 'google'],
      hasDemo: false,
      mail: 'outbox',
      slack: { clientId },
      google: { clientId },
      meetProjectNumber: null,
      passkeyHost: 'localhost',
      microsoft: { clientId, authority: `${at.microsoft.base}/organizations` },
    });
  });

  test('without them there is no button, and the calls are not there', async () => {
    const bare = await startTestApp();
    try {
      expect(await settings(bare)).toMatchObject({
        methods: ['password'],
        slack: null,
        microsoft: null,
        google: null,
      });
      const given = { code: 'x', redirectUri: `${bare.parts.config.publicUrl}/login` };
      const calls = [
        ['/api/Authentication/loginWithSlack', given],
        ['/api/Authentication/loginWithMS', given],
        ...['teams', 'slack', 'google', 'googleMeet', 'googleCode'].map(
          (app) => ['/api/Login', { token: 'x', app }] as const,
        ),
      ] as const;
      for (const [path, json] of calls)
        expect(refusedWith(await bare.ask('POST', path, { json }))).toEqual([404, 'NotFound']);
    } finally {
      await bare.close();
    }
  });
});
