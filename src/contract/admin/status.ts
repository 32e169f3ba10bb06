// The status page of a team's admins: what works for their team, and what does not.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** Why a post did not reach a channel. */
export const postFailures = [
  'SlackNotConnected',
  'BotNotInChannel',
  'BotNotAllowed',
  'ChannelGone',
  'SlackBusy',
  'SlackAway',
  'TeamsSignInNeeded',
  'TeamsNotAllowed',
  'TeamsBusy',
  'TeamsAway',
  'other',
] as const;

export const TeamStatus = z.object({
  checkedAt: field.time,
  /** full: the disk is nearly full, nothing new is stored. */
  storage: z.enum(['works', 'full']),
  /**
   * alone: one server. connected: several that hear each other. slow: several that only read what the others stored.
   * away: they should hear each other and do not.
   */
  updates: z.enum(['alone', 'connected', 'away']),
  mail: z.object({
    isOn: z.boolean(),
    /** Put off by the mail server, and tried again. */
    waiting: z.int(),
    /** In the last seven days. */
    givenUp: z.int(),
  }),
  signIn: z.object({ microsoft: z.boolean(), slack: z.boolean(), google: z.boolean() }),
  chat: z.array(
    z.object({
      tool: z.enum(['slack', 'teams']),
      state: z.enum(['notOffered', 'notConnected', 'connected']),
      workspace: z.nullable(z.string()),
      lastPostAt: z.nullable(field.time),
      lastFailure: z.nullable(z.object({ at: field.time, reason: z.enum(postFailures) })),
    }),
  ),
  /** The daily puzzles of today, by time. */
  today: z.array(
    z.object({
      puzzleType: z.string(),
      opensAt: field.time,
      /** late: its time has passed. gameOff, teamLimited: it will not be opened. */
      state: z.enum(['opened', 'later', 'late', 'gameOff', 'teamLimited']),
      /** Its channel has not been told yet. */
      isPostWaiting: z.boolean(),
    }),
  ),
  version: z.string(),
  runsSince: field.time,
});
export type TeamStatus = z.infer<typeof TeamStatus>;

export const teamStatus = endpoint({
  service: 'authorization',
  access: 'admin',
  method: 'GET',
  path: '/api/Admin/Status/{id}',
  summary: 'What works for the team: storage, live updates, mail, sign-in, chat tools, puzzles of today',
  rate: ['ADM'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: TeamStatus,
});
