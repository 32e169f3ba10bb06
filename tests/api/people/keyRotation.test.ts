// The signing key is changed while people are signed in: nobody notices until the old one is taken away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { foundTeam, startTestApp, type TestApp } from '../../support/servers/testApp.ts';

const old = 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU';
const next = 'uVwXyZ0123456789abcdefGHIJKLMNOPQRSTuvwxyz4';
let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** The same server, started again with other keys. */
async function withKeys<Result>(
  keys: Readonly<Record<string, string>>,
  act: (testApp: TestApp) => Promise<Result>,
) {
  const testApp = await startTestApp({ environment: keys, database });
  try {
    return await act(testApp);
  } finally {
    await testApp.close();
  }
}

const asks = async (testApp: TestApp, token: string) =>
  (await testApp.ask('GET', '/api/featureflags', { token })).status;

test('tokens and what is sealed for companies outlive the change, and end with the key before', async () => {
  const before = await withKeys({ SIGNING_KEY: old }, async (testApp) => ({
    token: (await foundTeam(testApp, 'Ours')).admin.token,
    sealed: testApp.parts.encryption.encrypt('a refresh token', 'slack'),
  }));
  const renewed = await withKeys({ SIGNING_KEY: next, SIGNING_KEY_PREVIOUS: old }, async (testApp) => {
    expect(await asks(testApp, before.token)).toBe(200);
    expect(testApp.parts.encryption.decrypt(before.sealed, 'slack')).toBe('a refresh token');
    const { body } = await testApp.ask('POST', '/api/login', { json: { token: before.token } });
    return { token: String(body.guulJwt), sealed: testApp.parts.encryption.encrypt('another', 'slack') };
  });
  expect(renewed.token).not.toBe(before.token);
  await withKeys({ SIGNING_KEY: next }, async (testApp) => {
    expect([await asks(testApp, renewed.token), await asks(testApp, before.token)]).toEqual([200, 401]);
    expect(testApp.parts.encryption.decrypt(renewed.sealed, 'slack')).toBe('another');
    expect(() => testApp.parts.encryption.decrypt(before.sealed, 'slack')).toThrow();
  });
});
