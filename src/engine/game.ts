// What a game must be. Everything that is played at a table is one GameDefinition.
import type { TableFacts } from './facts.ts';
import type { Library } from './library.ts';
import type { GamePicture } from './picture/picture.ts';
import type { Random } from './random.ts';
import type { TeamWordRules } from './teamWords.ts';
import type { Tongue } from './words/letters.ts';

/** A place at the table, from 0, in order of play. */
export type Seat = number;
export type Audience = Seat | 'spectator';
export type Groups = readonly (readonly Seat[])[];

/** The shapes a game is made of; all plain readonly JSON. */
export interface Shapes {
  rules: unknown;
  state: unknown;
  move: unknown;
  deal: unknown;
  view: unknown;
}

/** One line of the log: the only way players, luck and time reach a game. `at` is match time in ms. */
export type Entry<G extends Shapes> = { readonly at: number } & (
  | { readonly kind: 'move'; readonly by: Seat; readonly move: G['move'] }
  | { readonly kind: 'deal'; readonly deal: G['deal'] } // by the dealer: shuffle, roll, verdict
  | { readonly kind: 'timer'; readonly timer: string }
);

/** Why a match ended, as it is kept in the record. */
export const reasons = ['normal', 'resign', 'time', 'agreement', 'rule', 'abandoned'] as const;
export type Reason = (typeof reasons)[number];

/** places [[0],[1]]: seat 0 won. [[0,1]]: a draw. [[1,3],[0,2]]: one pair beat the other. */
export interface Result {
  readonly places: Groups;
  readonly reason: Reason;
  /** The game's own words for it, a text key under `how`: fourInLine, gammon, moon. */
  readonly how?: string;
  /** What the win counts in the score of the table; omitted: 1. */
  readonly worth?: number;
}

/** A turn that lasts so long once its seat has begun it, whoever else has; `since` is match time. */
export interface OwnTime {
  readonly seat: Seat;
  readonly name: string;
  readonly ms: number;
  readonly since: number;
}

/** Something worth a badge that a seat did: the key of the badge. */
export interface Feat {
  readonly seat: Seat;
  readonly key: string;
}

/** A line of the move list: a text key under `line` and the values it speaks of. */
export interface Line {
  readonly seat: Seat | null;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** How a seat goes out of the game other than by the rules. */
export type Cause = 'resigned' | 'flagged' | 'left';

/** A deadline of the rules. */
export interface RuleTimer {
  readonly name: string;
  readonly ms: number;
  /** It is the course of the game, and nobody is late by it; omitted: whoever has not acted by then is. */
  readonly isCourse?: true;
  /** How long it goes on after this one: people are shown the whole time. */
  readonly thenMs?: number;
}

/** How a rule set may be chosen, and how a state follows from a state: no luck, no clock, no I/O, no mutation. */
export interface GameRules<G extends Shapes> {
  readonly version: number; // raised when an old log would replay differently
  readonly ruleSets: { readonly standard: G['rules'] } & Readonly<Record<string, G['rules']>>;
  readonly options?: { readonly [K in keyof G['rules']]?: readonly G['rules'][K][] }; // default first

  // Needed first; with `view` and `readMove` a game can be played.
  start(rules: G['rules'], seats: number): G['state'];
  toAct(state: G['state']): readonly (Seat | 'dealer')[]; // empty exactly when there is a result
  refusal(state: G['state'], seat: Seat, move: G['move'], library: Library): string | null; // a text key
  play(state: G['state'], entry: Entry<G>): G['state']; // never given a refused move
  result(state: G['state']): Result | null;

  // Luck and time come in as entries of the log.
  deal?(state: G['state'], random: Random, library: Library): G['deal']; // asked once, then logged
  timer?(state: G['state']): RuleTimer | null; // new name, new count

  // A move a day.
  dailyRules?(rules: G['rules']): G['rules']; // the rules as they are then; omitted: the same
  ownTimes?(state: G['state']): readonly OwnTime[]; // timers that run then besides those between rounds

  // Turns other than one after the other.
  optionalToAct?(state: G['state']): readonly Seat[]; // nobody waits for them, and they may act: change what they chose
  forced?(state: G['state']): { readonly by: Seat; readonly move: G['move'] } | null; // no choice at all: the host plays it
  betweenRounds?(state: G['state']): boolean; // Continue is a move, its 15 s a timer; clocks stand still
  answering?(state: G['state']): boolean; // the seat that must act only answers within the turn of another seat, as to a double

  // Words of a team's own.
  readonly teamWords?: TeamWordRules<G['rules']>; // the server puts them into the rules of a game that asks for them

  // Seen by others before it is made.
  isPreviewed?(state: G['state'], seat: Seat, move: G['move']): boolean; // passed on as it comes about; stored only once it is made

  // Sides, ends and rematches.
  sides?(rules: G['rules'], seats: number): Groups; // omitted: everyone alone
  forfeit?(state: G['state'], seat: Seat, cause: Cause): Result; // omitted: the seat that goes comes last
  concede?(state: G['state'], seat: Seat): G['state'] | null; // the state after resigning, where it gives up one game of several or costs points; null: it costs the match and no more
  readonly opens?: 'loser'; // who has seat 0 in a rematch; omitted: it passes on by one
}

/** What may be seen of a state: built up from nothing, never cut down from the state. */
export interface GameViews<G extends Shapes> {
  view(state: G['state'], to: Audience): G['view'];
  legalMoves(view: G['view'], seat: Seat): readonly G['move'][] | null; // null: too many to list
  tell?(before: G['state'], entry: Entry<G>, to: Audience): Line | null; // a line of the move list; null is silence
  ahead?(view: G['view'], seat: Seat): Ahead<G>; // games of two with nothing hidden and no luck: a move may be made beforehand
  scores?(state: G['state']): readonly number[];
  feats?(state: G['state'], result: Result | null): readonly Feat[]; // as this state shows them; asked after every line of the log
}

/** Moves and positions in and out: trust nothing off the wire. */
export interface GameNotation<G extends Shapes> {
  readMove(raw: unknown): G['move'] | null;
  readPosition?(notation: string): G['state'] | null;
  writePosition?(state: G['state']): string;
}

/** Bots, lessons and the picture; each is loaded only where it is needed. */
export interface GamePractice<G extends Shapes> {
  bots(): Promise<readonly Bot<G>[]>; // three strengths, weakest first
  lessons(tongue: Tongue): Promise<readonly Lesson<G>[]>; // easiest first
  picture(): Promise<GamePicture<G['view']>>; // of what spectators may see
}

/** Flat, as the engine, the server and the client read it. All written with methods, so that every game fits AnyGame. */
export interface GameDefinition<G extends Shapes>
  extends TableFacts,
    GameRules<G>,
    GameViews<G>,
    GameNotation<G>,
    GamePractice<G> {}

/** Puts a game together from the files of its folder. */
export const defineGame = <G extends Shapes>(
  facts: TableFacts,
  rules: GameRules<G>,
  views: GameViews<G>,
  notation: GameNotation<G>,
  practice: GamePractice<G>,
): GameDefinition<G> => ({ ...facts, ...rules, ...views, ...notation, ...practice });

/** What one may have in mind while the other thinks: the board as if they had passed, and the moves to choose from. */
export interface Ahead<G extends Shapes> {
  readonly view: G['view'];
  readonly moves: readonly G['move'][];
}

/** A bot sees what its seat sees, and stops thinking soon after `isOver` says so. */
export interface Bot<G extends Shapes> {
  choose(view: G['view'], seat: Seat, random: Random, library: Library, thinking: Thinking): G['move'];
  /** How long a person of this strength takes for that move, in ms; omitted: no longer than bots take anyway. */
  pauseMs?(view: G['view'], seat: Seat, move: G['move'], random: Random): number;
}

export interface Thinking {
  isOver(): boolean;
}

/** A small position in which a learner makes the move. Its words are under `lessons` and its key in the game's texts. */
export interface Lesson<G extends Shapes> {
  readonly key: string;
  readonly position: string; // as readPosition reads it
  readonly seat: Seat;
  readonly isForced?: true; // a duty: nothing else is legal, so that the words need no "why not"
  readonly steps: readonly LessonStep<G>[];
}

export interface LessonStep<G extends Shapes> {
  /** Whether this move does what the lesson asks. */
  wanted(move: G['move'], after: G['state']): boolean;
  /** What the others and the dealer do then. */
  readonly answer?: readonly Entry<G>[];
}

/** Any game, for code that plays whatever is on the table. */
export type AnyGame = GameDefinition<Shapes>;
