// What a game of hearts is made of: its rules, position, moves, deal and what is seen of it.
import type { Card } from '../../kit/cards.ts';
import type { Trick } from '../../kit/tricks/tricks.ts';

export interface Rules {
  /** Who takes all 26: the others get 26 each, or 26 are taken off. */
  readonly moon: 'add' | 'subtract';
  readonly target: 100 | 50;
}

export const phases = ['dealing', 'passing', 'playing', 'counting'] as const;
export type Phase = (typeof phases)[number];

export interface State {
  readonly rules: Rules;
  readonly rounds: readonly (readonly number[])[]; // points by seat, as added after each hand
  readonly phase: Phase;
  readonly hands: readonly (readonly Card[])[];
  readonly passes: readonly (readonly Card[] | null)[]; // by seat, kept until the next deal
  readonly tricks: readonly Trick[]; // of this hand; while playing the last one is open
  readonly ready: readonly boolean[]; // who pressed Continue
}

/** Acts of a phase in which all act at once name their hand, so that a late one is refused. */
export type Move =
  | { readonly kind: 'pass'; readonly hand: number; readonly cards: readonly Card[] }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'continue'; readonly hand: number };

/** The shuffled deck: thirteen cards a seat, in order. */
export type Deal = readonly Card[];

export interface View {
  readonly rules: Rules;
  readonly hand: number; // from 1
  readonly phase: Phase | 'over';
  readonly own: readonly Card[] | null;
  readonly given: readonly Card[] | null; // one's own choice
  readonly received: readonly Card[] | null;
  readonly counts: readonly number[];
  readonly hasChosen: readonly boolean[];
  readonly tricks: readonly Trick[];
  readonly rounds: readonly (readonly number[])[];
  readonly isReady: readonly boolean[];
}

export interface Hearts {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
