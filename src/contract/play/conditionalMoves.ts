// Calls about conditional moves: answers laid out while the opponent thinks, at a table with a move a day. Their owner alone reads them.
import * as z from 'zod/mini';
import { conditionalLimits } from '../../engine/conditionalMoves.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const params = z.object({ roomId: field.roomId, game: field.ordinal });

const Line = z
  .array(z.object({ by: z.int(), move: z.unknown() }))
  .check(z.maxLength(conditionalLimits.steps));
const Lines = z.array(Line).check(z.maxLength(conditionalLimits.lines));

const ConditionalMoves = z.object({
  /** The turn of the game from which the lines begin. */
  turn: z.number(),
  lines: Lines,
  /** With this turn an answer was played; or something else was played than was laid out, which removed the lines. */
  news: z.nullable(z.object({ kind: z.enum(['played', 'missed']), turn: z.number() })),
});
export type ConditionalMoves = z.infer<typeof ConditionalMoves>;

export const conditionalMoves = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/ConditionalMoves/{roomId}/{game}',
  about: ['conditionalMoves'],
  summary: 'The caller’s own conditional moves in a game with a move a day; nobody else can read them',
  access: 'member',
  rate: ['READ'],
  params,
  answer: ConditionalMoves,
});

export const putConditionalMoves = endpoint({
  service: 'game',
  method: 'PUT',
  path: '/api/Game/ConditionalMoves/{roomId}/{game}',
  changes: ['conditionalMoves'],
  summary: 'Lay out all answers anew, from the present position; none: they are removed',
  access: 'member',
  rate: ['WRITE'],
  params,
  body: z.object({ turn: z.number(), lines: Lines }),
  answer: ConditionalMoves,
});
