// Everybody's tips in one grid: nothing of an open match or race, and after the lock with who was right.
import { afterEach, expect, test } from 'vitest';
import type { StageTips } from '../../../src/contract/events/predictionBoards.ts';
import type { RaceStage, StageMatch, StageRace } from '../../../src/contract/events/predictions.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';

let days: PredictorDays;
afterEach(() => days.close());

const tipsPath = (gameId: string, stageId: string) =>
  `/api/Leaderboard/PredictorTips?gameId=${gameId}&stageId=${stageId}`;

test('of a match day', async () => {
  days = await predictorDays(Date.UTC(2025, 7, 1));
  const { call, team } = days;
  const { admin, member } = team;
  const { body } = await call(admin, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId: '39-2025' });
  const gameId = String(body.gameId);
  const matchesOf = async () => {
    const path = `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=round-1`;
    return (await call(admin, 'GET', path)).body.matches as StageMatch[];
  };
  const tipsFor = async (person: typeof admin) =>
    (await call(person, 'GET', tipsPath(gameId, 'round-1'))).body as unknown as StageTips;
  const matches = (await matchesOf()).toSorted((a, b) => Date.parse(a.kickOff) - Date.parse(b.kickOff));
  const predictionList = matches.map(({ matchId }) => ({ matchId, home: 2, away: 1 }));
  const message = { gameId, stageId: 'round-1', predictionList };
  expect((await call(member, 'POST', '/api/ScorePredictor/ScorePredict', message)).status).toBe(200);

  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) throw new Error('no matches');
  await days.goTo(Date.parse(first.kickOff) - 1_000);
  expect(await tipsFor(admin)).toEqual({ columns: [], rows: [] });
  await days.goTo(Date.parse(first.kickOff));
  const locked = matches.filter(({ kickOff }) => kickOff === first.kickOff).map(({ matchId }) => matchId);
  const early = await tipsFor(admin);
  expect(early.columns.map(({ id }) => id).toSorted()).toEqual(locked.toSorted());
  expect(early.rows).toMatchObject([{ userId: member.userId, points: 0, before: 0 }]);
  expect(early.rows[0]?.tips).toEqual(locked.map(() => ({ value: '2 : 1', mark: null })));

  await days.goTo(Date.parse(last.kickOff) + 3 * 3_600_000);
  const whole = await tipsFor(admin);
  const results = new Map((await matchesOf()).map(({ matchId, result }) => [matchId, result]));
  expect(whole.columns).toHaveLength(10);
  for (const [at, { id, result, short }] of whole.columns.entries()) {
    const { home = 0, away = 0 } = results.get(id) ?? {};
    expect(result).toBe(`${home} : ${away}`);
    expect(short).toMatch(/^\w{3} – \w{3}$/);
    const isExact = home === 2 && away === 1;
    expect(whole.rows[0]?.tips[at]?.mark).toBe(isExact ? 'exact' : home > away ? 'right' : 'wrong');
  }
  const board = `/api/Leaderboard/ScorePredictorOverviewDetails?fixtureId=39-2025&pageSize=5&pageNumber=1`;
  const { own } = (await call(member, 'GET', board)).body as { own: { points: number } };
  expect(whole.rows[0]?.points).toBe(own.points);

  const next = (await call(admin, 'GET', tipsPath(gameId, 'round-2'))).body;
  expect(next).toEqual({ columns: [], rows: [] });
  expect((await call(admin, 'GET', tipsPath(gameId, 'round-99'))).body.error).toBe('NotFound');
  expect((await call(admin, 'GET', tipsPath(member.userId, 'round-1'))).body.error).toBe('NotFound');
});

test('of a race, with the points of the races before it', async () => {
  days = await predictorDays(Date.UTC(2025, 2, 1));
  const { call, team } = days;
  const { admin, member } = team;
  const { body } = await call(admin, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId: 'f1-2025' });
  const gameId = String(body.gameId);
  const read = await call(member, 'GET', '/api/RacePredictor/GetStages?raceSeasonId=f1-2025');
  const [one, two] = read.body.stages as RaceStage[];
  if (!one || !two) throw new Error('no races');
  const predictions = { first: 'NOR', second: 'VER', third: 'PIA', pole: 'NOR', fastestLap: 'NOR' };
  let before = 0;
  for (const { raceId, stageId, locksAt, start } of [one, two]) {
    await days.goTo(Date.parse(locksAt) - 60_000);
    await call(member, 'POST', '/api/RacePredictor/RacePredict', { gameId, raceId, predictions });
    expect((await call(admin, 'GET', tipsPath(gameId, stageId))).body).toEqual({ columns: [], rows: [] });
    await days.goTo(Date.parse(start) + 4 * 3_600_000);
    const tips = (await call(admin, 'GET', tipsPath(gameId, stageId))).body as unknown as StageTips;
    const path = `/api/RacePredictor/GetStageRace?gameId=${gameId}&stageId=${stageId}`;
    const { official, points } = (await call(member, 'GET', path)).body as unknown as StageRace;
    const parts = ['first', 'second', 'third', 'pole', 'fastestLap'] as const;
    expect(tips.columns.map(({ id }) => id)).toEqual(parts);
    expect(tips.rows).toMatchObject([{ userId: member.userId, points, before }]);
    const marks = parts.map((part) => (official?.[part] === predictions[part] ? 'exact' : 'wrong'));
    expect(tips.rows[0]?.tips.map((tip) => tip?.mark)).toEqual(marks);
    before += points ?? 0;
  }
});
