// What a turn at the table follows from, and what it comes to: acts, a note and buttons.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import type { BoardActs } from '../../../ui/board/acts.ts';
import type { Move, Okey, View } from '../shapes.ts';
import type { Tile } from '../tiles.ts';
import type { Rack } from './useRack.ts';
import type { Words } from './words.ts';

/** A move that waits for its confirmation, or why something could not be done; forgotten as the game goes on. */
export interface Draft {
  readonly move: Move | null;
  readonly why: string | null;
}

export const noDraft: Draft = { move: null, why: null };

/** All that a turn follows from. */
export interface Occasion {
  readonly props: BoardProps<Okey>;
  readonly seen: View;
  readonly rack: Rack;
  readonly okey: Tile;
  readonly words: Words;
  readonly draft: Draft;
  think(draft: Draft): void;
}

export interface OkeyTurn {
  readonly acts: BoardActs;
  readonly note: string | null;
  /** Cells one can draw from now. */
  readonly glowing: readonly string[];
  readonly mayShow: boolean;
  /** The buttons; `held` is the slot of the tile in hand. */
  buttons(held: string | null): readonly Action[];
}

/** What may be done now: where to draw from, or that a tile is to be put down. */
export interface Phase {
  readonly draws: readonly string[];
  readonly mayPut: boolean;
}
