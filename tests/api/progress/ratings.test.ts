// Ratings: which games count and how much, and who sees which of them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { progressOf } from '../../../src/server/progress/results/progress.ts';
import { type Laid, layFinished } from '../../support/data/finishedGames.ts';
import { type RatedTeam, ratedTeam } from '../../support/data/ratedTeam.ts';
import {
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

const dayMs = 24 * 60 * 60_000;

let testApp: TestApp;
let team: RatedTeam;
let ada: Somebody;
let bo: Somebody;
let teamId: string;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  team = await ratedTeam(testApp);
  ({ ada, bo, teamId } = team);
});

const hide = (person: Somebody, hidesRatings: boolean) =>
  testApp.ask('PUT', '/api/UserProfile/Preferences', { token: person.token, json: { hidesRatings } });

describe('recording', () => {
  test('two people: both begin at 1500, and the gains say what the game did', async () => {
    const gains = await team.play();
    expect(gains.get(ada.userId)?.rating).toEqual({ rating: 1662, change: 162, isProvisional: true });
    expect(gains.get(bo.userId)?.rating).toEqual({ rating: 1338, change: -162, isProvisional: true });
    expect((await team.ratingsOf(ada)).ratings).toEqual([
      { gameType: 'connect4', pace: 'live', rating: 1662, deviation: 290, isProvisional: true, games: 1 },
    ]);
  });

  test('delivered again it says the same, and counts once', async () => {
    const ended = await layFinished(testApp, { players: [ada, bo], teamId });
    const first = await testApp.parts.progress.settle(ended);
    expect(await testApp.parts.progress.settle(ended)).toEqual(first);
    expect((await team.ratingOf(ada))?.games).toBe(1);
  });

  test('four people: by place, whoever was replaced behind all others', async () => {
    const [cy, dee] = [await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
    const gains = await team.play({
      players: [ada, bo, cy, dee],
      places: [[0], [1], [2], [3]],
      gameType: 'hearts',
      left: [0],
    });
    const ratings = [bo, cy, dee, ada].map(({ userId }) => gains.get(userId)?.rating?.rating ?? 0);
    expect(ratings.toSorted((one, other) => other - one)).toEqual(ratings);
    expect(new Set(ratings).size).toBe(4);
  });

  test('each game has a rating of its own', async () => {
    await team.play();
    await team.play({ gameType: 'chess', places: [[1], [0]] });
    const { ratings } = await team.ratingsOf(ada);
    expect(ratings.map(({ gameType, rating }) => [gameType, rating > 1500]).toSorted()).toEqual([
      ['chess', false],
      ['connect4', true],
    ]);
  });

  test.each<[string, () => Partial<Laid>]>([
    ['practice', () => ({ players: [ada, null] })],
    ['a test table', () => ({ isTest: true })],
    ['an abandoned game that had hardly begun', () => ({ reason: 'abandoned', left: [1], plies: 3 })],
  ])('%s does not count', async (_, more) => {
    const gains = await team.play(more());
    expect(gains.get(ada.userId)?.rating).toBeUndefined();
    expect((await team.ratingsOf(ada)).ratings).toEqual([]);
  });

  test('a game with somebody who has left the team does not count', async () => {
    const ended = await layFinished(testApp, { players: [ada, bo], teamId });
    await team.remove(bo);
    const gains = await testApp.parts.progress.settle(ended);
    expect(gains.get(ada.userId)?.rating).toBeUndefined();
  });

  test('the same two count less from the sixth game of a week on, and in full again on Monday', async () => {
    const results = [
      [[0], [1]],
      [[1], [0]],
    ] as const;
    const changes: number[] = [];
    const monday = Date.UTC(2026, 2, 2, 9);
    for (let game = 0; game < 20; game++) {
      const gains = await team.play({
        places: results[game % 2] ?? results[0],
        endedAt: monday + game * 60_000,
      });
      changes.push(Math.abs(gains.get(ada.userId)?.rating?.change ?? 0));
    }
    const fresh = await team.play({ endedAt: monday + 7 * dayMs });
    expect(changes[19]).toBeLessThan((changes[4] ?? 0) / 2);
    expect(fresh.get(ada.userId)?.rating?.change).toBeGreaterThan(2 * (changes[19] ?? 0));
  });

  test('a game with a move a day counts for a rating of its own', async () => {
    await team.play();
    await team.play({ turnDays: 2, places: [[1], [0]] });
    const { ratings } = await team.ratingsOf(ada);
    const byPace = Object.fromEntries(ratings.map(({ pace, rating }) => [pace, rating]));
    expect(byPace).toEqual({ live: 1662, daily: 1338 });
  });

  test('two nodes that record many games of the same people at once lose none', async () => {
    const other = progressOf({ ...testApp.parts, log: testApp.app.log });
    const games = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        layFinished(testApp, { players: at % 3 ? [ada, bo] : [bo, ada], teamId }),
      ),
    );
    await Promise.all(games.map((ended, at) => (at % 2 ? other : testApp.parts.progress).settle(ended)));
    expect((await team.ratingOf(ada))?.games).toBe(12);
    expect((await team.ratingOf(bo))?.games).toBe(12);
  });

  test('who has not played for two years is provisional again', async () => {
    const playFrom = async (gameType: string, begin: number) => {
      for (let game = 0; game < 30; game++)
        await team.play({
          gameType,
          places: game % 2 ? [[0], [1]] : [[1], [0]],
          endedAt: begin + game * 2 * dayMs,
        });
    };
    await playFrom('chess', testApp.clock.now() - 60 * dayMs);
    await playFrom('connect4', testApp.clock.now() - 790 * dayMs);
    const [lately, once] = [await team.ratingOf(ada, 'chess'), await team.ratingOf(ada, 'connect4')];
    expect(lately?.isProvisional).toBe(false);
    expect(once).toMatchObject({ rating: lately?.rating, games: 30, isProvisional: true });
  });
});

describe('showing', () => {
  /** A rating that is certain, without playing for it. */
  const lay = (person: Somebody, rating: number, deviation = 60) =>
    testApp.parts.database
      .insertInto('ratings')
      .values({
        team_id: teamId,
        game_type: 'connect4',
        pace: 'live',
        user_id: person.userId,
        rating,
        deviation,
        volatility: 0.06,
        games: 50,
        rated_at: testApp.clock.now(),
      })
      .execute();

  test('a day of games is one point of the graph, and the latest of that day', async () => {
    const before = testApp.clock.now() - 2 * dayMs;
    await team.play({ endedAt: before });
    await team.play({ endedAt: before + 1 });
    await team.play();
    const { days } = await team.storyOf(ada, bo);
    expect(days).toHaveLength(2);
    expect(days.at(-1)?.rating).toBe((await team.ratingOf(ada))?.rating);
  });

  test('the distribution counts those who are certain, and says who is ahead', async () => {
    const [cy, dee] = [await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
    await lay(ada, 1_610);
    await lay(bo, 1_549);
    await lay(cy, 1_501);
    await lay(dee, 1_900, 200);
    expect(await team.storyOf(bo)).toMatchObject({
      bandWidth: 50,
      bands: [
        { from: 1_500, people: 2 },
        { from: 1_600, people: 1 },
      ],
      ahead: 1,
    });
    expect((await team.storyOf(dee)).ahead).toBeNull();
  });

  test('who hides theirs sees them, and nobody else does: not in figures, graph, table or distribution', async () => {
    const cy = await welcome(testApp, 'Cy', teamId);
    await team.play();
    await lay(cy, 1_450);
    await testApp.parts.database
      .updateTable('ratings')
      .set({ deviation: 60 })
      .where('team_id', '=', teamId)
      .execute();
    await hide(ada, true);
    expect(await team.ratingsOf(ada, bo)).toEqual({ isOn: true, isHidden: true, ratings: [] });
    expect(await team.storyOf(ada, bo)).toMatchObject({ days: [], bands: [], ahead: null });
    expect((await team.storyOf(bo)).bands.reduce((sum, { people }) => sum + people, 0)).toBe(2);
    const seen = await team.atTable(bo, [ada, cy]);
    expect(seen.people.map(({ userId }) => userId).toSorted()).toEqual([bo.userId, cy.userId].toSorted());
    expect(await team.ratingsOf(ada)).toMatchObject({ isHidden: true, ratings: [{ games: 1 }] });
    expect((await team.storyOf(ada)).ahead).toBe(0);
    await hide(ada, false);
    expect((await team.atTable(bo, [ada])).people).toHaveLength(2);
  });

  test('a table: the ratings of its people, oneself, and the bots', async () => {
    await team.play();
    const { people, bots } = await team.atTable(ada, [bo]);
    expect(people.map(({ userId }) => userId).toSorted()).toEqual([ada.userId, bo.userId].toSorted());
    expect(bots).toHaveLength(3);
    expect(bots[1]).toBe(1_500);
  });

  test('nobody of another team: not their ratings, and not that they exist', async () => {
    await team.play();
    const other = await foundTeam(testApp, 'Elsewhere');
    for (const path of ['Ratings?', 'RatingStory?gameType=connect4&']) {
      const { status } = await testApp.ask('GET', `/api/UserProfile/${path}userId=${ada.userId}`, {
        token: other.admin.token,
      });
      expect(status).toBe(404);
    }
    expect((await team.atTable(other.admin, [ada, bo])).people).toEqual([]);
  });
});
