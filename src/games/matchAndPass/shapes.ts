// What a game of Match & Pass is made of: its rules, position, moves, deal and what is seen of it.
import type { Groups, Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';

export interface Rules {
  /** With so many strikes one is out. */
  readonly strikes: 3 | 1 | 2 | 4 | 5;
}

export const strikeLimits: readonly Rules['strikes'][] = [3, 1, 2, 4, 5];
export const phases = ['dealing', 'passing', 'window', 'between'] as const;
export type Phase = (typeof phases)[number];

export interface State {
  readonly rules: Rules;
  readonly phase: Phase;
  readonly round: number; // from 1
  readonly pass: number; // of this round, from 1
  readonly strikes: readonly number[]; // by seat
  readonly out: Groups; // in the order of leaving, those of one round together
  readonly hands: readonly (readonly Card[])[]; // in the order in which they lie; nothing for who is out
  readonly chosen: readonly (Card | null)[]; // to be passed; may be changed until it is
  readonly passed: readonly (readonly Card[])[]; // by seat: its last passes of this round
  readonly pressed: readonly Seat[]; // in the order of arrival
  readonly struck: readonly Seat[]; // in the round that just ended
  readonly ready: readonly boolean[]; // who pressed Continue
}

/** All act at once, so that every act names its round, and a card its pass: a late one is refused. */
export type Move =
  | { readonly kind: 'choose'; readonly round: number; readonly pass: number; readonly card: Card | null }
  | { readonly kind: 'match'; readonly round: number }
  | { readonly kind: 'continue'; readonly round: number };

/** The shuffled pack: four cards for everyone still in, in order. */
export type Deal = readonly Card[];

export interface View {
  readonly rules: Rules;
  readonly phase: Phase | 'over';
  readonly round: number;
  readonly pass: number;
  readonly strikes: readonly number[];
  readonly out: Groups;
  readonly own: readonly Card[] | null;
  readonly chosen: Card | null; // one's own
  readonly given: readonly Card[]; // one's own last passes
  readonly got: readonly Card[]; // and what came for them
  readonly hasChosen: readonly boolean[];
  readonly pressed: readonly Seat[];
  readonly match: readonly Card[] | null; // the four that opened the window
  readonly struck: readonly Seat[];
  readonly isReady: readonly boolean[];
}

export interface MatchAndPass {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
