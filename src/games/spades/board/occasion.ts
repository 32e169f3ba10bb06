// What a turn at the table follows from, and what it comes to: looks, acts, a note, chips and buttons.
import type { Card } from '../../../kit/cards.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { CardTurn } from '../../../ui/cards/cardTurn.ts';
import type { Bid, Spades, View } from '../shapes.ts';
import type { Words } from './words.ts';

export interface SpadesTurn extends CardTurn {
  /** The bids one chooses from, and the one that waits for its confirmation; null: no chips. */
  readonly bids: { readonly all: readonly Bid[]; readonly chosen: Bid | null } | null;
}

/** What was thought of, forgotten with the next act at the table. */
export interface Draft {
  readonly card: Card | null;
  readonly bid: Bid | null;
  readonly why: string | null;
}

export const noDraft: Draft = { card: null, bid: null, why: null };

/** All that a turn follows from. */
export interface Occasion {
  readonly props: BoardProps<Spades>;
  readonly seen: View;
  readonly words: Words;
  readonly draft: Draft;
  /** A pointer is down: cards may be dragged. */
  readonly isDown: boolean;
  choose(draft: Draft): void;
}
