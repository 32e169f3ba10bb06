// How often who may ask: the buckets by themselves, and on their way through the server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateClasses } from '../../../src/contract/rates.ts';
import { ratesInMemory } from '../../../src/server/base/rates/rates.ts';
import { rateRules } from '../../../src/server/base/rates/rules.ts';
import { handClock } from '../../support/servers/handClock.ts';
import {
  form,
  foundTeam,
  password,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const minute = 60_000;

describe('buckets', () => {
  test('exist for every class', () => {
    for (const rateClass of rateClasses) expect(rateRules[rateClass].length).toBeGreaterThan(0);
  });

  test('empty by being taken from, and fill with time', async () => {
    const clock = handClock();
    const rates = ratesInMemory(clock, 1);
    const take = async () => (await rates.take('WRITE', { user: 'a' })).ok;
    for (let times = 0; times < 60; times++) expect(await take()).toBe(true);
    expect(await rates.take('WRITE', { user: 'a' })).toEqual({ ok: false, retryAfterSeconds: 1 });
    expect((await rates.take('WRITE', { user: 'b' })).ok).toBe(true);
    clock.forward(1_000);
    expect(await take()).toBe(true);
    expect(await take()).toBe(false);
    clock.forward(60 * minute);
    for (let times = 0; times < 60; times++) expect(await take()).toBe(true);
    expect(await take()).toBe(false);
  });

  test('count failures only where the class says so', async () => {
    const rates = ratesInMemory(handClock(), 1);
    const subject = { address: '203.0.113.5' };
    for (let times = 0; times < 100; times++) {
      const taken = await rates.take('TOKEN', subject);
      if (!taken.ok) throw new Error('refused after a success');
      taken.finish(false);
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => rates.take('TOKEN', subject)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(10);
    for (const taken of all) if (taken.ok) taken.finish(true);
    expect((await rates.take('TOKEN', subject)).ok).toBe(false);
  });

  test('let heavy work in two at a time; four more wait in their order, the next is refused', async () => {
    const rates = ratesInMemory(handClock(), 1);
    const take = () => rates.take('HEAVY', { user: 'a' });
    const running = [await take(), await take()];
    const begun: number[] = [];
    const waiting = [3, 4, 5, 6].map(async (number) => {
      const taken = await take();
      begun.push(number);
      return taken;
    });
    expect(await take()).toMatchObject({ ok: false, retryAfterSeconds: 1 });
    expect((await rates.take('HEAVY', { user: 'b' })).ok).toBe(true);
    expect(begun).toEqual([]);
    for (const next of [...running, ...waiting]) {
      const taken = await next;
      if (taken.ok) taken.finish(false);
    }
    expect(begun).toEqual([3, 4, 5, 6]);
    expect([(await take()).ok, (await take()).ok]).toEqual([true, true]);
  });
});

describe('calls', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { RATE_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => testApp.close());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const signIn = (email: string, word: string, address: string) =>
    testApp.ask('POST', '/api/Authentication/loginWithGS', {
      ...from(address),
      json: { email, password: word },
    });

  test('five wrong passwords, then one try a minute; elsewhere the account goes on', async () => {
    const { email } = await welcome(testApp, 'Guessed');
    for (let times = 0; times < 5; times++)
      expect((await signIn(email, 'wrong-kettle', '203.0.113.1')).status).toBe(401);
    const sixth = await signIn(email, password, '203.0.113.1');
    expect([sixth.status, sixth.body.error]).toEqual([429, 'TooManyRequests']);
    expect(sixth.raw.headers['retry-after']).toBe('60');
    expect((await signIn(email, password, '203.0.113.2')).status).toBe(200);
    testApp.clock.forward(minute);
    expect((await signIn(email, password, '203.0.113.1')).status).toBe(200);
    for (let times = 0; times < 20; times++)
      expect((await signIn(email, password, '203.0.113.1')).status).toBe(200);
  });

  test('many at once are no more than one after the other', async () => {
    const { email } = await welcome(testApp, 'Rushed');
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, 'wrong-kettle', '203.0.113.3')),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('two mails an hour to one address, known or not', async () => {
    const ask = () =>
      testApp.ask('POST', '/api/Authentication/resendVerification', {
        ...from('203.0.113.4'),
        json: { email: 'x@y.test' },
      });
    expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  test('five reports about people at tables a minute', async () => {
    const { member, admin } = await foundTeam(testApp, 'Reporters');
    const answers: number[] = [];
    for (let times = 0; times < 6; times++) {
      const json = { userId: admin.userId, reason: 'words' };
      const path = `/api/Game/Report/${'A'.repeat(22)}/1`;
      answers.push((await testApp.ask('POST', path, { token: member.token, json })).status);
    }
    expect(answers).toEqual([404, 404, 404, 404, 404, 429]);
  });

  test('malformed addresses use up nobody’s invitations of the day', async () => {
    const { admin } = await foundTeam(testApp, 'Inviters');
    const invite = (email: string) =>
      testApp.ask('POST', '/api/Authentication/sendInviteEmail', { token: admin.token, json: { email } });
    for (let times = 0; times < 12; times++) expect((await invite('nobody@')).status).toBe(400);
    for (let times = 0; times < 10; times++)
      expect((await invite(`guest${times}@example.test`)).status).toBe(200);
    expect((await invite('guest11@example.test')).status).toBe(429);
  });

  test('fifty wrong passwords from an address keep nobody else there from signing in', async () => {
    const [victim, colleague] = [await welcome(testApp, 'Victim'), await welcome(testApp, 'Neighbour')];
    for (let times = 0; times < 60; times++)
      await signIn(`${times % 12}.${victim.email}`, 'wrong-kettle', '203.0.113.10');
    expect((await signIn(colleague.email, password, '203.0.113.10')).status).toBe(200);
  });

  test('one password on three hundred accounts, then no more from there but for those who are known', async () => {
    const address = '203.0.113.11';
    const [known, stranger] = [await welcome(testApp, 'Regular'), await welcome(testApp, 'Passerby')];
    const signedIn = await welcome(testApp, 'Present');
    const device = await signIn(known.email, password, address);
    const cookie = String(device.raw.headers['set-cookie']).split(';')[0] ?? '';
    const withDevice = (email: string) =>
      testApp.ask('POST', '/api/Authentication/loginWithGS', {
        headers: { 'x-forwarded-for': address, cookie },
        json: { email, password },
      });
    for (let times = 0; times < 5; times++) await signIn(stranger.email, 'saffron-kettle', address);
    expect(await sprayed(address, 299)).toEqual(Array.from({ length: 299 }, () => 401)); // with the stranger 300
    const refused = await signIn('last@example.test', password, address);
    expect([refused.status, refused.body.error]).toEqual([429, 'TooManyRequests']);
    expect(refused.raw.headers['retry-after']).toBe('3');
    expect((await signIn(known.email, password, address)).status).toBe(429);
    expect((await withDevice(known.email)).status).toBe(200);
    expect((await withDevice(signedIn.email)).status).toBe(429);
    expect((await signIn('last@example.test', password, '203.0.113.12')).status).toBe(401);
    const change = await testApp.ask('POST', '/api/Authentication/changePassword', {
      ...from(address),
      token: signedIn.token,
      json: { userId: signedIn.userId, oldPassword: password, newPassword: 'paprika-teapot-43' },
    });
    expect(change.status).toBe(200);
    testApp.clock.forward(15 * minute);
    expect((await signIn(known.email, password, address)).status).toBe(200);
  }, 60_000);

  /** As many at a time as wait for their turn to be hashed. */
  async function sprayed(address: string, accounts: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let from = 0; from < accounts; from += 40) {
      const some = Array.from(
        { length: Math.min(40, accounts - from) },
        (_, at) => `s${from + at}@example.test`,
      );
      const answers = await Promise.all(some.map((email) => signIn(email, 'saffron-kettle', address)));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  }

  test('ten wrong links, then no more from there', async () => {
    const verify = (verificationToken: string, address: string) =>
      testApp.ask('POST', '/api/Authentication/verify', { ...from(address), json: { verificationToken } });
    for (let times = 0; times < 10; times++) expect((await verify('wrong', '203.0.113.6')).status).toBe(400);
    expect((await verify('wrong', '203.0.113.6')).status).toBe(429);
    expect((await verify('wrong', '203.0.113.7')).status).toBe(400);
  });

  test('twenty codes of companies a minute from one address, whatever came of them', async () => {
    const bring = (address: string) =>
      testApp.ask('POST', '/api/Login', { ...from(address), json: { token: 'x', app: 'google' } });
    for (let times = 0; times < 20; times++) expect((await bring('203.0.113.8')).status).toBe(404);
    expect((await bring('203.0.113.8')).status).toBe(429);
    expect((await bring('203.0.113.9')).status).toBe(404);
    testApp.clock.forward(minute);
    expect((await bring('203.0.113.8')).status).toBe(404);
  });

  test('a session is renewed ten times an hour', async () => {
    let { token } = await welcome(testApp, 'Renewer');
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) {
      const { status, body } = await testApp.ask('POST', '/api/login', { json: { token } });
      statuses.push(status);
      token = typeof body.guulJwt === 'string' ? body.guulJwt : token;
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('one person reading a lot does not keep a colleague from reading', async () => {
    const { admin, member } = await foundTeam(testApp, 'Readers');
    const read = (token: string) => testApp.ask('GET', '/api/featureflags', { token });
    const answers = await Promise.all(Array.from({ length: 61 }, () => read(admin.token)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await read(member.token)).status).toBe(200);
  });

  test('nobody uploads for ever', async () => {
    const { token } = await welcome(testApp, 'Uploader');
    const upload = () =>
      testApp.ask('POST', '/api/Authorization/createGameSpace', { token, ...form({ nothing: 'x' }) });
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) statuses.push((await upload()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
