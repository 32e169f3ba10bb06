// Schemas of rooms and matches, as every call and message carries them.
import * as z from 'zod/mini';
import type { Line, Result, Seat } from '../../engine/game.ts';
import type { OfferKind } from '../../engine/log.ts';
import * as field from '../fields.ts';
import type { Change } from './changes.ts';

export const gameStatus = {
  lobby: 0,
  started: 1,
  paused: 2,
  roundCompleted: 3,
  completed: 4,
  recovered: 5,
} as const;
export type GameStatus = (typeof gameStatus)[keyof typeof gameStatus];

export const strength = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Strength = z.infer<typeof strength>;

export const Place = z.object({
  id: z.nullable(z.string()), // null: a bot, or nobody
  position: z.number(),
  name: z.string(),
  avatar: field.image,
  isBot: z.boolean(),
  strength: z.nullable(strength),
  isReady: z.boolean(),
  isConnected: z.boolean(),
  isAway: z.boolean(),
});
export type Place = z.infer<typeof Place>;

/** Of `turnDays` in the engine. */
export const TurnDaysChoice = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(7)]);

export const TimeControl = z.object({ initial: z.number(), increment: z.number() });

export const RuleSet = z.object({
  set: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  timer: z.nullable(TimeControl),
  /** A move a day: the working days of a turn. Left out: the game is played now. */
  turnDays: z.optional(TurnDaysChoice),
});
export type RuleSet = z.infer<typeof RuleSet>;

export const Table = z.object({
  id: z.string(),
  name: z.string(),
  gameName: z.string(),
  gameStatus: z.number(),
  players: z.array(Place), // those seated
  maxPlayers: z.number(),
  freeSeats: z.number(),
  numberOfSpectators: z.number(),
  watch: z.enum(['team', 'nobody']),
  hostUserId: z.string(),
  myPosition: z.nullable(z.number()),
  isMyTurn: z.boolean(),
  lastMoveTimeUnix: z.number(),
});
export type Table = z.infer<typeof Table>;

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly gameName: string;
  readonly players: readonly Place[]; // those seated, by position
  readonly gameStatus: GameStatus;
  readonly gameState: unknown;
  readonly ruleSet: RuleSet;
  readonly roomTimeout: number;
  readonly numberOfGamesPlayed: number;
  readonly maxPlayers: number;
  readonly gameStartedTimeUnix: number;
  readonly lastMoveTimeUnix: number;
  readonly numberOfSpectators: number;
  readonly draw: {
    readonly drawOffered: boolean;
    readonly drawAnswered: boolean;
    readonly drawOfferedUserId: string | null;
  };
  readonly testMode: boolean;
  readonly hostUserId: string;
  readonly watch: 'team' | 'nobody';
  readonly score: readonly number[]; // by position
  readonly startsInMs: number | null;
  /** Positions of the seated people who want another game; empty before the end. */
  readonly rematch: readonly number[];
  /** Positions whose people have left the team since. */
  readonly former: readonly number[];
  /** What is due at a table with a move a day; null or left out: there is nothing. */
  readonly daily?: DailyView | null;
  /** The tournament whose pairing is played here; null or left out: none. */
  readonly tournament?: string | null;
  /** That one is an arena: whoever is at the table is ready. */
  readonly isArena?: boolean;
  /** Counts the messages about this room from one node, so that a missed one is noticed. */
  readonly version: number;
}

/** The turns of a game with a move a day, as everybody at the table is shown them. */
export interface DailyView {
  /** Of the people who must act: when their time is up. */
  readonly turns: readonly { readonly position: number; readonly dueUnix: number }[];
  /** The time of one of two is up: whose, who decides, and when the game ends by itself. */
  readonly late: {
    readonly position: number;
    readonly decides: number | null; // position; null: both are late
    readonly endsUnix: number;
  } | null;
}

/** The fields of a room that changed since the version before. */
export type ChangedRoom = Partial<Room> & Pick<Room, 'id' | 'version'>;

export interface MatchLine extends Line {
  readonly turn: number;
}

/** What follows from the position of a match and its audience alone. */
export interface PositionView {
  readonly mySeat: Seat | null;
  readonly positions: readonly number[]; // by seat
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** Nobody waits for these, and they may act all the same. */
  readonly optionalToAct: readonly Seat[];
  readonly offers: readonly { readonly kind: OfferKind; readonly bySeat: Seat }[];
  readonly away: readonly Seat[];
  /** A bot plays these for somebody who is gone, until they take their seat back. */
  readonly satIn: readonly Seat[];
  readonly scores: readonly number[] | null;
  readonly result: Result | null;
  readonly reason: Result['reason'] | null;
  readonly commitment: string;
  readonly seed: string | null; // after the end
}

/** What also depends on the moment it is sent. */
export interface MomentView {
  readonly status: GameStatus;
  readonly clocks: { readonly leftMs: readonly number[]; readonly running: readonly Seat[] } | null;
  readonly deadline: { readonly name: string; readonly ms: number; readonly leftMs: number } | null;
  readonly absent: readonly { readonly seat: Seat; readonly claimInMs: number }[];
  readonly nowUnix: number;
}

interface WhichTurn {
  readonly room: string;
  readonly game: number; // 1 for the room's first
  readonly turn: number;
}

export interface MatchView extends WhichTurn, PositionView, MomentView {
  readonly lines: readonly MatchLine[];
}

/** A turn as what it changes in the view of the turn `since`; what is null or empty in the moment is left out. */
export interface MatchChange extends WhichTurn, Partial<Omit<MomentView, 'status' | 'nowUnix'>> {
  readonly since: number;
  readonly changes?: Change;
  readonly status: GameStatus;
  readonly nowUnix?: number;
  readonly lines?: readonly Line[]; // all of this turn
}

/** What one finished thing brought a person. */
export const Gains = z.object({
  xp: z.number(),
  totalXp: z.number(),
  level: z.number(),
  levelBefore: z.number(),
  badges: z.readonly(z.array(z.number())),
  /** The rating after the game and what the game did to it; left out where it was not rated. */
  rating: z.optional(z.object({ rating: z.number(), change: z.number(), isProvisional: z.boolean() })),
});
export type Gains = Readonly<z.infer<typeof Gains>>;

/** Members of the team who are online, and the tables they are at. */
export interface Presence {
  readonly userId: string;
  readonly isOnline: boolean;
  readonly room: string | null;
}
