// Analytics: figures equal to a count of every result, in the days of the team, without the hours and the invisible.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActiveMember, AnalyticsOverview, GameUse } from '../../../src/contract/admin/analytics.ts';
import { finish } from '../../support/data/finishedGames.ts';
import { steadyLuck } from '../../support/people/autoplay.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let people: Somebody[];
let teamId: string;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  testApp = await startTestApp();
  const { admin, member, team } = await foundTeam(testApp, 'Counted');
  teamId = team.teamId;
  people = [admin, member, await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
  const { below } = steadyLuck(11);
  for (let game = 0; game < 60; game++) {
    const first = below(3);
    await finish(testApp, {
      players: [people[first] ?? null, below(6) === 0 ? null : (people[(first + 1) % 3] ?? null)],
      teamId,
      places: [[0], [1]],
      gameType: ['connect4', 'hearts', 'chess'][below(3)] ?? 'connect4',
      endedAt: testApp.clock.now() - (60 - game) * (dayMs / 4),
    });
  }
});
afterAll(() => testApp.close());

const results = () =>
  testApp.parts.database.selectFrom('game_results').selectAll().where('team_id', '=', teamId).execute();

const today = () => new Date(testApp.clock.now()).toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(testApp.clock.now() - days * dayMs).toISOString().slice(0, 10);

const ask = async <T>(call: string, query: Record<string, string>, who: Somebody | undefined = people[0]) => {
  const { status, body } = await testApp.ask('GET', `/api/Analytics/${call}?${new URLSearchParams(query)}`, {
    token: who?.token ?? '',
  });
  return { status, body: body as T };
};

describe.each([
  ['a week', 6, 'all'],
  ['ten days of one game', 9, 'connect4'],
  ['a year', 365, 'all'],
])('%s', (_, days, gameType) => {
  const query = () => ({ startDate: daysAgo(days), endDate: today(), gameType });
  const counted = async (from: string, to: string) => {
    const within = (await results()).filter(
      (row) => row.day >= from && row.day <= to && (gameType === 'all' || row.game_type === gameType),
    );
    return {
      games: new Set(within.map(({ match_id }) => match_id)).size,
      people: new Set(within.map(({ user_id }) => user_id)),
      rows: within,
    };
  };

  test('is what a count of every result says', async () => {
    const { body } = await ask<AnalyticsOverview>('Overview', query());
    const now = await counted(daysAgo(days), today());
    const before = await counted(daysAgo(days * 2 + 1), daysAgo(days + 1));
    expect(body).toMatchObject({
      members: 4,
      activeMembers: now.people.size,
      gamesPlayed: now.games,
      participation: Math.round((now.people.size / 4) * 100),
      before: { activeMembers: before.people.size, gamesPlayed: before.games },
    });
    expect(body.perDay).toHaveLength(days + 1);
    for (const { day, plays } of body.perDay) expect(plays, day).toBe((await counted(day, day)).games);
  });

  test('names who played, most first', async () => {
    const { body } = await ask<{ members: ActiveMember[] }>('ActiveMembers', query());
    const { rows } = await counted(daysAgo(days), today());
    const plays = Object.entries(Object.groupBy(rows, ({ user_id }) => user_id)).map(
      ([userId, own = []]) => [userId, own.length] as const,
    );
    expect(new Map(body.members.map(({ userId, plays: count }) => [userId, count]))).toEqual(new Map(plays));
    const counts = body.members.map(({ plays: count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const { lastActive } of body.members) expect(lastActive).toMatch(/T00:00:00\.000Z$/);
  });
});

test('games are listed by how often they were played', async () => {
  const { body } = await ask<{ games: GameUse[] }>('GameDetails', {
    startDate: daysAgo(365),
    endDate: today(),
  });
  const rows = await results();
  for (const { gameType, plays, players } of body.games) {
    const own = rows.filter(({ game_type }) => game_type === gameType);
    expect([plays, players]).toEqual([
      new Set(own.map(({ match_id }) => match_id)).size,
      new Set(own.map(({ user_id }) => user_id)).size,
    ]);
  }
  expect(body.games.reduce((sum, { plays }) => sum + plays, 0)).toBe(60);
});

test('whoever is invisible is in the sums and in no row but their own', async () => {
  const [admin, member] = people;
  await testApp.ask('PUT', '/api/UserProfile/Preferences', {
    token: member?.token ?? '',
    json: { isInvisible: true },
  });
  const query = { startDate: daysAgo(365), endDate: today() };
  const seenBy = async (who: Somebody | undefined) =>
    (await ask<{ members: ActiveMember[] }>('ActiveMembers', query, who)).body.members.map(
      ({ userId }) => userId,
    );
  expect(await seenBy(admin)).not.toContain(member?.userId);
  expect(await seenBy(member)).toContain(member?.userId);
  expect((await ask<AnalyticsOverview>('Overview', query)).body.activeMembers).toBe(3);
});

test.each([
  ['the end before the start', { startDate: '2026-02-02', endDate: '2026-02-01' }],
  ['two years', { startDate: '2024-01-01', endDate: '2026-01-01' }],
  ['no such day', { startDate: '2026-02-30', endDate: '2026-03-01' }],
  ['no such game', { startDate: '2026-02-01', endDate: '2026-02-02', gameType: 'poker' }],
])('%s is refused', async (_, query) => {
  expect(await ask('Overview', query)).toMatchObject({ status: 400, body: { error: 'InvalidInput' } });
});
