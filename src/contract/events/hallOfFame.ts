// Calls of the hall of fame: who won the tournaments of a team, who won most of them, and what one person won of late.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { TournamentLine } from './tournamentShapes.ts';

export const hallLinesAPage = 10;
/** So many stand in the table of a year, and oneself. */
export const mostInYear = 20;
/** Tables of so many years are shown. */
export const mostYears = 10;
/** So many are named as those with most wins. */
export const mostWinners = 5;

const { form } = TournamentLine.shape;

/** Where a page ended: when its last tournament was over, and its id. */
const cursor = z.pipe(
  z.string().check(z.regex(/^\d{1,15} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  z.transform((text) => {
    const [endedAt = '', id = ''] = text.split(' ');
    return { endedAt: Number(endedAt), id };
  }),
);

const PodiumPlace = z.object({
  /** Equal ranks are shared. */
  rank: z.number(),
  /** Null: has left for good, and has no name any more. */
  userId: z.nullable(z.string()),
  name: z.string(),
  avatar: field.image,
});

export const HallLine = z.object({
  id: z.string(),
  name: z.string(),
  gameName: z.string(),
  form,
  end: field.time,
  /** The best three, best first. */
  podium: z.array(PodiumPlace),
  /** Of a team cup: the best three departments, best first. */
  departments: z.optional(z.array(z.object({ rank: z.number(), name: z.string() }))),
});
export type HallLine = z.infer<typeof HallLine>;

/** Three months, from its first day to its last one, in the time zone of the team. */
const TournamentSeason = z.object({ from: field.day, to: field.day });
export type TournamentSeason = z.infer<typeof TournamentSeason>;

const Winner = z.extend(Person, { wins: z.number() });

const ofGame = { service: 'game', method: 'GET', access: 'member', about: ['tournaments'] } as const;

export const hallOfFame = endpoint({
  ...ofGame,
  path: '/api/Tournament/hallOfFame',
  summary: 'Tournaments of the team that are over, with their podiums, newest first, ten a page',
  scope: 'events:read',
  rate: ['READ'],
  query: z.object({
    gameName: z.optional(field.gameName),
    form: z.optional(form),
    after: z.optional(cursor),
  }),
  answer: z.object({
    lines: z.array(HallLine),
    /** `after` of the next page; null: these were the last. */
    next: z.nullable(z.string()),
    /** Of which games and forms there is a tournament that is over. */
    games: z.array(z.string()),
    forms: z.array(form),
  }),
});

export const mostTournamentWins = endpoint({
  ...ofGame,
  path: '/api/Tournament/mostWins',
  summary: 'Who won most tournaments of at least four people: of all time, and in this season',
  scope: 'events:read',
  rate: ['READ'],
  answer: z.object({ season: TournamentSeason, thisSeason: z.array(Winner), allTime: z.array(Winner) }),
});

export const tournamentYear = endpoint({
  ...ofGame,
  path: '/api/Tournament/year',
  summary: 'The table of a year: what tournaments of at least four people brought each person, by season',
  scope: 'events:read',
  rate: ['READ'],
  /** Left out: the present one. */
  query: z.object({ year: z.optional(field.ordinal) }),
  answer: z.object({
    year: z.number(),
    /** Of which there are tables, newest first. */
    years: z.array(z.number()),
    /** Those of the year that have begun. */
    seasons: z.array(TournamentSeason),
    /** Best first. Equal ranks are shared. */
    lines: z.array(
      z.extend(Person, { rank: z.number(), points: z.number(), ofSeasons: z.array(z.number()) }),
    ),
  }),
});

const SeasonOfPerson = z.object({
  season: TournamentSeason,
  isPresent: z.boolean(),
  /** How often somebody came first, second and third. */
  places: z.array(z.number()),
  /** The last ones of them, newest first. */
  tournaments: z.array(
    z.object({ id: z.string(), name: z.string(), gameName: z.string(), rank: z.number(), end: field.time }),
  ),
});
export type SeasonOfPerson = z.infer<typeof SeasonOfPerson>;

export const tournamentSeasons = endpoint({
  ...ofGame,
  path: '/api/Tournament/seasons',
  about: ['tournaments', 'profile'],
  summary: 'Podium places of a person of the team in this season and the last one; none where they hide them',
  rate: ['READ'],
  query: z.object({ userId: z.optional(field.uuid) }),
  /** Newest first; seasons without a podium place are left out. */
  answer: z.object({ seasons: z.array(SeasonOfPerson) }),
});
