// What a push service may answer, which services are called, and the key pair by which they know this server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { openPushOffice, type PushOffice, pushPath, yourTurn } from '../../support/servers/pushOffice.ts';
import { foundTeam, startTestApp } from '../../support/servers/testApp.ts';

const minute = 60_000;

let office: PushOffice;
beforeAll(async () => {
  office = await openPushOffice();
});
afterAll(() => office.close());

describe('the push service', () => {
  test.each([404, 410])('says %i: the browser is no more', async (status) => {
    const person = await office.colleague('Gone');
    const browser = await office.switchOn(person);
    office.service.answers.set(browser.endpoint, { status });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect([await office.isOn(person), office.times(browser), await office.waiting()]).toEqual([false, 1, 0]);
  });

  test.each([
    [429, { 'retry-after': '600' }, 10 * minute],
    [500, {}, minute],
    [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, minute],
    [403, {}, minute],
  ])('says %i: tried again later', async (status, headers, restMs) => {
    const person = await office.colleague('Later');
    const browser = await office.switchOn(person);
    office.service.answers.set(browser.endpoint, { status, headers });
    await office.notify(person, yourTurn());
    await office.sendDue();
    office.testApp.clock.forward(restMs - 1_000);
    await office.sendDue();
    expect(office.times(browser)).toBe(1);
    office.service.answers.delete(browser.endpoint);
    office.testApp.clock.forward(1_000);
    await office.sendDue();
    expect([office.times(browser), office.arrived(browser).length, await office.waiting()]).toEqual([
      2, 1, 0,
    ]);
  });

  test('never takes it: given up after some tries, and the browser stays', async () => {
    const person = await office.colleague('Never');
    const browser = await office.switchOn(person);
    office.service.answers.set(browser.endpoint, { status: 500 });
    await office.notify(person, yourTurn());
    for (let round = 0; round < 12; round++) {
      await office.sendDue();
      office.testApp.clock.forward(16 * minute);
    }
    expect([office.times(browser), await office.isOn(person), await office.waiting()]).toEqual([8, true, 0]);
  });

  test.each([400, 413])('says %i: this message is given up at once', async (status) => {
    const person = await office.colleague('Bad');
    const browser = await office.switchOn(person);
    office.service.answers.set(browser.endpoint, { status });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect([office.times(browser), await office.isOn(person), await office.waiting()]).toEqual([1, true, 0]);
  });

  test('leads elsewhere: nobody follows', async () => {
    const person = await office.colleague('Led');
    const [browser, secret] = [
      await office.switchOn(person),
      await office.switchOn(await office.colleague('Target')),
    ];
    office.service.answers.set(browser.endpoint, { status: 307, headers: { location: secret.endpoint } });
    await office.notify(person, yourTurn());
    await office.sendDue();
    expect([office.times(browser), office.times(secret)]).toEqual([1, 0]);
  });

  test('is one the operator listed; other addresses are never called', async () => {
    const good = await office.browser(office.ours.member);
    const wrong = [
      { ...good, endpoint: 'http://127.0.0.1:9/x' },
      { ...good, endpoint: 'https://169.254.169.254/latest' },
      { ...good, endpoint: `${office.service.url.replace('127.0.0.1', 'localhost')}/send` },
      { ...good, endpoint: `${office.service.url}/${'x'.repeat(1_000)}` },
      { ...good, p256dh: 'A'.repeat(87) },
      { ...good, p256dh: 'short' },
      { ...good, auth: 'short' },
      { endpoint: good.endpoint },
    ];
    for (const json of wrong) {
      const { status, body } = await office.put(office.ours.member, json);
      expect([status, body.error], JSON.stringify(json)).toEqual([400, 'InvalidInput']);
    }
    expect(await office.isOn(office.ours.member)).toBe(false);
  });
});

test('where the operator sends none there is no key to ask with, and nothing waits', async () => {
  const silent = await startTestApp({ environment: { PUSH_SERVICES: 'off' } });
  const { member } = await foundTeam(silent, 'Silent');
  const { body } = await silent.ask('GET', pushPath, { token: member.token });
  expect(body).toEqual({ publicKey: null, isOn: false });
  await silent.close();
});

test('the key pair is made once, is the same after a start, and its private half is not readable in the database', async () => {
  const database = await freshDatabase();
  const seed = (letter: string) => Buffer.alloc(32, letter).toString('base64url');
  const keyOf = async (environment: Record<string, string>) => {
    const app = await startTestApp({
      database,
      environment: { ...office.service.environment, ...environment },
    });
    const key = await app.parts.pusher.publicKey();
    await app.close();
    return key;
  };
  const key = await keyOf({ SIGNING_KEY: seed('p'.repeat(8)) });
  expect(key).toMatch(/^B[\w-]{86}$/);
  expect(await keyOf({ SIGNING_KEY: seed('p'.repeat(8)) })).toBe(key);
  const rotated = { SIGNING_KEY: seed('quite'), SIGNING_KEY_PREVIOUS: seed('p'.repeat(8)) };
  expect(await keyOf(rotated)).toBe(key);
  expect(await keyOf({ SIGNING_KEY: seed('quite') }), 'encrypted by the newer key').toBe(key);
  const { sealed } = await database.rows.selectFrom('push_keys').select('sealed').executeTakeFirstOrThrow();
  expect(Buffer.from(sealed, 'base64url').length).toBeGreaterThan(60);
  expect(await keyOf({ SIGNING_KEY: seed('another') }), 'lost with the key that encrypted it').not.toBe(key);
  await database.close();
});
