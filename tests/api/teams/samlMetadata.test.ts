// The metadata of a SAML provider is read again every day from its address: what changed is taken over, a failure changes nothing.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samlMetadata } from '../../../src/server/run/jobs/samlMetadata.ts';
import { makeOwnKey, type OwnKey } from '../../support/fakes/selfSigned.ts';
import {
  connectSaml,
  foundSamlTeam,
  openSamlWorld,
  type SamlTeam,
  type SamlWorld,
} from '../../support/people/samlTeam.ts';
import { outcome } from '../../support/people/ssoTeam.ts';

let world: SamlWorld;
let team: SamlTeam;
let elsewhere: Server;
let place = '';
let first: OwnKey[];

beforeAll(async () => {
  elsewhere = createServer(({ url }, response) => {
    if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    else response.writeHead(302, { location: `${world.saml.url}/metadata` }).end();
  });
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  place = `http://127.0.0.1:${Object(elsewhere.address()).port}`;
  world = await openSamlWorld([place]);
  first = world.saml.keys;
});
afterAll(async () => {
  elsewhere.close();
  await world.close();
});
beforeEach(async () => {
  world.saml.keys = first;
  team = await foundSamlTeam(world);
  await connectSaml(team, world, { metadata: `${world.saml.url}/metadata` });
});

const dayMs = 24 * 60 * 60_000;
/** A day later. */
async function read(ms = dayMs): Promise<void> {
  world.testApp.clock.forward(ms);
  await samlMetadata(world.testApp.parts).run();
}
const shown = async () => Object(Object((await team.get()).body.connection).saml);
const isoNow = () => new Date(world.testApp.clock.now()).toISOString();
const comeWith = async (key?: OwnKey) => {
  const person = { nameId: 'ada', attributes: { email: [`ada@${team.domain}`] } };
  return outcome(await team.come(person, key ? { signing: { key } } : {}));
};
const auditOf = (act: 'ssoRead') =>
  world.testApp.parts.database
    .selectFrom('audit_entries')
    .select(['actor_id', 'changed'])
    .where('team_id', '=', team.team.teamId)
    .where('act', '=', act)
    .execute();
const storeAddress = (metadataAddress: string | null) =>
  world.testApp.parts.database
    .updateTable('sso_connections')
    .set(({ eb }) => ({
      saml: eb.fn('jsonb_set', [
        'saml',
        eb.val('{metadataAddress}'),
        eb.val(JSON.stringify(metadataAddress)),
      ]),
    }))
    .where('team_id', '=', team.team.teamId)
    .execute();

test('a new certificate is taken over after a day and no sooner; what was tested stays tested', async () => {
  const storedAt = isoNow();
  expect((await shown()).reading).toEqual({ at: storedAt, triedAt: storedAt, problem: null });
  const next = makeOwnKey('next');
  world.saml.keys = [next];
  await read(dayMs - 1);
  expect((await shown()).reading.at).toBe(storedAt);
  expect(await comeWith(next)).toEqual([401, 'signature']);
  await read(1);
  expect((await shown()).reading).toEqual({ at: isoNow(), triedAt: isoNow(), problem: null });
  expect(await auditOf('ssoRead')).toEqual([{ actor_id: null, changed: [new URL(world.saml.url).host] }]);
  const { isOn, test: tested } = Object((await team.get()).body.connection);
  expect([isOn, tested.outcome.problem]).toEqual([true, null]);
  await read();
  expect(await auditOf('ssoRead')).toHaveLength(1);
});

describe('what changes nothing', () => {
  test.each([
    ['CWE-346: the metadata of another provider', () => `${world.foreignSaml.url}/metadata`, 'otherProvider'],
    ['CWE-601: a way on to somewhere else', () => `${place}/moved`, 'unreachable'],
    ['CWE-918: an address inside the network', () => 'https://127.0.0.1/metadata', 'inside'],
    ['CWE-319: an address without encryption', () => 'http://login.example/metadata', 'insecure'],
    ['CWE-20: a page that is no metadata', () => `${place}/page`, 'metadata'],
  ])('%s', async (_name, addressOf, problem) => {
    const before = await shown();
    await storeAddress(addressOf());
    await read();
    const after = await shown();
    expect(after.reading).toEqual({ at: before.reading.at, triedAt: isoNow(), problem });
    expect(after.certificates).toEqual(before.certificates);
    expect(await auditOf('ssoRead')).toEqual([]);
  });
});

test('metadata that was pasted is not read, nor while sign-in is off', async () => {
  const pasted = await foundSamlTeam(world, 'Pasted');
  await connectSaml(pasted, world);
  await team.post('SwitchSso', { isOn: false });
  const before = await shown();
  await read();
  expect(await shown()).toEqual(before);
  expect(Object(Object((await pasted.get()).body.connection).saml).reading).toBeNull();
});
