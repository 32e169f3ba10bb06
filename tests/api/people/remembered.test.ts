// What a node remembers of people and sessions: kept as long as nothing changes, forgotten when another node changed it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ada: Somebody;
let session: string;
beforeAll(async () => {
  testApp = await startTestApp();
  ada = (await foundTeam(testApp, 'Looms')).admin;
  const { id } = await testApp.parts.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  session = id;
});
afterAll(() => testApp.close());

/** Together longer than anything is remembered. */
const aWhileMs = 40_000;

/** As another node does: nobody here is told. */
const rename = (name: string) =>
  testApp.parts.database.updateTable('people').set({ name }).where('id', '=', ada.userId).execute();
const endSession = (at: number | null) =>
  testApp.parts.database.updateTable('sessions').set({ revoked_at: at }).where('id', '=', session).execute();

test('a person who did not change is not read again', async () => {
  const { members } = testApp.parts;
  const first = await members.of(ada.userId);
  for (let rounds = 0; rounds < 3; rounds++) {
    testApp.clock.forward(aWhileMs);
    await members.renew([ada.userId]);
  }
  expect(await members.of(ada.userId)).toBe(first);
  testApp.clock.forward(2 * aWhileMs);
  expect(await members.of(ada.userId)).not.toBe(first);
});

test.each([
  ['the person', () => rename('Ada Byron'), { name: 'Ada Byron' }],
  [
    'the team',
    () => testApp.parts.database.updateTable('teams').set({ name: 'Engines' }).execute(),
    { team: { name: 'Engines' } },
  ],
])('what another node changed of %s is noticed', async (_, change, expected) => {
  const { members } = testApp.parts;
  const first = await members.of(ada.userId);
  await change();
  expect(await members.of(ada.userId)).toBe(first);
  await members.renew([ada.userId]);
  expect(await members.of(ada.userId)).toMatchObject(expected);
});

test('a person nobody asked for is not remembered', async () => {
  const eve = await welcome(testApp, 'Eve');
  testApp.clock.forward(2 * aWhileMs);
  await testApp.parts.members.renew([eve.userId]);
  const read = await testApp.parts.members.of(eve.userId);
  expect(read).toMatchObject({ name: 'Eve' });
});

test('an open session is remembered on, one that another node ended is over', async () => {
  const { sessions } = testApp.parts;
  expect(await sessions.isOpen(session)).toBe(true);
  for (let rounds = 0; rounds < 3; rounds++) {
    testApp.clock.forward(aWhileMs);
    expect(await sessions.endedAmong([session])).toEqual([]);
  }
  await endSession(testApp.clock.now());
  expect(await sessions.isOpen(session)).toBe(true); // as remembered
  expect(await sessions.endedAmong([session])).toMatchObject([{ id: session }]);
  expect(await sessions.isOpen(session)).toBe(false);
});
