// The call that says line by line what one's own XP come from.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

export const xpLinesAPage = 30;

/** Where a page ended: the moment of its last line, its source, and its id there. No two lines of a person have the same. */
const cursor = z.pipe(
  z.string().check(z.regex(/^\d{1,15} [a-z]{1,20} [\w.: -]{1,160}$/)),
  z.transform((text) => {
    const [at = '', source = '', ...sourceId] = text.split(' ');
    return { at: Number(at), source, sourceId: sourceId.join(' ') };
  }),
);

export const xpReasons = [
  ...(['win', 'draw', 'loss', 'othersLeft', 'puzzleSolved', 'puzzleMissed', 'streak', 'badge'] as const),
  ...(['triviaWon', 'trivia', 'bingoStage', 'bingo', 'tournament', 'prediction', 'correction'] as const),
] as const;

export const XpLine = z.object({
  /** Number of the line among those of the person. */
  id: z.string(),
  at: field.time,
  /** Below 0 where a correction takes points back. */
  xp: z.number(),
  reason: z.enum(xpReasons),
  /** A game, a puzzle or a kind of contest; null: of a badge. */
  gameType: z.nullable(z.string()),
  /** What the trivia, bingo or tournament is called, or the match, race or question that was predicted. */
  name: z.nullable(z.string()),
  /** The rank, in games with more than two seats and in tournaments. */
  place: z.nullable(z.number()),
  /** The number of the badge. */
  idprod: z.nullable(z.number()),
  /** The game that can be replayed; null where there is none, or it belongs to another team. */
  room: z.nullable(z.object({ id: z.string(), game: z.number() })),
  /** The puzzle, trivia, bingo, tournament or predictor game that can be opened; null as above. */
  event: z.nullable(z.string()),
});
export type XpLine = z.infer<typeof XpLine>;

export const xpLines = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/UserProfile/XpLines',
  about: ['profile'],
  summary: 'What the XP of the caller come from, newest first, thirty lines a page',
  access: 'member',
  rate: ['READ'],
  claims: { userId: 'self' },
  query: z.object({ userId: z.optional(field.uuid), after: z.optional(cursor) }),
  answer: z.object({
    totalXp: z.number(),
    lines: z.array(XpLine),
    /** `after` of the next page; null: these were the last. */
    next: z.nullable(z.string()),
  }),
});
