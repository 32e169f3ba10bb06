// Calls of the daily puzzles: joining, guessing, filling in a grid, and puzzles of earlier days to practise with.
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
const game = {
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

export const Hint = z.object({ cell: z.number(), digit: z.number() });
export type Hint = z.infer<typeof Hint>;

export const SudokuGame = z.object({
  ...game,
  grade: z.string(),
  /** All cells row by row; 0: empty. */
  puzzle: z.string(),
  /** Submissions that were not right. */
  wrong: z.number(),
  hints: z.array(Hint),
  solution: z.nullable(z.string()),
  /** Written into the grid and not handed in, on whatever device; `draftAt`: when. */
  draft: z.string(),
  draftAt: z.nullable(field.time),
});
export type SudokuGame = z.infer<typeof SudokuGame>;

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

export const Submitted = z.object({
  solved: z.boolean(),
  wrong: z.number(),
  finished: z.boolean(),
  points: z.nullable(z.number()),
  gains: z.nullable(Gains),
});
export type Submitted = z.infer<typeof Submitted>;

/** Hints so far, the new one among them. */
export const Hinted = z.extend(Hint, { hints: z.array(Hint) });
export type Hinted = z.infer<typeof Hinted>;

const gameId = field.uuid;
const self = z.optional(field.uuid);
/** A character a cell, row by row: `0` or `.` where empty. */
const gridOf = ({ empty: { rows, cells } }: PuzzleFacts) =>
  z.string().check(z.regex(new RegExp(`^[0-9.]{${rows * cells}}$`)));

/** The service is named as the puzzle is, with a capital: /api/FindTheWord. */
const pathOf = ({ id }: PuzzleFacts, action: string) =>
  `/api/${id.charAt(0).toUpperCase()}${id.slice(1)}/${action}`;

const info = <Answer extends Schema>(facts: PuzzleFacts, answer: Answer) =>
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

const join = <Answer extends Schema>(facts: PuzzleFacts, answer: Answer) =>
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

const rowCallsOf = (facts: PuzzleFacts) => ({
  info: info(facts, GuessGame),
  join: join(facts, GuessGame),
  guess: endpoint({
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
    answer: Guessed,
  }),
});
export type RowCalls = ReturnType<typeof rowCallsOf>;

const gridCallsOf = (facts: PuzzleFacts) => ({
  info: info(facts, SudokuGame),
  join: join(facts, SudokuGame),
  draft: endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'Draft'),
    summary: `${facts.name.en}: keep what is written and not handed in, for the own other devices`,
    access: 'member',
    rate: ['WRITE'],
    claims: { userId: 'self' },
    body: z.object({ gameId, userId: self, draft: z.string().check(z.maxLength(1_000)) }),
    answer: z.object({ draftAt: field.time }),
  }),
  submit: endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'Submit'),
    summary: `${facts.name.en}: hand in the full grid`,
    access: 'member',
    rate: ['GUESS', 'GRID'],
    claims: { userId: 'self' },
    body: z.object({ gameId, userId: self, sudoku: gridOf(facts) }),
    answer: Submitted,
  }),
  hint: endpoint({
    service: 'game',
    method: 'POST',
    path: pathOf(facts, 'Hint'),
    summary: `${facts.name.en}: one cell of the solution, for points`,
    access: 'member',
    rate: ['GUESS', 'GRID'],
    claims: { userId: 'self' },
    body: z.object({ gameId, userId: self, sudoku: gridOf(facts) }),
    answer: Hinted,
  }),
});
export type GridCalls = ReturnType<typeof gridCallsOf>;

const callsOf = <Calls>(family: PuzzleFacts['family'], make: (facts: PuzzleFacts) => Calls) =>
  Object.fromEntries(
    puzzleFacts.flatMap((facts) => (facts.family === family ? [[facts.id, make(facts)] as const] : [])),
  );

/** By puzzle type. */
export const rowCalls: Readonly<Record<string, RowCalls>> = callsOf('rows', rowCallsOf);
export const gridCalls: Readonly<Record<string, GridCalls>> = callsOf('grid', gridCallsOf);

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
