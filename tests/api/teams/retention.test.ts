// How long a team keeps its data: what is older goes in small parts, and what points and boards are made of stays.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RetentionKind, retentionKinds } from '../../../src/contract/admin/keeping.ts';
import { retention } from '../../../src/server/run/jobs/retention.ts';
import { full, left, restOf, shortest, tableOf } from '../../support/data/oldData.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});

const get = async (path: string, token = ours.admin.token) =>
  (await testApp.ask('GET', `/api/Admin/${path}`, { token })).body;
const post = (call: string, json: object, token = ours.admin.token) =>
  testApp.ask('POST', `/api/Admin/${call}`, { token, json });
const set = (kind: RetentionKind, days: number | null) => post('SetRetention', { kind, days });
const preview = (kind: RetentionKind, days: number) =>
  get(`RetentionPreview/${ours.team.teamId}?kind=${kind}&days=${days}`);
const run = () => retention(testApp.parts).run();

describe('a time for keeping', () => {
  test('is as usual until an admin chooses one, and is told how much would go before', async () => {
    await tableOf(testApp, ours, [100, 40, 10]);
    await tableOf(testApp, theirs, [100]);
    expect(await get(`Retention/${ours.team.teamId}`)).toEqual({
      rules: retentionKinds.map((kind) => ({ kind, days: null })),
    });
    await run();
    expect(await left(testApp, ours)).toMatchObject({ matches: 3 });
    expect(await preview('games', 90)).toEqual({ count: 1, isMore: false });
    expect(await preview('games', 30)).toEqual({ count: 2, isMore: false });
    await set('games', 90);
    await set('games', 30);
    await set('polls', 30);
    await set('polls', null);
    const { rules } = await get(`Retention/${ours.team.teamId}`);
    expect(rules).toEqual(retentionKinds.map((kind) => ({ kind, days: kind === 'games' ? 30 : null })));
    const { items } = await get(`AuditLog/${ours.team.teamId}?pageSize=10&pageNumber=1`);
    expect((items as { act: string }[]).map(({ act }) => act).toSorted()).toEqual([
      ...Array(3).fill('retentionSet'),
      'retentionUsual',
    ]);
  });

  test('takes old games with their logs; the table goes with its last one, results and other teams stay', async () => {
    await tableOf(testApp, ours, [100, 40, 10]);
    await tableOf(testApp, ours, [50, 45]);
    await tableOf(testApp, ours, [80], 1); // still open
    await tableOf(testApp, theirs, [100]);
    await set('games', 30);
    await run();
    expect(await left(testApp, ours)).toMatchObject({ matches: 2, turns: 4, rooms: 2, results: 6 });
    expect(await left(testApp, theirs)).toMatchObject({ matches: 1, turns: 2, rooms: 1 });
    await run();
    expect(await left(testApp, ours)).toMatchObject({ matches: 2, turns: 4, rooms: 2, results: 6 });
  });

  test('takes more than one part holds, on two nodes at once too', async () => {
    await tableOf(testApp, ours, Array(450).fill(60));
    await set('games', 30);
    await Promise.all([run(), run()]);
    expect(await left(testApp, ours)).toMatchObject({ matches: 0, turns: 0, rooms: 0, results: 450 });
  });

  test.each(retentionKinds)('of %s takes those alone', async (kind) => {
    await tableOf(testApp, ours, [95]);
    await restOf(testApp, ours, 95);
    await restOf(testApp, theirs, 95);
    expect(await preview(kind, shortest[kind])).toMatchObject({ count: kind === 'events' ? 2 : 1 });
    await set(kind, shortest[kind]);
    await run();
    const after = await left(testApp, ours);
    const missing = Object.entries(full).filter(([table, count]) => after?.[table] !== count);
    const tables = {
      games: ['matches', 'turns', 'rooms'],
      puzzles: ['attempts', 'tries'],
      events: ['trivia', 'bingo'],
    };
    expect(missing.map(([table]) => table)).toEqual(
      { ...tables, polls: ['polls'], notifications: ['notifications'], audit: ['audit'] }[kind],
    );
    expect(await left(testApp, theirs)).toMatchObject({
      attempts: 1,
      trivia: 1,
      polls: 1,
      notifications: 1,
      audit: 1,
    });
  });

  test.each([
    { kind: 'games', days: 1 },
    { kind: 'games', days: 0 },
    { kind: 'audit', days: 30 },
    { kind: 'events', days: 30 },
    { kind: 'people', days: 30 },
    { kind: 'games', days: '30' },
  ])('%j is refused', async (wish) => {
    expect(await post('SetRetention', wish)).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
  });
});
