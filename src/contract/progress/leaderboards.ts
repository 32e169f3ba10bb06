// Calls of the leaderboards of a team: by XP, by game, by badges.
import * as z from 'zod/mini';
import { catalogue } from '../../catalogue/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { puzzleType } from '../puzzles/puzzleType.ts';

export const Badge = z.object({ idprod: z.number(), earnedAt: field.time });
export type Badge = z.infer<typeof Badge>;

export const Row = z.extend(Person, {
  rank: z.number(),
  /** Places gained since the period before; null: new in the list, or there is no period before. */
  move: z.nullable(z.number()),
  points: z.number(),
});
export type Row = z.infer<typeof Row>;

export const BadgeRow = z.extend(Row, { badges: z.array(Badge) });
export type BadgeRow = z.infer<typeof BadgeRow>;

export const DetailsRow = z.extend(Row, {
  played: z.number(),
  won: z.number(),
  winRate: z.number(),
  /** Most wins in a row; null without a win, and over all games together. */
  best: z.nullable(z.number()),
});
export type DetailsRow = z.infer<typeof DetailsRow>;

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** No result is older: a period that begins here is all time. */
export const firstDay = '2020-01-01';
/** Any other period is two years at most. */
const longestDays = 731;
const dayMs = 24 * 60 * 60_000;

/** Both or neither, and in order. */
function isPeriod({ startDate, endDate }: Dates): boolean {
  if (startDate === undefined || endDate === undefined) return startDate === endDate;
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
  return days >= 0 && (days < longestDays || startDate === firstDay);
}
const asPeriod = z.refine<Dates>(isPeriod, { error: 'period' });

const companyId = z.optional(field.uuid);
/** Days of the team, both inclusive. */
const dates = { startDate: z.optional(field.day), endDate: z.optional(field.day) };

/** A game of the catalogue, or all of them. */
export const gameOrAll = z.string().check(
  z.refine((name) => name === 'all' || catalogue.some(({ gameName }) => gameName === name), {
    error: 'gameType',
  }),
);

const ofTeam = {
  service: 'dashboard',
  method: 'GET',
  access: 'member',
  rate: ['HEAVY'],
  claims: { companyId: 'team' },
  about: ['leaderboard'],
} as const;

export const leaderboardOverview = endpoint({
  ...ofTeam,
  path: '/api/Leaderboard/Overview',
  summary: 'Who leads this week, or in a period: altogether and game by game',
  scope: 'leaderboards:read',
  query: z.object({ companyId, top: field.ordinal.check(z.lte(100)), ...dates }).check(asPeriod),
  answer: z.object({
    start: field.day,
    end: field.day,
    overall: z.array(Row),
    own: z.nullable(Row),
    games: z.array(z.object({ gameType: z.string(), rows: z.array(Row) })),
  }),
});

export const leaderboardDetails = endpoint({
  ...ofTeam,
  path: '/api/Leaderboard/Details',
  summary: 'Everyone of the team by the XP of a game or of all, in a period or of all time',
  scope: 'leaderboards:read',
  query: z.object({ companyId, gameType: gameOrAll, ...dates }).check(asPeriod),
  answer: z.object({ rows: z.array(DetailsRow), own: z.nullable(DetailsRow) }),
});

export const badgeLeaderboard = endpoint({
  ...ofTeam,
  path: '/api/Leaderboard/BadgeLeaderboard',
  summary: 'Everyone of the team by the number of badges',
  scope: 'leaderboards:read',
  query: z.object({ companyId }),
  answer: z.object({ rows: z.array(BadgeRow), own: z.nullable(BadgeRow) }),
});

export const badgeDetails = endpoint({
  ...ofTeam,
  path: '/api/Leaderboard/BadgeDetails',
  summary: 'The same, page by page',
  scope: 'leaderboards:read',
  query: z.object({
    companyId,
    ...field.paging,
  }),
  answer: z.object({ ...field.pageOf(BadgeRow), own: z.nullable(BadgeRow) }),
});

export const PuzzleRow = z.extend(Row, {
  played: z.number(),
  solved: z.number(),
  /** Average over solved puzzles; null for puzzles without guesses and where none was solved. */
  averageGuesses: z.nullable(z.number()),
  streak: z.number(),
});
export type PuzzleRow = z.infer<typeof PuzzleRow>;

export const puzzleDetails = endpoint({
  ...ofTeam,
  path: '/api/Leaderboard/PuzzleDetails',
  summary: 'Everyone of the team by the XP of a puzzle, page by page',
  scope: 'leaderboards:read',
  query: z.object({
    companyId,
    puzzleType,
    ...field.paging,
  }),
  answer: z.object({ ...field.pageOf(PuzzleRow), own: z.nullable(PuzzleRow) }),
});
