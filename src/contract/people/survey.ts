// The survey after sign-up: four optional questions with keys for answers.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

export const surveyChoices = {
  mainUsage: ['onboarding', 'breaks', 'events', 'learning', 'other'],
  mainInterest: ['board', 'cards', 'words', 'puzzles', 'trivia', 'predictions'],
  size: ['1-10', '11-50', '51-200', '201-1000', '1000+'],
  heardFrom: ['colleague', 'search', 'store', 'social', 'other'],
} as const;

/** Empty, null and missing all mean: no answer. */
const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.optional(z.nullable(z.enum(['', ...choices])));

export const surveyEnd = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Survey/SurveyEnd',
  summary: 'What a new person answered, or that they would rather not',
  access: 'user',
  rate: ['WRITE'],
  claims: { userId: 'self' },
  body: z.object({
    userId: z.optional(field.uuid),
    hasSubmitted: z.boolean(),
    mainUsage: oneOf(surveyChoices.mainUsage),
    mainInterest: oneOf(surveyChoices.mainInterest),
    size: oneOf(surveyChoices.size),
    heardFrom: oneOf(surveyChoices.heardFrom),
    additional: z.optional(
      z.nullable(field.freeText.check(z.refine((text) => !text.includes('\u0000'), { error: 'characters' }))),
    ),
  }),
  answer: field.ok,
});
