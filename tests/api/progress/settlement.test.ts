// What a finished game pays, and that it pays once: twice delivered, at the same time, to whom it should and nobody else.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '../../../src/contract/progress/profile.ts';
import { finish, type Laid, layFinished } from '../../support/data/finishedGames.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const testApp: TestApp = await startTestApp();
afterAll(() => testApp.close());

let team: TeamOfTwo;
let ada: Somebody;
let bo: Somebody;
let teamId: string;

beforeEach(async () => {
  team = await foundTeam(testApp, 'Settled');
  [ada, bo] = [team.admin, team.member];
  teamId = team.team.teamId;
});

const play = (more: Partial<Laid> = {}) => finish(testApp, { players: [ada, bo], teamId, ...more });

async function story(person: Somebody): Promise<Profile> {
  const { status, body } = await testApp.ask('GET', '/api/UserProfile', { token: person.token });
  expect(status).toBe(200);
  return body as unknown as Profile; // the answer of the contract
}

const linesOf = (person: Somebody) =>
  testApp.parts.database.selectFrom('xp_lines').selectAll().where('user_id', '=', person.userId).execute();

const bell = async (person: Somebody) => {
  const { raw } = await testApp.ask('GET', '/api/UserNotification/GetList?page=1', { token: person.token });
  return raw.json<{ header: string; imageUrl: string; actionValues: object }[]>();
};

describe('a game of two', () => {
  test('pays the winner 30 and the loser 10, and first badges with their XP', async () => {
    const gains = await play();
    expect(gains.get(ada.userId)).toMatchObject({
      xp: 50,
      totalXp: 50,
      level: 1,
      levelBefore: 1,
      badges: [1, 2],
    });
    expect(gains.get(bo.userId)).toMatchObject({
      xp: 20,
      totalXp: 20,
      level: 1,
      levelBefore: 1,
      badges: [1],
    });
    expect(await story(ada)).toMatchObject({
      level: 1,
      winRate: 100,
      totalXp: 50,
      levelStart: 0,
      levelEnd: 100,
      played: 1,
      records: [{ gameType: 'connect4', played: 1, won: 1, drawn: 0, lost: 0, bestStreak: 1 }],
      recent: [{ game: 1, gameName: 'connect4', reason: 'normal', xp: 50 }],
    });
    expect((await story(bo)).recent?.[0]?.players).toMatchObject([
      { id: ada.userId, place: 1, outcome: 'win' },
      { id: bo.userId, place: 2, outcome: 'loss' },
    ]);
  });

  test('drawn pays 20 each', async () => {
    await play();
    const gains = await play({ places: [[0, 1]], reason: 'agreement' });
    expect([...gains.values()].map(({ xp }) => xp)).toEqual([20, 20]);
    expect((await story(ada)).winRate).toBe(50);
  });

  test('tells of a level gained', async () => {
    await play();
    const gains = await play();
    expect(gains.get(ada.userId)).toMatchObject({
      xp: 30,
      totalXp: 80,
      level: 1,
      levelBefore: 1,
      badges: [],
    });
    expect((await play()).get(ada.userId)).toMatchObject({ xp: 30, totalXp: 110, level: 2, levelBefore: 1 });
  });

  test('rings the bell once for every badge', async () => {
    const ended = await layFinished(testApp, { players: [ada, bo], teamId });
    await testApp.parts.progress.settle(ended);
    await testApp.parts.progress.settle(ended);
    await expect.poll(async () => (await bell(ada)).length).toBe(2);
    expect((await bell(ada)).map(({ header }) => header).sort()).toEqual([
      'New badge: First table',
      'New badge: First win',
    ]);
    expect((await bell(bo))[0]).toMatchObject({
      imageUrl: '/art/badges/firstGame.svg',
      actionValues: { navigateTo: '/leaderboard/badge-details' },
    });
    const left = testApp.parts.database
      .selectFrom('matches')
      .select('settled_at')
      .where('id', '=', ended.matchId);
    await expect.poll(async () => (await left.executeTakeFirst())?.settled_at).not.toBeNull();
  });
});

describe('once', () => {
  test('PG-15: the same finish delivered twice is one ledger line', async () => {
    const ended = await layFinished(testApp, { players: [ada, bo], teamId });
    const [first, second] = [
      await testApp.parts.progress.settle(ended),
      await testApp.parts.progress.settle(ended),
    ];
    expect(second).toEqual(first);
    expect((await linesOf(ada)).filter(({ source }) => source === 'match')).toHaveLength(1);
    expect((await story(ada)).played).toBe(1);
  });

  test('also when two nodes deliver it at the same time', async () => {
    const ended = await layFinished(testApp, { players: [ada, bo], teamId });
    const settle = () => testApp.parts.progress.settle(ended);
    const all = await Promise.all([settle(), settle(), settle()]);
    expect(new Set(all.map((gains) => gains.get(ada.userId)?.totalXp))).toEqual(new Set([50]));
    expect(await linesOf(ada)).toHaveLength(3);
  });
});

describe('five a day', () => {
  test('PG-7: the sixth pays nothing and is still a win', async () => {
    for (let times = 0; times < 5; times++) await play();
    const before = await story(ada);
    const gains = await play();
    expect(gains.get(ada.userId)).toMatchObject({ xp: 0, totalXp: before.totalXp, badges: [] });
    expect(await story(ada)).toMatchObject({ played: 6, winRate: 100, totalXp: before.totalXp });
  });

  test('are five when all end at once', async () => {
    const games = await Promise.all(
      Array.from({ length: 8 }, () => layFinished(testApp, { players: [ada, bo], teamId })),
    );
    await Promise.all(games.map((ended) => testApp.parts.progress.settle(ended)));
    expect((await linesOf(bo)).filter(({ source }) => source === 'match')).toHaveLength(5);
    expect((await story(bo)).played).toBe(8);
  });

  test('are paid although another that ends at the same time cannot be recorded', async () => {
    const broken = await layFinished(testApp, { players: [ada, bo], teamId });
    const sound = await layFinished(testApp, { players: [ada, bo], teamId });
    const unstorable = { ...broken.result, reason: '\0' as 'normal' };
    const recorded = await Promise.allSettled(
      [{ ...broken, result: unstorable }, sound].map((ended) => testApp.parts.progress.settle(ended)),
    );
    expect(recorded.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await story(bo)).played).toBe(1);
  });

  test('are counted by the people, however they sit, and not by the game', async () => {
    for (let times = 0; times < 5; times++) await play({ players: times % 2 ? [ada, bo] : [bo, ada] });
    expect((await play({ gameType: 'backgammon' })).get(bo.userId)?.xp).toBe(0);
    const cy = await welcome(testApp, 'Cy', teamId);
    expect((await play({ players: [cy, ada] })).get(ada.userId)?.xp).toBe(10);
  });

  test('begin again at midnight of the team', async () => {
    await testApp.parts.database
      .updateTable('teams')
      .set({ time_zone: 'Europe/Istanbul' })
      .where('id', '=', teamId)
      .execute();
    const lastMinute = Date.UTC(2026, 2, 3, 20, 59);
    for (let times = 0; times < 5; times++) await play({ endedAt: lastMinute });
    expect((await play({ endedAt: lastMinute })).get(bo.userId)?.xp).toBe(0);
    expect((await play({ endedAt: lastMinute + 60_000 })).get(bo.userId)?.xp).toBe(10);
  });
});

describe('more than two', () => {
  test('are paid by place, equals alike', async () => {
    const [cy, dee] = [await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
    await play({ players: [ada, bo, cy, dee] });
    const gains = await play({ players: [ada, bo, cy, dee], places: [[1], [0, 2], [3]] });
    const xp = [ada, bo, cy, dee].map(({ userId }) => gains.get(userId)?.xp);
    expect(xp).toEqual([25, 40 + 10, 25, 10]);
  });
});

describe('abandoned', () => {
  test('pays who stayed as a win, and who left nothing', async () => {
    const gains = await play({ reason: 'abandoned', left: [1] });
    expect(gains.get(ada.userId)?.xp).toBe(30 + 20);
    expect(gains.get(bo.userId)?.xp).toBe(10); // the badge of a first game
  });

  test('pays 15 when it had hardly begun', async () => {
    expect((await play({ reason: 'abandoned', left: [1], plies: 3 })).get(ada.userId)?.xp).toBe(15 + 20);
  });
});

describe('never paid', () => {
  test('games against bots alone: remembered, and in no figure', async () => {
    const gains = await play({ players: [ada, null], feats: [{ seat: 0, key: 'moon' }] });
    expect(gains.get(ada.userId)).toMatchObject({ xp: 0, badges: [] });
    const told = await story(ada);
    expect(told).toMatchObject({
      played: 0,
      winRate: 0,
      hasPlayed: false,
      totalXp: 0,
      achievements: [],
      records: [],
    });
    expect(told.recent).toMatchObject([{ players: [{ id: ada.userId }, { id: null, strength: 1 }], xp: 0 }]);
  });

  test('test rooms: not even remembered', async () => {
    expect(await play({ isTest: true })).toEqual(new Map());
    expect(await story(ada)).toMatchObject({ played: 0, recent: [] });
  });

  test('whoever is not in the team of the room any more', async () => {
    const leave = testApp.parts.database.updateTable('people').set({ team_id: null });
    await leave.where('id', '=', bo.userId).execute();
    const gains = await play();
    expect(gains.get(ada.userId)?.xp).toBe(50);
    expect(gains.has(bo.userId)).toBe(false);
  });
});

describe('badges', () => {
  test('of feats go to the seat that did them, once', async () => {
    const feats = [{ seat: 1, key: 'gammon' }] as const;
    expect((await play({ feats })).get(bo.userId)).toMatchObject({ xp: 10 + 10 + 20, badges: [1, 29] });
    expect((await play({ feats })).get(bo.userId)).toMatchObject({ xp: 10, badges: [] });
  });

  test('of deeds come with the game that completes them', async () => {
    for (let times = 0; times < 4; times++) expect((await play()).get(ada.userId)?.badges).not.toContain(7);
    expect((await play()).get(ada.userId)?.badges).toEqual([7]);
    for (let times = 6; times < 10; times++) await play();
    expect((await play()).get(ada.userId)?.badges).toEqual([3, 9]);
    expect((await story(bo)).achievements.map(({ idprod }) => idprod)).toEqual([1]);
  });

  test('of ten teammates', async () => {
    const others = await Promise.all(
      Array.from({ length: 10 }, (_, at) => welcome(testApp, `Mate${'x'.repeat(at)}`, teamId)),
    );
    const brought = [];
    for (const other of others) brought.push((await play({ players: [other, ada] })).get(ada.userId)?.badges);
    expect(brought.map((badges) => badges?.includes(10))).toEqual([...Array(9).fill(false), true]);
  });
});
