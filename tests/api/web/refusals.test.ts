// Everything that goes wrong is said in the same envelope, whoever notices it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusalKey, refusals } from '../../../src/contract/errors.ts';
import { DatabaseFault } from '../../../src/server/base/storage/faults.ts';
import enFirst from '../../../src/texts/en/errors.json' with { type: 'json' };
import enLater from '../../../src/texts/en/later/errors.json' with { type: 'json' };
import trFirst from '../../../src/texts/tr/errors.json' with { type: 'json' };
import trLater from '../../../src/texts/tr/later/errors.json' with { type: 'json' };
import {
  type Answer,
  form,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const en = { ...enFirst, ...enLater };
const tr = { ...trFirst, ...trLater };

let testApp: TestApp;
let somebody: Somebody;
let failing: unknown = null;
beforeAll(async () => {
  testApp = await startTestApp({
    tables: {
      areaOf: async () => {
        throw failing;
      },
    },
  });
  somebody = await welcome(testApp, 'Refused');
});
afterAll(() => testApp.close());

const signIn = '/api/Authentication/loginWithGS';
const json = { 'content-type': 'application/json' };

function expectEnvelope({ raw, body, status }: Answer, expected: number, error: string): void {
  expect([status, body.error]).toEqual([expected, error]);
  expect(body).toMatchObject({
    ok: false,
    message: expect.any(String),
    requestId: raw.headers['x-request-id'],
  });
  expect(isRefusalKey(body.error)).toBe(true);
  expect(raw.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
  expect(raw.body).not.toMatch(/fastify|FST_|node_modules|\bat \/|select |zod/i);
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('what is sent', () => {
  test.each([
    ['JSON that ends too soon', '{"email":'],
    ['JSON that is deep', nested(17)],
    ['JSON that is very deep', nested(10_000)],
    ['JSON with too many parts', JSON.stringify({ email: Array.from({ length: 2_100 }, () => 1) })],
    [
      'a key that reaches for the prototype',
      '{"__proto__":{"isAdmin":true},"email":"a@b.test","password":"x"}',
    ],
    ['no object at all', '"email"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('%s', async (_what, payload) => {
    expectEnvelope(await testApp.ask('POST', signIn, { headers: json, payload }), 400, 'InvalidInput');
  });

  test('a body that is too large', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(70_000) });
    expectEnvelope(await testApp.ask('POST', signIn, { headers: json, payload }), 413, 'PayloadTooLarge');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonx', ''])(
    'a body of type "%s"',
    async (type) => {
      const payload = '{"email":"a@b.test","password":"x"}';
      const answer = await testApp.ask('POST', signIn, { headers: { 'content-type': type }, payload });
      expectEnvelope(answer, 415, 'UnsupportedMediaType');
    },
  );

  test('files where none are wanted, and none where a form is', async () => {
    const { token } = somebody;
    expectEnvelope(
      await testApp.ask('POST', signIn, form({ email: 'a@b.test' })),
      415,
      'UnsupportedMediaType',
    );
    const founding = { token, json: { name: 'A team' } };
    expectEnvelope(
      await testApp.ask('POST', '/api/Authorization/createGameSpace', founding),
      415,
      'UnsupportedMediaType',
    );
  });

  test('a form with a field twice, or one that is too long', async () => {
    const { token } = somebody;
    const twice = new FormData();
    for (const name of ['One', 'Two']) twice.append('name', name);
    const ask = (payload: FormData) =>
      testApp.ask('POST', '/api/Authorization/createGameSpace', { token, payload });
    const answer = await ask(twice);
    expectEnvelope(answer, 400, 'InvalidInput');
    expect(answer.body.fields).toEqual([{ path: 'name', code: 'repeated' }]);
    const long = new FormData();
    long.append('name', 'x'.repeat(70_000));
    expectEnvelope(await ask(long), 413, 'PayloadTooLarge');
  });

  test('names the fields and how they are wrong, never what was in them', async () => {
    const { body } = await testApp.ask('POST', signIn, { json: { email: 'secret-value', password: 5 } });
    expect(body.fields).toEqual([
      { path: 'email', code: 'invalid_format' },
      { path: 'password', code: 'invalid_type' },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-value');
  });
});

describe('what is asked for', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/featureflags'],
    ['POST', '/api/Authentication/signup'],
    ['POST', '/API/login'],
    ['POST', '/api/login/'],
    ['POST', '//api/login'],
    ['POST', '/api%2flogin'],
    ['GET', '/metrics'],
    ['GET', '/.env'],
  ] as const)('%s %s is not there', async (method, path) => {
    expectEnvelope(await testApp.ask(method, path, { json: {} }), 404, 'NotFound');
  });

  test('an unknown kind is a path that does not exist, an id that is none is bad input', async () => {
    const { team } = (await foundedTeam()).body;
    const { teamId } = team as { teamId: string }; // the answer of the contract
    const ask = (path: string) => testApp.ask('GET', path, { token: somebody.token });
    expectEnvelope(await ask(`/api/Discord/UserList/${teamId}`), 404, 'NotFound');
    expectEnvelope(await ask('/api/GameSpace/UserList/1%27--'), 400, 'InvalidInput');
    expectEnvelope(await ask(`/api/Game/Replay/${'A'.repeat(22)}/0`), 400, 'InvalidInput');
  });

  test('two calls that differ by one letter are two calls', async () => {
    const lower = await testApp.ask('POST', '/api/login', { json: { token: somebody.token } });
    expect(Object.keys(lower.body)).toEqual(['guulJwt']);
    expectEnvelope(
      await testApp.ask('POST', '/api/Login', { json: { token: somebody.token } }),
      400,
      'InvalidInput',
    );
  });

  test('an address that is too long', async () => {
    expectEnvelope(await testApp.ask('GET', `/api/featureflags?${'a'.repeat(2_100)}`), 400, 'InvalidInput');
  });
});

const foundedTeam = () =>
  testApp.ask('POST', '/api/Authorization/createGameSpace', {
    token: somebody.token,
    ...form({ name: 'Refused' }),
  });

describe('what breaks', () => {
  const area = () =>
    testApp.ask('GET', `/api/Game/GameAreaInfo/${somebody.userId}`, { token: somebody.token });

  test.each([
    ['a mistake of ours', new TypeError('cannot read properties of undefined'), 500, 'AnErrorOccured'],
    ['a full disk', new DatabaseFault('x', '53100'), 503, 'StorageFull'],
    ['a read-only database', new DatabaseFault('x', '25006'), 503, 'StorageFull'],
    [
      'a database that is away',
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      503,
      'TemporarilyUnavailable',
    ],
    [
      'a pool without a connection',
      new Error('timeout exceeded when trying to connect'),
      503,
      'TemporarilyUnavailable',
    ],
    ['too many at once', new DatabaseFault('x', '53300'), 503, 'Overloaded'],
  ])('%s', async (_what, error, status, key) => {
    failing = error;
    const answer = await area();
    expectEnvelope(answer, status, key);
    if (status === 503) expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a server that leaves says so, and is no longer ready', async () => {
    expect((await testApp.ask('GET', '/readyz')).body).toEqual({ ok: true });
    testApp.closing.isClosing = true;
    const ready = await testApp.ask('GET', '/readyz');
    expectEnvelope(ready, 503, 'TemporarilyUnavailable');
    expect(ready.body.reason).toBe('stopping');
    expectEnvelope(await area(), 503, 'TemporarilyUnavailable');
    expect((await testApp.ask('GET', '/healthz')).body).toEqual({ ok: true });
    testApp.closing.isClosing = false;
  });

  test('HTTP that is none', async () => {
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = testApp.app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    const say = async (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      await once(socket, 'close');
      return heard;
    };
    const broken = await say('NONSENSE\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken).toContain('"error":"InvalidInput"');
    const large = await say(`GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 413 /);
    expect(large).toContain('"error":"PayloadTooLarge"');
    expect(await say('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 40[045] /,
    );
  });
});

describe('the sentences', () => {
  test('are there for every key, in both languages', () => {
    for (const key of Object.keys(refusals))
      expect([key, Object.hasOwn(en, key), Object.hasOwn(tr, key)]).toEqual([key, true, true]);
    expect(Object.keys(tr)).toEqual(Object.keys(en));
  });

  test('follow the browser, and then the person', async () => {
    const ask = (language: string) =>
      testApp.ask('POST', '/api/nothing', { headers: { 'accept-language': language } });
    expect((await ask('tr-TR,tr;q=0.9,en;q=0.8')).body.message).toBe(tr.NotFound);
    expect((await ask('de-DE')).body.message).toBe(en.NotFound);
    failing = new Error('x');
    const speaks = testApp.parts.database.updateTable('people').set({ language: 'tr' });
    await speaks.where('id', '=', somebody.userId).execute();
    const { body } = await testApp.ask('GET', `/api/Game/GameAreaInfo/${somebody.userId}`, {
      token: somebody.token,
      headers: { 'accept-language': 'en' },
    });
    expect(body.message).toBe(tr.AnErrorOccured);
  });
});
