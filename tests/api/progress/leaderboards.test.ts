// Who leads: ranks and ties, moves, the bounds of a period in the team's zone, and nobody of another team.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BadgeRow, DetailsRow, Row } from '../../../src/contract/progress/leaderboards.ts';
import { earnXp, finish } from '../../support/data/finishedGames.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const hour = 60 * 60_000;
/** The clock of the office stands at Monday 2 March 2026, 9:00 UTC. */
const monday = Date.UTC(2026, 2, 2);

let testApp: TestApp;
let ada: Somebody;
let bo: Somebody;
let cy: Somebody;
let teamId: string;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  const { admin, member, team } = await foundTeam(testApp, 'Leading');
  [ada, bo, teamId] = [admin, member, team.teamId];
  cy = await welcome(testApp, 'Cy', teamId);
});

const earn = (person: Somebody, xp: number, at = monday + 8 * hour, gameType: string | null = 'connect4') =>
  earnXp(testApp, { person, teamId, xp, at, gameType });

async function ask<T>(path: string, asker = ada): Promise<T> {
  const { status, body, raw } = await testApp.ask('GET', path, { token: asker.token });
  expect(status, raw.body).toBe(200);
  return body as T; // the answer of the contract
}

interface Overview {
  readonly start: string;
  readonly end: string;
  readonly overall: Row[];
  readonly own: Row | null;
  readonly games: { readonly gameType: string; readonly rows: Row[] }[];
}
interface Details {
  readonly rows: DetailsRow[];
  readonly own: DetailsRow | null;
}

const overview = (query = 'top=10', asker = ada) =>
  ask<Overview>(`/api/Leaderboard/Overview?${query}`, asker);
const details = (query = 'gameType=all') => ask<Details>(`/api/Leaderboard/Details?${query}`);
const brief = (rows: readonly Row[]) => rows.map(({ name, rank, points }) => [name, rank, points]);
const named = (person: Somebody) => person.user.name;

describe('this week', () => {
  test('begins on Monday, ranks by XP, and skips after a shared rank', async () => {
    await earn(bo, 70, monday + 7 * hour);
    await earn(cy, 70, monday + 6 * hour);
    await earn(ada, 40);
    const dee = await welcome(testApp, 'Dee', teamId);
    await earn(dee, 90);
    const { start, end, overall, own } = await overview();
    expect([start, end]).toEqual(['2026-03-02', '2026-03-08']);
    expect(brief(overall)).toEqual([
      [named(dee), 1, 90],
      [named(cy), 2, 70], // reached it first
      [named(bo), 2, 70],
      [named(ada), 4, 40],
    ]);
    expect(own).toMatchObject({ userId: ada.userId, rank: 4 });
  });

  test('shows one’s own row also below the top, and none to who has no points', async () => {
    await earn(bo, 50);
    await earn(ada, 10);
    const { overall, own } = await overview('top=1');
    expect(brief(overall)).toEqual([[named(bo), 1, 50]]);
    expect(own).toMatchObject({ rank: 2, points: 10 });
    expect((await overview('top=1', cy)).own).toBeNull();
  });

  test('says who moved since the week before, and who is new', async () => {
    await earn(bo, 50, monday - hour);
    await earn(ada, 10, monday - hour);
    for (const [person, xp] of [
      [ada, 30],
      [cy, 20],
      [bo, 10],
    ] as const)
      await earn(person, xp);
    expect((await overview()).overall.map(({ move }) => move)).toEqual([1, null, -2]);
  });

  test('has the top five of every game somebody played, badges only altogether', async () => {
    for (let at = 0; at < 6; at++) await earn(await welcome(testApp, `P${'x'.repeat(at)}`, teamId), 60 - at);
    await earn(ada, 30, monday + hour, 'hearts');
    await earn(ada, 99, monday + hour, null);
    const { games, overall } = await overview();
    expect(games.map(({ gameType, rows }) => [gameType, rows.length])).toEqual([
      ['connect4', 5],
      ['hearts', 1],
    ]);
    expect(brief(overall)[0]).toEqual([named(ada), 1, 129]);
  });
});

describe('a period', () => {
  test('from the first day on is all time', async () => {
    await earn(ada, 10, monday - 3 * 365 * 24 * hour);
    expect((await overview('top=9&startDate=2020-01-01&endDate=2026-03-02')).own?.points).toBe(10);
  });

  test('has its first moment in it and its last moment not, by the clocks of the team', async () => {
    await testApp.parts.database
      .updateTable('teams')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', teamId)
      .execute();
    const midnight = Date.UTC(2026, 2, 2, 5); // in New York
    await earn(ada, 1, midnight - 1);
    await earn(ada, 10, midnight);
    await earn(ada, 100, midnight + 24 * hour - 1);
    await earn(ada, 1000, midnight + 24 * hour);
    const { overall, start, end } = await overview('top=10&startDate=2026-03-02&endDate=2026-03-02');
    expect(brief(overall)).toEqual([[named(ada), 1, 110]]);
    expect([start, end]).toEqual(['2026-03-02', '2026-03-02']);
  });

  test.each([
    ['top=0'],
    ['top=101'],
    ['top=-1'],
    ['top=ten'],
    [''],
    ['top=5&startDate=2026-03-01'],
    ['top=5&endDate=2026-03-01'],
    ['top=5&startDate=2026-03-02&endDate=2026-03-01'],
    ['top=5&startDate=1999-12-31&endDate=2026-03-02'],
    ['top=5&startDate=2026-13-01&endDate=2026-13-02'],
    ['top=5&startDate=2026-02-30&endDate=2026-03-02'],
    ['top=5&startDate=yesterday&endDate=today'],
    ['top=5&top=6'],
  ])('is refused as ?%s', async (query) => {
    const { status, body } = await testApp.ask('GET', `/api/Leaderboard/Overview?${query}`, {
      token: ada.token,
    });
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
  });
});

describe('details', () => {
  test('count the games of each, with the longest run of wins at one game', async () => {
    const play = (places: number[][], endedAt: number) =>
      finish(testApp, { players: [ada, bo], teamId, places, endedAt });
    for (const [at, winner] of [0, 0, 1, 0, 0, 0].entries())
      await play([[winner], [1 - winner]], monday + (at - 24 * at) * hour);
    const all = await details();
    expect(all.rows[0]).toMatchObject({
      userId: ada.userId,
      rank: 1,
      played: 6,
      won: 5,
      winRate: 83,
      best: null,
    });
    const { rows, own } = await details('gameType=connect4');
    expect(rows.map(({ best }) => best)).toEqual([3, 1]);
    expect(own).toEqual(rows[0]);
    expect(rows.map(({ points }) => points)).toEqual([5 * 30 + 10, 5 * 10 + 30]);
    expect((await details('gameType=hearts')).rows).toEqual([]);
  });

  test('list who played without earning anything', async () => {
    await finish(testApp, { players: [ada, bo], teamId, reason: 'abandoned', left: [1] });
    const { rows } = await details('gameType=connect4');
    expect(rows.map(({ points, played }) => [points, played])).toEqual([
      [30, 1],
      [0, 1],
    ]);
  });

  test.each(['gameType=charades', 'gameType=', '', 'gameType=all&startDate=2026-03-01'])(
    'are refused as ?%s',
    async (query) => {
      const { status } = await testApp.ask('GET', `/api/Leaderboard/Details?${query}`, { token: ada.token });
      expect(status).toBe(400);
    },
  );
});

describe('badges', () => {
  test('are counted, the earlier last one first among equals, and come page by page', async () => {
    const give = (person: Somebody, idprod: number, at: number) =>
      testApp.parts.database
        .insertInto('badges_given')
        .values({ user_id: person.userId, idprod, cause: 'laid', earned_at: monday + at })
        .execute();
    await give(bo, 1, 2);
    await give(ada, 1, 1);
    await give(cy, 1, 3);
    await give(cy, 30, 4);
    const { rows, own } = await ask<{ rows: BadgeRow[]; own: BadgeRow }>('/api/Leaderboard/BadgeLeaderboard');
    expect(brief(rows)).toEqual([
      [named(cy), 1, 2],
      [named(ada), 2, 1],
      [named(bo), 2, 1],
    ]);
    expect(rows[0]?.badges.map(({ idprod }) => idprod)).toEqual([1, 30]);
    expect(own.userId).toBe(ada.userId);
    const page = await ask<object>('/api/Leaderboard/BadgeDetails?pageSize=2&pageNumber=2');
    expect(page).toMatchObject({
      items: [{ userId: bo.userId }],
      total: 3,
      page: 2,
      pageSize: 2,
      own: { rank: 2 },
    });
    expect(await ask('/api/Leaderboard/BadgeDetails?pageSize=2&pageNumber=9')).toMatchObject({ items: [] });
  });

  test.each([
    'pageSize=0&pageNumber=1',
    'pageSize=101&pageNumber=1',
    'pageSize=5',
    'pageSize=5&pageNumber=0',
  ])('are refused as ?%s', async (query) => {
    const { status } = await testApp.ask('GET', `/api/Leaderboard/BadgeDetails?${query}`, {
      token: ada.token,
    });
    expect(status).toBe(400);
  });
});

describe('people', () => {
  test('who left the team are not listed, nor what others earned elsewhere', async () => {
    await earn(ada, 10);
    await earn(bo, 20);
    const leave = testApp.parts.database.updateTable('people').set({ team_id: null });
    await leave.where('id', '=', bo.userId).execute();
    expect(brief((await overview()).overall)).toEqual([[named(ada), 1, 10]]);
    const other = await foundTeam(testApp, 'Other');
    expect((await overview('top=10', other.admin)).overall).toEqual([]);
    expect((await details()).rows).toHaveLength(1);
  });

  test('see of a colleague the level and the badges, and of strangers nothing at all', async () => {
    await finish(testApp, { players: [ada, bo], teamId });
    const seen = await ask<object>(`/api/UserProfile?userId=${bo.userId}`);
    const level = { level: 1, levelStart: 0, levelEnd: 100 };
    expect(seen).toEqual({
      ...level,
      userId: bo.userId,
      name: named(bo),
      avatar: null,
      winRate: 0,
      hasPlayed: true,
      totalXp: 20,
      achievements: [{ idprod: 1, earnedAt: new Date(testApp.clock.now()).toISOString() }],
    });
    const profile = await ask(`/api/UserProfile/Overview?userId=${ada.userId}`, bo);
    expect(profile).toEqual({ ...level, winRate: 100, hasPlayed: true, totalXp: 50 });
    const { admin: stranger } = await foundTeam(testApp, 'Stranger');
    for (const path of ['/api/UserProfile', '/api/UserProfile/Overview'])
      for (const userId of [stranger.userId, randomUUID()]) {
        const { status, body } = await testApp.ask('GET', `${path}?userId=${userId}`, { token: ada.token });
        expect([status, body.error]).toEqual([404, 'NotFound']);
      }
    const { status } = await testApp.ask('GET', '/api/UserProfile?userId=me', { token: ada.token });
    expect(status).toBe(400);
  });

  test('without a team see themselves and nobody else', async () => {
    const [one, other] = [await welcome(testApp, 'One'), await welcome(testApp, 'Two')];
    expect(await ask('/api/UserProfile', one)).toMatchObject({ userId: one.userId, totalXp: 0, recent: [] });
    const path = `/api/UserProfile?userId=${other.userId}`;
    const { status } = await testApp.ask('GET', path, { token: one.token });
    expect(status).toBe(404);
  });

  test('have the last twelve weeks by their Mondays', async () => {
    await earn(ada, 7, monday);
    await earn(ada, 5, monday - 1);
    await earn(ada, 3, monday - 77 * 24 * hour);
    await earn(ada, 1000, monday - 77 * 24 * hour - 1);
    const { xpPerWeek } = await ask<{ xpPerWeek: { week: string; xp: number }[] }>('/api/UserProfile');
    expect(xpPerWeek).toHaveLength(12);
    expect([xpPerWeek[0], xpPerWeek[10], xpPerWeek[11]]).toEqual([
      { week: '2025-12-15', xp: 3 },
      { week: '2026-02-23', xp: 5 },
      { week: '2026-03-02', xp: 7 },
    ]);
  });
});
