// Signing out at a provider of SAML ends sessions here; and what an attacker tries with its requests, each case named after its weakness (CWE).
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askLogout,
  type LogoutAbout,
  type LogoutLie,
  type LogoutSent,
  type LogoutTelling,
  readLogoutAnswer,
} from '../../support/fakes/samlLogout.ts';
import { makeOwnKey } from '../../support/fakes/selfSigned.ts';
import { bringLogout, type CameBySaml, comeBySaml, isSignedIn } from '../../support/people/samlLogout.ts';
import {
  connectSaml,
  foundSamlTeam,
  openSamlWorld,
  type SamlTeam,
  type SamlWorld,
  samlSettings,
} from '../../support/people/samlTeam.ts';

let world: SamlWorld;
let team: SamlTeam;
let own = '';

beforeAll(async () => {
  world = await openSamlWorld();
  team = await foundSamlTeam(world);
  await connectSaml(team, world);
  own = await team.own();
});
afterAll(() => world.close());

const comeIn = (name: string, sessionIndex?: string, at = team) => comeBySaml(at, name, sessionIndex);
const isIn = (came: CameBySaml) => isSignedIn(world, came);
const bring = (sent: Pick<LogoutSent, 'url' | 'form'>) => bringLogout(world, sent);
const tell = (about: LogoutAbout, telling?: LogoutTelling) =>
  bring(askLogout(world.saml, own, about, telling));

describe.each(['redirect', 'post'] as const)('by %s', (binding) => {
  test('it ends the sign-ins that it names, or all of the person, with their sockets, and is answered', async () => {
    const [laptop, phone, bob] = [
      await comeIn('ada', 'one'),
      await comeIn('ada', 'two'),
      await comeIn('bob'),
    ];
    const ended: string[] = [];
    world.testApp.parts.announcements.subscribe((change) => {
      if (change.kind === 'sessionsEnded') ended.push(change.userId);
    });
    const sent = askLogout(
      world.saml,
      own,
      { nameId: 'ada', sids: ['one', 'of yesterday'] },
      { binding, relayState: 'their state & more' },
    );
    const [status = '', location = ''] = (await bring(sent)).split(' ');
    expect(status).toBe('303');
    expect(location.startsWith(`${world.saml.url}/out/done?of=C02&`)).toBe(true);
    expect(await readLogoutAnswer(world.saml, own, location)).toEqual({
      answers: sent.id,
      destination: `${world.saml.url}/out/done?of=C02`,
      issuer: expect.stringContaining(`/api/Sso/Metadata/${team.team.teamId}`),
      relayState: 'their state & more',
    });
    expect([await isIn(laptop), await isIn(phone), await isIn(bob)]).toEqual([false, true, true]);
    expect(ended).toEqual([laptop.userId]);
    expect(await tell({ nameId: 'ada' }, { binding })).toMatch(/^303 /);
    expect([await isIn(phone), await isIn(bob)]).toEqual([false, true]);
    expect(await tell({ nameId: 'nobody' }, { binding })).toMatch(/^303 /);
  });

  describe('what is refused', () => {
    let ada: CameBySaml;
    beforeAll(async () => {
      ada = await comeIn('ada');
    });
    const refused = async (telling: LogoutTelling, about: LogoutAbout = { nameId: 'ada' }) => {
      expect(await tell(about, { binding, ...telling })).toBe('400');
      expect(await isIn(ada)).toBe(true);
    };
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const lies: readonly (readonly [string, LogoutLie])[] = [
      ['CWE-346: of another provider', { issuer: 'https://login.example' }],
      ['CWE-346: for another address', { destination: 'https://other.example/slo' }],
      ['CWE-346: for any address', { destination: '' }],
      ['CWE-613: that is over', { until: minutes(-5) }],
      ['CWE-613: of which nobody can say when it is over', { until: 'soon' }],
      ['CWE-613: of an hour ago', { at: minutes(-60), until: '' }],
      ['CWE-613: of tomorrow', { at: minutes(60) }],
      ['CWE-613: of no time', { at: '' }],
      ['CWE-20: of another version', { version: '1.1' }],
      ['CWE-91: a comment in the name', { named: '<saml:NameID>ada<!-- -->.evil</saml:NameID>' }],
      ['CWE-91: CDATA in the name', { named: '<saml:NameID><![CDATA[ada]]></saml:NameID>' }],
      ['CWE-20: of two people', { named: '<saml:NameID>eve</saml:NameID><saml:NameID>ada</saml:NameID>' }],
      ['CWE-20: of nobody', { named: '' }],
      ['CWE-20: of nobody who can be read', { named: '<saml:EncryptedID>ada</saml:EncryptedID>' }],
      [
        'CWE-400: of somebody with a name without end',
        { named: `<saml:NameID>${'a'.repeat(501)}</saml:NameID>` },
      ],
    ];
    test.each(lies)('%s', (_name, lie) => refused({ lie }));

    test('CWE-347: not signed, or by another key', async () => {
      await refused({ isSigned: false });
      await refused({ key: makeOwnKey('company') });
    });

    test('CWE-327: by SHA-1', () => refused({ method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }));

    test('CWE-294: that came before', async () => {
      const sent = askLogout(world.saml, own, { nameId: 'cleo' }, { binding });
      expect(await bring(sent)).toMatch(/^303 /);
      const again = await comeIn('cleo');
      expect(await bring(sent)).toBe('400');
      expect(await isIn(again)).toBe(true);
    });

    test('CWE-400: sign-ins without end', () => refused({}, { nameId: 'ada', sids: Array(101).fill('x') }));
  });
});

describe('the signature in the query', () => {
  const ask = () => askLogout(world.saml, own, { nameId: 'eve' }, { relayState: 'mine' }).url;
  const requestOf = (xml: string) => encodeURIComponent(deflateRawSync(xml).toString('base64'));

  test('CWE-347: of other letters than those that came, or of one of two', async () => {
    const ada = await comeIn('ada');
    const forged = new URL(
      askLogout(world.saml, own, { nameId: 'ada' }, { isSigned: false }).url,
    ).search.slice(1);
    const url = ask();
    for (const changed of [
      url.replace(/SAMLRequest=[^&]*/, forged),
      url.replace('RelayState=mine', 'RelayState=yours'),
      url.replace(/&RelayState=[^&]*/, ''),
      `${url}&${forged}`,
      url.replace('?', `?${forged}&`),
      url.replace(/&SigAlg=[^&]*/, '&SigAlg=constructor'),
      url.replace(/&Signature=[^&]*/, '&Signature='),
      url.replace(/SAMLRequest=[^&]*&/, ''),
      url.replace(/SAMLRequest=/, 'SAMLRequest=%'),
    ])
      expect(await bring({ url: changed, form: null }), changed).toBe('400');
    expect(await isIn(ada)).toBe(true);
    expect(await bring({ url, form: null })).toMatch(/^303 /);
  });

  test('CWE-409: a small message that grows large', async () => {
    const bomb = requestOf(' '.repeat(1_000_000));
    expect(bomb.length).toBeLessThan(2_000);
    expect(await bring({ url: ask().replace(/SAMLRequest=[^&]*/, `SAMLRequest=${bomb}`), form: null })).toBe(
      '400',
    );
    const named = `<saml:NameID>eve</saml:NameID>${' '.repeat(100_000)}`;
    expect(await tell({ nameId: 'eve' }, { lie: { named } })).toBe('400');
  });

  test('CWE-400: an address is no longer than 8 kB, elsewhere 2 kB', async () => {
    const url = `${ask()}&more=${'x'.repeat(8_200)}`;
    expect(await bring({ url, form: null })).toBe('400');
    const { statusCode } = await world.testApp.app.inject(
      `/api/Sso/Metadata/${team.team.teamId}?${'x'.repeat(2_100)}`,
    );
    expect(statusCode).toBe(400);
  });
});

describe('the signature in the form', () => {
  const signature = /<ds:Signature[\s\S]*?<\/ds:Signature>|<Signature[\s\S]*?<\/Signature>/;
  const sentBy = (change: (xml: string) => string, telling: LogoutTelling = {}) => {
    const { url, form } = askLogout(world.saml, own, { nameId: 'eve' }, { binding: 'post', ...telling });
    const xml = change(Buffer.from(form?.SAMLRequest ?? '', 'base64').toString());
    return bring({ url, form: { SAMLRequest: Buffer.from(xml).toString('base64') } });
  };
  const forge = (xml: string) =>
    xml
      .replace(signature, '')
      .replace('>eve<', '>ada<')
      .replace(/ ID="[^"]*"/, ' ID="_forged"');
  const inside = (xml: string, what: string) =>
    xml.replace('</samlp:LogoutRequest>', `${what}</samlp:LogoutRequest>`);
  const wraps: readonly (readonly [string, (xml: string) => string])[] = [
    ['in the forged one', (xml) => inside(forge(xml), xml)],
    [
      'in extensions of the forged one',
      (xml) => inside(forge(xml), `<samlp:Extensions>${xml}</samlp:Extensions>`),
    ],
    [
      'with its signature moved out',
      (xml) => inside(forge(xml), (signature.exec(xml)?.[0] ?? '') + xml.replace(signature, '')),
    ],
    [
      'in an object of its own signature',
      (xml) =>
        inside(
          forge(xml),
          (signature.exec(xml)?.[0] ?? '').replace(
            /<\/((?:ds:)?Signature)>$/,
            `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${xml.replace(signature, '')}</ds:Object></$1>`,
          ),
        ),
    ],
    [
      'with the same id',
      (xml) => inside(forge(xml).replace('ID="_forged"', /ID="[^"]*"/.exec(xml)?.[0] ?? ''), xml),
    ],
  ];
  test.each(wraps)('CWE-347: a signed request %s', async (_name, wrap) => {
    const ada = await comeIn('ada');
    expect(await sentBy(wrap)).toBe('400');
    expect(await isIn(ada)).toBe(true);
  });

  test('CWE-347: changed, or of another kind; CWE-611: with what XML can hide', async () => {
    const ada = await comeIn('ada');
    for (const change of [
      (xml: string) => xml.replace('>eve<', '>ada<'),
      (xml: string) => xml.replace(signature, ''),
      (xml: string) => xml.replaceAll('LogoutRequest', 'LogoutResponse'),
      (xml: string) => xml.replace('>eve<', '>eve<!-- --><'),
      (xml: string) => `<!DOCTYPE a [<!ENTITY x "ada">]>${xml.replace('>eve<', '>&x;<')}`,
      (xml: string) =>
        xml.replace(
          'Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"',
          'Algorithm="http://www.w3.org/2001/04/xmldsig-more#hmac-sha256"',
        ),
      () => 'nothing',
      () => '',
    ])
      expect(await sentBy(change), String(change)).toBe('400');
    expect(await isIn(ada)).toBe(true);
    expect(await sentBy((xml) => xml)).toMatch(/^303 /);
  });

  test('CWE-400: a form is no larger than 128 kB, and other bodies are not read', async () => {
    const { url } = askLogout(world.saml, own, { nameId: 'eve' }, { binding: 'post' });
    expect(await bring({ url, form: { SAMLRequest: 'A'.repeat(140_000) } })).toBe('413');
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await world.testApp.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers,
      payload: '{}',
    });
    expect(statusCode).toBe(415);
  });
});

test('CWE-346: a request for one team is none for another, even of the same provider and name', async () => {
  const other = await foundSamlTeam(world, 'Second');
  await connectSaml(other, world);
  const [ours, theirs] = [await comeIn('ada'), await comeIn('ada', 'same', other)];
  const sent = askLogout(world.saml, own, { nameId: 'ada' });
  const moved = sent.url.replace(team.team.teamId, other.team.teamId);
  expect(await bring({ url: moved, form: null })).toBe('400');
  expect([await isIn(ours), await isIn(theirs)]).toEqual([true, true]);
  expect(await bring(sent)).toMatch(/^303 /);
  expect([await isIn(ours), await isIn(theirs)]).toEqual([false, true]);
  const unknown = sent.url.replace(team.team.teamId, crypto.randomUUID());
  expect(await bring({ url: unknown, form: null })).toBe('400');
  expect(await bring({ url: sent.url.replace(team.team.teamId, 'x'), form: null })).toBe('404');
});

test('CWE-601: nobody is sent to an address that came with the request', async () => {
  const relayState = 'https://evil.example/';
  const [, location = ''] = (await tell({ nameId: 'eve' }, { relayState })).split(' ');
  expect(new URL(location).origin).toBe(world.saml.url);
  const silent = await foundSamlTeam(world, 'Silent');
  const metadata = world.saml.metadata().replace(/<SingleLogoutService[^>]*>/, '');
  await connectSaml(silent, world, { metadata });
  const came = await comeIn('ada', 'one', silent);
  const asked = (about: LogoutTelling) =>
    silent.own().then((us) => bring(askLogout(world.saml, us, { nameId: 'ada' }, about)));
  for (const binding of ['redirect', 'post'] as const)
    expect(await asked({ relayState, binding })).toBe(`303 ${world.testApp.parts.config.publicUrl}/login`);
  expect(await isIn(came)).toBe(false);
  for (const address of ['javascript:alert(1)//', 'http://login.example/out']) {
    const odd = world.saml.metadata().replace(/ResponseLocation="[^"]*"/, `ResponseLocation="${address}"`);
    await silent.post('SaveSaml', { ...samlSettings(world.saml), metadata: odd });
    expect(Object((await silent.get()).body.connection).saml.signOut, address).toBeNull();
  }
  expect(await tell({ nameId: 'eve' }, { relayState: 'x'.repeat(1_001) })).toBe('400');
});
