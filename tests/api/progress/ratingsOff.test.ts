// Ratings switched off and on again by an admin, and what is left of them when somebody goes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalData } from '../../../src/contract/people/leaving.ts';
import { rateBacklog } from '../../../src/server/progress/ratings/backlog.ts';
import { layFinished } from '../../support/data/finishedGames.ts';
import { answerTo, type RatedTeam, ratedTeam } from '../../support/data/ratedTeam.ts';
import {
  form,
  password,
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

const storedRatings = () =>
  testApp.parts.database
    .selectFrom('ratings')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('game_type')
    .orderBy('user_id')
    .execute();

describe('switched off', () => {
  test('nothing is computed, stored, sent or shown', async () => {
    await team.play();
    await team.switchRatings(false);
    expect(await team.storedRows()).toEqual([[], [], [], []]);
    const gains = await team.play();
    expect(gains.get(ada.userId)?.rating).toBeUndefined();
    expect(gains.get(ada.userId)?.xp).toBeGreaterThan(0);
    expect(await team.storedRows()).toEqual([[], [], [], []]);
    expect(await team.ratingsOf(ada)).toEqual({ isOn: false, isHidden: false, ratings: [] });
    expect(await team.storyOf(ada)).toMatchObject({ days: [], bands: [], ahead: null });
    expect(await team.atTable(ada, [bo])).toEqual({ people: [], bots: [] });
  });

  test('only an admin switches', async () => {
    const { status } = await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
      token: bo.token,
      ...form({ teamId, hasRatings: 'false' }),
    });
    expect(status).toBe(403);
  });

  test('switched on again all stored results are rated as they were, and games in the meantime wait for it', async () => {
    const [cy, dee] = [await welcome(testApp, 'Cy', teamId), await welcome(testApp, 'Dee', teamId)];
    for (let game = 0; game < 12; game++) {
      const endedAt = testApp.clock.now() - ((12 - game) * dayMs) / 3;
      await team.play({ endedAt, places: game % 3 ? [[0], [1]] : [[0, 1]] });
      await team.play({
        endedAt: endedAt + 1,
        players: [cy, ada, bo, dee],
        places: [[1], [0, 2], [3]],
        gameType: 'hearts',
        left: [2],
      });
      await team.play({
        endedAt: endedAt + 2,
        players: [ada, null, bo],
        places: [[1], [0], [2]],
        gameType: 'ludo',
      });
    }
    const before = await storedRatings();
    expect(before).toHaveLength(8);
    await team.switchRatings(false);
    await team.switchRatings(true);
    expect(await storedRatings()).toEqual([]);
    const meanwhile = await team.play();
    expect(meanwhile.get(ada.userId)?.rating).toBeUndefined();
    await testApp.parts.database
      .deleteFrom('game_results')
      .where('team_id', '=', teamId)
      .where('ended_at', '=', testApp.clock.now())
      .execute();
    await rateBacklog(testApp.parts.database);
    expect(await storedRatings()).toEqual(before);
    expect((await team.play()).get(ada.userId)?.rating).toBeDefined();
  });

  test('what ends while results are rated is rated once, by one or the other', async () => {
    for (let game = 0; game < 5; game++) await team.play();
    await team.switchRatings(false);
    await team.switchRatings(true);
    const late = await Promise.all(
      Array.from({ length: 10 }, () => layFinished(testApp, { players: [ada, bo], teamId })),
    );
    await Promise.all([
      rateBacklog(testApp.parts.database),
      ...late.map((ended) => testApp.parts.progress.settle(ended)),
    ]);
    await rateBacklog(testApp.parts.database);
    expect((await team.ratingOf(ada))?.games).toBe(15);
  });
});

describe('leaving', () => {
  test('the export has the ratings and their days', async () => {
    await team.play();
    const { ratings } = await answerTo<PersonalData>(testApp, ada, '/api/UserProfile/Export');
    expect(ratings).toMatchObject([
      { gameName: 'connect4', pace: 'live', games: 1, days: [{ rating: 1_662 }] },
    ]);
  });

  test('a deleted account leaves no rating, and those of others stay', async () => {
    await team.play();
    const before = await team.ratingOf(ada);
    const { status } = await testApp.ask('POST', '/api/Authentication/deleteAccount', {
      token: bo.token,
      json: { password },
    });
    expect(status).toBe(200);
    expect(JSON.stringify(await team.storedRows())).not.toContain(bo.userId);
    expect(await team.ratingOf(ada)).toEqual(before);
  });

  test('who left the team is in no list of it', async () => {
    await team.play();
    await team.remove(bo);
    expect((await team.atTable(ada, [bo])).people.map(({ userId }) => userId)).toEqual([ada.userId]);
  });
});
