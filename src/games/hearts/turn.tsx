// One's own turn at the table: which cards are chosen, what pressing one does, what the buttons and the note say.
import { useState } from 'react';
import { isWhole, takerOf } from '../../kit/tricks.ts';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { noActs } from '../../ui/board/acts.ts';
import type { Cell } from '../../ui/board/cells.ts';
import { tableId } from '../../ui/cards/playing.ts';
import { type Draft, type HeartsTurn, type Occasion, plain } from './occasion.tsx';
import { passingTurn } from './passing.tsx';
import type { Places } from './places.tsx';
import { playingTurn } from './playing.tsx';
import { type Hearts, players, type View } from './shapes.ts';
import type { Words } from './words.tsx';

/** The middle of the table: what lies there, and where a card is put down. */
export function tableCell(seen: View, { oval }: Places, words: Words): Cell {
  const box = { x: oval.cx - oval.rx, y: oval.cy - oval.ry, width: oval.rx * 2, height: oval.ry * 2 };
  const trick = seen.tricks.findLast((one) => one.cards.length > 0);
  if (!trick) return { id: tableId, box, name: words.say('noTrick') };
  const cards = words.trick(trick);
  const name = isWhole(trick, players)
    ? words.say('trickTaken', { name: words.name(takerOf(trick, players)), cards })
    : words.say('trick', { cards });
  return { id: tableId, box, name };
}

function countingTurn({ props, seen, words }: Occasion): HeartsTurn {
  const mayGoOn = props.pending === null && Boolean(props.legal?.length);
  const goOn = () => props.play({ kind: 'continue', hand: seen.hand });
  const label = words.say(mayGoOn ? 'continue' : 'waiting');
  return {
    look: plain,
    acts: { ...noActs, keys: mayGoOn ? { c: goOn } : {} },
    note: null,
    cell: (card) => ({ name: words.option(card, null) }),
    buttons: props.seat === null ? [] : [{ label, isPrimary: true, isDisabled: !mayGoOn, onPress: goOn }],
  };
}

const noDraft: Draft = { cards: [], why: null };

export function useHeartsTurn(
  props: BoardProps<Hearts>,
  seen: View,
  words: Words,
  isDown: boolean,
): HeartsTurn {
  const played = seen.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const moment = `${seen.hand} ${seen.phase} ${played}`;
  const [kept, keep] = useState({ ...noDraft, moment });
  const occasion: Occasion = {
    props,
    seen,
    words,
    isDown,
    draft: kept.moment === moment ? kept : noDraft,
    choose: (cards, why) => keep({ cards, why: why ?? null, moment }),
  };
  if (seen.phase === 'passing') return passingTurn(occasion);
  return seen.phase === 'counting' ? countingTurn(occasion) : playingTurn(occasion);
}
