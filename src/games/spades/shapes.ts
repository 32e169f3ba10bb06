// What a game of spades is made of: its rules, position, moves, deal and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { Trick } from '../../kit/tricks/tricks.ts';

export const targets = [500, 300, 200] as const;

export interface Rules {
  /** The side that reaches it and is ahead wins. */
  readonly target: (typeof targets)[number];
}

export const phases = ['dealing', 'bidding', 'playing', 'counting'] as const;
export type Phase = (typeof phases)[number];

/** The tricks a seat means to take, 0 being nil; blind: nil, without having looked. */
export type Bid = number | 'blind';

/** What a hand brought each side, and its bags after it. Side 0 are seats 0 and 2. */
export interface Round {
  readonly points: readonly [number, number];
  readonly bags: readonly [number, number];
}

export interface State {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  readonly phase: Phase;
  readonly hands: readonly (readonly Card[])[];
  readonly covered: readonly boolean[]; // by seat: it may still bid blind, and has not looked at its cards
  readonly bids: readonly (Bid | null)[];
  readonly tricks: readonly Trick[]; // of this hand; while playing the last one is open
  readonly ready: readonly boolean[]; // who pressed Continue
}

/** Continue is pressed by all at once and names its hand, so that a late one is refused. */
export type Move =
  | { readonly kind: 'look' }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'continue'; readonly hand: number };

/** The shuffled deck: thirteen cards a seat, in order. */
export type Deal = readonly Card[];

export interface View {
  readonly rules: Rules;
  readonly hand: number; // from 1
  readonly phase: Phase | 'over';
  readonly first: Seat; // left of the dealer
  readonly own: readonly Card[] | null; // null also while one's own lie covered
  readonly counts: readonly number[];
  readonly covered: readonly boolean[];
  readonly bids: readonly (Bid | null)[];
  readonly tricks: readonly Trick[];
  readonly rounds: readonly Round[];
  readonly isReady: readonly boolean[];
}

export interface Spades {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
