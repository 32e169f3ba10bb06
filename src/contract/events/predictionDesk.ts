// Calls of an admin about predictions: scheduling a league or races, special events, and results typed in by hand.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { outsideId } from '../messaging/chat.ts';
import { fixtureId, itemId, OfficialPodium, predictionKind, Questions } from './predictions.ts';

const ofTeam = { service: 'game', access: 'admin', rate: ['ADM'] } as const;
const posting = {
  ...ofTeam,
  method: 'POST',
  claims: { companyId: 'team', userId: 'self' },
  changes: ['predictions', 'events', 'schedule'],
} as const;
const companyId = z.optional(field.uuid);
const userId = z.optional(field.uuid);

const scheduling = (service: 'ScorePredictor' | 'Teams' | 'Slack', path: string) =>
  endpoint({
    ...posting,
    path: `/api/${service}/${path}`,
    summary: 'Let the team predict a league, a season of races or a special event; a channel reads of it',
    body: z.object({
      companyId,
      userId,
      fixtureId,
      groupId: z.optional(z.nullable(outsideId)),
      channelId: z.optional(z.nullable(outsideId)),
    }),
    answer: z.object({ gameId: z.string(), fixtureId: z.string() }),
  });
export const schedulePredictor = scheduling('ScorePredictor', 'PostSchedule');
export const schedulePredictorInTeams = scheduling('Teams', 'SchedulePredictor');
export const schedulePredictorInSlack = scheduling('Slack', 'SchedulePredictor');

/** Limits of a special event. */
export const eventLimits = { questions: 50, leastOptions: 2, options: 20, points: 100 } as const;

const EventQuestion = z.object({
  /** Id of an existing question, which keeps the answers people gave. */
  questionId: z.optional(itemId),
  text: field.line(200),
  kind: z.enum(['single', 'multi']),
  options: z.array(z.object({ optionId: z.optional(itemId), text: field.line(100) })).check(
    z.minLength(eventLimits.leastOptions),
    z.maxLength(eventLimits.options),
    z.refine((options) => field.areDifferent(options.flatMap(({ optionId }) => optionId ?? [])), {
      error: 'repeated',
    }),
  ),
  points: z.int().check(z.gte(1), z.lte(eventLimits.points)),
  /** Left out: that of the event. */
  locksAt: z.optional(z.nullable(field.moment)),
});

export const saveSpecialEvent = endpoint({
  ...posting,
  path: '/api/SpecialEvent/Save',
  summary: 'Make a special event, or change what is not locked of one',
  body: z.object({
    companyId,
    userId,
    /** Left out: a new one. */
    gameId: z.optional(field.uuid),
    title: field.line(80),
    locksAt: field.moment,
    questions: z.array(EventQuestion).check(
      z.minLength(1),
      z.maxLength(eventLimits.questions),
      z.refine((questions) => field.areDifferent(questions.flatMap(({ questionId }) => questionId ?? [])), {
        error: 'repeated',
      }),
    ),
    groupId: z.optional(z.nullable(outsideId)),
    channelId: z.optional(z.nullable(outsideId)),
  }),
  answer: Questions,
});

const goals = z.int().check(z.gte(0), z.lte(99));
/** One of them, by the kind of the event; null takes back what was typed in, and the source counts again. */
const result = {
  score: z.optional(z.nullable(z.object({ home: goals, away: goals }))),
  race: z.optional(z.nullable(OfficialPodium)),
  special: z.optional(z.nullable(z.array(itemId).check(z.minLength(1), z.maxLength(eventLimits.options)))),
};

export const enterResult = endpoint({
  ...posting,
  path: '/api/Predictions/EnterResult',
  summary: 'Type in the result of a match, a race or a question, or correct it; void: it counts for nobody',
  body: z.object({
    companyId,
    userId,
    gameId: field.uuid,
    itemId,
    isVoid: z.optional(z.boolean()),
    ...result,
  }),
  answer: field.ok,
});

export const setFactor = endpoint({
  ...posting,
  path: '/api/Predictions/SetFactor',
  summary: 'A special match pays double; only before its match day has begun',
  body: z.object({
    companyId,
    userId,
    gameId: field.uuid,
    itemId,
    factor: z.int().check(z.gte(1), z.lte(2)),
  }),
  answer: field.ok,
});

export const DeskItem = z.object({
  itemId: z.string(),
  stageId: z.string(),
  kind: predictionKind,
  name: z.string(),
  start: field.time,
  isVoid: z.boolean(),
  /** Typed in by an admin; else it is the source's. */
  isTyped: z.boolean(),
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
  race: z.nullable(OfficialPodium),
  special: z.nullable(z.array(z.string())),
  /** Drivers or options to choose from. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
  factor: z.number(),
  isMulti: z.boolean(),
});
export type DeskItem = z.infer<typeof DeskItem>;

export const resultsDesk = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Predictions/ResultsDesk',
  about: ['predictions'],
  summary: 'Everything of a stage with its results, to type them in',
  query: z.object({ gameId: field.uuid, stageId: itemId }),
  answer: z.object({ items: z.array(DeskItem) }),
});
