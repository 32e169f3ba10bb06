// What a board can do right now, told by the game; the input parts know no rules beyond this.
export interface BoardActs {
  /** Cells whose piece may be picked up, in the order the M key visits them. */
  readonly from: readonly string[];
  /** Where the held piece may go. With nothing in hand: the cells that act by a mere press. */
  to(held: string | null): readonly string[];
  act(held: string | null, target: string): void;
  /** Something was tried that cannot be done: the game says why. */
  refuse?(held: string | null, target: string): void;
  /** Where the last move went, for the L key. */
  readonly last?: string | null;
  /** With nothing in hand, a press may slide and acts where it is let go (aiming with a finger). */
  readonly slides?: boolean;
  /** Keys that lead to a cell, such as a column's number. */
  readonly places?: Readonly<Record<string, string>>;
  /** Further keys, in lower case: undo, confirm, the score. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/** A board that only shows. */
export const noActs: BoardActs = { from: [], to: () => [], act: () => {} };

type Tap =
  | { readonly kind: 'hold'; readonly cell: string | null }
  | {
      readonly kind: 'act';
      readonly held: string | null;
      readonly target: string;
    }
  | {
      readonly kind: 'refuse';
      readonly held: string | null;
      readonly target: string;
    };

/** What a press (or Enter) on a cell means. */
export function tap(acts: BoardActs, held: string | null, cell: string): Tap {
  if (held === cell) return { kind: 'hold', cell: null };
  if (acts.to(held).includes(cell)) return { kind: 'act', held, target: cell };
  if (acts.from.includes(cell)) return { kind: 'hold', cell };
  return { kind: 'refuse', held, target: cell };
}
