// What a game of rock, paper, scissors is made of: its rules, position, moves, luck and what is seen of it.
import type { Seat, Shapes } from '../../engine/game.ts';
import type { Hand, HandSet, Round } from './hands.ts';

export interface Rules {
  readonly hands: HandSet;
  /** More than half of these rounds win; rounds in which both show the same do not count. */
  readonly bestOf: number;
}

export type Choices = readonly [Hand | null, Hand | null];

/** Two who play each other. Its rounds and choices name the first of them first. */
export interface Duel {
  readonly seats: readonly [Seat, Seat];
  readonly rounds: readonly Round[];
  /** For the round to come, hidden until both are there. */
  readonly choices: Choices;
  /** Who goes on by lot, where points were level after the last round. */
  readonly lot: Seat | null;
}

/** A stage of the knock-out: everybody who is still in has a duel, but for one where they are odd. */
export interface Heat {
  readonly duels: readonly Duel[];
  readonly bye: Seat | null;
  /** Who gave up in this stage, in this order. */
  readonly gone: readonly Seat[];
}

export interface State {
  readonly rules: Rules;
  readonly seats: number;
  /** The last one is being played. At a table of two there is one, and nothing is drawn. */
  readonly heats: readonly Heat[];
  /** The time for this round has run out, and the dealer chooses for whoever has not. */
  readonly isLate: boolean;
  /** After a stage: who has gone on to the next one, by seat. */
  readonly ready: readonly boolean[];
}

/** It names its round, so that a second press does not choose for the next one. */
export interface Choice {
  readonly round: number;
  readonly hand: Hand;
}

/** After a stage of the knock-out: on to the next one, which begins with this round. */
interface Continue {
  readonly kind: 'continue';
  readonly round: number;
}

export type Move = Choice | Continue;

/** For somebody who let the time run out. */
interface LateChoice {
  readonly seat: Seat;
  readonly hand: Hand;
}

/** Who meets whom in the next stage. */
export interface Draw {
  readonly pairs: readonly (readonly [Seat, Seat])[];
  readonly bye: Seat | null;
}

/** Who goes on where points are level after the last round. */
interface Lot {
  readonly lot: Seat;
}

export type Deal = LateChoice | Draw | Lot;

/** What is seen of a duel, and the whole view at a table of two. */
export interface DuelView {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  /** One's own choice for the round to come. */
  readonly own: Hand | null;
  readonly hasChosen: readonly [boolean, boolean];
  readonly points: readonly [number, number];
  readonly isOver: boolean;
}

/** A duel of a knock-out as everybody sees it. */
export interface SeenDuel {
  readonly seats: readonly [Seat, Seat];
  readonly rounds: readonly Round[];
  readonly hasChosen: readonly [boolean, boolean];
  readonly points: readonly [number, number];
  readonly winner: Seat | null;
}

export interface SeenHeat {
  readonly duels: readonly SeenDuel[];
  readonly bye: Seat | null;
}

export type Phase = 'drawing' | 'playing' | 'between' | 'over';

/** At a table of three to eight. */
export interface KnockoutView {
  readonly rules: Rules;
  readonly phase: Phase;
  /** The round that is being chosen for, counted through all stages. */
  readonly round: number;
  readonly heats: readonly SeenHeat[];
  /** By seat: who is still in, and who has gone on to the next stage. */
  readonly isIn: readonly boolean[];
  readonly isReady: readonly boolean[];
  /** Whose choice for this round is missing. */
  readonly awaited: readonly Seat[];
  readonly own: Hand | null;
}

export type View = DuelView | KnockoutView;

export const isKnockout = (view: View): view is KnockoutView => 'heats' in view;

export interface Rps extends Shapes {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
