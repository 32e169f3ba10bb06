// Who can be predicted in a race of Jolpica: before the first race of a season, in its middle, and when nobody is known.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Driver } from '../../../src/contract/events/predictions.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import {
  driver,
  type FakeSports,
  fakeRace,
  fakeResult,
  openFakeSports,
} from '../../support/fakes/fakeSports.ts';

const hour = 60 * 60_000;
const begin = Date.UTC(2026, 7, 10, 9);
const firstRace = begin + 5 * 24 * hour;
const secondRace = firstRace + 14 * 24 * hour;

let fake: FakeSports;
let days: PredictorDays;
let gameId: string;

beforeEach(async () => {
  fake = await openFakeSports();
  fake.races = [fakeRace('1', firstRace), fakeRace('2', secondRace)];
  fake.standings = [];
});
afterEach(async () => {
  await days.close();
  await fake.close();
});

async function schedule(): Promise<void> {
  days = await predictorDays(begin, {
    JOLPICA: 'on',
    JOLPICA_URL: `${fake.url}/f1`,
    PREDICTOR_SEASONS: 'f1-2026',
  });
  const { status, body } = await days.call(days.team.admin, 'POST', '/api/ScorePredictor/PostSchedule', {
    fixtureId: 'f1-2026',
  });
  expect(status).toBe(200);
  gameId = String(body.gameId);
}

async function driversOf(round: string): Promise<Driver[]> {
  const path = `/api/RacePredictor/GetStageRace?gameId=${gameId}&stageId=race-${round}`;
  return (await days.call(days.team.member, 'GET', path)).body.drivers as Driver[];
}

const idsOf = async (round: string) => (await driversOf(round)).map(({ driverId }) => driverId).toSorted();

const predict = (round: string, first: string, second: string, third: string) =>
  days.call(days.team.member, 'POST', '/api/RacePredictor/RacePredict', {
    gameId,
    raceId: `race-${round}`,
    predictions: { first, second, third, pole: first, fastestLap: third },
  });

test('before the first race the drivers of the season can be predicted, in the teams last known', async () => {
  fake.drivers.set('2026', ['ash', 'birch', 'newcomer']);
  fake.lastResults.set('2025', [fakeResult('ash', { position: '1' }, 'McLaren')]);
  await schedule();
  expect(await idsOf('1')).toEqual(['ash', 'birch', 'newcomer']);
  const teams = new Map((await driversOf('1')).map(({ driverId, team }) => [driverId, team]));
  expect(teams).toEqual(
    new Map([
      ['ash', 'McLaren'],
      ['birch', ''],
      ['newcomer', ''],
    ]),
  );
  expect((await predict('1', 'newcomer', 'ash', 'birch')).status).toBe(200);
});

test('a season without a list of drivers has those of the last race', async () => {
  fake.lastResults.set('2025', [
    fakeResult('ash', { position: '1' }),
    fakeResult('birch', { position: '2' }),
    fakeResult('cedar', { position: '3' }),
  ]);
  await schedule();
  expect(await idsOf('1')).toEqual(['ash', 'birch', 'cedar']);
  expect((await predict('1', 'ash', 'birch', 'cedar')).status).toBe(200);
});

test('somebody who comes in during the season can be predicted in the next race', async () => {
  fake.drivers.set('2026', ['ash', 'birch', 'cedar']);
  await schedule();
  fake.drivers.set('2026', ['ash', 'birch', 'cedar', 'listed']);
  fake.standings = ['ash', 'birch', 'cedar'];
  fake.qualifying.set('1', [{ position: '1', Driver: driver('ash') }]);
  fake.results.set('1', [
    fakeResult('ash', { position: '1' }),
    fakeResult('birch', { position: '2' }),
    fakeResult('substitute', { position: '3' }, 'Haas'),
  ]);
  await days.goTo(firstRace + 3 * hour + 60_000);
  expect(await idsOf('2')).toEqual(['ash', 'birch', 'cedar', 'listed', 'substitute']);
  const substitute = (await driversOf('2')).find(({ driverId }) => driverId === 'substitute');
  expect(substitute?.team).toBe('Haas');
});

test('a race nobody is known of refuses predictions in words, and can be declared not to count', async () => {
  await schedule();
  expect(await driversOf('1')).toEqual([]);
  const refused = await predict('1', 'ash', 'birch', 'cedar');
  expect([refused.status, refused.body.error]).toEqual([409, 'NoDriversYet']);
  expect(refused.body.message).toBe('The drivers are not known yet. Try again in a few days.');
  await days.goTo(firstRace - 19 * hour);
  const voided = await days.call(days.team.admin, 'POST', '/api/Predictions/EnterResult', {
    gameId,
    itemId: 'race-1',
    isVoid: true,
  });
  expect(voided.status).toBe(200);
});
