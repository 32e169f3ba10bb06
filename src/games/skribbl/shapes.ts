// What a game of sketch and guess is made of: its rules, position, moves, deals and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Whose words are drawn: those of the language, the team's own, or both. */
export const wordSources = ['listed', 'team', 'mixed'] as const;
export type WordSource = (typeof wordSources)[number];

export interface Rules {
  readonly language: Tongue;
  readonly level: Level;
  /** Left out: those of the language. */
  readonly words?: WordSource;
  /** The team's own words of this game. Left out: there are none. */
  readonly own?: readonly string[];
  /** In a round everybody draws once. */
  readonly rounds: 1 | 2 | 3;
  readonly seconds: 60 | 80 | 120;
}

export const phases = ['offering', 'choosing', 'drawing', 'shown'] as const;
export type Phase = (typeof phases)[number];

export const guessKinds = ['wrong', 'near', 'right'] as const;
export type GuessKind = (typeof guessKinds)[number];

export interface Guess {
  readonly seat: Seat;
  readonly text: string;
  readonly kind: GuessKind;
}

export interface State {
  readonly rules: Rules;
  /** Turns are counted from 0 through all rounds; the seat that draws follows from the number. */
  readonly turn: number;
  readonly phase: Phase | 'over';
  /** What the drawer may choose from. */
  readonly offered: readonly string[];
  /** Chosen; null before that, and where the turn was passed. */
  readonly word: string | null;
  /** The letters of the word, by their places in it, in the order in which they are revealed. */
  readonly order: readonly number[];
  /** How many of them are. */
  readonly revealed: number;
  /** Match time at which drawing began. */
  readonly since: number;
  /** The drawing as text, piece after piece: see `ink.ts`. */
  readonly ink: readonly string[];
  readonly isDrawn: boolean; // the drawer has said that it is complete
  readonly guesses: readonly Guess[];
  /** By seat: points of this turn; null: nothing yet. */
  readonly gained: readonly (number | null)[];
  readonly points: readonly number[];
  readonly ready: readonly boolean[];
  /** Words chosen before. */
  readonly used: readonly string[];
}

/** Acts name their turn, so that a late one is refused. */
export type Move =
  | { readonly kind: 'choose'; readonly turn: number; readonly word: number }
  | { readonly kind: 'pass'; readonly turn: number }
  /** More of the drawing, from this length of it on. */
  | { readonly kind: 'draw'; readonly turn: number; readonly at: number; readonly ink: string }
  | { readonly kind: 'drawn'; readonly turn: number }
  | { readonly kind: 'guess'; readonly turn: number; readonly text: string }
  | { readonly kind: 'continue'; readonly turn: number };

export interface Deal {
  readonly words: readonly string[];
  /** By word: in which order its letters would be revealed. */
  readonly orders: readonly (readonly number[])[];
}

/** A guess as one audience sees it: a right one never tells the word. */
export interface SeenGuess {
  readonly seat: Seat;
  readonly text: string | null;
  readonly kind: GuessKind;
}

export interface View {
  readonly rules: Rules;
  readonly phase: Phase | 'over';
  readonly turn: number;
  readonly round: number;
  readonly drawer: Seat;
  readonly offered: readonly string[] | null;
  /** To the drawer, to whoever has guessed it, and to all after the turn. */
  readonly word: string | null;
  /** The word with `_` for each letter that is not revealed. */
  readonly mask: string;
  readonly ink: readonly string[];
  readonly isDrawn: boolean;
  /** The latest guesses of this turn. */
  readonly guesses: readonly SeenGuess[];
  /** What one has guessed in this turn. */
  readonly own: readonly string[];
  readonly gained: readonly (number | null)[];
  readonly points: readonly number[];
  readonly ready: readonly boolean[];
}

export interface Skribbl {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
