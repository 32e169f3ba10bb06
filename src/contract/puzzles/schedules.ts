// Calls of an admin who schedules puzzles: one schedule a team and puzzle type.
import * as z from 'zod/mini';
import { puzzleFacts } from '../../catalogue/facts.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { outsideId } from '../messaging/chat.ts';
import { Person } from '../people/people.ts';
import { timeZone } from '../timeZone.ts';
import { puzzleType } from './puzzleType.ts';

const settings = puzzleFacts.flatMap((facts) => facts.settings);

/** A value that some puzzle has for this setting. */
function settingValue(name: string) {
  const values = settings.filter(({ key }) => key === name).flatMap((each) => [...each.values]);
  const words = values.filter((each) => typeof each === 'string');
  return words.length === 0 ? z.boolean() : z.enum(words);
}

/** The settings of all puzzle types; which of them a type has, the server knows. */
export const AdditionalSettings = z.object(
  Object.fromEntries(settings.map(({ key }) => [key, z.optional(settingValue(key))])),
);
export type AdditionalSettings = z.infer<typeof AdditionalSettings>;

/** 0 is Sunday. */
const weekday = z.int().check(z.gte(0), z.lte(6));
const times = {
  hour: z.int().check(z.gte(0), z.lte(23)),
  minute: z.int().check(z.gte(0), z.lte(59)),
  /** Minutes; the next puzzle of the kind ends it too. */
  duration: z.int().check(z.gte(1), z.lte(1440)),
  days: z.array(weekday).check(
    z.minLength(1),
    z.refine((days: readonly number[]) => new Set(days).size === days.length, { error: 'repeated' }),
  ),
};

export const Schedule = z.object({
  /** By which DeleteScheduledGame knows it. */
  gameId: z.string(),
  companyId: z.string(),
  puzzleType: z.string(),
  groupId: z.nullable(z.string()),
  channelId: z.nullable(z.string()),
  ...times,
  timeZoneId: z.string(),
  /** Null: has left for good. */
  userId: z.nullable(z.string()),
  additionalSettings: AdditionalSettings,
  next: z.nullable(field.time),
  channelName: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
});
export type Schedule = z.infer<typeof Schedule>;

const ofTeam = {
  service: 'game',
  access: 'admin',
  rate: ['ADM'],
} as const;
const companyId = z.optional(field.uuid);

export const getSchedule = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Puzzle/GetSchedule',
  about: ['puzzles'],
  summary: 'When a puzzle is opened to the team; null: never',
  scope: 'puzzles:read',
  claims: { companyId: 'team' },
  query: z.object({ companyId, puzzleType }),
  answer: z.nullable(Schedule),
});

export const postSchedule = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Puzzle/PostSchedule',
  changes: ['puzzles', 'events', 'schedule'],
  summary: 'Open a puzzle to the team on some days of the week; replaces the schedule of the same puzzle',
  claims: { companyId: 'team', userId: 'self' },
  body: z.object({
    companyId,
    userId: z.optional(field.uuid),
    puzzleType,
    /** A channel of Slack, or with its group one of Teams; none: everybody is told in the app. */
    groupId: z.optional(z.nullable(outsideId)),
    channelId: z.optional(z.nullable(outsideId)),
    ...times,
    /** Left out: the zone of the team. */
    timeZoneId: z.optional(timeZone),
    additionalSettings: z.optional(AdditionalSettings),
    /** The puzzle of today opens at once, whatever the time; `AlreadyDone` where the team has had it. */
    opensNow: z.optional(z.boolean()),
  }),
  answer: Schedule,
});

export const deleteSchedule = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Puzzle/DeleteSchedule',
  changes: ['puzzles', 'events', 'schedule'],
  summary: 'No more puzzles of this kind; the one that is open stays open',
  claims: { companyId: 'team' },
  body: z.object({ companyId, puzzleType }),
  answer: field.ok,
});

export const ScheduledGame = z.object({
  gameId: z.string(),
  type: z.enum(['puzzle', 'predictorEvent', 'trivia', 'bingo', 'tournament']),
  gameType: z.nullable(z.string()),
  title: z.string(),
  next: z.nullable(field.time),
  channelName: z.nullable(z.string()),
  /** Null: has left for good. */
  createdBy: z.nullable(Person),
});
export type ScheduledGame = z.infer<typeof ScheduledGame>;

export const scheduledGames = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Slack/ManageScheduledGamesList',
  about: ['schedule'],
  summary: 'Everything that is scheduled for the team, whatever its chat tool',
  scope: 'events:read',
  claims: { companyId: 'team' },
  query: z.object({ companyId }),
  answer: z.object({ games: z.array(ScheduledGame) }),
});

const deleting = (tool: 'Teams' | 'Slack') =>
  endpoint({
    ...ofTeam,
    method: 'POST',
    path: `/api/${tool}/DeleteScheduledGame`,
    changes: ['puzzles', 'trivia', 'predictions', 'events', 'schedule'],
    summary: 'Take a scheduled game away; doing it twice changes nothing',
    claims: { companyId: 'team' },
    body: z.object({ companyId, gameId: field.uuid }),
    answer: field.ok,
  });
export const deleteScheduledInTeams = deleting('Teams');
export const deleteScheduledInSlack = deleting('Slack');
