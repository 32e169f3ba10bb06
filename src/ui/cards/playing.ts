// Playing a card from the hand: one press or one drag, or a press and a confirmation for those who like it so.
import type { Action } from '../board/ActionButtons.tsx';
import { type BoardActs, noActs } from '../board/acts.ts';
import type { TableWords } from '../tableWords.ts';
import type { CardCode } from './face.ts';

export const tableId = 'table';

export interface CardPlay {
  readonly own: readonly CardCode[];
  /** What may be played now; nothing while it is another's turn. */
  readonly may: readonly CardCode[];
  /** The card that waits for its confirmation. */
  readonly chosen: CardCode | null;
  readonly confirmMoves: boolean;
  /** A pointer is down: cards may be dragged. */
  readonly isDown: boolean;
  choose(card: CardCode | null, why?: string): void;
  play(card: CardCode): void;
  /** Why one may not play a card. */
  whyNot(card: CardCode): string | null;
  say(why: string): void;
}

const confirm = ({ chosen, play }: CardPlay) => {
  if (chosen) play(chosen);
};

export function cardActs(turn: CardPlay): BoardActs {
  const { own, may, isDown, confirmMoves, choose, play } = turn;
  if (may.length === 0) return { ...noActs, last: tableId };
  const cardAt = (cell: string) => own.find((card) => card === cell);
  return {
    from: isDown ? may : [],
    to: (held) => (held === null ? may : [tableId]),
    act(held, target) {
      const card = cardAt(held ?? target);
      if (!card) return;
      if (confirmMoves) choose(card);
      else play(card);
    },
    refuse(_held, target) {
      const card = cardAt(target);
      const why = card && turn.whyNot(card);
      if (!why) return;
      turn.say(why);
      choose(turn.chosen, why);
    },
    last: tableId,
    keys: { c: () => confirm(turn), u: () => choose(null) },
  };
}

/** For those who confirm their moves. */
export function cardActions(turn: CardPlay, words: TableWords): Action[] {
  if (!turn.confirmMoves || turn.may.length === 0) return [];
  const isDisabled = turn.chosen === null;
  return [
    { label: words.say('undo'), isDisabled, onPress: () => turn.choose(null) },
    { label: words.say('playCard'), isPrimary: true, isDisabled, onPress: () => confirm(turn) },
  ];
}
