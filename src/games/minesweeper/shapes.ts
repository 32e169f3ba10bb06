// What a game of minesweeper is made of: its rules, position, moves, deal and what is seen of it.
import type { Seat } from '../../engine/game.ts';

export interface Rules {
  /** Whoever is behind may throw a bomb, once. */
  readonly bomb: boolean;
}

/** Something for each of the two. */
export type Pair<T> = readonly [T, T];

export interface Move {
  readonly kind: 'open' | 'bomb';
  /** The cell, or the middle of the bomb's square. */
  readonly cell: number;
}

export interface Last extends Move {
  readonly by: Seat;
}

/** Lists of cells are in order. */
export interface State {
  readonly rules: Rules;
  readonly mines: readonly number[] | null; // null: not laid yet
  readonly open: readonly number[]; // safe cells
  readonly flags: Pair<readonly number[]>; // mines found, by seat
  readonly bombed: Pair<boolean>; // who has thrown the bomb
  readonly turn: Seat;
  readonly last: Last | null;
}

/** Where the mines lie. */
export type Deal = readonly number[];

export interface View {
  readonly rules: Rules;
  readonly stage: 'laying' | 'playing' | 'over';
  /** A sign for every cell: `.` hidden, `0` to `8`, `a` and `b` flags of seats 0 and 1, `*` a mine nobody found. */
  readonly field: string;
  readonly found: Pair<number>;
  readonly bombed: Pair<boolean>;
  readonly turn: Seat | null;
  readonly last: Last | null;
}

export interface Minesweeper {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}
