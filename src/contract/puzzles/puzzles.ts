// What the calls of all daily puzzles have in common, and puzzles of earlier days to practise with. Each family has a file beside it.
import * as z from 'zod/mini';
import { puzzleFacts } from '../../catalogue/facts.ts';
import type { PuzzleFacts } from '../../engine/facts.ts';
import { endpoint, type Schema } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { Gains } from '../play/tables.ts';
import { puzzleType } from './puzzleType.ts';

export const Stats = z.object({
  /** Joined while they were open. */
  played: z.number(),
  solved: z.number(),
  streak: z.number(),
  bestStreak: z.number(),
  /** How often it took one guess, two, three …; empty where nothing is guessed. */
  distribution: z.array(z.number()),
  bestSeconds: z.nullable(z.number()),
});
export type Stats = z.infer<typeof Stats>;

/** Somebody of the team who has joined; rank, points and colours are null until one's own attempt is over. */
export const Solver = z.extend(Person, {
  state: z.enum(['playing', 'solved', 'missed']),
  rank: z.nullable(z.number()),
  points: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  colours: z.nullable(z.array(z.string())),
});
export type Solver = z.infer<typeof Solver>;

/** What all puzzles have in common. The attempt is `finished` too when it was begun and the time ran out. */
export const game = {
  gameId: z.string(),
  gameType: z.string(),
  /** Counted from the team's first of its kind. */
  number: z.number(),
  date: field.day,
  opensAt: field.time,
  closesAt: field.time,
  joined: z.boolean(),
  startedAt: z.nullable(field.time),
  /** Joined after it closed: no XP, no streak, no rank, and nobody sees it. */
  isPractice: z.boolean(),
  finished: z.boolean(),
  solved: z.boolean(),
  points: z.nullable(z.number()),
  /** From joining to the end of the attempt. */
  seconds: z.nullable(z.number()),
  gains: z.nullable(Gains),
  stats: Stats,
  team: z.array(Solver),
};

export const gameId = field.uuid;
export const self = z.optional(field.uuid);
/** The service is named as the puzzle is, with a capital: /api/FindTheWord. */
export const pathOf = ({ id }: PuzzleFacts, action: string) =>
  `/api/${id.charAt(0).toUpperCase()}${id.slice(1)}/${action}`;

export const info = <Answer extends Schema>(facts: PuzzleFacts, answer: Answer) =>
  endpoint({
    service: 'game',
    method: 'GET',
    path: pathOf(facts, 'GetGameInfo/{gameId}/{userId}'),
    summary: `${facts.name.en}: the puzzle of a day and the own attempt`,
    access: 'member',
    rate: ['READ'],
    claims: { userId: 'self' },
    params: z.object({ gameId, userId: field.uuid }),
    answer,
  });

export const join = <Answer extends Schema>(facts: PuzzleFacts, answer: Answer) =>
  endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'JoinGame'),
    summary: `${facts.name.en}: begin; after the puzzle has closed only to practise`,
    access: 'member',
    rate: ['WRITE'],
    claims: { companyId: 'team', userId: 'self' },
    body: z.object({
      gameId,
      companyId: z.optional(field.uuid),
      userId: self,
      hardMode: z.optional(z.boolean()),
      practice: z.optional(z.boolean()),
    }),
    answer,
  });

/** Of families whose guesses are numbered. */
export const guess = <Answer extends Schema>(facts: PuzzleFacts, answer: Answer) =>
  endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'Guess'),
    summary: `${facts.name.en}: the next guess; the same number and guess again is answered alike`,
    access: 'member',
    rate: ['GUESS'],
    claims: { userId: 'self' },
    body: z.object({
      gameId,
      userId: self,
      guess: z.string().check(z.maxLength(64)),
      guessNumber: z.int().check(z.gte(1), z.lte(99)),
    }),
    answer,
  });

export const callsOf = <Calls>(family: PuzzleFacts['family'], make: (facts: PuzzleFacts) => Calls) =>
  Object.fromEntries(
    puzzleFacts.flatMap((facts) => (facts.family === family ? [[facts.id, make(facts)] as const] : [])),
  );

/** `open`: nothing done yet; a closed one may be practised. */
export const myState = z.enum(['open', 'playing', 'solved', 'missed']);
export type MyState = z.infer<typeof myState>;

export const PastPuzzle = z.object({
  gameId: z.string(),
  number: z.number(),
  date: field.day,
  language: z.nullable(field.language),
  grade: z.nullable(z.string()),
  myState,
  isPractice: z.boolean(),
});
export type PastPuzzle = z.infer<typeof PastPuzzle>;

export const puzzleArchive = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Puzzle/GetArchive',
  about: ['puzzles'],
  summary: 'Closed puzzles of the team, newest first, to look at or to practise with',
  scope: 'puzzles:read',
  access: 'member',
  rate: ['READ'],
  claims: { companyId: 'team' },
  query: z.object({
    companyId: z.optional(field.uuid),
    puzzleType,
    ...field.paging,
  }),
  answer: z.object(field.pageOf(PastPuzzle)),
});
