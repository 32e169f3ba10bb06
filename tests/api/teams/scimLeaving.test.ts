// Who leaves the team of a directory keeps an account that they have come in to, and a way in.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Directory, newUser, openDirectory } from '../../support/people/scim.ts';
import {
  connect,
  foundSsoTeam,
  openSsoWorld,
  outcome,
  type SsoTeam,
  type SsoWorld,
  userOf,
} from '../../support/people/ssoTeam.ts';
import { password } from '../../support/servers/testApp.ts';

let world: SsoWorld;
let team: SsoTeam;
let directory: Directory;
beforeAll(async () => {
  world = await openSsoWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await foundSsoTeam(world);
  directory = await openDirectory(world.testApp, team.admin);
});

const storedPerson = (id: string) =>
  world.testApp.parts.database
    .selectFrom('people')
    .select(['team_id', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

test('removed by an admin while switched off, they sign in to their own account again', async () => {
  const { userId, email } = team.member;
  const off = await directory.patch(userId, { op: 'replace', path: 'active', value: false });
  expect(off.status).toBe(200);
  expect(outcome(await team.post('RemoveMember', { userId }))).toEqual([200, 'ok']);
  expect(await storedPerson(userId)).toEqual({ team_id: null, disabled_at: null });
  const json = { email, password };
  const back = await world.testApp.ask('POST', '/api/Authentication/loginWithGS', { json });
  expect(outcome(back)).toEqual([200, 'ok']);
});

test('an account that the directory made, and its person came in to by the provider, stays', async () => {
  await connect(team, world);
  const email = `ada@${team.domain}`;
  const { body } = await directory.ask('POST', '/Users', newUser(email));
  const id = String(body.id);
  expect(userOf(await team.signIn({ sub: 'ada', email })).userId).toBe(id);
  expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await storedPerson(id)).toEqual({ team_id: null, disabled_at: null });
});
