// Calls of the predictions: what can be predicted, stages, and a person's own predictions.
import * as z from 'zod/mini';
import { contestFacts } from '../../catalogue/facts.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** A contest, by its id. */
export const predictionKind = z.enum(contestFacts.map(({ id }) => id));

/** `39-2025`: league and season; `f1-2025`; a special event has the id of its game. */
export const fixtureId = z.string().check(z.regex(/^(?:\d{1,6}-20\d\d|f1-20\d\d|[0-9a-f-]{36})$/));
/** An id of a stage, a match, a race, a driver, a question or an option. */
export const itemId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

export const Fixture = z.object({
  fixtureId: z.string(),
  kind: predictionKind,
  name: z.string(),
  leagueId: z.nullable(z.number()),
  season: z.nullable(z.number()),
  image: field.image,
  isScheduled: z.boolean(),
  gameId: z.nullable(z.string()),
  /** Its dates and results are made up, to try it out. */
  isSample: z.boolean(),
});
export type Fixture = z.infer<typeof Fixture>;

export const PredictorGame = z.object({
  gameId: z.string(),
  kind: predictionKind,
  fixtureId: z.string(),
  name: z.string(),
  groupId: z.nullable(z.string()),
  channelId: z.nullable(z.string()),
  currentStageId: z.nullable(z.string()),
  isSample: z.boolean(),
});
export type PredictorGame = z.infer<typeof PredictorGame>;

export const Stage = z.object({
  stageId: z.string(),
  name: z.string(),
  /** The number of a match day without a name. */
  number: z.nullable(z.number()),
  start: field.time,
  end: field.time,
  isOpen: z.boolean(),
  isFinished: z.boolean(),
});
export type Stage = z.infer<typeof Stage>;

/** The two colours of a shirt or a car. */
const twoColours = z.custom<readonly [string, string]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string'),
);

export const Club = z.object({
  /** Three letters. */
  code: z.string(),
  name: z.string(),
  colours: twoColours,
});
export type Club = z.infer<typeof Club>;

const Goals = z.object({ home: z.number(), away: z.number() });

export const StageMatch = z.object({
  matchId: z.string(),
  home: Club,
  away: Club,
  kickOff: field.time,
  isLocked: z.boolean(),
  status: z.enum(['open', 'locked', 'live', 'finished', 'postponed', 'void']),
  factor: z.number(),
  predicted: z.nullable(Goals),
  result: z.nullable(Goals),
  points: z.nullable(z.number()),
});
export type StageMatch = z.infer<typeof StageMatch>;
export const StageMatches = z.object({ matches: z.array(StageMatch), total: z.number() });
export type StageMatches = z.infer<typeof StageMatches>;

export const Podium = z.object({
  first: itemId,
  second: itemId,
  third: itemId,
  pole: itemId,
  fastestLap: itemId,
});
export type Podium = z.infer<typeof Podium>;
const part = z.nullable(z.string());
/** What is official; a part that nobody was given is null. */
export const OfficialPodium = z.object({
  first: part,
  second: part,
  third: part,
  pole: part,
  fastestLap: part,
});
export type OfficialPodium = z.infer<typeof OfficialPodium>;

export const RaceStage = z.object({
  stageId: z.string(),
  raceId: z.string(),
  name: z.string(),
  circuit: z.string(),
  country: z.string(),
  locksAt: field.time,
  start: field.time,
  isFinished: z.boolean(),
});
export type RaceStage = z.infer<typeof RaceStage>;

export const Driver = z.object({
  driverId: z.string(),
  code: z.string(),
  number: z.nullable(z.number()),
  name: z.string(),
  team: z.string(),
  colours: twoColours,
});
export type Driver = z.infer<typeof Driver>;

export const StageRace = z.object({
  raceId: z.string(),
  name: z.string(),
  locksAt: field.time,
  isLocked: z.boolean(),
  drivers: z.array(Driver),
  predicted: z.nullable(Podium),
  official: z.nullable(OfficialPodium),
  isVoid: z.boolean(),
  points: z.nullable(z.number()),
});
export type StageRace = z.infer<typeof StageRace>;

export const Question = z.object({
  questionId: z.string(),
  text: z.string(),
  kind: z.enum(['single', 'multi']),
  options: z.array(z.object({ optionId: z.string(), text: z.string() })),
  points: z.number(),
  locksAt: field.time,
  isLocked: z.boolean(),
  isVoid: z.boolean(),
  chosen: z.array(z.string()),
  right: z.nullable(z.array(z.string())),
  earned: z.nullable(z.number()),
});
export type Question = z.infer<typeof Question>;
export const Questions = z.object({
  gameId: z.string(),
  title: z.string(),
  locksAt: field.time,
  questions: z.array(Question),
});
export type Questions = z.infer<typeof Questions>;

const reading = {
  service: 'game',
  method: 'GET',
  access: 'member',
  rate: ['READ'],
  about: ['predictions'],
} as const;
const writing = {
  service: 'game',
  method: 'POST',
  access: 'member',
  rate: ['WRITE'],
  claims: { userId: 'self' },
} as const;
const gameId = field.uuid;
const self = z.optional(field.uuid);
const company = {
  ...reading,
  claims: { companyId: 'team' },
  params: z.object({ companyId: field.uuid }),
} as const;

export const predictorFixtures = endpoint({
  ...company,
  path: '/api/ScorePredictor/GetSchedule/{companyId}',
  summary: 'What can be scheduled for predictions: leagues, seasons of races, special events of the team',
  answer: z.object({ fixtures: z.array(Fixture) }),
});

export const predictorGames = endpoint({
  ...company,
  path: '/api/ScorePredictor/GetScheduledGames/{companyId}',
  summary: 'What the team predicts',
  answer: z.object({ games: z.array(PredictorGame) }),
});

export const scoreStages = endpoint({
  ...reading,
  path: '/api/ScorePredictor/GetStages',
  summary: 'The match days of a league that the team predicts',
  query: z.object({ fixtureId }),
  answer: z.object({ stages: z.array(Stage), currentStageId: z.nullable(z.string()) }),
});

export const raceStages = endpoint({
  ...reading,
  path: '/api/RacePredictor/GetStages',
  summary: 'The races of a season that the team predicts',
  query: z.object({ raceSeasonId: fixtureId }),
  answer: z.object({ stages: z.array(RaceStage), currentStageId: z.nullable(z.string()) }),
});

/** A colleague in place of oneself: what is locked of their predictions. */
const inStage = z.object({ gameId, stageId: itemId, userId: self });

export const stageMatches = endpoint({
  ...reading,
  path: '/api/ScorePredictor/GetStageMatches',
  summary: 'The matches of a match day with predictions: one’s own, or of a colleague what is locked',
  query: inStage,
  answer: StageMatches,
});

export const stageRace = endpoint({
  ...reading,
  path: '/api/RacePredictor/GetStageRace',
  summary: 'A race with a prediction: one’s own, or a colleague’s once it is locked',
  query: inStage,
  answer: StageRace,
});

export const eventQuestions = endpoint({
  ...reading,
  claims: { userId: 'self' },
  path: '/api/SpecialEvent/GetQuestions',
  summary: 'The questions of a special event and one’s own answers',
  query: z.object({ gameId, userId: self }),
  answer: Questions,
});

const goals = z.int().check(z.gte(0), z.lte(20));

export const predictScores = endpoint({
  ...writing,
  path: '/api/ScorePredictor/ScorePredict',
  summary: 'Predict matches of a match day; those left out stay; refused as a whole when one is locked',
  body: z.object({
    userId: self,
    gameId,
    stageId: itemId,
    predictionList: z.array(z.object({ matchId: itemId, home: goals, away: goals })).check(
      z.minLength(1),
      z.maxLength(100),
      z.refine(
        (list: readonly { readonly matchId: string }[]) =>
          field.areDifferent(list.map(({ matchId }) => matchId)),
        { error: 'repeated' },
      ),
    ),
  }),
  answer: StageMatches,
});

export const predictRace = endpoint({
  ...writing,
  path: '/api/RacePredictor/RacePredict',
  summary: 'Predict a race: three different drivers on the podium, pole position, fastest lap',
  body: z.object({
    userId: self,
    gameId,
    raceId: itemId,
    predictions: Podium.check(
      z.refine(({ first, second, third }) => field.areDifferent([first, second, third]), {
        error: 'repeated',
      }),
    ),
  }),
  answer: StageRace,
});

const optionIds = z.array(itemId).check(z.maxLength(20), z.refine(field.areDifferent, { error: 'repeated' }));

export const predictEvent = endpoint({
  ...writing,
  path: '/api/SpecialEvent/Predict',
  summary: 'Answer questions of a special event; those left out stay; refused as a whole when one is locked',
  body: z.object({
    userId: self,
    gameId,
    predictions: z.array(z.object({ questionId: itemId, optionIds })).check(
      z.minLength(1),
      z.maxLength(50),
      z.refine(
        (list: readonly { readonly questionId: string }[]) =>
          field.areDifferent(list.map(({ questionId }) => questionId)),
        { error: 'repeated' },
      ),
    ),
  }),
  answer: Questions,
});
