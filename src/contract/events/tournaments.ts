// Calls of tournaments: making one, taking part, its state, and what its director may do; and the news of a change.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { TimeControl, TurnDaysChoice } from '../play/tables.ts';
import {
  bestOf,
  departmentCount,
  form,
  minutes,
  mostCountedResults,
  outcome,
  repeats,
  roundStep,
  swissRounds,
  TournamentLine,
  TournamentShown,
  tableSize,
} from './tournamentShapes.ts';

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
  answer: z.object({
    tournaments: z.array(TournamentLine),
    canMake: z.boolean(),
    /** With which a team cup begins, for whoever can make one. */
    departments: z.optional(z.array(z.string())),
  }),
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
    /** How many sit at a table, four not in a double elimination; left out: two, where the game seats two. */
    tableSize: z.optional(tableSize),
    /** Of a round robin or a league: everybody meets everybody again with the seats changed over. */
    isTwice: z.optional(z.boolean()),
    /** Of a knock-out: a pairing is the best of so many games; left out: of one. */
    bestOf: z.optional(bestOf),
    /** Of a league: how far apart its rounds begin; left out: a week. */
    roundStep: z.optional(roundStep),
    /** Of a team cup: the names of its departments. */
    departments: z.optional(
      z.array(field.line(departmentCount.longest)).check(z.maxLength(departmentCount.most)),
    ),
    /** Of a team cup: so many results of each department count; left out: as many as the smallest has people. */
    counted: z.optional(z.int().check(z.gte(1), z.lte(mostCountedResults))),
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
  /** Of a team cup: for which department one plays, from 1. */
  body: z.object({
    department: z.optional(z.int().check(z.gte(1), z.lte(departmentCount.most))),
  }),
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
    /** For `result` of a table of four, in the order of the seats: the place of each, null for who was not there. */
    places: z.optional(z.array(z.nullable(z.int().check(z.gte(1), z.lte(4)))).check(z.maxLength(4))),
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
