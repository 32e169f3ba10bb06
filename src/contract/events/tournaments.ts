// Calls of tournaments: making one, taking part, its state, and what its director may do; and the news of a change.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { TimeControl, TurnDaysChoice } from '../play/tables.ts';

const form = z.enum(['swiss', 'roundRobin', 'knockout', 'doubleElimination', 'league', 'arena']);
const phase = z.enum(['open', 'running', 'paused', 'finished', 'cancelled']);
const outcome = z.enum(['first', 'second', 'draw', 'none']);

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
const minutes = z.literal(arenaLengths);
/** Of a knock-out: a pairing may be the best of so many games. */
export const matchLengths = [1, 3, 5] as const;
const bestOf = z.literal(matchLengths);
/** How far apart the rounds of a league begin: a week, or one working day. */
export const roundSteps = ['week', 'day'] as const;
const roundStep = z.enum(roundSteps);
/** A season follows the one before it, so that only leagues have them. */
const repeats = z.enum(['weekly', 'monthly', 'season']);
/** So many of an arena are shown, and oneself. */
export const mostShownInArena = 50;

export const TournamentLine = z.object({
  id: z.string(),
  name: z.string(),
  gameName: z.string(),
  form,
  phase,
  /** Null: whoever made it begins it. */
  start: z.nullable(field.time),
  end: z.nullable(field.time),
  people: z.number(),
  isMine: z.boolean(),
  /** Those on the first rank, once it is over. */
  winners: z.array(Person),
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
  /** Everybody meets everybody again with the seats changed over. */
  isTwice: z.optional(z.boolean()),
  /** Of a knock-out: a pairing is the best of so many games. */
  bestOf: z.optional(bestOf),
  /** Of a league. */
  roundStep: z.optional(z.nullable(roundStep)),
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

const ofGame = { service: 'game', access: 'member' } as const;
const byId = z.object({ id: field.uuid });
const changes = ['tournaments', 'events'] as const;

export const listTournaments = endpoint({
  ...ofGame,
  method: 'GET',
  path: '/api/Tournament/all',
  about: ['tournaments'],
  summary: 'Tournaments of the team: those that run or come, then the last ones that are over',
  scope: 'events:read',
  rate: ['READ'],
  answer: z.object({ tournaments: z.array(TournamentLine), canMake: z.boolean() }),
});

export const createTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament',
  changes: [...changes],
  summary: 'Make a tournament; for admins, and for members where the team allows it',
  scope: 'events:write',
  rate: ['WRITE'],
  body: z.object({
    /** The same id sent twice makes one tournament. */
    moveId: field.uuid,
    name: field.roomName,
    gameName: field.gameName,
    form,
    timer: z.optional(z.nullable(TimeControl)),
    /** A move a day: the working days of a turn. */
    turnDays: z.optional(z.nullable(TurnDaysChoice)),
    /** Of a Swiss tournament; left out: as many as its people need. */
    rounds: z.optional(z.int().check(z.gte(swissRounds.least), z.lte(swissRounds.most))),
    hasThirdPlace: z.optional(z.boolean()),
    /** Of a round robin or a league: everybody meets everybody again with the seats changed over. */
    isTwice: z.optional(z.boolean()),
    /** Of a knock-out: a pairing is the best of so many games; left out: of one. */
    bestOf: z.optional(bestOf),
    /** Of a league: how far apart its rounds begin; left out: a week. */
    roundStep: z.optional(roundStep),
    /** The next one is made by itself, every week or month from a planned start, of a league when it is over. */
    repeats: z.optional(repeats),
    /** Of an arena; left out: an hour. */
    minutes: z.optional(minutes),
    /** Left out: whoever makes it begins it. */
    start: z.optional(field.moment),
  }),
  answer: z.object({ id: z.string() }),
});

export const getTournament = endpoint({
  ...ofGame,
  method: 'GET',
  path: '/api/Tournament/{id}',
  about: ['tournaments'],
  summary: 'A tournament with its people, pairings and standings',
  scope: 'events:read',
  rate: ['READ'],
  params: byId,
  answer: TournamentShown,
});

export const joinTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament/{id}/join',
  changes: [...changes],
  summary:
    'Take part; in a Swiss tournament also while it could still be won, in an arena as long as it runs',
  rate: ['WRITE'],
  params: byId,
  answer: field.ok,
});

export const leaveTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament/{id}/leave',
  changes: [...changes],
  summary: 'Take part no longer, who is met in this round has the point; in an arena take a break',
  rate: ['WRITE'],
  params: byId,
  answer: field.ok,
});

export const checkInToTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament/{id}/checkIn',
  changes: [...changes],
  summary: 'Say shortly before the start that one is here',
  rate: ['WRITE'],
  params: byId,
  answer: field.ok,
});

export const directorActs = [
  'start',
  'pause',
  'resume',
  'nextRound',
  'pairAgain',
  'result',
  'remove',
  'cancel',
  'stopRepeating',
] as const;

export const directTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament/{id}/direct',
  changes: [...changes, 'auditLog'],
  summary:
    'For admins and whoever made it: begin, pause, go on, begin the next round, pair the round again, set a result, take somebody out, cancel',
  rate: ['WRITE'],
  params: byId,
  body: z.object({
    act: z.enum(directorActs),
    /** For `result`: which pairing, and how it came out. */
    round: z.optional(z.int().check(z.gte(1), z.lte(200))),
    board: z.optional(z.int().check(z.gte(1), z.lte(200))),
    outcome: z.optional(outcome),
    /** For `remove`: whose number. */
    entrant: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
  }),
  answer: field.ok,
});

export const repeatTournament = endpoint({
  ...ofGame,
  method: 'POST',
  path: '/api/Tournament/{id}/again',
  changes: [...changes],
  summary: 'For the director of one that is over: make it again, of a league the next season',
  rate: ['WRITE'],
  params: byId,
  /** The same id sent twice makes one tournament. */
  body: z.object({ moveId: field.uuid }),
  answer: z.object({ id: z.string() }),
});

export const tournamentToServer = {
  /** This window is told of every change from now on. */
  'tournament:watch': z.strictObject({ tournament: field.uuid }),
  'tournament:leave': z.strictObject({ tournament: field.uuid }),
} as const;

export interface TournamentAcknowledged {
  /** A page that was read at another version is read again. */
  'tournament:watch': { readonly version: number; readonly table?: string | null };
  'tournament:leave': object;
}

export interface TournamentToClient {
  /** It is no longer as it was read. */
  'tournament:changed': {
    readonly tournament: string;
    readonly version: number;
    /** The reader's own table in an arena; null: none. Left out elsewhere. */
    readonly table?: string | null;
  };
}
