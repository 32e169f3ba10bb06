// A newcomer of a directory is stored whole in one statement, or not at all.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNewcomer } from '../../../src/server/teams/provisioning/addNewcomer.ts';
import type { Directory } from '../../../src/server/teams/provisioning/services.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(() => testApp.close());

const address = () => `${randomUUID()}@corp.test`;

/** As if the guards had let the maker in a moment ago. */
async function directoryOf({ userId }: Pick<Somebody, 'userId'>): Promise<Directory> {
  const member = await testApp.parts.members.read(userId);
  if (!member?.team) throw new Error('nobody of a team');
  return { member, team: member.team, tokenName: 'Entra', log: testApp.app.log };
}

async function add(maker: Pick<Somebody, 'userId'>, userName: string, hasPlace?: boolean) {
  const newcomer = { change: { givenName: 'Ada', familyName: 'Moss', externalId: 'e1' }, userName };
  const placed = hasPlace === undefined ? newcomer : { ...newcomer, hasPlace };
  return addNewcomer(testApp.parts.database, await directoryOf(maker), placed, testApp.clock.now());
}

/** How many rows there are of all that a newcomer brings. */
async function counted() {
  const { rows } = await sql`
    select (select count(*) from people) as people, (select count(*) from provisioned_people) as provisioned,
      (select count(*) from audit_entries) as audited, (select count(*) from webhook_deliveries) as told,
      (select count(*) from team_invites) as invites`.execute(testApp.parts.database);
  return rows[0];
}

const invite = (email: string) =>
  testApp.parts.database
    .insertInto('team_invites')
    .values({ team_id: ours.team.teamId, email_key: email, sent_at: testApp.clock.now() })
    .execute();

const setPlaces = (places: number | null) =>
  testApp.parts.database.updateTable('teams').set({ places }).where('id', '=', ours.team.teamId).execute();

test('the account, what the directory says, the entry of the audit log, and no invitation any more', async () => {
  const email = address();
  await invite(email);
  const added = await add(ours.admin, email);
  const { database } = testApp.parts;
  const id = added?.user.id ?? '';
  expect(added?.user).toMatchObject({ name: 'Ada Moss', email, external_id: 'e1', groups: [] });
  expect(await database.selectFrom('people').selectAll().where('id', '=', id).execute()).toMatchObject([
    { team_id: ours.team.teamId, is_admin: false, email_key: email, password_hash: null, disabled_at: null },
  ]);
  expect(
    await database.selectFrom('provisioned_people').selectAll().where('user_id', '=', id).execute(),
  ).toMatchObject([{ team_id: ours.team.teamId, given_name: 'Ada', made_here: true }]);
  expect(
    await database.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute(),
  ).toMatchObject([{ act: 'provisioned', actor_id: ours.admin.userId, changed: ['Entra'] }]);
  expect(
    await database.selectFrom('team_invites').where('email_key', '=', email).selectAll().execute(),
  ).toEqual([]);
});

test.each([
  ['whoever made the token is no admin', async () => add(ours.member, address())],
  ['somebody has the address', async () => add(ours.admin, String(ours.member.email).toUpperCase())],
  [
    'the team has a plan, whose places nobody has counted',
    async () => {
      await setPlaces(100);
      const added = await add(ours.admin, address());
      await setPlaces(null);
      return added;
    },
  ],
])('nothing is stored where %s', async (_why, attempt) => {
  await invite(address());
  const before = await counted();
  expect(await attempt()).toBeNull();
  expect(await counted()).toEqual(before);
});

test('a team with a plan takes whoever has one of its places', async () => {
  await setPlaces(100);
  expect(await add(ours.admin, address(), true)).not.toBeNull();
  await setPlaces(null);
});
