// What a tournament is made of: its forms and choices, and how it is shown in lists and whole.
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { TimeControl, TurnDaysChoice } from '../play/tables.ts';

export const form = z.enum([
  'swiss',
  'roundRobin',
  'knockout',
  'doubleElimination',
  'league',
  'arena',
  'teamCup',
]);
const phase = z.enum(['open', 'running', 'paused', 'finished', 'cancelled']);
export const outcome = z.enum(['first', 'second', 'draw', 'none']);

/** Rounds of a Swiss tournament that can be chosen. */
export const swissRounds = { least: 3, most: 11 } as const;
/** So many minutes before the start people say that they are here. */
export const checkInMinutes = 15;
/** So many minutes after a table opened somebody who is not ready there has lost. */
export const waitMinutes = 5;
/** The same at a table with a move a day, in days: a weekend may lie between. */
export const waitDays = 3;

/** How long an arena may last. */
export const arenaLengths = [30, 45, 60, 90, 120] as const;
export const minutes = z.literal(arenaLengths);
/** Of a knock-out: a pairing may be the best of so many games. */
export const matchLengths = [1, 3, 5] as const;
export const bestOf = z.literal(matchLengths);
/** How many sit at a table. */
export const tableSize = z.literal([2, 4]);
/** Of a team cup: so many departments play, and so many results of each count. */
export const departmentCount = { least: 2, most: 12, longest: 40 } as const;
export const mostCountedResults = 5;
/** How far apart the rounds of a league begin: a week, or one working day. */
export const roundSteps = ['week', 'day'] as const;
export const roundStep = z.enum(roundSteps);
/** A season follows the one before it, so that only leagues have them. */
export const repeats = z.enum(['weekly', 'monthly', 'season']);
/** So many of an arena are shown, and oneself. */
export const mostShownInArena = 50;

export const TournamentLine = z.object({
  id: z.string(),
  name: z.string(),
  gameName: z.string(),
  form,
  /** How many sit at a table; left out: two. */
  tableSize: z.optional(tableSize),
  phase,
  /** Null: whoever made it begins it. */
  start: z.nullable(field.time),
  end: z.nullable(field.time),
  people: z.number(),
  isMine: z.boolean(),
  /** Those on the first rank, once it is over. */
  winners: z.array(Person),
  /** Of a team cup: the departments on the first rank. */
  winningDepartments: z.optional(z.array(z.string())),
});
export type TournamentLine = z.infer<typeof TournamentLine>;

const EntrantShown = z.object({
  number: z.number(),
  /** Null: has left for good. */
  userId: z.nullable(z.string()),
  name: z.string(),
  avatar: field.image,
  isCheckedIn: z.boolean(),
  isOut: z.boolean(),
  /** Of a league, 1 the highest; null until it begins. */
  division: z.optional(z.nullable(z.number())),
  /** Of a league: the place in the table of rounds, and the first round in which they have it. */
  place: z.optional(z.nullable(z.number())),
  from: z.optional(z.number()),
  /** Of a team cup: for which department, from 1. */
  department: z.optional(z.nullable(z.number())),
});
export type EntrantShown = z.infer<typeof EntrantShown>;

const PairingShown = z.object({
  round: z.number(),
  board: z.number(),
  first: z.number(),
  second: z.nullable(z.number()),
  outcome: z.nullable(outcome),
  isPlayed: z.boolean(),
  roomId: z.nullable(z.string()),
  /** Of a knock-out: its games that are over. */
  games: z.optional(z.array(z.object({ roomId: z.string(), outcome }))),
  /** With four at a table: the third and the fourth of them. Once it is decided the outcome is `none`. */
  others: z.optional(z.array(z.number())),
  /** Of such a table: the place of each in the order of the seats, equal ones are shared; null while it is open. */
  places: z.optional(z.nullable(z.array(z.number()))),
  /** Of such a table: the numbers of those who were not there or have left. They are last, without points. */
  absent: z.optional(z.array(z.number())),
});
export type PairingShown = z.infer<typeof PairingShown>;

/** Points are half points and those of Sonneborn-Berger quarters, so that they are whole. */
const StandingShown = z.object({
  entrant: z.number(),
  rank: z.number(),
  points: z.number(),
  games: z.number(),
  headToHead: z.number(),
  buchholz: z.number(),
  sonnebornBerger: z.number(),
  wins: z.number(),
  /** Of an arena: wins in a row, up to now. */
  streak: z.optional(z.number()),
});
export type StandingShown = z.infer<typeof StandingShown>;

const DepartmentShown = z.object({
  /** From 1, in the order of `departments`. */
  department: z.number(),
  rank: z.number(),
  points: z.number(),
  wins: z.number(),
  people: z.number(),
  /** The numbers of those whose results count, best first. */
  counted: z.array(z.number()),
});
export type DepartmentShown = z.infer<typeof DepartmentShown>;

export const TournamentShown = z.object({
  id: z.string(),
  name: z.string(),
  gameName: z.string(),
  form,
  phase,
  timer: z.nullable(TimeControl),
  /** Working days of a turn; null: it is played now. */
  turnDays: z.nullable(TurnDaysChoice),
  /** Of an arena. */
  minutes: z.optional(z.nullable(z.number())),
  /** When the time of an arena is up; null until it begins. */
  ends: z.optional(z.nullable(field.time)),
  /** How many take part: of an arena not all of them are listed. */
  people: z.optional(z.number()),
  /** 0 until it begins, and in an arena. */
  rounds: z.number(),
  round: z.number(),
  hasThirdPlace: z.boolean(),
  /** How many sit at a table; left out: two. */
  tableSize: z.optional(tableSize),
  /** Everybody meets everybody again with the seats changed over. */
  isTwice: z.optional(z.boolean()),
  /** Of a knock-out: a pairing is the best of so many games. */
  bestOf: z.optional(bestOf),
  /** Of a league. */
  roundStep: z.optional(z.nullable(roundStep)),
  /** Of a league that is going: when each of its rounds begins, and at last when the time of the last one is over. */
  dates: z.optional(z.array(field.time)),
  /** Of a team cup: the names of its departments, and so many results of each count; null until that is decided. */
  departments: z.optional(z.array(z.string())),
  counted: z.optional(z.nullable(z.number())),
  /** The department that the reader would play for, because the directory has them in a group of that name, from 1. */
  ownDepartment: z.optional(z.number()),
  /** Of a team cup that has begun: best first, those that somebody plays for. */
  departmentStandings: z.optional(z.array(DepartmentShown)),
  /** How the next one is made by itself; null: it is not. */
  repeats: z.optional(z.nullable(repeats)),
  /** The one that was made of it. */
  followedBy: z.optional(z.nullable(z.string())),
  /** Whether the reader may make it again. */
  canRepeat: z.optional(z.boolean()),
  start: z.nullable(field.time),
  /** When it goes on by itself. */
  next: z.nullable(field.time),
  madeBy: z.nullable(Person),
  isDirector: z.boolean(),
  /** One's own number; null: does not take part. */
  me: z.nullable(z.number()),
  canJoin: z.boolean(),
  canCheckIn: z.boolean(),
  entrants: z.array(EntrantShown),
  pairings: z.array(PairingShown),
  standings: z.array(StandingShown),
  tieBreaks: z.array(z.enum(['headToHead', 'buchholz', 'sonnebornBerger', 'wins'])),
});
export type TournamentShown = z.infer<typeof TournamentShown>;
