// Setting up single sign-on: domains proven by record or mail, and a test of the connection that says what is wrong.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  foundSsoTeam,
  openSsoWorld,
  outcome,
  type SsoTeam,
  type SsoWorld,
  settingsOf,
} from '../../support/people/ssoTeam.ts';
import { verificationToken } from '../../support/servers/testApp.ts';

let world: SsoWorld;
let team: SsoTeam;

beforeAll(async () => {
  world = await openSsoWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  Object.assign(world.issuer, { discovery: {}, lie: {}, keptBack: [] });
  team = await foundSsoTeam(world);
});

const found = async (domain: string) => (await team.post('CheckDomain', { domain })).body.found;
const at = (name: string) => `${name}@${team.domain}`;

test('a domain is proven by its record, by one team alone, and mail providers by nobody', async () => {
  const added = await team.post('AddDomain', { domain: '@Second.EXAMPLE' });
  expect(added.body).toMatchObject({ domain: 'second.example', provenAt: null, isOnly: false });
  expect(await found('second.example')).toBe('nothing');
  world.names.records.set('second.example', ['topla-verification=wrong']);
  expect(await found('second.example')).toBe('otherRecords');
  world.names.isSilent = true;
  expect(await found('second.example')).toBe('noAnswer');
  world.names.isSilent = false;
  world.names.records.set('second.example', [String(added.body.record)]);
  expect(await found('second.example')).toBe('proven');
  const other = await foundSsoTeam(world, 'Other');
  const theirs = await other.post('AddDomain', { domain: 'second.example' });
  expect(theirs.body.record).not.toBe(added.body.record);
  world.names.records.set('second.example', [String(added.body.record), String(theirs.body.record)]);
  expect((await other.post('CheckDomain', { domain: 'second.example' })).body.found).toBe('otherTeam');
  expect(outcome(await team.post('RemoveDomain', { domain: 'second.example' }))).toEqual([200, 'ok']);
  expect((await other.post('CheckDomain', { domain: 'second.example' })).body.found).toBe('proven');
  for (const domain of ['gmail.com', 'GMail.com', 'com', '127.0.0.1', 'a b.example', '-a.example'])
    expect(outcome(await team.post('AddDomain', { domain })), domain).toEqual([400, 'InvalidInput']);
  const lookAlike = await team.post('AddDomain', { domain: 'gmaıl.com' });
  expect(lookAlike.body.domain).toBe('xn--gmal-nza.com');
});

test('a domain is proven by a mail to who runs it, once it is opened and confirmed', async () => {
  await team.post('AddDomain', { domain: 'mailed.example' });
  const mail = (mailbox: string) => team.post('MailDomain', { domain: 'mailed.example', mailbox });
  expect(outcome(await mail('somebody'))).toEqual([400, 'InvalidInput']);
  expect(outcome(await mail('postmaster'))).toEqual([200, 'ok']);
  const [asked] = await world.testApp.mailsTo('postmaster@mailed.example');
  expect(asked?.body).toContain('says on Topla that the domain mailed.example is theirs');
  const token = await verificationToken(world.testApp, 'postmaster@mailed.example');
  const prove = (json: object) => world.testApp.ask('POST', '/api/Authentication/proveDomain', { json });
  expect(outcome(await prove({ token: `${token}x` }))).toEqual([400, 'InvalidOrExpiredToken']);
  expect((await prove({ token })).body).toEqual({ domain: 'mailed.example', team: 'Company' });
  expect(outcome(await prove({ token }))).toEqual([400, 'InvalidOrExpiredToken']);
  expect(await found('mailed.example')).toBe('proven');
});

test('the test says what is wrong, and only after one that went well can it be switched on', async () => {
  await team.post('SaveSso', settingsOf(world.issuer));
  expect(outcome(await team.post('SwitchSso', { isOn: true }))).toEqual([400, 'InvalidInput']);
  const problemAfter = async (
    person: object,
    wish: object = {},
    discovery: object = {},
    lie: object = {},
  ) => {
    Object.assign(world.issuer, { discovery, lie });
    await team.post('SaveSso', { ...settingsOf(world.issuer), ...wish });
    await team.test({ sub: 'me', email: at('me'), ...person });
    return Object((await team.get()).body.connection).test?.outcome;
  };
  const is = (problem: string | null) => expect.objectContaining({ problem });
  expect(await problemAfter({}, { issuer: 'http://127.0.0.1:9' })).toEqual(is('insecure'));
  expect(await problemAfter({}, { issuer: 'https://127.0.0.1:9' })).toEqual(is('inside'));
  expect(await problemAfter({}, { issuer: 'https://nowhere.invalid' })).toEqual(is('unknownHost'));
  expect(await problemAfter({}, { issuer: `${world.issuer.issuer}/other` })).toEqual(is('noDiscovery'));
  expect(await problemAfter({}, {}, { issuer: 'https://other.example' })).toEqual(is('issuer'));
  expect(await problemAfter({}, { clientSecret: 'wrong' })).toEqual(is('client'));
  expect(await problemAfter({ email: undefined })).toEqual(is('noEmail'));
  expect(await problemAfter({ email_verified: false })).toEqual(is('emailUnverified'));
  expect(await problemAfter({ email: 'me@elsewhere.example' })).toEqual(is('domain'));
  expect(await problemAfter({}, {}, {}, { nonce: 'of another' })).toEqual(is('token'));
  expect(outcome(await team.post('SwitchSso', { isOn: true }))).toEqual([400, 'InvalidInput']);
  expect(await problemAfter({ groups: ['staff', 7, 'board'] })).toEqual({
    problem: null,
    said: null,
    groups: ['staff', 'board'],
    hasMoreGroups: false,
  });
  expect(outcome(await team.post('SwitchSso', { isOn: true }))).toEqual([200, 'ok']);
  const { body } = await team.get();
  expect(body.connection).toMatchObject({ isOn: true, test: { isOwn: true } });
  expect(JSON.stringify(body)).not.toContain(world.issuer.client.clientSecret);
  const { sealed } = await world.testApp.parts.database
    .selectFrom('sso_connections')
    .select('sealed')
    .executeTakeFirstOrThrow();
  expect(sealed).not.toContain('secret');
  const acts = await world.testApp.parts.database
    .selectFrom('audit_entries')
    .select('act')
    .where('team_id', '=', team.team.teamId)
    .execute();
  expect(new Set(acts.map(({ act }) => act))).toEqual(
    new Set(['domainAdded', 'domainProven', 'ssoSaved', 'ssoOn']),
  );
});
