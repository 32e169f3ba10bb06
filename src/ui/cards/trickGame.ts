// Playing a card in a game of tricks: what may be played and why not, and what the note on the table says.
import type { Seat } from '../../engine/game.ts';
import type { BoardProps } from '../BoardProps.ts';
import type { TableWords } from '../tableWords.ts';
import type { CardCode } from './face.ts';
import type { CardPlay } from './playing.ts';

type CardMove = { readonly kind: 'card'; readonly card: CardCode };

/** Moves of such a game: cards, and others that are no concern of this file. */
type TrickMove = CardMove | { readonly kind: string; readonly card?: never };

interface Table {
  readonly props: Pick<BoardProps, 'seat' | 'taste' | 'say'> & {
    readonly pending: unknown;
    readonly legal: readonly TrickMove[] | null;
    play(move: CardMove): void;
  };
  readonly seen: { readonly phase: string; readonly own: readonly CardCode[] | null };
  readonly words: TableWords;
  /** A pointer is down: cards may be dragged. */
  readonly isDown: boolean;
}

interface Playing {
  /** The card that waits for its confirmation. */
  readonly chosen: CardCode | null;
  choose(card: CardCode | null, why?: string): void;
  /** The key of why a card of one's hand may not be played. */
  refusalOf(own: readonly CardCode[], card: CardCode): string | null;
}

export function trickPlay({ props, seen, words, isDown }: Table, playing: Playing): CardPlay {
  const own = seen.own ?? [];
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const may = legal.flatMap((move) => (move.card === undefined ? [] : [move.card]));
  return {
    own,
    may,
    isDown,
    confirmMoves: props.taste.confirmMoves,
    say: props.say,
    chosen: playing.chosen,
    choose: playing.choose,
    play: (card) => props.play({ kind: 'card', card }),
    whyNot(card) {
      const key = may.length ? playing.refusalOf(own, card) : null;
      return key && words.refusal(key);
    },
  };
}

interface Moment {
  /** Why the last attempt failed. */
  readonly why: string | null;
  /** A closed suit has just been opened. */
  readonly isNewlyBroken: boolean;
  /** Who leads the next trick; null in the middle of one. */
  readonly leader: Seat | null;
}

export function trickNote(
  { props, seen, words }: Table,
  { why, isNewlyBroken, leader }: Moment,
): string | null {
  if (why !== null || seen.phase !== 'playing') return why;
  if (isNewlyBroken) return words.say('broken');
  return leader !== null && leader === props.seat ? words.say('lead') : null;
}
