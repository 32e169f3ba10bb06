// Calls of small draws: a coin, dice, one of several names, names in random order; and the proof of each.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** So many of a team are kept, and shown. */
export const mostDraws = 20;

const nameList = z.array(field.line(60)).check(z.maxLength(50));

const texts = z.readonly(z.array(z.string()));

const DrawSpec = z.union([
  z.object({ kind: z.literal('coin') }),
  z.object({ kind: z.literal('dice'), dice: z.string() }),
  z.object({ kind: z.enum(['who', 'order']), names: texts }),
]);

const DrawOutcome = z.union([
  z.object({ kind: z.literal('coin'), isHeads: z.boolean() }),
  z.object({
    kind: z.literal('dice'),
    rolls: z.readonly(z.array(z.readonly(z.array(z.number())))),
    total: z.number(),
  }),
  z.object({ kind: z.literal('who'), name: z.string() }),
  z.object({ kind: z.literal('order'), names: texts }),
]);

export const SmallDraw = z.object({
  /** Counted in the team from 1. */
  number: z.number(),
  spec: DrawSpec,
  outcome: DrawOutcome,
  /** Null: their account is deleted. */
  by: z.nullable(Person),
  drawnAt: field.time,
  /** Published before it was drawn. */
  commitment: z.string(),
  seed: z.string(),
  /** What the seed was used for, besides it. */
  label: z.string(),
});
export type SmallDraw = z.infer<typeof SmallDraw>;

const Draws = z.object({
  /** The next draw, which is committed to already. */
  next: z.object({ number: z.number(), commitment: z.string() }),
  /** The newest first. */
  draws: z.array(SmallDraw),
});

export const getDraws = endpoint({
  service: 'game',
  method: 'GET',
  access: 'member',
  rate: ['READ'],
  about: ['draws'],
  path: '/api/Draws/GetDraws',
  summary: 'The latest small draws of the team with their proofs, and the commitment to the next one',
  answer: Draws,
});

export const drawNow = endpoint({
  service: 'game',
  method: 'POST',
  access: 'member',
  rate: ['WRITE'],
  changes: ['draws'],
  path: '/api/Draws/Draw',
  summary: 'Flip a coin, roll dice, or draw among names',
  body: z.object({
    kind: z.enum(['coin', 'dice', 'who', 'order']),
    /** As `2d6+1`; of dice only. */
    dice: z.optional(z.string().check(z.maxLength(60))),
    names: z.optional(nameList),
  }),
  answer: SmallDraw,
});
