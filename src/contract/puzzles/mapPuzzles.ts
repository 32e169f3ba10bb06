// Calls of puzzles found on the map: joining, guessing a place, and the questions after the end.
import * as z from 'zod/mini';
import type { PuzzleFacts } from '../../engine/facts.ts';
import { directions } from '../../engine/mapPuzzle.ts';
import { endpoint } from '../endpoint.ts';
import { Gains } from '../play/tables.ts';
import { callsOf, game, gameId, guess, info, join, pathOf, self } from './puzzles.ts';

const words = z.nullable(z.object({ en: z.string(), tr: z.string() }));

export const ExtraQuestion = z.object({
  /** Its words are in the texts of the puzzle. */
  kind: z.string(),
  points: z.number(),
  choices: z.array(z.object({ words, picture: z.nullable(z.string()), colours: z.array(z.string()) })),
  /** Null: not answered. */
  chosen: z.nullable(z.number()),
  /** Null until it is answered, or cannot be any more. */
  right: z.nullable(z.number()),
});
export type ExtraQuestion = z.infer<typeof ExtraQuestion>;

const extras = z.array(ExtraQuestion);

export const MapGuess = z.object({
  place: z.string(),
  km: z.number(),
  percent: z.number(),
  direction: z.nullable(z.enum(directions)),
});
export type MapGuess = z.infer<typeof MapGuess>;

export const MapGame = z.object({
  ...game,
  grade: z.string(),
  maxGuesses: z.number(),
  /** A path in a square of 400; null until one has joined. */
  outline: z.nullable(z.string()),
  guesses: z.array(MapGuess),
  answer: words,
  /** The questions after the end; none until the own attempt has ended. */
  extras,
});
export type MapGame = z.infer<typeof MapGame>;

/** The reason of a refused name is in `reason`: `unknown`, `repeated`. */
export const MapGuessed = z.extend(MapGuess, {
  guessNumber: z.number(),
  finished: z.boolean(),
  solved: z.boolean(),
  answer: words,
  points: z.nullable(z.number()),
  gains: z.nullable(Gains),
});

const mapCallsOf = (facts: PuzzleFacts) => ({
  info: info(facts, MapGame),
  join: join(facts, MapGame),
  guess: guess(facts, MapGuessed),
  extra: endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'Extra'),
    summary: `${facts.name.en}: the answer to the next question after the end; the same answer again is answered alike`,
    access: 'member',
    rate: ['GUESS'],
    claims: { userId: 'self' },
    body: z.object({
      gameId,
      userId: self,
      round: z.int().check(z.gte(0), z.lte(9)),
      choice: z.int().check(z.gte(0), z.lte(9)),
    }),
    answer: z.object({ points: z.number(), extras }),
  }),
});
export type MapCalls = ReturnType<typeof mapCallsOf>;

/** By puzzle type. */
export const mapCalls: Readonly<Record<string, MapCalls>> = callsOf('map', mapCallsOf);
