// Calls about games with a move a day: those that wait for the caller, and the days on which they are away.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

export const DailyTable = z.object({
  roomId: z.string(),
  gameName: z.string(),
  name: z.string(),
  /** `decision`: the opponent is late, and the caller says what follows. Null: the others are waited for. */
  waits: z.nullable(z.enum(['move', 'decision'])),
  /** When the time for it is up. */
  dueAt: z.nullable(field.time),
  /** The caller's own time was up, and the opponent has been asked. */
  isLate: z.boolean(),
  others: z.array(Person),
});
export type DailyTable = z.infer<typeof DailyTable>;

export const YourTurns = z.object({ now: field.time, tables: z.array(DailyTable) });
export type YourTurns = z.infer<typeof YourTurns>;

const own = { service: 'game', access: 'member', rate: ['READ'] } as const;

export const yourTurns = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Game/YourTurns',
  about: ['dailyTurns'],
  summary:
    'The games with a move a day one plays in; first those that wait for the caller, by when they are due',
  answer: YourTurns,
});

export const turnCount = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Game/TurnCount',
  about: ['dailyTurns'],
  summary: 'At how many tables with a move a day the others wait for the caller',
  answer: z.object({
    count: z.number(),
    /** All of these the caller plays at. */
    tables: z.number(),
  }),
});

/** A day away counts once, however many are in a row and in a year. */
export const mostAwayDays = { inARow: 14, aYear: 30 } as const;

const AwayDays = z.object({
  /** Both included; null: none are set. */
  away: z.nullable(z.object({ from: field.day, until: field.day })),
  /** How many more days may be set this year. */
  left: z.number(),
});
export type AwayDays = z.infer<typeof AwayDays>;

export const awayDays = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Game/Away',
  about: ['away'],
  summary: 'Until when the caller is away; their games with a move a day rest',
  answer: AwayDays,
});

export const setAway = endpoint({
  service: 'game',
  access: 'member',
  rate: ['WRITE'],
  method: 'PUT',
  path: '/api/Game/Away',
  changes: ['away', 'dailyTurns'],
  summary: 'Be away from today until a day, which is included; without one: be back',
  body: z.object({ until: z.nullable(field.day) }),
  answer: AwayDays,
});
