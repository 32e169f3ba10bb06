// What a game of battleship is made of: its rules, position, moves, deals and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Ship } from './fleet.ts';

export const shotOrders = ['again', 'single', 'salvo'] as const;

export interface Rules {
  readonly touching: boolean;
  /** again: a hit gives another shot; single: one a turn; salvo: one for every own ship afloat. */
  readonly shots: (typeof shotOrders)[number];
}

export interface Sea {
  readonly fleet: readonly Ship[] | null;
  readonly shots: readonly number[];
}

export interface Salvo {
  readonly by: Seat;
  readonly cells: readonly number[];
}

export interface State {
  readonly rules: Rules;
  readonly seas: readonly [Sea, Sea]; // by the seat whose fleet swims there
  readonly shooter: Seat;
  readonly last: Salvo | null;
  readonly isLate: boolean; // the time is up: the dealer acts for whoever did not
}

export type Move =
  | { readonly kind: 'place'; readonly fleet: readonly Ship[] }
  | { readonly kind: 'shoot'; readonly cells: readonly number[] };

/** The same acts by the dealer, for a seat that is late. */
export type Deal = Move & { readonly seat: Seat };

export interface Shot {
  readonly cell: number;
  readonly isHit: boolean;
}

export interface SeaView {
  readonly isPlaced: boolean;
  /** Where these eyes may know it. */
  readonly fleet: readonly Ship[] | null;
  readonly shots: readonly Shot[];
  readonly sunk: readonly Ship[];
}

export interface View {
  readonly rules: Rules;
  readonly stage: 'placing' | 'shooting' | 'over';
  readonly seas: readonly [SeaView, SeaView];
  readonly shooter: Seat | null;
  readonly shotsDue: number;
  readonly last: Salvo | null;
}

export interface Battleship {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
