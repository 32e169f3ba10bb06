// Somebody with accounts at two tenants of Microsoft: the one key that is kept is used at the tenant of the account that left it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeIdentity } from '../../../src/server/people/identity/identityStore.ts';
import { readProviderKey } from '../../../src/server/people/identity/providerKeyStore.ts';
import {
  comesFromMicrosoft,
  type FakeGraph,
  firstKey,
  openFakeGraph,
  tenant,
} from '../../support/fakes/fakeGraph.ts';
import { foundTeam, type Somebody, startTestApp, type TestApp } from '../../support/servers/testApp.ts';

const secondTenant = 'tenant-2';

let graph: FakeGraph;
let testApp: TestApp;
let ada: Somebody;
beforeAll(async () => {
  graph = await openFakeGraph();
  testApp = await startTestApp({ environment: graph.environment });
  ada = (await foundTeam(testApp, 'Two')).admin;
  await comesFromMicrosoft(testApp.parts, ada.userId, 'oid-old', firstKey);
  testApp.clock.forward(1_000);
  const second = { provider: 'teams', tenantKey: secondTenant, subject: 'oid-new' } as const;
  await writeIdentity(testApp.parts.database, second, ada.userId, testApp.clock.now());
});
afterAll(async () => {
  await testApp.close();
  await graph.close();
});
beforeEach(() => {
  graph.granted.length = 0;
  testApp.clock.forward(2 * 60 * 60_000); // tokens of before are over
});

const groups = async () => {
  const path = `/api/Teams/TeamGroupList/${ada.userId}?searchString=`;
  const { status } = await testApp.ask('GET', path, { token: ada.token });
  return [status, graph.granted.map((asked) => asked.tenant)];
};
const key = () => readProviderKey(testApp.parts.database, ada.userId, 'teams');

test.each([
  ['connected last', secondTenant, [secondTenant]],
  ['connected first', tenant, [secondTenant, tenant]],
])('by the account %s', async (_which, home, asked) => {
  graph.home = home;
  expect(await groups()).toEqual([200, asked]);
  expect(await groups()).toEqual([200, asked]); // by the token that was given
  expect(await key()).not.toBeNull();
});

test('it is forgotten once it is good at neither', async () => {
  graph.home = 'elsewhere';
  expect(await groups()).toEqual([409, [secondTenant, tenant]]);
  expect(await key()).toBeNull();
});
