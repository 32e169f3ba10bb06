// A team that ends, by its date or with its last person: its subscription, its games and its pictures end with it.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamDeletion } from '../../../src/server/run/jobs/teamDeletion.ts';
import { tidying } from '../../../src/server/run/jobs/tidying.ts';
import { tableOf } from '../../support/data/oldData.ts';
import { dayMs, openStripeTeam, payingTeam, type StripeTeam } from '../../support/people/stripeTeam.ts';
import {
  form,
  foundTeam,
  type Somebody,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

let at: StripeTeam;
let testApp: TestApp;
beforeAll(async () => {
  at = await openStripeTeam();
  testApp = at.testApp;
});
afterAll(() => at.close());

const rows = () => testApp.parts.database;
const removeAccount = ({ token }: Pick<Somebody, 'token'>) =>
  testApp.ask('POST', '/api/Authentication/deleteAccount', { token, json: {} });
const teamsOf = (teamId: string) =>
  rows().selectFrom('teams').select('id').where('id', '=', teamId).execute();

async function byItsDate({ team }: TeamOfTwo): Promise<void> {
  const due = { deletes_at: testApp.clock.now() };
  await rows().updateTable('teams').set(due).where('id', '=', team.teamId).execute();
  await teamDeletion(testApp.parts).run();
}

async function withItsLastPerson({ member, admin }: TeamOfTwo): Promise<void> {
  for (const person of [member, admin]) expect((await removeAccount(person)).status).toBe(200);
}

const ends = [
  ['by its date', byItsDate],
  ['with its last person', withItsLastPerson],
] as const;

/** What is left of a table: the room, its matches and their turns. */
async function leftOf(teamId: string, roomId: string) {
  const { rows: counts } = await sql<Record<string, number>>`select
    (select count(*)::int from rooms where team_id = ${teamId}) as rooms,
    (select count(*)::int from matches where team_id = ${teamId}) as matches,
    (select count(*)::int from turns where match_id like ${`${roomId}:%`}) as turns`.execute(rows());
  return counts[0];
}

test.each(ends)('%s: its tables, games and turns go, those of other teams stay', async (_, end) => {
  const ours = await foundTeam(testApp, 'Gone');
  const theirs = await foundTeam(testApp, 'Theirs');
  const room = await tableOf(testApp, ours, [5, 4]);
  const other = await tableOf(testApp, theirs, [5, 4]);
  await end(ours);
  expect(await teamsOf(ours.team.teamId)).toEqual([]);
  expect(await leftOf(ours.team.teamId, room)).toEqual({ rooms: 0, matches: 0, turns: 0 });
  expect(await leftOf(theirs.team.teamId, other)).toEqual({ rooms: 1, matches: 2, turns: 4 });
});

test('a game of somebody whom another team holds stays', async () => {
  const ours = await foundTeam(testApp, 'Hosts');
  const theirs = await foundTeam(testApp, 'Holders');
  const room = await tableOf(testApp, { ...ours, member: theirs.member }, [5]);
  await tableOf(testApp, ours, [4]);
  const hold = { userId: theirs.member.userId, reason: 'Matter 7' };
  const { token } = theirs.admin;
  expect((await testApp.ask('POST', '/api/Admin/PlaceHold', { token, json: hold })).status).toBe(200);
  await byItsDate(ours);
  expect(await teamsOf(ours.team.teamId)).toEqual([]);
  expect(await leftOf(ours.team.teamId, room)).toEqual({ rooms: 1, matches: 1, turns: 2 });
});

async function upload(call: string, field: string, token: string): Promise<void> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const picture = new Blob([new Uint8Array(png)], { type: 'image/png' });
  const saved = await testApp.ask('POST', call, { token, ...form({ [field]: picture }) });
  expect(saved.status, saved.raw.body).toBe(200);
}

test.each(ends)(
  '%s: its logo goes, also of an uploader who has left; pictures of people stay',
  async (_, end) => {
    const ours = await foundTeam(testApp, 'Logo');
    const { admin, member, team } = ours;
    await rows().updateTable('people').set({ is_admin: true }).where('id', '=', member.userId).execute();
    await upload('/api/Admin/UpdateAdminSettings', 'logoImage', admin.token);
    await upload('/api/Authentication/updateUserSettings', 'profileImage', member.token);
    await end(end === byItsDate ? ours : { ...ours, admin: member, member: admin });
    expect(await teamsOf(team.teamId)).toEqual([]);
    testApp.clock.forward(8 * dayMs);
    await tidying(testApp.parts).run();
    const pictures = await rows()
      .selectFrom('pictures')
      .select('user_id')
      .where('team_id', '=', team.teamId)
      .execute();
    expect(pictures).toEqual(end === byItsDate ? [{ user_id: member.userId }] : []);
  },
);

test('the subscription at Stripe ends with the last person, or both stay', async () => {
  const ours = await payingTeam(at);
  await ours.subscribe();
  await ours.tellAll();
  const subscription = await ours.subscriptionId();
  const people = await rows()
    .selectFrom('people')
    .select('email')
    .where('team_id', '=', ours.teamId)
    .orderBy('is_admin')
    .execute();
  const signIn = async (email: string | null) => {
    const json = { email, password: 'saffron-teapot-42' };
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', { json });
    return { token: String(body.guulJwt) };
  };
  const [member, admin] = [await signIn(people[0]?.email ?? null), await signIn(people[1]?.email ?? null)];
  const status = () => at.stripe.state.subscriptions.get(subscription)?.status;
  expect((await removeAccount(member)).status).toBe(200);
  expect(status()).toBe('active');
  at.stripe.mood = 'away';
  expect(await removeAccount(admin)).toMatchObject({
    status: 503,
    body: { error: 'TemporarilyUnavailable' },
  });
  at.stripe.mood = 'well';
  expect(await teamsOf(ours.teamId)).toHaveLength(1);
  expect((await removeAccount(admin)).status).toBe(200);
  expect(await teamsOf(ours.teamId)).toEqual([]);
  expect(status()).toBe('canceled');
});

test('two last people who leave at once end the team and its subscription', async () => {
  const ours = await payingTeam(at);
  await ours.subscribe();
  await ours.tellAll();
  const subscription = await ours.subscriptionId();
  await rows().updateTable('people').set({ is_admin: true }).where('team_id', '=', ours.teamId).execute();
  const people = await rows()
    .selectFrom('people')
    .select('email')
    .where('team_id', '=', ours.teamId)
    .execute();
  const tokens = [];
  for (const { email } of people) {
    const json = { email, password: 'saffron-teapot-42' };
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', { json });
    tokens.push(String(body.guulJwt));
  }
  const gone = await Promise.all(tokens.map((token) => removeAccount({ token })));
  expect(gone.map(({ status }) => status)).toEqual([200, 200]);
  expect(await teamsOf(ours.teamId)).toEqual([]);
  expect(at.stripe.state.subscriptions.get(subscription)?.status).toBe('canceled');
});
