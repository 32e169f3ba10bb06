// The call that tells somebody new which of the first steps they have done.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const FirstSteps = z.object({
  /** Has finished a daily puzzle, for practice or not. */
  puzzle: z.boolean(),
  /** Has finished a game at a table, against bots or people. */
  game: z.boolean(),
  /** Somebody else is in the team, or is invited by mail. */
  invite: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const firstSteps = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/UserProfile/FirstSteps',
  about: ['members', 'profile', 'puzzles'],
  summary: 'What the caller has done of the first steps; null: has been here for two weeks',
  access: 'user',
  rate: ['READ'],
  answer: z.nullable(FirstSteps),
});
