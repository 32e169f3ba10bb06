// A race that is cancelled: its source leaves it out and counts the races after it anew, and predictions stay with their race.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import { type FakeSports, fakeRace, fakeResult, openFakeSports } from '../../support/fakes/fakeSports.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const begin = Date.UTC(2026, 7, 10, 9);
const monacoStarts = begin + 17 * day;

let fake: FakeSports;
let days: PredictorDays;
let gameId: string;

const race = (round: string, name: string, at: number) => ({
  ...fakeRace(round, at),
  raceName: name,
  Circuit: { circuitName: `${name} Ring`, Location: { country: name } },
});

beforeEach(async () => {
  fake = await openFakeSports();
  fake.races = [
    race('1', 'Imola', begin + 10 * day),
    race('2', 'Monaco', monacoStarts),
    race('3', 'Spain', begin + 24 * day),
  ];
  days = await predictorDays(begin, {
    JOLPICA: 'on',
    JOLPICA_URL: `${fake.url}/f1`,
    PREDICTOR_SEASONS: 'f1-2026',
  });
  const { body } = await days.call(days.team.admin, 'POST', '/api/ScorePredictor/PostSchedule', {
    fixtureId: 'f1-2026',
  });
  gameId = String(body.gameId);
});
afterEach(async () => {
  await days.close();
  await fake.close();
});

const predict = (raceId: string, first: string, second: string, third: string) =>
  days.call(days.team.member, 'POST', '/api/RacePredictor/RacePredict', {
    gameId,
    raceId,
    predictions: { first, second, third, pole: first, fastestLap: first },
  });

const stages = async () => {
  const path = '/api/RacePredictor/GetStages?raceSeasonId=f1-2026';
  return (await days.call(days.team.member, 'GET', path)).body.stages;
};

test('the next race is scored as it was predicted, and the cancelled one counts for nobody', async () => {
  expect((await predict('race-1', 'ash', 'birch', 'cedar')).status).toBe(200);
  expect((await predict('race-2', 'dogwood', 'cedar', 'birch')).status).toBe(200);
  fake.races = [race('1', 'Monaco', monacoStarts), race('2', 'Spain', begin + 24 * day)];
  await days.goTo(begin + 5 * day);
  expect(await stages()).toMatchObject([
    { raceId: 'race-1', name: 'Imola', isFinished: true },
    { raceId: 'race-2', name: 'Monaco', isFinished: false },
    { raceId: 'race-3', name: 'Spain', isFinished: false },
  ]);
  fake.results.set(
    '1',
    ['dogwood', 'cedar', 'birch', 'ash'].map((id, at) => fakeResult(id, { position: String(at + 1) })),
  );
  fake.qualifying.set('1', [fakeResult('dogwood', { position: '1' })]);
  await days.goTo(monacoStarts + 4 * hour);
  const points = await days.testApp.parts.database
    .selectFrom('predictions')
    .select(['item_id', 'points'])
    .orderBy('item_id')
    .execute();
  expect(points).toEqual([
    { item_id: 'race-1', points: 0 },
    { item_id: 'race-2', points: 26 },
  ]);
});

test('a race that is only missing from an answer goes on, and so does one that is back', async () => {
  const all = fake.races;
  fake.races = all.slice(1);
  await days.goTo(begin + 1 * day);
  expect(await stages()).toMatchObject([{ name: 'Imola', isFinished: false }, {}, {}]);
  fake.races = [race('1', 'Monaco', monacoStarts), race('2', 'Spain', begin + 24 * day)];
  await days.goTo(begin + 2 * day);
  expect(await stages()).toMatchObject([{ name: 'Imola', isFinished: true }, {}, {}]);
  fake.races = all;
  await days.goTo(begin + 3 * day);
  expect(await stages()).toMatchObject([{ name: 'Imola', isFinished: false }, {}, {}]);
  expect((await predict('race-1', 'ash', 'birch', 'cedar')).status).toBe(200);
});
