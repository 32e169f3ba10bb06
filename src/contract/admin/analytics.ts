// Calls of analytics: how much a team plays, by day, by game and by person.
import * as z from 'zod/mini';
import { puzzleFacts } from '../../catalogue/facts.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { gameOrAll } from '../progress/leaderboards.ts';

/** A year at most, and one day of a leap year. */
const longestDays = 366;
const dayMs = 24 * 60 * 60_000;

const companyId = z.optional(field.uuid);
/** Days of the team, both inclusive. */
const dates = { startDate: field.day, endDate: field.day };
const asSpan = z.refine<{ readonly startDate: string; readonly endDate: string }>(
  ({ startDate, endDate }) => {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
    return days >= 0 && days < longestDays;
  },
  { error: 'period' },
);

/** What is counted: games at tables and daily puzzles. */
const gameType = z._default(
  z.union([gameOrAll, z.string().check(z.refine((id) => puzzleFacts.some((puzzle) => puzzle.id === id)))]),
  'all',
);

const ofTeam = {
  service: 'dashboard',
  method: 'GET',
  access: 'member',
  rate: ['HEAVY'],
  claims: { companyId: 'team' },
} as const;

const Sums = z.object({ activeMembers: z.number(), gamesPlayed: z.number(), minutes: z.number() });

export const AnalyticsOverview = z.extend(Sums, {
  members: z.number(),
  /** Share of the members in percent. */
  participation: z.number(),
  /** The same number of days before. */
  before: Sums,
  perDay: z.array(z.object({ day: field.day, plays: z.number() })),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

export const GameUse = z.object({
  gameType: z.string(),
  plays: z.number(),
  players: z.number(),
  minutes: z.number(),
});
export type GameUse = z.infer<typeof GameUse>;

export const ActiveMember = z.extend(Person, {
  plays: z.number(),
  minutes: z.number(),
  /** The beginning of a day: nobody's hours are told. */
  lastActive: field.time,
});
export type ActiveMember = z.infer<typeof ActiveMember>;

export const analyticsOverview = endpoint({
  ...ofTeam,
  path: '/api/Analytics/Overview',
  summary: 'How much the team plays in a span of days, and in the span before',
  scope: 'games:read',
  query: z.object({ companyId, gameType, ...dates }).check(asSpan),
  answer: AnalyticsOverview,
});

export const gameDetails = endpoint({
  ...ofTeam,
  path: '/api/Analytics/GameDetails',
  summary: 'What the team plays, most played first',
  scope: 'games:read',
  query: z.object({ companyId, ...dates }).check(asSpan),
  answer: z.object({ games: z.array(GameUse) }),
});

export const activeMembers = endpoint({
  ...ofTeam,
  path: '/api/Analytics/ActiveMembers',
  summary: 'Who plays, without those who wish to be invisible',
  scope: 'games:read',
  query: z.object({ companyId, gameType, ...dates }).check(asSpan),
  answer: z.object({ members: z.array(ActiveMember) }),
});
