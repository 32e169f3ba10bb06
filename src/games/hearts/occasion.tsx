// What a turn at the table follows from, and what it comes to: looks, acts, a note and buttons.
import type { Card } from '../../kit/cards.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import type { Action } from '../../ui/board/ActionButtons.tsx';
import type { Acts } from '../../ui/board/acts.ts';
import type { Cell } from '../../ui/board/cells.ts';
import { type HandLook, plainHand } from '../../ui/cards/tablePieces.tsx';
import type { Hearts, View } from './shapes.ts';
import type { Words } from './words.tsx';

/** How one's own cards lie and look. */
export interface PassingLook extends HandLook {
  /** Chosen to pass: they lie in the slots. */
  readonly chosen: readonly Card[];
}

export interface HeartsTurn {
  readonly look: PassingLook;
  readonly acts: Acts;
  readonly note: string | null;
  readonly buttons: readonly Action[];
  cell(card: Card): Pick<Cell, 'name' | 'isDisabled'>;
}

/** What was thought of, forgotten with the next card or hand. */
export interface Draft {
  readonly cards: readonly Card[];
  readonly why: string | null;
}

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

export const plain: PassingLook = { ...plainHand, chosen: [] };
