// Requests of predictions that are understood, for the matrix of rights: about games that are not there.
import { randomUUID } from 'node:crypto';

export const predictionBodies: Readonly<Record<string, object>> = {
  '/api/ScorePredictor/ScorePredict': {
    gameId: randomUUID(),
    stageId: 'round-1',
    predictionList: [{ matchId: 'm', home: 1, away: 0 }],
  },
  '/api/RacePredictor/RacePredict': {
    gameId: randomUUID(),
    raceId: 'race-1',
    predictions: { first: 'A', second: 'B', third: 'C', pole: 'A', fastestLap: 'A' },
  },
  '/api/SpecialEvent/Predict': {
    gameId: randomUUID(),
    predictions: [{ questionId: 'q', optionIds: ['a'] }],
  },
  '/api/SpecialEvent/Save': {
    gameId: randomUUID(),
    title: 'Quarter awards',
    locksAt: '2099-01-01T00:00:00.000Z',
    questions: [{ text: 'Who?', kind: 'single', options: [{ text: 'A' }, { text: 'B' }], points: 5 }],
  },
  ...Object.fromEntries(
    ['ScorePredictor/PostSchedule', 'Teams/SchedulePredictor', 'Slack/SchedulePredictor'].map((path) => [
      `/api/${path}`,
      { fixtureId: '999999-2025' },
    ]),
  ),
  '/api/Predictions/EnterResult': { gameId: randomUUID(), itemId: 'm', score: { home: 1, away: 0 } },
  '/api/Predictions/SetFactor': { gameId: randomUUID(), itemId: 'm', factor: 2 },
};

/** How they end for who is let in. */
export const predictionsNotThere: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'ScorePredictor/ScorePredict',
      'RacePredictor/RacePredict',
      'SpecialEvent/Predict',
      'SpecialEvent/GetQuestions',
      'SpecialEvent/Save',
      'ScorePredictor/PostSchedule',
      'Teams/SchedulePredictor',
      'Slack/SchedulePredictor',
      'Predictions/EnterResult',
      'Predictions/SetFactor',
      'Leaderboard/ScorePredictorOverviewDetails',
      'Leaderboard/ScorePredictorStageDetails',
      'Leaderboard/DetailsSpecial',
    ].map((path) => [`/api/${path}`, 404]),
  ),
};

export const predictionQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/SpecialEvent/GetQuestions': { gameId: randomUUID() },
  '/api/Leaderboard/ScorePredictorDetails': { pageSize: '20', pageNumber: '1' },
  '/api/Leaderboard/ScorePredictorFixtures': { pageSize: '20', pageNumber: '1' },
  '/api/Leaderboard/ScorePredictorOverviewDetails': {
    fixtureId: '39-2025',
    pageSize: '20',
    pageNumber: '1',
  },
  '/api/Leaderboard/ScorePredictorStageDetails': {
    fixtureId: '39-2025',
    stageId: 'round-1',
    pageSize: '20',
    pageNumber: '1',
  },
  '/api/Leaderboard/RacePredictorOverviewDetails': { pageSize: '20', pageNumber: '1' },
  '/api/Leaderboard/RacePredictorGPDetails': { pageSize: '20', pageNumber: '1' },
  '/api/Leaderboard/DetailsSpecial': { eventNumber: '1' },
  '/api/Leaderboard/SpecialEventOverviewDetails': { pageSize: '20', pageNumber: '1' },
};
