// Accounts at other companies that belong to one's own: added by a proof, never merged, and the last way in stays.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import {
  openVisitors,
  refusedWith,
  secret,
  someone,
  userIn,
  type Visitors,
} from '../../support/people/visitors.ts';
import { welcome } from '../../support/servers/testApp.ts';

let at: Visitors;
beforeAll(async () => {
  at = await openVisitors();
});
afterAll(() => at.close());
afterEach(() => at.calm());

const pages = { slack: '/login', microsoft: '/loginMS', google: '/loginGoogle' } as const;
type Company = keyof typeof pages;

function connect(token: string, company: Company, change: object = {}) {
  const [nonce, redirectUri] = [secret(), at.home + pages[company]];
  const code = at[company].code({ redirect_uri: redirectUri, nonce });
  const json = { company, code, redirectUri, nonce, ...change };
  return at.testApp.ask('POST', '/api/Authentication/Connect', { token, json });
}
const disconnect = (token: string, company: Company) =>
  at.testApp.ask('POST', '/api/Authentication/Disconnect', { token, json: { company } });
const listed = async (token: string) => {
  const { body } = await at.testApp.ask('GET', '/api/Authentication/Connections', { token });
  return body.connections;
};
const row = (company: Company, mayGo: boolean) => ({ company, mayGo, connectedAt: expect.any(String) });

describe('an account that is connected', () => {
  test('signs in the person it was connected to, until it is disconnected', async () => {
    const { token, userId } = await welcome(at.testApp, 'Connector');
    expect(await listed(token)).toEqual([]);
    at.slack.person = someone('T-connect');
    expect((await connect(token, 'slack')).status).toBe(200);
    expect((await connect(token, 'slack')).status).toBe(200);
    expect(await listed(token)).toEqual([row('slack', true)]);
    expect(userIn(await at.withSlack()).userId).toBe(userId);
    expect((await disconnect(token, 'slack')).status).toBe(200);
    expect((await disconnect(token, 'slack')).status).toBe(200);
    expect(await listed(token)).toEqual([]);
    expect(userIn(await at.withSlack()).userId).not.toBe(userId);
  });

  test('that is somebody else’s stays theirs', async () => {
    at.google.person = someone(null);
    const owner = userIn(await at.withGoogle());
    const { token, userId } = await welcome(at.testApp, 'Grabber');
    expect(refusedWith(await connect(token, 'google'))).toEqual([409, 'Conflict']);
    expect(await listed(token)).toEqual([]);
    const { userId: still } = userIn(await at.withGoogle());
    expect([still, still === userId]).toEqual([owner.userId, false]);
  });

  test('that is somebody else’s stays theirs when it has moved to another domain', async () => {
    const person = someone('old.test');
    at.google.person = person;
    const owner = userIn(await at.withGoogle());
    at.google.person = { ...person, tenant: 'new.test' };
    const { token } = await welcome(at.testApp, 'Mover');
    expect(refusedWith(await connect(token, 'google'))).toEqual([409, 'Conflict']);
    expect(await listed(token)).toEqual([]);
    expect(userIn(await at.withGoogle()).userId).toBe(owner.userId);
  });

  test('needs the same proofs as signing in', async () => {
    const { token } = await welcome(at.testApp, 'Forger');
    expect(refusedWith(await connect(token, 'slack', { nonce: secret() }))).toEqual([
      401,
      'ProviderRejected',
    ]);
    const elsewhere = { redirectUri: 'https://evil.test/login' };
    expect(refusedWith(await connect(token, 'slack', elsewhere))).toEqual([400, 'InvalidInput']);
    at.slack.lie = { aud: 'somebody-else' };
    expect(refusedWith(await connect(token, 'slack'))).toEqual([401, 'ProviderRejected']);
    expect(await listed(token)).toEqual([]);
  });

  test('brings its key, and takes it along', async () => {
    const { token, userId } = await welcome(at.testApp, 'Keeper');
    at.microsoft.person = someone('5a1b2c3d-0000-4000-8000-00000000000a');
    await connect(token, 'microsoft');
    expect(await readProviderKey(at.testApp.parts.database, userId, 'teams')).not.toBe(null);
    await disconnect(token, 'microsoft');
    expect(await readProviderKey(at.testApp.parts.database, userId, 'teams')).toBe(null);
  });
});

test('the last way in stays, also when two are let go at once', async () => {
  at.slack.person = someone('T-last');
  const { guulJwt: token } = userIn(await at.withSlack());
  expect(await listed(token)).toEqual([row('slack', false)]);
  expect(refusedWith(await disconnect(token, 'slack'))).toEqual([403, 'NotAllowed']);
  at.testApp.clock.forward(1_000);
  at.google.person = someone(null);
  await connect(token, 'google');
  expect(await listed(token)).toEqual([row('slack', true), row('google', true)]);
  const answers = await Promise.all([disconnect(token, 'slack'), disconnect(token, 'google')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});
