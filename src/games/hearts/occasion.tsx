// What a turn at the table follows from, and what it comes to: looks, acts, a note and buttons.
import type { Card } from '../../kit/cards.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import type { Acts } from '../../ui/board/acts.ts';
import type { Cell } from '../../ui/board/cells.ts';
import type { Hearts, View } from './shapes.ts';
import type { Words } from './words.tsx';

/** How one's own cards lie and look. */
export interface HandLook {
  /** Chosen to pass: they lie in the slots. */
  readonly chosen: readonly Card[];
  /** About to be played: it has risen in the hand. */
  readonly risen: readonly Card[];
  /** Just received: they stand out a little. */
  readonly fresh: readonly Card[];
  readonly dim: readonly Card[];
}

export interface Button {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  onPress(): void;
}

export interface HeartsTurn {
  readonly look: HandLook;
  readonly acts: Acts;
  readonly note: string | null;
  readonly buttons: readonly Button[];
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

export const tableId = 'table';
export const plain: HandLook = { chosen: [], risen: [], fresh: [], dim: [] };
