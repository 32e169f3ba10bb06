// Schemas of preferences and of what was shown, and the calls that update them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** What a person wants by mail, besides what every account needs. */
const mailWishes = {
  invited: z.boolean(),
  yourTurn: z.boolean(),
  gameEnded: z.boolean(),
  weekly: z.boolean(),
};

/** What a person wants on the devices where they have switched notifications on. */
const pushWishes = {
  invited: z.boolean(),
  yourTurn: z.boolean(),
  gameEnded: z.boolean(),
  events: z.boolean(),
  puzzles: z.boolean(),
};

const likings = {
  board: z.enum(['linen', 'contrast']),
  pieceMarks: z.boolean(),
  legalHints: z.boolean(),
  confirmMoves: z.boolean(),
  coordinates: z.boolean(),
  moveInput: z.enum(['both', 'click']),
  premove: z.boolean(),
  autoAdvance: z.boolean(),
  shortcuts: z.boolean(),
  reducedMotion: z.boolean(),
  /** New levels and badges are told of after a game, puzzle or event. */
  milestones: z.boolean(),
  mutePhrases: z.boolean(),
  isInvisible: z.boolean(),
  /** Colleagues do not see the ratings of this person; left out by servers before it. */
  hidesRatings: z.optional(z.boolean()),
  /** How one is told that it is one's turn at a table with a move a day. */
  dailyTurns: z.enum(['each', 'together', 'never']),
};

export const Preferences = z.object({
  ...likings,
  mail: z.object(mailWishes),
  push: z.object(pushWishes),
});
export type Preferences = z.infer<typeof Preferences>;

/** Any of them: what is left out stays as it is. */
export const SomePreferences = z.extend(z.partial(z.object(likings)), {
  mail: z.optional(z.partial(z.object(mailWishes))),
  push: z.optional(z.partial(z.object(pushWishes))),
});
export type SomePreferences = z.infer<typeof SomePreferences>;

/** Preferences of people who have not chosen any. */
export const usualPreferences: Preferences = {
  board: 'linen',
  pieceMarks: true,
  legalHints: true,
  confirmMoves: false,
  coordinates: true,
  moveInput: 'both',
  premove: false,
  autoAdvance: false,
  shortcuts: true,
  reducedMotion: false,
  milestones: true,
  mutePhrases: false,
  isInvisible: false,
  hidesRatings: false,
  dailyTurns: 'each',
  mail: { invited: true, yourTurn: false, gameEnded: false, weekly: true },
  push: { invited: true, yourTurn: true, gameEnded: false, events: true, puzzles: false },
};

export const withChoices = (
  before: Preferences,
  { mail, push, ...chosen }: SomePreferences,
): Preferences => ({
  ...before,
  ...given(chosen),
  mail: { ...before.mail, ...given(mail ?? {}) },
  push: { ...before.push, ...given(push ?? {}) },
});

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const given = <T extends object>(some: T): Given<T> =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Given<T>; // the same without its gaps

/** What is explained to a person once. */
export const onboardingKeys = [
  'tour',
  'firstPuzzle',
  'firstTable',
  'keyboard',
  'firstSteps',
  'puzzleOffers',
] as const;
export const OnboardingKey = z.enum(onboardingKeys);
export type OnboardingKey = z.infer<typeof OnboardingKey>;

const shared = {
  service: 'dashboard',
  method: 'PUT',
  access: 'user',
  rate: ['WRITE'],
  claims: { userId: 'self' },
} as const;

export const putPreferences = endpoint({
  ...shared,
  path: '/api/UserProfile/Preferences',
  summary: 'Change some of the own preferences',
  body: z.extend(SomePreferences, { userId: z.optional(field.uuid) }),
  answer: Preferences,
});

export const putOnboarding = endpoint({
  ...shared,
  path: '/api/UserProfile/Onboarding',
  summary: 'Something has been shown to the caller and need not be shown again',
  body: z.object({ userId: z.optional(field.uuid), onboardingKey: OnboardingKey }),
  answer: z.object({ onboarding: z.array(OnboardingKey) }),
});
