// Matches that do not end on the pitch: admins are told of an awarded one, and one that is played anew stays closed.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StageMatch } from '../../../src/contract/events/predictions.ts';
import type { Notification } from '../../../src/contract/messaging/notifications.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';
import { type FakeFixture, type FakeSports, openFakeSports } from '../../support/fakes/fakeSports.ts';

const hour = 60 * 60_000;
const begin = Date.UTC(2026, 7, 10, 9);
const kickOff = begin + 5 * 24 * hour;
const stageId = 'Regular-Season-1';

let fake: FakeSports;
let days: PredictorDays;
let gameId: string;
let fixture: FakeFixture;

beforeEach(async () => {
  fake = await openFakeSports();
  fixture = {
    id: 1,
    home: 'Arsenal',
    away: 'Burnley',
    kickOff,
    round: 'Regular Season - 1',
    status: 'NS',
    fulltime: [null, null],
  };
  fake.fixtures = [fixture];
  days = await predictorDays(begin, {
    API_FOOTBALL_KEY: 'a-key-of-the-fake-provider',
    API_FOOTBALL_URL: `${fake.url}/football`,
    PREDICTOR_SEASONS: '39-2026',
  });
  const { body } = await days.call(days.team.admin, 'POST', '/api/ScorePredictor/PostSchedule', {
    fixtureId: '39-2026',
  });
  gameId = String(body.gameId);
});
afterEach(async () => {
  await days.close();
  await fake.close();
});

async function theMatch(): Promise<StageMatch | undefined> {
  const path = `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=${stageId}`;
  return ((await days.call(days.team.member, 'GET', path)).body.matches as StageMatch[])[0];
}

const predict = (person: { readonly email: string }, home: number, away: number) =>
  days.call(person, 'POST', '/api/ScorePredictor/ScorePredict', {
    gameId,
    stageId,
    predictionList: [{ matchId: '1', home, away }],
  });

async function awardsToldTo(person: {
  readonly email: string;
  readonly userId: string;
}): Promise<Notification[]> {
  const path = `/api/UserNotification/GetList?userId=${person.userId}&page=1`;
  const { body } = await days.call(person, 'GET', path);
  return (body as unknown as Notification[]).filter(({ header }) => header.includes('awarded'));
}

test.each(['AWD', 'WO'])('%s: admins are told once, and type in the official result', async (status) => {
  const { admin, member } = days.team;
  expect((await predict(member, 3, 0)).status).toBe(200);
  fixture.status = status;
  await days.goTo(kickOff + 3 * hour);
  expect(await theMatch()).toMatchObject({ status: 'void', points: 0 });
  const [told, ...more] = await awardsToldTo(admin);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    header: 'Arsenal – Burnley was awarded',
    actionValues: { navigateTo: `/scheduler?tab=predictors&game=${gameId}&stage=${stageId}` },
  });
  expect(await awardsToldTo(member)).toEqual([]);

  await days.call(admin, 'PUT', `/api/UserNotification/MarkAsRead?userId=${admin.userId}`);
  await days.goTo(kickOff + 4 * hour);
  expect(await awardsToldTo(admin)).toMatchObject([{ isRead: true }]);
  const typed = { gameId, itemId: '1', score: { home: 3, away: 0 } };
  expect((await days.call(admin, 'POST', '/api/Predictions/EnterResult', typed)).status).toBe(200);
  expect(await theMatch()).toMatchObject({ status: 'finished', points: 5 });
});

test('a walkover is known before its kick-off: its result can be typed in, and nobody predicts it any more', async () => {
  fixture.status = 'WO';
  await days.goTo(begin + 25 * hour);
  expect((await predict(days.team.member, 3, 0)).body.error).toBe('Closed');
  const typed = { gameId, itemId: '1', score: { home: 3, away: 0 } };
  const { status } = await days.call(days.team.admin, 'POST', '/api/Predictions/EnterResult', typed);
  expect(status).toBe(200);
});

test('abandoned after its kick-off and played anew: what was shown stays closed and counts', async () => {
  const { admin, member } = days.team;
  await predict(member, 2, 1);
  fixture.status = 'ABD';
  await days.goTo(kickOff + 3 * hour);
  expect(await theMatch()).toMatchObject({ status: 'void', points: 0 });

  const again = kickOff + 10 * 24 * hour;
  Object.assign(fixture, { status: 'NS', kickOff: again });
  await days.goTo(kickOff + 24 * hour);
  expect(await theMatch()).toMatchObject({ status: 'locked', isLocked: true, points: null });
  expect((await predict(member, 0, 0)).body.error).toBe('Closed');
  await days.goTo(kickOff + 48 * hour); // read once more
  expect((await predict(admin, 2, 1)).body.error).toBe('Closed');

  Object.assign(fixture, { status: 'FT', fulltime: [2, 1] });
  await days.goTo(again + 3 * hour);
  expect(await theMatch()).toMatchObject({ status: 'finished', points: 5 });
});

test('cancelled before its kick-off and set anew: nothing was shown, and it is open until the new kick-off', async () => {
  fixture.status = 'CANC';
  await days.goTo(begin + 25 * hour);
  Object.assign(fixture, { status: 'NS', kickOff: kickOff + 48 * hour });
  await days.goTo(begin + 50 * hour);
  expect(await theMatch()).toMatchObject({ status: 'open', isLocked: false });
});
