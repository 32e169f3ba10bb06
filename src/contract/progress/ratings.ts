// Calls of ratings: those of a person, how one came about, and those of the people at a table.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** How fast a game is played: at one sitting, or a move a day. Each has ratings of its own. */
export const paces = ['live', 'daily'] as const;
const pace = z.enum(paces);
export type RatedPace = z.infer<typeof pace>;

const figures = {
  rating: z.number(),
  /** The standard deviation now. */
  deviation: z.number(),
  /** Not certain enough yet. */
  isProvisional: z.boolean(),
};

export const GameRating = z.object({ gameType: z.string(), pace, ...figures, games: z.number() });
export type GameRating = z.infer<typeof GameRating>;

const ofRatings = {
  service: 'dashboard',
  method: 'GET',
  about: ['ratings'],
  access: 'member',
  rate: ['READ'],
} as const;

export const personRatings = endpoint({
  ...ofRatings,
  path: '/api/UserProfile/Ratings',
  summary:
    'The ratings of a person of the team, or of oneself: none while the team or the person has them switched off',
  query: z.object({ userId: z.optional(field.uuid) }),
  answer: z.object({
    /** The team has ratings. */
    isOn: z.boolean(),
    /** The person hides them from others. */
    isHidden: z.boolean(),
    /** The surest first. */
    ratings: z.array(GameRating),
  }),
});

export const RatingStory = z.object({
  /** The rating at the end of each day with a game, for a year at most; oldest first. */
  days: z.array(z.object({ day: field.day, rating: z.number() })),
  /** Points in a band. */
  bandWidth: z.number(),
  /** How many of the team have a rating in the band that begins there. Provisional and hidden ones are left out. */
  bands: z.array(z.object({ from: z.number(), people: z.number() })),
  /** How many of those have a higher rating than this person; null: the person is not among them. */
  ahead: z.nullable(z.number()),
});
export type RatingStory = z.infer<typeof RatingStory>;

export const ratingStory = endpoint({
  ...ofRatings,
  path: '/api/UserProfile/RatingStory',
  summary: 'How a rating came about and where it stands in the team',
  query: z.object({ userId: z.optional(field.uuid), gameType: field.gameName, pace: z.optional(pace) }),
  answer: RatingStory,
});

/** People whose ratings can be asked for at once. */
export const mostCompared = 50;

const userIds = z.pipe(
  z.string().check(z.maxLength(mostCompared * 37)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(field.uuid).check(z.maxLength(mostCompared)),
  ),
);

export const RatingsAtTable = z.object({
  /** Oneself, and those of the people asked for who have a rating and show it. */
  people: z.array(z.object({ userId: z.string(), ...figures })),
  /** Those of the bots, by strength; empty where they were not measured. */
  bots: z.array(z.number()),
});
export type RatingsAtTable = z.infer<typeof RatingsAtTable>;

export const ratingsAtTable = endpoint({
  ...ofRatings,
  path: '/api/UserProfile/RatingsAtTable',
  summary: 'The ratings of people at tables of a game, and those of its bots',
  query: z.object({ userIds, gameType: field.gameName, pace: z.optional(pace) }),
  answer: RatingsAtTable,
});
