// What a turn at the table follows from, and what it comes to: looks, acts, a note and buttons.
import type { Card } from '../../../kit/cards.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { CardTurn } from '../../../ui/cards/cardTurn.ts';
import type { Hearts, View } from '../shapes.ts';
import type { Words } from './words.ts';

export interface HeartsTurn extends CardTurn {
  /** Cards to pass: they lie in the slots. */
  readonly slotted: readonly Card[];
}

/** What was thought of, forgotten with the next card or hand. */
export interface Draft {
  readonly cards: readonly Card[];
  readonly why: string | null;
}

export const noDraft: Draft = { cards: [], why: null };

/** All that a turn follows from. */
export interface Occasion {
  readonly props: BoardProps<Hearts>;
  readonly seen: View;
  readonly words: Words;
  readonly draft: Draft;
  /** A pointer is down: cards may be dragged. */
  readonly isDown: boolean;
  choose(cards: readonly Card[], why?: string): void;
}
