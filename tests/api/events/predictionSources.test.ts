// Results from providers: half-finished matches, extra time, postponements, corrections, limits and nonsense.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StageMatch, StageRace } from '../../../src/contract/events/predictions.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import {
  driver,
  type FakeSports,
  fakeRace,
  fakeResult,
  openFakeSports,
} from '../../support/fakes/fakeSports.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.UTC(2026, 7, 10, 9);
const kickOff = begin + 5 * 24 * hour;

let fake: FakeSports;
let days: PredictorDays;
let gameId: string;

beforeEach(async () => {
  fake = await openFakeSports();
});
afterEach(async () => {
  await days.close();
  await fake.close();
});

async function schedule(fixtureId: string): Promise<void> {
  days = await predictorDays(begin, {
    API_FOOTBALL_KEY: 'a-key-of-the-fake-provider',
    API_FOOTBALL_URL: `${fake.url}/football`,
    JOLPICA: 'on',
    JOLPICA_URL: `${fake.url}/f1`,
    PREDICTOR_SEASONS: '39-2026,f1-2026',
  });
  const { status, body } = await days.call(days.team.admin, 'POST', '/api/ScorePredictor/PostSchedule', {
    fixtureId,
  });
  expect(status).toBe(200);
  gameId = String(body.gameId);
}

const stageId = 'Regular-Season-1';

async function matches(): Promise<StageMatch[]> {
  const path = `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=${stageId}`;
  return (await days.call(days.team.member, 'GET', path)).body.matches as StageMatch[];
}

const predict = (matchId: string, home: number, away: number) =>
  days.call(days.team.member, 'POST', '/api/ScorePredictor/ScorePredict', {
    gameId,
    stageId,
    predictionList: [{ matchId, home, away }],
  });

const aMatch = (id: number, home: string, away: string) => ({
  id,
  home,
  away,
  kickOff,
  round: 'Regular Season - 1',
  status: 'NS',
  fulltime: [null, null] as const,
});

test('a match is scored when it is finished, on the score of regular time, and again when corrected', async () => {
  fake.fixtures = [aMatch(1, 'Arsenal', 'Hull City'), aMatch(2, 'Chelsea', 'Fulham')];
  await schedule('39-2026');
  expect(fake.asked[0]?.headers['x-apisports-key']).toBe('a-key-of-the-fake-provider');
  expect((await matches()).map(({ home, away }) => [home.code, away.code])).toEqual([
    ['ARS', 'HUL'],
    ['CHE', 'FUL'],
  ]);
  await predict('1', 1, 1);
  await predict('2', 2, 0);
  const [one, two] = fake.fixtures;
  if (!one || !two) throw new Error('no fixtures');

  Object.assign(one, { status: '2H', fulltime: [1, 1] });
  await days.goTo(kickOff + 130 * minute);
  expect((await matches())[0]).toMatchObject({ status: 'live', result: null, points: null });

  Object.assign(one, { status: 'PEN', fulltime: [1, 1], goals: [2, 1] });
  Object.assign(two, { status: 'FT', fulltime: [1, 0] });
  await days.goTo(kickOff + 145 * minute);
  expect((await matches()).map(({ points, result }) => [points, result])).toEqual([
    [5, { home: 1, away: 1 }],
    [2, { home: 1, away: 0 }],
  ]);

  Object.assign(two, { fulltime: [2, 0] });
  await days.goTo(kickOff + 24 * hour);
  expect((await matches())[1]).toMatchObject({ points: 5 });
  const lines = await days.testApp.parts.database
    .selectFrom('xp_lines')
    .select('xp')
    .where('source', '=', 'prediction')
    .orderBy('at')
    .execute();
  expect(lines.map(({ xp }) => xp).toSorted()).toEqual([2, 3, 5]);
});

test('a postponed match stays open until its new kick-off; an abandoned one counts for nobody', async () => {
  fake.fixtures = [aMatch(1, 'Arsenal', 'Burnley'), aMatch(2, 'Chelsea', 'Fulham')];
  await schedule('39-2026');
  await predict('1', 1, 0);
  await predict('2', 1, 0);
  const [one, two] = fake.fixtures;
  if (!one || !two) throw new Error('no fixtures');
  one.status = 'PST';
  await days.goTo(begin + 25 * hour);
  await days.goTo(kickOff + hour);
  expect((await matches())[0]).toMatchObject({ status: 'postponed', isLocked: false });
  expect((await predict('1', 2, 0)).status).toBe(200);

  Object.assign(one, { status: 'NS', kickOff: kickOff + 48 * hour });
  Object.assign(two, { status: 'ABD', fulltime: [3, 0] });
  await days.goTo(kickOff + 24 * hour);
  expect((await matches()).map(({ status, points }) => [status, points]).toSorted()).toEqual([
    ['open', null],
    ['void', 0],
  ]);
  expect((await predict('1', 3, 0)).status).toBe(200);
  await days.goTo(kickOff + 48 * hour);
  expect((await predict('1', 0, 0)).body.error).toBe('Closed');
});

test.each([
  [
    'a limit a day',
    { body: { errors: { requests: 'You have reached the limit' }, response: [] } },
    15 * hour,
  ],
  ['a limit a minute', { body: { errors: { rateLimit: 'Too many requests' }, response: [] } }, minute],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '1800' }, body: {} }, 30 * minute],
  ['nonsense', { body: { surprise: true } }, minute],
  ['500', { status: 500, body: {} }, minute],
  ['no matches at all', { body: { errors: [], response: [] } }, minute],
])('%s: what is stored stays, and it is asked again after a pause', async (_, said, pauseMs) => {
  fake.fixtures = [aMatch(1, 'Arsenal', 'Burnley')];
  await schedule('39-2026');
  fake.instead = said;
  await days.goTo(begin + 24 * hour);
  expect(await matches()).toHaveLength(1);
  const asked = fake.asked.length;
  await days.goTo(begin + 24 * hour + pauseMs - 1_000);
  expect(fake.asked).toHaveLength(asked);
  fake.instead = null;
  await days.goTo(begin + 24 * hour + pauseMs + 1_000);
  expect(fake.asked.length).toBeGreaterThan(asked);
});

test('a match that is put into another round keeps what was predicted of it, with its points', async () => {
  fake.fixtures = [aMatch(1, 'Arsenal', 'Hull City'), aMatch(2, 'Chelsea', 'Fulham')];
  await schedule('39-2026');
  await predict('1', 1, 0);
  await predict('2', 1, 0);
  const [one] = fake.fixtures;
  if (!one) throw new Error('no fixtures');
  const inRound = async (round: number) => {
    const path = `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=Regular-Season-${round}`;
    const { body } = await days.call(days.team.member, 'GET', path);
    return (body.matches as StageMatch[]).map(({ matchId, predicted, points }) => [
      matchId,
      predicted,
      points,
    ]);
  };
  const totals = () =>
    days.testApp.parts.database
      .selectFrom('prediction_totals')
      .select(['stage_id', 'points', 'first', 'second'])
      .orderBy('stage_id')
      .execute();

  one.round = 'Regular Season - 2';
  await days.goTo(begin + 25 * hour);
  expect(await inRound(1)).toEqual([['2', { home: 1, away: 0 }, null]]);
  expect(await inRound(2)).toEqual([['1', { home: 1, away: 0 }, null]]);
  const changed = {
    gameId,
    stageId: 'Regular-Season-2',
    predictionList: [{ matchId: '1', home: 3, away: 0 }],
  };
  await days.call(days.team.member, 'POST', '/api/ScorePredictor/ScorePredict', changed);
  expect(await totals()).toEqual([]);

  Object.assign(one, { status: 'FT', fulltime: [3, 0] });
  await days.goTo(kickOff + 130 * minute);
  expect(await inRound(2)).toEqual([['1', { home: 3, away: 0 }, 5]]);
  const scored = { points: 5, first: 1, second: 0 };
  expect(await totals()).toMatchObject([{ stage_id: 'Regular-Season-2', ...scored }]);

  one.round = 'Regular Season - 3';
  await days.goTo(kickOff + 26 * hour);
  expect(await inRound(3)).toEqual([['1', { home: 3, away: 0 }, 5]]);
  expect(await totals()).toMatchObject([
    { stage_id: 'Regular-Season-2', points: 0, first: 0, second: 0 },
    { stage_id: 'Regular-Season-3', ...scored },
  ]);
});

test('races of Jolpica: locked at qualifying, scored on the classification, and corrected', async () => {
  fake.races = [fakeRace('1', kickOff)];
  await schedule('f1-2026');
  const read = async () =>
    (
      await days.call(
        days.team.member,
        'GET',
        `/api/RacePredictor/GetStageRace?gameId=${gameId}&stageId=race-1`,
      )
    ).body as StageRace;
  expect((await read()).drivers.map(({ driverId }) => driverId)).toEqual([
    'ash',
    'birch',
    'cedar',
    'dogwood',
  ]);
  const podium = { first: 'ash', second: 'birch', third: 'cedar', pole: 'ash', fastestLap: 'dogwood' };
  const tip = (predictions: object) =>
    days.call(days.team.member, 'POST', '/api/RacePredictor/RacePredict', {
      gameId,
      raceId: 'race-1',
      predictions,
    });
  expect((await tip(podium)).status).toBe(200);
  await days.goTo(kickOff - 20 * hour);
  expect((await tip({ ...podium, pole: 'birch' })).body.error).toBe('Closed');

  const result = (id: string, position: string, rank: string, positionText = position) =>
    fakeResult(id, { position, rank, positionText });
  fake.qualifying.set('1', [{ position: '1', Driver: driver('ash') }]);
  fake.results.set('1', [
    result('ash', '1', '2'),
    result('cedar', '2', '3'),
    result('birch', '3', '4'),
    result('dogwood', '4', '1', 'R'),
  ]);
  await days.goTo(kickOff + 3 * hour + minute);
  expect((await read()).points).toBe(5 + 2 + 2 + 3 + 3);
  fake.results.set('1', [
    result('ash', '1', '2'),
    result('birch', '2', '4'),
    result('cedar', '3', '3'),
    result('dogwood', '4', '1', 'R'),
  ]);
  await days.goTo(kickOff + 24 * hour);
  expect((await read()).points).toBe(26);
  const badges = await days.testApp.parts.database
    .selectFrom('badges_given')
    .select('idprod')
    .where('user_id', '=', days.team.member.userId)
    .execute();
  expect(badges).toEqual([{ idprod: 27 }]);
});
