// Whole shipped seasons replayed by moving the clock: locks, secrets, corrections, and tables equal to an independent recount.
import { afterEach, expect, test } from 'vitest';
import type { ScoreRow } from '../../../src/contract/events/predictionBoards.ts';
import type { RaceStage, Stage, StageMatch, StageRace } from '../../../src/contract/events/predictions.ts';
import { type PredictorDays, predictorDays } from '../../support/data/predictorDays.ts';

let days: PredictorDays;
afterEach(() => days.close());

/** Points counted by the words of the rules, not by their code. */
function recount({ predicted, result, factor }: StageMatch): {
  points: number;
  exact: number;
  difference: number;
} {
  const nothing = { points: 0, exact: 0, difference: 0 };
  if (!predicted || !result) return nothing;
  if (predicted.home === result.home && predicted.away === result.away)
    return { points: 5 * factor, exact: 1, difference: 0 };
  const winner = ({ home, away }: { home: number; away: number }) =>
    home > away ? 'h' : home < away ? 'a' : 'd';
  if (winner(predicted) !== winner(result)) return nothing;
  const isBy = predicted.home - predicted.away === result.home - result.away && winner(result) !== 'd';
  return { points: (isBy ? 3 : 2) * factor, exact: 0, difference: isBy ? 1 : 0 };
}

const aGuess = (person: number, round: number, match: number) => ({
  home: (round * 3 + match * 5 + person) % 4,
  away: (round + match * 2 + person * 2) % 3,
});

test('a season of football', { timeout: 240_000 }, async () => {
  days = await predictorDays(Date.UTC(2025, 7, 1));
  const { team, call, testApp } = days;
  const { admin, member } = team;
  const scheduled = await call(admin, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId: '39-2025' });
  expect(scheduled.status).toBe(200);
  const gameId = String(scheduled.body.gameId);
  const again = await call(admin, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId: '39-2025' });
  expect(again.body.error).toBe('AlreadyDone');

  const read = await call(member, 'GET', '/api/ScorePredictor/GetStages?fixtureId=39-2025');
  const stages = read.body.stages as Stage[];
  expect(stages).toHaveLength(38);
  expect(read.body.currentStageId).toBe('round-1');
  const matchesOf = async (person: typeof admin, stageId: string, of = person) => {
    const path = `/api/ScorePredictor/GetStageMatches?gameId=${gameId}&stageId=${stageId}&userId=${of.userId}`;
    return call(person, 'GET', path);
  };
  const predict = (person: typeof admin, stageId: string, predictionList: object[]) =>
    call(person, 'POST', '/api/ScorePredictor/ScorePredict', { gameId, stageId, predictionList });

  const all: StageMatch[] = [];
  for (const [round, { stageId }] of stages.entries()) {
    const { body } = await matchesOf(member, stageId);
    const matches = body.matches as StageMatch[];
    expect(matches).toHaveLength(10);
    all.push(...matches);
    for (const [person, who] of [admin, member].entries()) {
      if (person === 1 && round % 7 === 3) continue; // forgot to
      const list = matches.map(({ matchId }, i) => ({ matchId, ...aGuess(person, round, i) }));
      expect((await predict(who, stageId, list)).status).toBe(200);
    }
  }
  expect(new Set(all.map(({ home, away }) => `${home.code}${away.code}`)).size).toBe(380);

  const [first] = stages;
  const factored = all[3];
  if (!first || !factored) throw new Error('no first stage');
  const factor = { gameId, itemId: factored.matchId, factor: 2 };
  expect((await call(admin, 'POST', '/api/Predictions/SetFactor', factor)).status).toBe(200);

  for (const { stageId, start, end } of stages) {
    await days.goTo(Date.parse(start) - 1_000);
    expect((await matchesOf(member, stageId, admin)).body.error).toBe('NotAllowed');
    const wish = [{ matchId: all.find(({ kickOff }) => kickOff === start)?.matchId, home: 1, away: 1 }];
    await days.goTo(Date.parse(start));
    expect((await predict(admin, stageId, wish)).body.error).toBe('Closed');
    const seen = (await matchesOf(member, stageId, admin)).body.matches as StageMatch[];
    for (const { isLocked, predicted } of seen) expect(predicted !== null).toBe(isLocked);
    await days.goTo(Date.parse(end) + 3 * 3_600_000);
  }
  expect((await call(admin, 'POST', '/api/Predictions/SetFactor', factor)).body.error).toBe('Closed');

  const countStage = async (who: typeof admin, stageId: string) => {
    const { body } = await matchesOf(who, stageId);
    const sum = { points: 0, exact: 0, difference: 0 };
    for (const match of body.matches as StageMatch[]) {
      const { points, exact, difference } = recount(match);
      expect(match.points ?? 0).toBe(points);
      sum.points += points;
      sum.exact += exact;
      sum.difference += difference;
    }
    expect(body.total).toBe(sum.points);
    return sum;
  };
  const sums = [admin, member].map((who) => ({ who, stages: new Map<string, ReturnType<typeof recount>>() }));
  const counted = async (changed: readonly Stage[]) => {
    for (const { who, stages: known } of sums) {
      for (const { stageId } of changed) known.set(stageId, await countStage(who, stageId));
      const sum = { points: 0, exact: 0, difference: 0 };
      for (const { points, exact, difference } of known.values()) {
        sum.points += points;
        sum.exact += exact;
        sum.difference += difference;
      }
      const board = await call(
        who,
        'GET',
        '/api/Leaderboard/ScorePredictorOverviewDetails?fixtureId=39-2025&pageSize=20&pageNumber=1',
      );
      const { points, exact, difference } = board.body.own as ScoreRow;
      expect({ points, exact, difference }).toEqual(sum);
      const lines = await testApp.parts.database
        .selectFrom('xp_lines')
        .select(({ fn }) => fn.sum<number>('xp').as('xp'))
        .where('user_id', '=', who.userId)
        .where('source', '=', 'prediction')
        .executeTakeFirstOrThrow();
      expect(Number(lines.xp)).toBe(points);
    }
  };
  await counted(stages);

  const corrected = { gameId, itemId: factored.matchId };
  const enter = (more: object) =>
    call(admin, 'POST', '/api/Predictions/EnterResult', { ...corrected, ...more });
  expect((await enter({ score: { home: 7, away: 7 } })).status).toBe(200);
  await counted([first]); // the others stay; the board and the ledger add all of them up
  expect((await enter({ isVoid: true })).status).toBe(200);
  await counted([first]);
  expect((await enter({ score: null })).status).toBe(200);
  await counted([first]);
  expect(
    (await call(member, 'POST', '/api/Predictions/EnterResult', { ...corrected, isVoid: true })).body.error,
  ).toBe('AdminOnly');
});

test('a season of races', async () => {
  days = await predictorDays(Date.UTC(2025, 2, 1));
  const { team, call } = days;
  const { admin, member } = team;
  const { body } = await call(admin, 'POST', '/api/ScorePredictor/PostSchedule', { fixtureId: 'f1-2025' });
  const gameId = String(body.gameId);
  const read = await call(member, 'GET', '/api/RacePredictor/GetStages?raceSeasonId=f1-2025');
  const stages = read.body.stages as RaceStage[];
  expect(stages).toHaveLength(24);
  const predictions = { first: 'NOR', second: 'VER', third: 'PIA', pole: 'NOR', fastestLap: 'NOR' };
  const predict = (raceId: string, more: object = {}) =>
    call(member, 'POST', '/api/RacePredictor/RacePredict', {
      gameId,
      raceId,
      predictions: { ...predictions, ...more },
    });
  const raceOf = async (person: typeof admin, stageId: string) =>
    call(
      person,
      'GET',
      `/api/RacePredictor/GetStageRace?gameId=${gameId}&stageId=${stageId}&userId=${member.userId}`,
    );
  let sum = 0;
  for (const { stageId, raceId, locksAt, start } of stages) {
    await days.goTo(Date.parse(locksAt) - 60_000);
    expect((await predict(raceId, { third: 'NOR' })).status).toBe(400);
    expect((await predict(raceId)).status).toBe(200);
    expect((await raceOf(admin, stageId)).body.error).toBe('NotAllowed');
    await days.goTo(Date.parse(locksAt));
    expect((await predict(raceId, { pole: 'VER' })).body.error).toBe('Closed');
    await days.goTo(Date.parse(start) + 4 * 3_600_000);
    const race = (await raceOf(admin, stageId)).body as StageRace;
    const { official, points } = race;
    if (!official) throw new Error(`${raceId} has no result`);
    const steps = ['first', 'second', 'third'] as const;
    const podium = steps.map((step) => official[step]);
    let expected = 0;
    for (const step of steps)
      expected += official[step] === predictions[step] ? 5 : podium.includes(predictions[step]) ? 2 : 0;
    if (steps.every((step) => official[step] === predictions[step])) expected += 5;
    for (const part of ['pole', 'fastestLap'] as const)
      expected += official[part] === predictions[part] ? 3 : 0;
    expect(points).toBe(expected);
    sum += expected;
  }
  const board = await call(
    member,
    'GET',
    '/api/Leaderboard/RacePredictorOverviewDetails?pageSize=20&pageNumber=1',
  );
  expect(board.body.own).toMatchObject({ points: sum });
  const races = await call(admin, 'GET', '/api/Leaderboard/RacePredictorGPDetails?pageSize=5&pageNumber=1');
  expect(races.body.total).toBe(24);
});
