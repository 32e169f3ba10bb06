// Tokens and sessions: who is believed, for how long, and what ends it.
import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyFrom } from '../../../src/server/people/identity/keys.ts';
import {
  password,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const minute = 60_000;
const hour = 60 * minute;

const flags = async (token?: string) => {
  const { status, body } = await testApp.ask(
    'GET',
    '/api/featureflags',
    token === undefined ? {} : { token },
  );
  return status === 200 ? 'ok' : body.error;
};
const refresh = (token: string) => testApp.ask('POST', '/api/login', { json: { token } });
const renewed = async (token: string): Promise<string> => {
  const { body } = await refresh(token);
  if (typeof body.guulJwt !== 'string') throw new Error(`not renewed: ${JSON.stringify(body)}`);
  return body.guulJwt;
};
const signIn = async ({ email }: Somebody): Promise<string> => {
  const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
    json: { email, password },
  });
  return String(body.guulJwt);
};

const partsOf = (token: string): Record<string, unknown>[] =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

describe('the token', () => {
  test('says who, which session and until when, and nothing else', async () => {
    const { token, userId } = await welcome(testApp, 'Plain');
    const [header, claims] = partsOf(token);
    expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) });
    expect(Object.keys(claims ?? {}).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'nbf',
      'sid',
      'sub',
    ]);
    expect(claims).toMatchObject({ sub: userId });
    expect(Number(claims?.exp) - Number(claims?.iat)).toBe(24 * 60 * 60);
  });

  test('is believed only as it was made', async () => {
    const { token } = await welcome(testApp, 'Forged');
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = { ...partsOf(token)[1], sub: randomUUID() };
    const swap = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${swap({ alg: 'none', typ: 'at+jwt' })}.${body}.`;
    const stranger = keyFrom(randomBytes(32).toString('base64url'), 'SIGNING_KEY');
    const [header] = partsOf(token);
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'EdDSA' })
      .sign(stranger.privateKey);
    const wrongType = await new SignJWT({ ...partsOf(token)[1] })
      .setProtectedHeader({ ...header, alg: 'EdDSA', typ: 'JWT' })
      .sign(stranger.privateKey);
    for (const bad of [
      `${head}.${swap(claims)}.${signature}`,
      none,
      foreign,
      wrongType,
      'a.b.c',
      'x'.repeat(3_000),
    ])
      expect(await flags(bad)).toBe('Unauthorized');
    expect(await flags()).toBe('Unauthorized');
    expect(await flags(token)).toBe('ok');
  });

  test('is over after its life and a minute, and cannot be renewed then', async () => {
    const { token } = await welcome(testApp, 'Late');
    testApp.clock.forward(24 * hour + 59_000);
    expect(await flags(token)).toBe('ok');
    testApp.clock.forward(2_000);
    expect(await flags(token)).toBe('TokenExpired');
    expect((await refresh(token)).body.error).toBe('TokenExpired');
  });

  test('counts only in its header', async () => {
    const { token } = await welcome(testApp, 'Header');
    const inQuery = await testApp.ask(
      'GET',
      `/api/featureflags?token=${token}&authorization=Bearer%20${token}`,
    );
    expect(inQuery.body.error).toBe('Unauthorized');
    const inCookie = await testApp.ask('GET', '/api/featureflags', { headers: { cookie: `token=${token}` } });
    expect(inCookie.body.error).toBe('Unauthorized');
    expect(inCookie.raw.headers['set-cookie']).toBeUndefined();
  });
});

describe('renewing', () => {
  test('gives a new token, and the same one to two tabs at once', async () => {
    const { token } = await welcome(testApp, 'Tabs');
    const [one, other] = await Promise.all([renewed(token), renewed(token)]);
    expect(one).toBe(other);
    expect(one).not.toBe(token);
    testApp.clock.forward(119_000);
    expect(await renewed(token)).toBe(one);
    expect(await flags(token)).toBe('ok');
    expect(await flags(one)).toBe('ok');
  });

  test('takes an old token that comes back for stolen, and ends the session', async () => {
    const { token } = await welcome(testApp, 'Stolen');
    const next = await renewed(token);
    testApp.clock.forward(121_000);
    expect((await refresh(token)).body.error).toBe('SessionRevoked');
    expect(await flags(next)).toBe('SessionRevoked');
  });

  test('ends thirty days after signing in', async () => {
    let { token } = await welcome(testApp, 'Month');
    for (let day = 0; day < 31; day++) {
      testApp.clock.forward(23 * hour);
      token = await renewed(token);
    }
    testApp.clock.forward(23 * hour);
    expect((await refresh(token)).body.error).toBe('TokenExpired');
  });
});

describe('signing out', () => {
  test('ends this session alone, at once', async () => {
    const person = await welcome(testApp, 'Out');
    const other = await signIn(person);
    const out = await testApp.ask('POST', '/api/Authentication/logout', { token: person.token });
    expect([out.status, out.body]).toEqual([200, { ok: true }]);
    expect(await flags(person.token)).toBe('SessionRevoked');
    expect((await refresh(person.token)).body.error).toBe('SessionRevoked');
    expect(await flags(other)).toBe('ok');
  });

  test('everywhere ends them all and tells the live connections', async () => {
    const person = await welcome(testApp, 'Everywhere');
    const other = await signIn(person);
    const ended: string[] = [];
    testApp.parts.announcements.subscribe((told) => {
      if (told.kind === 'sessionsEnded') ended.push(...told.sessionIds);
    });
    await testApp.ask('POST', '/api/Authentication/logoutAll', { token: other });
    expect(await flags(person.token)).toBe('SessionRevoked');
    expect(await flags(other)).toBe('SessionRevoked');
    const ids = [person.token, other].map((token) => String(partsOf(token)[1]?.sid));
    expect(ended.toSorted()).toEqual(ids.toSorted());
    expect((await testApp.parts.sessions.endedAmong(ids)).map(({ id }) => id)).toEqual(ids);
  });

  test('one sees where one is signed in, and ends one session or all others', async () => {
    const person = await welcome(testApp, 'Seen');
    const stranger = await welcome(testApp, 'Stranger');
    testApp.clock.forward(1_000);
    const [phone, laptop] = [await signIn(person), await signIn(person)];
    const seenBy = async (token: string): Promise<{ id: string; isThis: boolean }[]> => {
      const { body } = await testApp.ask('GET', '/api/Authentication/sessions', { token });
      return body.sessions as { id: string; isThis: boolean }[]; // the contract's answer
    };
    const end = (token: string, id?: string) =>
      testApp.ask('POST', '/api/Authentication/endSession', { token, json: { id } });
    const idOf = (token: string) => String(partsOf(token)[1]?.sid);

    const seen = await seenBy(person.token);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set([person.token, phone, laptop].map(idOf)));
    expect(seen.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([idOf(person.token)]);
    expect((await end(stranger.token, idOf(phone))).body.error).toBe('NotFound');
    expect(await flags(phone)).toBe('ok');

    expect((await end(person.token, idOf(phone))).body).toEqual({ ok: true });
    expect(await flags(phone)).toBe('SessionRevoked');
    expect((await end(person.token, idOf(phone))).body.error).toBe('NotFound');
    expect((await end(person.token)).body).toEqual({ ok: true });
    expect(await flags(laptop)).toBe('SessionRevoked');
    expect((await seenBy(person.token)).map(({ id }) => id)).toEqual([idOf(person.token)]);
    expect(await flags(stranger.token)).toBe('ok');
  });

  test('the oldest of more than ten sessions ends', async () => {
    const person = await welcome(testApp, 'Eleven');
    const tokens = [person.token];
    for (let times = 0; times < 10; times++) {
      testApp.clock.forward(1_000);
      tokens.push(await signIn(person));
    }
    const seen = await Promise.all(tokens.map(flags));
    expect(seen).toEqual(['SessionRevoked', ...Array.from({ length: 10 }, () => 'ok')]);
  });

  test('an account that is closed is signed out', async () => {
    const person = await welcome(testApp, 'Closed');
    const close = testApp.parts.database.updateTable('people').set({ disabled_at: 1 });
    await close.where('id', '=', person.userId).execute();
    expect(await flags(person.token)).toBe('SessionRevoked');
    expect((await refresh(person.token)).body.error).toBe('SessionRevoked');
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
      json: { email: person.email, password },
    });
    expect(body.error).toBe('InvalidCredentials');
  });
});

test('a token whose session is no id is none', async () => {
  const { token } = await welcome(testApp, 'Sidless');
  const claims = await testApp.parts.tokens.verify(token);
  if (!('sessionId' in claims)) throw new Error(claims.error);
  const { userId, jti, issuedAt, expiresAt } = claims;
  const odd = await testApp.parts.tokens.sign({ userId, sessionId: "x'", jti, issuedAt, expiresAt });
  const { status, body } = await testApp.ask('GET', '/api/featureflags', { token: odd });
  expect([status, body.error]).toEqual([401, 'Unauthorized']);
});
