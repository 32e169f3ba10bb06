// What an attacker tries with answers of SAML: each case is named after its weakness (CWE).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Telling } from '../../support/fakes/fakeSaml.ts';
import { hidings, weakMethods, wraps } from '../../support/fakes/samlWraps.ts';
import { makeOwnKey } from '../../support/fakes/selfSigned.ts';
import {
  connectSaml,
  foundSamlTeam,
  openSamlWorld,
  type SamlTeam,
  type SamlWorld,
} from '../../support/people/samlTeam.ts';
import { giveAddress, newBrowser, outcome, userOf } from '../../support/people/ssoTeam.ts';
import { welcome } from '../../support/servers/testApp.ts';

let world: SamlWorld;
let team: SamlTeam;
let pem = '';

beforeAll(async () => {
  world = await openSamlWorld();
  pem = world.saml.keys[0]?.pem ?? '';
  team = await foundSamlTeam(world);
  await connectSaml(team, world);
});
afterAll(() => world.close());

const at = (name: string) => `${name}@${team.domain}`;
const eve = () => ({ nameId: 'eve-id', attributes: { email: [at('eve')] } });
const forge = (text: string) => text.replaceAll('eve-id', 'boss-id').replaceAll(at('eve'), at('boss'));
const problemOf = async (tell?: Telling, change?: (xml: string) => string) =>
  (await team.come(eve(), tell, change)).body.reason ?? 'none';
const whole = { signing: { isWholeSigned: true } };

/** What is refused would be let in without what is wrong with it. */
beforeEach(async () => {
  expect(await problemOf()).toBe('none');
});

describe('the signature', () => {
  test.each(Object.entries(wraps))(
    'CWE-347: %s, a signed answer wrapped around a forged one',
    async (name, wrap) => {
      const isOfWhole = name === 'XSW1' || name === 'XSW2';
      const tell = isOfWhole ? whole : {};
      expect(await problemOf(tell, (xml) => wrap(xml, forge))).toBe('malformed');
      const boss = world.testApp.parts.database
        .selectFrom('people')
        .select('id')
        .where('email_key', '=', at('boss'));
      expect(await boss.execute()).toEqual([]);
    },
  );

  test('CWE-347: changed after it was signed', async () => {
    expect(await problemOf({}, forge)).toBe('signature');
    expect(await problemOf(whole, (xml) => xml.replace('status:Success"', 'status:Success" x="y"'))).toBe(
      'signature',
    );
  });

  test('CWE-347: not signed, signed as a whole alone, and without its signature', async () => {
    expect(await problemOf({ signing: { isAssertionSigned: false } })).toBe('unsigned');
    expect(await problemOf({ signing: { isAssertionSigned: false, isWholeSigned: true } })).toBe('unsigned');
    expect(await problemOf({}, (xml) => xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''))).toBe(
      'unsigned',
    );
  });

  test('CWE-347: by another key, named in the answer itself or not', async () => {
    const key = makeOwnKey('company');
    expect(await problemOf({ signing: { key } })).toBe('signature');
    const unnamed = (xml: string) => xml.replace(/<ds:KeyInfo>[\s\S]*?<\/ds:KeyInfo>/, '');
    expect(await problemOf({ signing: { key } }, unnamed)).toBe('signature');
  });

  test('CWE-327: by SHA-1, by a secret that is the certificate, by nothing', async () => {
    expect(await problemOf({ signing: { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } })).toBe(
      'algorithm',
    );
    for (const weaken of weakMethods)
      expect(await problemOf({}, (xml) => weaken(xml, pem)), String(weaken)).toBe('algorithm');
  });

  test('CWE-347: of something else than it stands in, or of one of two with the same id', async () => {
    const assertionId = '_of-eve';
    const refersTo = (uri: string) => (xml: string) => xml.replace(/URI="[^"]*"/, `URI="${uri}"`);
    for (const uri of ['', '#_other', `xpointer(id('${assertionId}'))`])
      expect(await problemOf({}, refersTo(uri))).toBe('malformed');
    for (const id of ['ID', 'Id', 'id', 'xml:id'])
      expect(
        await problemOf({ lie: { assertionId: `${assertionId}${id.length}${id[0]}` } }, (xml) =>
          xml.replace('<samlp:Status>', `<samlp:Status ${id}="${assertionId}${id.length}${id[0]}">`),
        ),
      ).toBe('malformed');
  });
});

describe('whom it is for', () => {
  const past = new Date(Date.now() - 10 * 60_000).toISOString();
  const future = new Date(Date.now() + 10 * 60_000).toISOString();
  const lies: readonly (readonly [string, object, string])[] = [
    ['CWE-346: for another application', { audience: 'https://other.example' }, 'audience'],
    ['CWE-346: for anybody', { audience: '' }, 'audience'],
    ['CWE-346: to be delivered elsewhere', { destination: 'https://other.example/acs' }, 'recipient'],
    ['CWE-346: confirmed for elsewhere', { recipient: 'https://other.example/acs' }, 'recipient'],
    ['CWE-346: confirmed for nowhere', { recipient: '' }, 'recipient'],
    ['CWE-346: of another provider', { issuer: 'https://login.example' }, 'sender'],
    ['CWE-294: to a request that nobody made', { inResponseTo: '_x', confirmedRequest: '_x' }, 'request'],
    ['CWE-294: to another request, in the part that is signed', { confirmedRequest: '_x' }, 'request'],
    ['CWE-294: to no request', { inResponseTo: '', confirmedRequest: '' }, 'request'],
    ['CWE-294: to no request, in the part that is signed', { confirmedRequest: '' }, 'request'],
    ['CWE-613: that has expired', { notOnOrAfter: past }, 'times'],
    ['CWE-613: of which the confirmation has expired', { confirmedUntil: past }, 'times'],
    ['CWE-613: of which the confirmation never ends', { confirmedUntil: '' }, 'malformed'],
    ['CWE-613: that is not valid yet', { notBefore: future }, 'times'],
  ];
  test.each(lies)('%s', async (_name, lie, problem) => {
    expect(await problemOf({ lie })).toBe(problem);
  });

  test('CWE-346: of another provider, in the part that is signed alone, and outside it alone', async () => {
    const issuer = 'https://login.example';
    const renamed = (from: string, to: string) => (xml: string) =>
      xml.replace(`<saml:Issuer>${from}<`, `<saml:Issuer>${to}<`);
    const { entityId } = world.saml;
    expect(await problemOf({ lie: { issuer } }, renamed(issuer, entityId))).toBe('sender');
    expect(await problemOf({}, renamed(entityId, issuer))).toBe('sender');
  });

  test('CWE-294: the same answer once more, and its assertion in another attempt', async () => {
    const [trip, later] = [await team.leave(), await team.leave()];
    const form = await team.answer(trip, eve());
    const location = await team.deliver(form);
    expect(outcome(await team.finish(trip, location))).toEqual([200, 'ok']);
    await team.deliver(form);
    expect(outcome(await team.finish(trip, location))).toEqual([400, 'InvalidOrExpiredToken']);
    const stolen = await team.deliver({ ...form, RelayState: later.state });
    expect(outcome(await team.finish(later, stolen))).toEqual([401, 'request']);
    const assertionId = '_said-before';
    expect(await problemOf({ lie: { assertionId } })).toBe('none');
    expect(await problemOf({ lie: { assertionId } })).toBe('request');
  });

  test('CWE-294: the first answer to an attempt counts, and none comes after ten minutes', async () => {
    const trip = await team.leave();
    await team.deliver(await team.answer(trip, eve(), { lie: { audience: 'x' } }));
    const location = await team.deliver(await team.answer(trip, eve()));
    expect(outcome(await team.finish(trip, location))).toEqual([401, 'audience']);
    const slow = await team.leave();
    const form = await team.answer(slow, eve());
    world.testApp.clock.forward(10 * 60_000);
    expect(outcome(await team.finish(slow, await team.deliver(form)))).toEqual([
      400,
      'InvalidOrExpiredToken',
    ]);
  });
});

describe('the way back', () => {
  test('CWE-352: nobody is signed in in another browser than the one that began, or by an answer nobody asked for', async () => {
    const trip = await team.leave();
    const location = await team.deliver(await team.answer(trip, eve()));
    const dead = [400, 'InvalidOrExpiredToken'];
    expect(outcome(await team.finish({ ...trip, browser: newBrowser() }, location))).toEqual(dead);
    expect(outcome(await team.finish(trip, location))).toEqual([200, 'ok']);
    const unasked = await team.leave();
    expect(outcome(await team.finish(unasked, `303 ${location}`))).toEqual(dead);
    const form = await team.answer(trip, eve());
    const { publicUrl } = world.testApp.parts.config;
    const back = `303 ${publicUrl}/sso/back`;
    expect(await team.deliver({ ...form, RelayState: '' })).toBe(back);
    const unknown = 'x'.repeat(43);
    expect(await team.deliver({ ...form, RelayState: unknown })).toBe(`${back}?state=${unknown}`);
    const chosenThere = await team.answer(trip, eve(), { lie: { inResponseTo: '', confirmedRequest: '' } });
    const begins = `303 ${publicUrl}/sso/${team.team.teamId}`;
    expect(await team.deliver({ ...chosenThere, RelayState: '' })).toBe(begins);
    expect(await team.deliver({ ...chosenThere, RelayState: 'https://evil.example' })).toBe(begins);
    const acs = chosenThere.acs.replace(team.team.teamId, 'evil.example');
    expect(await team.deliver({ ...chosenThere, acs, RelayState: '' })).toBe('404 ');
  });

  test('CWE-601: the state is never an address', async () => {
    const form = await team.answer(await team.leave(), eve());
    const back = `303 ${world.testApp.parts.config.publicUrl}/sso/back`;
    for (const RelayState of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      `${'a'.repeat(42)}/`,
      `${'a'.repeat(43)}\n`,
    ])
      expect(await team.deliver({ ...form, RelayState })).toBe(back);
  });

  test('CWE-346: an answer for one team is none for another, and neither is that of its provider', async () => {
    const other = await foundSamlTeam(world, 'Second');
    await connectSaml(other, world);
    const [trip, theirs] = [await team.leave(), await other.leave()];
    const form = await team.answer(trip, eve());
    const mixed = { ...form, acs: form.acs.replace(team.team.teamId, other.team.teamId) };
    expect(outcome(await team.finish(trip, await team.deliver(mixed)))).toEqual([
      400,
      'InvalidOrExpiredToken',
    ]);
    const brought = await team.deliver({ ...mixed, RelayState: theirs.state });
    expect(outcome(await other.finish(theirs, brought))).toEqual([401, 'recipient']);
    const person = { nameId: 'eve-id', attributes: { email: [at('eve')] } };
    expect(outcome(await other.come(person))).toEqual([401, 'domain']);
    const own = userOf(
      await other.come({ nameId: 'eve-id', attributes: { email: [`eve@${other.domain}`] } }),
    );
    expect(own.userId).not.toBe(userOf(await team.come(eve())).userId);
  });

  test('CWE-400: an answer is no larger than 256 kB, and other bodies are not read', async () => {
    const trip = await team.leave();
    const form = await team.answer(trip, eve());
    expect(await team.deliver(form, (xml) => xml + ' '.repeat(200_000))).toMatch(/^413/);
    const url = new URL(form.acs).pathname;
    for (const type of ['application/json', 'text/xml', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type };
      const { statusCode } = await world.testApp.app.inject({ method: 'POST', url, headers, payload: '{}' });
      expect(statusCode, type).toBe(415);
    }
    const elsewhere = await world.testApp.app.inject({
      method: 'POST',
      url: '/api/Admin/SaveSaml',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${team.admin.token}`,
      },
      payload: 'a=b',
    });
    expect(elsewhere.statusCode).toBe(415);
    expect(outcome(await team.finish(trip, await team.deliver(form)))).toEqual([200, 'ok']);
  });
});

describe('what is hidden in it', () => {
  test.each(Object.entries(hidings))('%s', async (_name, change) => {
    expect(await problemOf({}, change)).toBe('malformed');
  });

  test('CWE-91: a comment that the provider itself signed into an address changes nothing of whose it is', async () => {
    const email = [`${at('boss')}<!---->.evil.test`];
    expect(outcome(await team.come({ nameId: 'b', attributes: { email } }))).toEqual([401, 'malformed']);
  });
});

describe('whose account', () => {
  test('CWE-290: addresses of other domains, or that look alike', async () => {
    const addresses = [
      `a@sub.${team.domain}`,
      `${at('a')}.evil.example`,
      `a@${team.domain.replace('m', 'м')}`,
    ];
    for (const address of addresses)
      expect(outcome(await team.come({ nameId: 'a', attributes: { email: [address] } })), address).toEqual([
        401,
        'domain',
      ]);
    for (const email of [[`${at('a')}@evil.example`], [`a@evil.example ${at('a')}`], []])
      expect(outcome(await team.come({ nameId: 'a', attributes: { email } }))).toEqual([401, 'noEmail']);
  });

  test('CWE-287: nobody is signed in to an account of another team, or by an address that was given to somebody else', async () => {
    const alone = await welcome(world.testApp, 'Alone');
    await giveAddress(world, alone.userId, at('alone'));
    const come = async (nameId: string, name: string) =>
      outcome(await team.come({ nameId, attributes: { email: [at(name)] } }));
    expect(await come('a', 'alone')).toEqual([401, 'otherOwner']);
    expect(await come('successor', 'eve')).toEqual([401, 'otherSubject']);
  });
});
