// What a game of letter dice is made of: its rules, position, moves, deals and what is seen of it.
import type { Tongue } from '../../engine/words/letters.ts';

export interface Rules {
  readonly language: Tongue;
  readonly seconds: 60 | 120 | 180 | 300;
  readonly rounds: 1 | 2 | 3 | 4 | 5;
  /** With a move a day: each searches the same dice when it suits them. */
  readonly apart?: true;
}

export const phases = ['rolling', 'solving', 'searching', 'counting'] as const;
export type Phase = (typeof phases)[number];

/** Words by seat, each in the order of its finding. */
export type Found = readonly (readonly string[])[];

/** A round that was counted. */
export interface Counted {
  readonly board: readonly string[];
  readonly solution: readonly string[];
  readonly unsaid: readonly string[];
  readonly found: Found;
}

export interface State {
  readonly rules: Rules;
  readonly list: string | null; // version of the word list
  readonly phase: Phase;
  readonly round: number; // from 1
  readonly board: readonly string[]; // sixteen faces, row by row
  readonly solution: readonly string[];
  readonly unsaid: readonly string[]; // of the solution: valid, and shown to nobody
  readonly found: Found;
  readonly isDone: readonly boolean[]; // by seat: looks no further, or has pressed Continue
  readonly rounds: readonly (readonly number[])[]; // points by seat, after each round
  readonly apart?: {
    readonly begun: readonly (number | null)[]; // by seat: since when it searches this round, in match time
    readonly last: Counted | null; // the round before
  };
}

/** Acts name their round, so that a late one is refused. */
export type Move =
  | { readonly kind: 'find'; readonly round: number; readonly words: readonly string[] }
  | { readonly kind: 'begin'; readonly round: number }
  | { readonly kind: 'done'; readonly round: number }
  | { readonly kind: 'continue'; readonly round: number };

export type Deal =
  | { readonly kind: 'roll'; readonly faces: readonly string[] }
  | {
      readonly kind: 'solution';
      readonly list: string;
      readonly words: readonly string[];
      readonly unsaid: readonly string[];
    };

export interface View {
  readonly rules: Rules;
  readonly phase: Phase | 'over';
  readonly round: number;
  readonly board: readonly string[];
  readonly own: readonly string[] | null;
  /** How many words each seat has found; null: that is not told yet. */
  readonly counts: readonly (number | null)[];
  readonly isDone: readonly boolean[];
  readonly rounds: readonly (readonly number[])[];
  /** After the round: what everybody found, and what nobody did. */
  readonly found: Found | null;
  readonly missed: string | null; // words with spaces between
  readonly apart?: {
    /** Who has begun this round. */
    readonly begun: readonly boolean[];
    /** The round before, for who does not search yet. */
    readonly last: {
      readonly board: readonly string[];
      readonly found: Found;
      readonly missed: string;
    } | null;
  };
}

export interface Boggle {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
