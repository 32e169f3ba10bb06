// What a game of crossing words is made of: its rules, position, moves, deals and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';

export interface Rules {
  readonly language: Tongue;
  /** Words are looked up at once, or only when somebody doubts them. */
  readonly check: 'validate' | 'challenge';
}

/** A tile on a square; a blank has the letter it was named. */
export interface Placed {
  readonly cell: number;
  readonly letter: string;
  readonly isBlank: boolean;
}

/** What lies on the board: a letter a square, and which of them are blanks. */
export interface Ground {
  readonly board: string;
  readonly blanks: readonly number[];
}

/** A play: its tiles, the words it makes, the main one first, and what they count. */
export interface Laid {
  readonly by: Seat;
  readonly tiles: readonly Placed[];
  readonly words: readonly string[];
  readonly score: number;
}

export const phases = ['opening', 'playing', 'judging', 'challenging', 'shaking', 'over'] as const;
export type Phase = (typeof phases)[number];
export type Ending = 'out' | 'stuck';

export interface State extends Ground {
  readonly rules: Rules;
  readonly list: string | null; // version of the word list
  readonly phase: Phase;
  readonly racks: readonly string[]; // in the order of the alphabet, blanks last
  readonly bag: string; // drawn from its end
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly turns: number; // over so far
  readonly scoreless: number; // turns in a row
  readonly skips: readonly number[]; // turns a seat still has to miss
  readonly open: Laid | null; // being judged, or open to doubt
  readonly accepted: readonly Seat[]; // who lets the open play stand
  readonly challenger: Seat | null;
  readonly last: Laid | null; // that stood
  readonly refused: Laid | null; // tiles gone back, and the words that are none
  readonly ending: Ending | null;
}

export type Move =
  | { readonly kind: 'play'; readonly tiles: readonly Placed[] }
  | { readonly kind: 'exchange'; readonly letters: string }
  | { readonly kind: 'pass' }
  /** Answers to a play name its turn, so that a late one is refused. */
  | { readonly kind: 'challenge'; readonly turn: number }
  | { readonly kind: 'accept'; readonly turn: number };

export type Deal =
  | { readonly kind: 'list'; readonly version: string }
  | { readonly kind: 'bag'; readonly tiles: string }
  | { readonly kind: 'verdict'; readonly bad: readonly string[] };

export interface View extends Ground {
  readonly rules: Rules;
  readonly phase: 'opening' | 'playing' | 'challenging' | 'over';
  readonly rack: string | null; // one's own
  readonly counts: readonly number[];
  readonly bag: number;
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly turns: number;
  readonly skips: readonly number[];
  readonly open: Laid | null;
  readonly accepted: readonly Seat[];
  readonly last: Laid | null;
  readonly refused: Laid | null; // one's own
  readonly ending: Ending | null;
  readonly left: readonly string[] | null; // all racks, when it is over
}

export interface Scrabble {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
