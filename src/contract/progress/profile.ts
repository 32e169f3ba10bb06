// Calls of profiles: one's own, and that of a colleague.
import * as z from 'zod/mini';
import { reasons } from '../../engine/game.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { OnboardingKey, Preferences } from '../people/preferences.ts';
import { strength } from '../play/tables.ts';
import { Badge } from './leaderboards.ts';

export const Record = z.object({
  gameType: z.string(),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  bestStreak: z.number(),
  lastPlayed: z.nullable(field.time),
});
export type Record = z.infer<typeof Record>;

export const Finished = z.object({
  room: z.string(),
  /** 1 for the room's first. */
  game: z.number(),
  gameName: z.string(),
  players: z.array(
    z.object({
      id: z.nullable(z.string()), // null: a bot
      name: z.string(),
      avatar: field.image,
      strength: z.nullable(strength),
      place: z.number(),
      outcome: z.enum(['win', 'draw', 'loss']),
      score: z.nullable(z.number()),
    }),
  ),
  reason: z.enum(reasons),
  endedAt: field.time,
  xp: z.number(),
});
export type Finished = z.infer<typeof Finished>;

const Level = {
  level: z.number(),
  winRate: z.number(),
  /** Whether a game at a table counts for the win rate yet; left out by servers before it. */
  hasPlayed: z.optional(z.boolean()),
  totalXp: z.number(),
  /** The XP at which this level begins, and the next one. */
  levelStart: z.number(),
  levelEnd: z.number(),
};

export const profileOverview = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/UserProfile/Overview',
  about: ['profile'],
  summary: 'The level of a person of the team, or of oneself',
  access: 'user',
  rate: ['READ'],
  query: z.object({ userId: z.optional(field.uuid) }),
  answer: z.object(Level),
});

/** Shown only to the person themselves. */
const own = {
  played: z.optional(z.number()),
  /** The longest of the streaks at daily puzzles that goes on. */
  streak: z.optional(z.number()),
  /** The last twelve weeks, each from its Monday, oldest first. */
  xpPerWeek: z.optional(z.array(z.object({ week: field.day, xp: z.number() }))),
  records: z.optional(z.array(Record)),
  /** Games finished against bots only, which count for nothing. */
  practised: z.optional(z.array(z.string())),
  recent: z.optional(z.array(Finished)),
};

export const Profile = z.extend(Person, { ...Level, achievements: z.array(Badge), ...own });
export type Profile = z.infer<typeof Profile>;

/** One's own profile, with what nobody else sees. */
export const OwnProfile = z.extend(Profile, {
  email: z.nullable(z.string()),
  hasPassword: z.boolean(),
  profileBgImage: field.image,
  language: field.language,
  theme: field.theme,
  onboarding: z.array(OnboardingKey),
  preferences: Preferences,
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const userProfile = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/UserProfile',
  about: ['profile'],
  summary: 'The story of a person of the team; of oneself in full',
  access: 'user',
  rate: ['READ'],
  query: z.object({ userId: z.optional(field.uuid) }),
  answer: z.union([OwnProfile, Profile]),
});
