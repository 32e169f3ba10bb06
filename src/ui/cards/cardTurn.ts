// A turn at a table of cards as the board draws it: playing a card from the hand, or going on after the hand is counted.
import type { BoardProps } from '../BoardProps.ts';
import type { Action } from '../board/ActionButtons.tsx';
import type { BoardActs } from '../board/acts.ts';
import type { Cell } from '../board/cells.ts';
import { goingOn } from '../board/goingOn.ts';
import type { TableWords } from '../tableWords.ts';
import type { CardCode } from './face.ts';
import { type CardPlay, cardActions, cardActs } from './playing.ts';
import { type HandLook, plainHand } from './tablePieces.tsx';

export interface CardTurn {
  readonly look: HandLook;
  readonly acts: BoardActs;
  readonly note: string | null;
  readonly buttons: readonly Action[];
  cell(card: CardCode): Pick<Cell, 'name' | 'isDisabled'>;
}

/** How a card is named, with what is to be said of it now: "Queen of spades, playable". */
type Naming = (card: CardCode, state: string | null) => string;

interface Around {
  readonly words: TableWords;
  readonly note: string | null;
  readonly nameOf: Naming;
  /** Cards that have just come. */
  readonly fresh?: readonly CardCode[];
}

export function playingTurn(play: CardPlay, { words, note, nameOf, fresh = [] }: Around): CardTurn {
  const { own, may, chosen, whyNot } = play;
  const stateOf = (card: CardCode) =>
    whyNot(card) ??
    (may.length ? words.say('playable') : fresh.includes(card) ? words.say('received') : null);
  return {
    look: { risen: chosen ? [chosen] : [], fresh, dim: own.filter((card) => whyNot(card) !== null) },
    acts: cardActs(play),
    note,
    buttons: cardActions(play, words),
    cell: (card) => ({ name: nameOf(card, stateOf(card)), isDisabled: whyNot(card) !== null }),
  };
}

type Asked = Pick<BoardProps, 'seat' | 'pending' | 'legal'>;

export function countingTurn(props: Asked, words: TableWords, nameOf: Naming, goOn: () => void): CardTurn {
  const { acts, button } = goingOn(props, words, goOn);
  return {
    look: plainHand,
    acts,
    note: null,
    buttons: props.seat === null ? [] : [button],
    cell: (card) => ({ name: nameOf(card, null) }),
  };
}
