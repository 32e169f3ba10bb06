// Calls about one's own data: export, and deletion of the account.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { SmallDraw } from '../events/draws.ts';
import * as field from '../fields.ts';
import { OnboardingKey, Preferences } from './preferences.ts';

export const deleteAccount = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/deleteAccount',
  summary: 'Delete the own account',
  access: 'user',
  rate: ['WRITE'],
  confirmFirst: 'always',
  claims: { userId: 'self' },
  body: z.object({ userId: z.optional(field.uuid) }),
  answer: field.ok,
});

const maybeTime = z.nullable(field.time);

/** Everything that is stored about a person, and of others no more than names at shared tables. */
export const PersonalData = z.object({
  exportedAt: field.time,
  person: z.object({
    userId: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    picture: field.image,
    language: field.language,
    theme: field.theme,
    signedUpAt: field.time,
    verifiedAt: maybeTime,
    wantsInvitationsByMail: z.boolean(),
    background: field.image,
    preferences: Preferences,
    onboarding: z.array(OnboardingKey),
  }),
  team: z.nullable(
    z.object({ teamId: z.string(), name: z.string(), isAdmin: z.boolean(), joinedAt: maybeTime }),
  ),
  /** Days on which games with a move a day rested; both included. */
  daysAway: z.array(z.object({ from: field.day, until: field.day })),
  feedback: z.array(
    z.object({
      mood: z.number(),
      topic: z.string(),
      text: z.string(),
      mayContact: z.boolean(),
      screenshot: z.nullable(z.string()),
      sentAt: field.time,
    }),
  ),
  survey: z.nullable(
    z.object({
      mainUsage: z.nullable(z.string()),
      mainInterest: z.nullable(z.string()),
      size: z.nullable(z.string()),
      heardFrom: z.nullable(z.string()),
      additional: z.nullable(z.string()),
      answeredAt: field.time,
    }),
  ),
  /** Identity provider accounts; of access keys only that there is one. */
  accounts: z.array(
    z.object({ company: z.string(), workspace: z.string(), account: z.string(), connectedAt: field.time }),
  ),
  keys: z.array(z.object({ company: z.string(), keptAt: field.time })),
  /** Since when signing in asks for a code as well. */
  secondFactorSince: z.optional(maybeTime),
  passkeys: z.optional(z.array(z.object({ name: z.string(), addedAt: field.time, usedAt: maybeTime }))),
  sessions: z.array(
    z.object({
      device: z.string(),
      signedInAt: field.time,
      renewedAt: field.time,
      endedAt: maybeTime,
      /** Since when its browser shows notifications; null: it shows none. */
      notifiedSince: maybeTime,
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), writtenAt: field.time, sentAt: maybeTime })),
  notifications: z.array(
    z.object({ header: z.string(), text: z.string(), sentAt: field.time, readAt: maybeTime }),
  ),
  xp: z.array(
    z.object({ at: field.time, source: z.string(), gameName: z.nullable(z.string()), xp: z.number() }),
  ),
  /** Left out by servers before it. */
  ratings: z.optional(
    z.array(
      z.object({
        gameName: z.string(),
        pace: z.string(),
        rating: z.number(),
        deviation: z.number(),
        volatility: z.number(),
        games: z.number(),
        ratedAt: field.time,
        days: z.array(z.object({ date: field.day, rating: z.number() })),
      }),
    ),
  ),
  badges: z.array(z.object({ badge: z.string(), earnedAt: field.time })),
  pictures: z.array(z.object({ path: z.string(), bytes: z.number(), keptAt: field.time })),
  tournaments: z.optional(
    z.array(
      z.object({
        tournament: z.string(),
        number: z.number(),
        joinedAt: field.time,
        isCheckedIn: z.boolean(),
        fromRound: z.number(),
        untilRound: z.nullable(z.number()),
        /** Of an arena. */
        arena: z.optional(z.nullable(z.object({ points: z.number(), games: z.number(), wins: z.number() }))),
      }),
    ),
  ),
  bingo: z.array(
    z.object({
      session: z.string(),
      joinedAt: field.time,
      cards: z.array(z.array(z.number())),
      acts: z.array(
        z.object({
          kind: z.string(),
          at: field.time,
          calls: z.number(),
          stage: z.nullable(z.number()),
          isRight: z.nullable(z.boolean()),
        }),
      ),
    }),
  ),
  puzzles: z.array(
    z.object({
      gameName: z.string(),
      date: field.day,
      joinedAt: field.time,
      endedAt: maybeTime,
      isPractice: z.boolean(),
      isSolved: z.nullable(z.boolean()),
      points: z.nullable(z.number()),
      /** `at` is milliseconds since joining. */
      guesses: z.array(z.object({ at: z.number(), guess: z.unknown() })),
      /** Which answer was chosen in each question after the end, counted from 0. */
      extras: z.optional(z.array(z.number())),
    }),
  ),
  trivia: z.array(
    z.object({
      name: z.string(),
      registeredAt: field.time,
      joinedAt: maybeTime,
      place: z.nullable(z.number()),
      points: z.nullable(z.number()),
      /** `ms`: after the opening of the question. */
      answers: z.array(z.object({ question: z.number(), options: z.array(z.number()), ms: z.number() })),
    }),
  ),
  draws: z.optional(z.array(z.pick(SmallDraw, { spec: true, outcome: true, drawnAt: true }))),
  polls: z.optional(
    z.object({
      made: z.array(
        z.object({
          question: z.string(),
          options: z.array(z.string()),
          isSecret: z.boolean(),
          madeAt: field.time,
          closedAt: maybeTime,
        }),
      ),
      /** `chosen` is null in a secret poll. */
      voted: z.array(
        z.object({ question: z.string(), isSecret: z.boolean(), chosen: z.nullable(z.array(z.string())) }),
      ),
    }),
  ),
  games: z.array(
    z.object({
      gameName: z.string(),
      roomId: z.string(),
      game: z.number(),
      startedAt: field.time,
      endedAt: maybeTime,
      /** By seat, as they were called then. */
      players: z.array(z.string()),
      ownSeat: z.number(),
      /** Null while it runs, or where it ended without a result. */
      ownPlace: z.nullable(z.number()),
      /** What the person did, in order; `at` is milliseconds of the game's own time. */
      moves: z.array(z.object({ turn: z.number(), at: z.number(), kind: z.string(), move: z.unknown() })),
    }),
  ),
  /** Notes on games, watched ones too. */
  notes: z.optional(
    z.array(z.object({ roomId: z.string(), game: z.number(), text: z.string(), savedAt: field.time })),
  ),
  /** Answers that were laid out from this turn on and may still be played. */
  conditionalMoves: z.optional(
    z.array(
      z.object({
        roomId: z.string(),
        game: z.number(),
        turn: z.number(),
        lines: z.array(z.array(z.object({ by: z.number(), move: z.unknown() }))),
        savedAt: field.time,
      }),
    ),
  ),
  /** Who they are at the identity provider of their company. */
  atCompanies: z.optional(
    z.array(z.object({ issuer: z.string(), subject: z.string(), connectedAt: field.time })),
  ),
  /** What the directory of their company says about them; null: it says nothing. */
  provisioned: z.optional(
    z.nullable(
      z.object({
        externalId: z.nullable(z.string()),
        givenName: z.nullable(z.string()),
        familyName: z.nullable(z.string()),
        changedAt: field.time,
      }),
    ),
  ),
  /** The groups of that directory that they are in. */
  provisionedGroups: z.optional(z.array(z.string())),
  /** The departments that they are in by the groups of their company’s sign-in. */
  signInDepartments: z.optional(z.array(z.string())),
  /** Tokens for programs that they made for the team, without the secrets. */
  teamTokens: z.optional(
    z.array(
      z.object({
        name: z.string(),
        rights: z.array(z.string()),
        madeAt: field.time,
        endsAt: field.time,
        usedAt: z.nullable(field.time),
      }),
    ),
  ),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const exportData = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/UserProfile/Export',
  summary: 'Everything stored about the caller, as one file',
  access: 'user',
  rate: ['WRITE'],
  claims: { userId: 'self' },
  query: z.object({ userId: z.optional(field.uuid) }),
  attachment: 'topla-my-data.json',
  answer: PersonalData,
});
