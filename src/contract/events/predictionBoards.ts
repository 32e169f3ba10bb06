// Calls of the leaderboards of predictions, page by page.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { Row } from '../progress/leaderboards.ts';
import { fixtureId, itemId } from './predictions.ts';

const board = {
  service: 'dashboard',
  method: 'GET',
  access: 'member',
  rate: ['HEAVY'],
  claims: { companyId: 'team' },
  about: ['leaderboard'],
} as const;
const company = { companyId: z.optional(field.uuid) };
const own = <Shape extends z.ZodMiniType>(row: Shape) =>
  z.object({ ...field.pageOf(row), own: z.nullable(row) });

export const ScoreRow = z.extend(Row, { exact: z.number(), difference: z.number() });
export type ScoreRow = z.infer<typeof ScoreRow>;
export const ScoreTotalRow = z.extend(ScoreRow, { fixtures: z.number() });
export type ScoreTotalRow = z.infer<typeof ScoreTotalRow>;
export const RaceRow = z.extend(Row, { steps: z.number(), poles: z.number() });
export type RaceRow = z.infer<typeof RaceRow>;
export const SpecialRow = z.extend(Row, { right: z.number(), gameId: z.string(), title: z.string() });
export type SpecialRow = z.infer<typeof SpecialRow>;
export const StageRow = z.extend(ScoreRow, {
  /** Counts locked matches only. */
  predictions: z.array(
    z.object({
      matchId: z.string(),
      home: z.number(),
      away: z.number(),
      points: z.nullable(z.number()),
    }),
  ),
});
export type StageRow = z.infer<typeof StageRow>;

export const scoreTotals = endpoint({
  ...board,
  path: '/api/Leaderboard/ScorePredictorDetails',
  summary: 'Everyone of the team by their points over all leagues it predicts',
  query: z.object({ ...company, ...field.paging }),
  answer: own(ScoreTotalRow),
});

export const scoreFixtures = endpoint({
  ...board,
  path: '/api/Leaderboard/ScorePredictorFixtures',
  summary: 'The leagues the team predicts, with their match days',
  query: z.object({ ...company, ...field.paging }),
  answer: z.object(
    field.pageOf(
      z.object({
        fixtureId: z.string(),
        gameId: z.string(),
        name: z.string(),
        leagueId: z.number(),
        season: z.number(),
        stages: z.array(
          z.object({
            stageId: z.string(),
            name: z.string(),
            number: z.nullable(z.number()),
            isFinished: z.boolean(),
          }),
        ),
      }),
    ),
  ),
});

export const scoreOverview = endpoint({
  ...board,
  path: '/api/Leaderboard/ScorePredictorOverviewDetails',
  summary: 'Everyone of the team by their points in a league',
  query: z.object({ ...company, fixtureId, ...field.paging }),
  answer: own(ScoreRow),
});

export const scoreStage = endpoint({
  ...board,
  path: '/api/Leaderboard/ScorePredictorStageDetails',
  summary: 'Everyone of the team by their points in a match day, with what they predicted and is locked',
  query: z.object({ ...company, fixtureId, stageId: itemId, ...field.paging }),
  answer: own(StageRow),
});

export const raceOverview = endpoint({
  ...board,
  path: '/api/Leaderboard/RacePredictorOverviewDetails',
  summary: 'Everyone of the team by their points in the seasons of races, or in one of them',
  query: z.object({ ...company, fixtureId: z.optional(fixtureId), ...field.paging }),
  answer: own(RaceRow),
});

export const raceByRace = endpoint({
  ...board,
  path: '/api/Leaderboard/RacePredictorGPDetails',
  summary: 'The first ten of each race, the latest race first',
  query: z.object({ ...company, fixtureId: z.optional(fixtureId), ...field.paging }),
  answer: z.object(
    field.pageOf(
      z.object({
        raceId: z.string(),
        name: z.string(),
        start: field.time,
        rows: z.array(RaceRow),
      }),
    ),
  ),
});

/** What somebody predicted of a match, or of a place of a race; `mark` is null until the result is known. */
export const Tip = z.object({
  value: z.string(),
  mark: z.nullable(z.enum(['exact', 'right', 'wrong'])),
});
export type Tip = z.infer<typeof Tip>;

export const TipColumn = z.object({
  /** Of a match; of a race the name of its part. */
  id: z.string(),
  /** `GAL – FEN` and the whole names; null for parts of a race, which the client names. */
  short: z.nullable(z.string()),
  name: z.nullable(z.string()),
  result: z.nullable(z.string()),
});
export type TipColumn = z.infer<typeof TipColumn>;

export const TipRow = z.extend(Person, {
  /** In this stage. */
  points: z.number(),
  /** In all stages before this one. */
  before: z.number(),
  /** By column; null where nothing was predicted. */
  tips: z.array(z.nullable(Tip)),
});
export type TipRow = z.infer<typeof TipRow>;

export const StageTips = z.object({ columns: z.array(TipColumn), rows: z.array(TipRow) });
export type StageTips = z.infer<typeof StageTips>;

export const stageTips = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/Leaderboard/PredictorTips',
  summary: 'What everyone of the team predicted in a match day or a race, as far as it is locked',
  access: 'member',
  rate: ['HEAVY'],
  about: ['leaderboard'],
  query: z.object({ gameId: field.uuid, stageId: itemId }),
  answer: StageTips,
});

export const specialOverview = endpoint({
  ...board,
  path: '/api/Leaderboard/SpecialEventOverviewDetails',
  summary: 'Everyone of the team by their points in a special event; without one, in the latest',
  query: z.object({ ...company, gameId: z.optional(field.uuid), ...field.paging }),
  answer: own(SpecialRow),
});

export const getSpecialGame = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/Leaderboard/GetSpecialGame',
  about: ['leaderboard'],
  summary: 'The latest special event of a special team; of any other team nothing',
  access: 'member',
  rate: ['READ'],
  answer: z.object({
    event: z.nullable(
      z.object({ eventNumber: z.number(), title: z.string(), start: field.time, end: field.time }),
    ),
  }),
});

export const detailsSpecial = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/Leaderboard/DetailsSpecial',
  about: ['leaderboard'],
  summary: 'Everyone of a special team by their points in one of its special events',
  access: 'member',
  rate: ['HEAVY'],
  query: z.object({ eventNumber: field.ordinal }),
  answer: z.object({ rows: z.array(Row), own: z.nullable(Row) }),
});
