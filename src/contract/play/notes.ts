// Calls about the note that somebody keeps for themselves on a game: nobody else is ever answered it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** Characters of a note, in UTF-16. */
export const mostNoteLength = 2_000;

const params = z.object({ roomId: field.roomId, game: field.ordinal });

const MatchNote = z.object({
  text: z.string(),
  /** Null: nothing was ever written. */
  savedAt: z.nullable(field.time),
});
export type MatchNote = z.infer<typeof MatchNote>;

export const matchNote = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/Note/{roomId}/{game}',
  summary: 'The caller’s own note on a game; nobody else can read it',
  access: 'member',
  rate: ['READ'],
  params,
  answer: MatchNote,
});

export const putMatchNote = endpoint({
  service: 'game',
  method: 'PUT',
  path: '/api/Game/Note/{roomId}/{game}',
  summary: 'Write the own note on a game; an empty one is removed',
  access: 'member',
  rate: ['WRITE'],
  params,
  body: z.object({
    text: z.string().check(
      z.maxLength(mostNoteLength),
      z.refine((text) => !text.includes('\u0000'), { error: 'characters' }),
    ),
  }),
  answer: MatchNote,
});
