// What a game of tile rummy is made of: its rules, position, moves, deal and what is seen of it.
import type { Seat } from '../../engine/game.ts';
import type { Layout } from './sets.ts';
import type { Tile } from './tiles.ts';

export const turnSeconds = [120, 60, 300] as const;

export interface Rules {
  /** For a turn; who is late draws. */
  readonly seconds: (typeof turnSeconds)[number];
}

/** What was laid down last. */
export interface LastLaid {
  readonly by: Seat;
  readonly tiles: readonly Tile[];
}

export interface State {
  readonly rules: Rules;
  readonly isDealt: boolean;
  readonly table: Layout;
  readonly racks: readonly (readonly Tile[])[]; // in order of colour and number
  readonly pool: readonly Tile[]; // the next one first
  readonly turn: Seat;
  readonly turns: number; // over so far
  readonly hasOpened: readonly boolean[];
  readonly passes: number; // in a row, with an empty pool
  readonly last: LastLaid | null;
}

export type Move =
  /** The whole table as it lies after the turn: sets of tiles, with a space between two sets. */
  { readonly kind: 'lay'; readonly table: string } | { readonly kind: 'draw' } | { readonly kind: 'pass' };

/** All 106 tiles in a new order. */
export type Deal = readonly Tile[];

export interface View {
  readonly rules: Rules;
  readonly phase: 'dealing' | 'playing' | 'over';
  readonly table: Layout;
  readonly own: readonly Tile[] | null;
  readonly counts: readonly number[];
  readonly pool: number;
  readonly turn: Seat | null;
  readonly turns: number;
  readonly hasOpened: readonly boolean[];
  readonly last: LastLaid | null;
  /** All racks and points, when it is over. */
  readonly end: { readonly left: readonly (readonly Tile[])[]; readonly points: readonly number[] } | null;
}

export interface TileRummy {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
