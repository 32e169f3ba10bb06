// Calls of puzzles guessed row by row: joining and guessing.
import * as z from 'zod/mini';
import type { PuzzleFacts } from '../../engine/facts.ts';
import * as field from '../fields.ts';
import { Gains } from '../play/tables.ts';
import { callsOf, game, guess, info, join } from './puzzles.ts';

export const GuessGame = z.object({
  ...game,
  language: z.nullable(field.language),
  cells: z.number(),
  maxGuesses: z.number(),
  hardMode: z.boolean(),
  /** Whether JoinGame may ask for hard mode: choice; or it is fixed for the whole team. */
  hardModeRule: z.enum(['choice', 'always', 'never']),
  guesses: z.array(z.object({ guess: z.string(), colours: z.string() })),
  answer: z.nullable(z.string()),
});
export type GuessGame = z.infer<typeof GuessGame>;

/** The reason of a refused word or equation is in `reason`: `length`, `notInList`, `syntax` … */
export const Guessed = z.object({
  guessNumber: z.number(),
  /** The row to show. */
  guess: z.string(),
  colours: z.string(),
  finished: z.boolean(),
  solved: z.boolean(),
  answer: z.nullable(z.string()),
  points: z.nullable(z.number()),
  gains: z.nullable(Gains),
});
export type Guessed = z.infer<typeof Guessed>;

const rowCallsOf = (facts: PuzzleFacts) => ({
  info: info(facts, GuessGame),
  join: join(facts, GuessGame),
  guess: guess(facts, Guessed),
});
export type RowCalls = ReturnType<typeof rowCallsOf>;

/** By puzzle type. */
export const rowCalls: Readonly<Record<string, RowCalls>> = callsOf('rows', rowCallsOf);
