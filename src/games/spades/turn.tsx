// One's own turn at the table: bidding, playing a card, or going on after a hand.
import { useState } from 'react';
import type { Card } from '../../kit/cards.ts';
import { isWhole, nextToPlay, type Trick, takerOf } from '../../kit/tricks.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { noActs } from '../../ui/board/acts.ts';
import type { Cell } from '../../ui/board/cells.ts';
import { type CardPlay, cardActions, cardActs, tableId } from '../../ui/cards/playing.ts';
import { plainHand } from '../../ui/cards/tablePieces.tsx';
import { biddingTurn } from './bids.tsx';
import { type Draft, noDraft, type Occasion, type SpadesTurn } from './occasion.tsx';
import type { Places } from './places.tsx';
import { cardRefusal, isBroken } from './rules.ts';
import { players, type Spades, type View } from './shapes.ts';
import type { Words } from './words.tsx';

/** The middle of the table: what lies there, and where a card is put down. */
export function tableCell(seen: View, { oval }: Places, words: Words): Cell {
  const box = { x: oval.cx - oval.rx, y: oval.cy - oval.ry, width: oval.rx * 2, height: oval.ry * 2 };
  const trick = seen.tricks.findLast((one) => one.cards.length > 0);
  if (!trick) return { id: tableId, box, name: words.say('noTrick') };
  const cards = words.trick(trick);
  const name = isWhole(trick, players)
    ? words.say('trickTaken', { name: words.name(takerOf(trick, players, 'S')), cards })
    : words.say('trick', { cards });
  return { id: tableId, box, name };
}

/** The spade that broke spades lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) => isBroken(tricks) && !isBroken(tricks.slice(0, -2));

function noteOf({ props, seen, words, draft }: Occasion): string | null {
  if (draft.why !== null) return draft.why;
  if (seen.phase !== 'playing') return null;
  if (isNewlyBroken(seen.tricks)) return words.say('broken');
  const open = seen.tricks.at(-1);
  const isMine = open?.cards.length === 0 && nextToPlay(open, players) === props.seat;
  return isMine ? words.say('lead') : null;
}

function cardPlay({ props, seen, words, draft, isDown, choose }: Occasion): CardPlay<Card> {
  const own = seen.own ?? [];
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const may = legal.flatMap((move) => (move.kind === 'card' ? [move.card] : []));
  return {
    ...{ own, may, isDown, confirmMoves: props.taste.confirmMoves, say: props.say },
    chosen: draft.card,
    choose: (card, why) => choose({ ...noDraft, card, why: why ?? null }),
    play: (card) => props.play({ kind: 'card', card }),
    whyNot(card) {
      const key = may.length ? cardRefusal(own, seen.tricks, card) : null;
      return key && words.refusal(key);
    },
  };
}

function playingTurn(occasion: Occasion): SpadesTurn {
  const { words, draft } = occasion;
  const turn = cardPlay(occasion);
  const { own, may, whyNot } = turn;
  const stateOf = (card: Card) => whyNot(card) ?? (may.length ? words.say('playable') : null);
  return {
    look: {
      ...plainHand,
      risen: draft.card ? [draft.card] : [],
      dim: own.filter((card) => whyNot(card) !== null),
    },
    acts: cardActs(turn),
    note: noteOf(occasion),
    buttons: cardActions(turn, { undo: words.say('undo'), play: words.say('playCard') }),
    bids: null,
    cell: (card) => ({ name: words.option(card, stateOf(card)), isDisabled: whyNot(card) !== null }),
  };
}

function countingTurn({ props, seen, words }: Occasion): SpadesTurn {
  const mayGoOn = props.pending === null && Boolean(props.legal?.length);
  const goOn = () => props.play({ kind: 'continue', hand: seen.hand });
  const label = words.say(mayGoOn ? 'continue' : 'waiting');
  return {
    look: plainHand,
    acts: { ...noActs, keys: mayGoOn ? { c: goOn } : {} },
    note: null,
    buttons: props.seat === null ? [] : [{ label, isPrimary: true, isDisabled: !mayGoOn, onPress: goOn }],
    bids: null,
    cell: (card) => ({ name: words.option(card, null) }),
  };
}

export function useSpadesTurn(
  props: BoardProps<Spades>,
  seen: View,
  words: Words,
  isDown: boolean,
): SpadesTurn {
  const played = seen.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const moment = `${seen.hand} ${seen.phase} ${played}`;
  const [kept, keep] = useState({ draft: noDraft, moment });
  const occasion: Occasion = {
    ...{ props, seen, words, isDown },
    draft: kept.moment === moment ? kept.draft : noDraft,
    choose: (draft: Draft) => keep({ draft, moment }),
  };
  if (seen.phase === 'bidding') return biddingTurn(occasion);
  return seen.phase === 'counting' ? countingTurn(occasion) : playingTurn(occasion);
}
