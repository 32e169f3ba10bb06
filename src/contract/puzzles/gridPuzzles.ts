// Calls of puzzles filled in on a grid: joining, keeping a draft, handing in, hints.
import * as z from 'zod/mini';
import type { PuzzleFacts } from '../../engine/facts.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Gains } from '../play/tables.ts';
import { callsOf, game, gameId, info, join, pathOf, self } from './puzzles.ts';

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

/** A character a cell, row by row: `0` or `.` where empty. */
const gridOf = ({ empty: { rows, cells } }: PuzzleFacts) =>
  z.string().check(z.regex(new RegExp(`^[0-9.]{${rows * cells}}$`)));

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

/** By puzzle type. */
export const gridCalls: Readonly<Record<string, GridCalls>> = callsOf('grid', gridCallsOf);
