// Messages of bingo: making a session, joining, claiming, the caller's acts, and the state that everybody in it is shown.
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import type { Person } from '../people/people.ts';
import type { Gains } from '../play/tables.ts';

const bingo = field.uuid;
const moveId = field.uuid;

/** In the order in which they are offered; a session is played stage by stage. */
export const bingoStages = ['oneLine', 'twoLines', 'fullCard', 'fourCorners', 'x', 'frame'] as const;
export type BingoStage = (typeof bingoStages)[number];

/** Played where nothing else is chosen. */
export const usualBingoStages: readonly BingoStage[] = ['oneLine', 'twoLines', 'fullCard'];

/** Between calls that are made by themselves. */
export const callSeconds = { least: 3, most: 30, usual: 8 } as const;
export const mostBingoCards = 4;

export const bingoPhases = ['lobby', 'running', 'paused', 'finished'] as const;
export type BingoPhase = (typeof bingoPhases)[number];

/** start: from the lobby. call: the next number. auto: every `seconds`, null: by hand again. finish: ends the session now. */
export const bingoActs = ['start', 'call', 'auto', 'pause', 'resume', 'finish'] as const;
export type BingoAct = (typeof bingoActs)[number];

export const bingoToServer = {
  'bingo:create': z.strictObject({
    moveId,
    name: field.roomName,
    stages: z.optional(
      z.array(z.enum(bingoStages)).check(
        z.minLength(1),
        z.refine((stages: readonly string[]) => new Set(stages).size === stages.length, {
          error: 'repeated',
        }),
      ),
    ),
    /** Cards mark themselves. */
    autoMark: z.optional(z.boolean()),
    /** Number of cards of each player. */
    cards: z.optional(z.int().check(z.gte(1), z.lte(mostBingoCards))),
    /** When it is planned to begin, for the agenda; the caller begins it. */
    start: z.optional(field.moment),
  }),
  /** Takes cards, or the same ones again; `watch`: only looks on. */
  'bingo:join': z.strictObject({
    moveId,
    bingo,
    card: z.optional(z.int().check(z.gte(0), z.lt(mostBingoCards))),
    watch: z.optional(z.boolean()),
  }),
  /** This window follows the session no longer; the cards are kept. */
  'bingo:leave': z.strictObject({ moveId, bingo }),
  'bingo:claim': z.strictObject({
    moveId,
    bingo,
    /** Which of one's own, counted from 0. */
    card: z.optional(z.int().check(z.gte(0), z.lt(mostBingoCards))),
    /** The stage that is meant, counted from 0: when it was closed meanwhile, nobody is barred for it. */
    stage: z.optional(z.int().check(z.gte(0), z.lt(bingoStages.length))),
  }),
  'bingo:control': z.strictObject({
    moveId,
    bingo,
    act: z.enum(bingoActs),
    seconds: z.optional(z.nullable(z.int().check(z.gte(callSeconds.least), z.lte(callSeconds.most)))),
  }),
  /** For admins: everybody who plays. */
  'bingo:people': z.strictObject({ bingo }),
} as const;

export interface BingoAcknowledged {
  'bingo:create': { bingo: string };
  'bingo:join': { state: Bingo };
  'bingo:leave': object;
  /** `barredUntilCall`: so many numbers must have been called before the next claim. */
  'bingo:claim': { isRight: boolean; barredUntilCall: number | null };
  'bingo:control': object;
  'bingo:people': { people: BingoPlayer[] };
}

export interface BingoToClient {
  /** To everyone in it, each their own, on any change; changes of a moment are gathered. */
  'bingo:state': Bingo;
}

/** As an admin sees who plays; never their cards. */
export interface BingoPlayer extends Person {
  readonly isHere: boolean;
  readonly barredUntilCall: number | null;
  readonly stagesWon: number;
}

/** The claim that is shown: the one card of somebody else that others see. */
export interface BingoClaim {
  /** Null: has left for good. */
  readonly userId: string | null;
  readonly name: string | null;
  /** The numbers row by row, 0 in the free centre. */
  readonly card: readonly number[];
  readonly stage: number;
  /** The cells that complete the stage; empty after a wrong claim. */
  readonly cells: readonly number[];
  readonly isRight: boolean;
}

/** All that one person may see of a session. */
export interface Bingo {
  readonly bingo: string;
  readonly name: string;
  readonly phase: BingoPhase;
  /** Grows with every change; of two states the greater one is newer. */
  readonly step: number;
  /** Winners: null until the stage is won. */
  readonly stages: readonly { readonly name: BingoStage; readonly winners: readonly Person[] | null }[];
  /** The one that is played for, counted from 0. */
  readonly stage: number;
  /** In the order in which they were called. */
  readonly calls: readonly number[];
  /** Seconds between calls; null: by hand. */
  readonly auto: number | null;
  /** How many play. */
  readonly people: number;
  /** One's own, row by row with 0 in the free centre; null: looks on. */
  readonly cards: readonly (readonly number[])[] | null;
  readonly claim: BingoClaim | null;
  /** How many people are one number short of the stage; null for who is no admin. */
  readonly oneAway: number | null;
  /** Number of cards of each player. */
  readonly cardsEach: number;
  readonly autoMark: boolean;
  readonly host: Person | null;
  /** When it is planned to begin. */
  readonly start: string | null;
  /** Cards can still be had. */
  readonly isOpen: boolean;
  /** May use `bingo:control`. */
  readonly isHost: boolean;
  /** The first of them, in the lobby; empty later. */
  readonly faces: readonly Person[];
  /** So many numbers must have been called before one's next claim. */
  readonly barredUntilCall: number | null;
  /** Until the next call, or the end, by itself; null: it waits for the caller. */
  readonly leftMs: number | null;
  /** SHA-256 of the seed, from the beginning. */
  readonly commitment: string;
  /** Calls and cards follow from it; after the end. */
  readonly seed: string | null;
  /** At the end: what it brought to this person. */
  readonly gains: Gains | null;
}
