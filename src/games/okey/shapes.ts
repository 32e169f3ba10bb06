// What a game of okey is made of: its rules, position, moves, deal and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Won } from './groups.ts';
import type { Tile } from './tiles.ts';

export const starts = [20, 10, 30] as const;
export const handCounts = [0, 3, 5, 10] as const;

export interface Rules {
  /** Points at the start. */
  readonly start: (typeof starts)[number];
  /** The game is over after so many hands; 0: when somebody has no points left. */
  readonly hands: (typeof handCounts)[number];
}

export const players = 4;
export const phases = ['dealing', 'playing', 'counting'] as const;
export type Phase = (typeof phases)[number];

export type Source = 'stock' | 'discard';

/** The tile that whoever is on turn has drawn. */
export interface Drawn {
  readonly from: Source;
  readonly tile: Tile;
}

/** A finished hand: the fourteen tiles lie open in the winner's rack. */
export interface Finish {
  readonly by: Seat;
  readonly kind: Won['kind'];
  /** The tile that was put on the indicator. */
  readonly tile: Tile;
}

export interface State {
  readonly rules: Rules;
  readonly rounds: readonly (readonly number[])[]; // points lost by seat, hand by hand
  readonly phase: Phase;
  readonly indicator: Tile | null;
  readonly racks: readonly (readonly Tile[])[];
  readonly stock: readonly Tile[]; // the next one first
  readonly piles: readonly (readonly Tile[])[]; // discards by seat, the newest last
  readonly turn: Seat;
  readonly drawn: Drawn | null;
  readonly discarded: number; // how often in this hand
  readonly shower: Seat | null; // who showed the indicator
  readonly finish: Finish | null;
  readonly ready: readonly boolean[];
}

export type Move =
  | { readonly kind: 'draw'; readonly from: Source }
  | { readonly kind: 'discard'; readonly tile: Tile }
  | { readonly kind: 'finish'; readonly tile: Tile }
  | { readonly kind: 'show' }
  | { readonly kind: 'continue'; readonly hand: number };

/** All 106 tiles in a new order. */
export type Deal = readonly Tile[];

export interface View {
  readonly rules: Rules;
  readonly hand: number; // from 1
  readonly phase: Phase | 'over';
  readonly dealer: Seat;
  readonly turn: Seat | null;
  readonly indicator: Tile | null;
  readonly own: readonly Tile[] | null;
  readonly counts: readonly number[];
  readonly stock: number;
  readonly piles: readonly (readonly Tile[])[];
  /** Where whoever is on turn has drawn; the tile only for its owner, and for all when it lay open. */
  readonly drawn: { readonly from: Source; readonly tile: Tile | null } | null;
  readonly hasDiscarded: readonly boolean[];
  readonly shower: Seat | null;
  readonly finish: (Finish & { readonly groups: readonly (readonly Tile[])[] }) | null;
  readonly rounds: readonly (readonly number[])[];
  readonly isReady: readonly boolean[];
}

export interface Okey {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
