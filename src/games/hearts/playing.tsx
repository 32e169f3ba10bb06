// Playing a card: what may be played and why not, and what the note on the table says.
import type { Card } from '../../kit/cards.ts';
import { nextToPlay, type Trick, wasDiscarded } from '../../kit/tricks.ts';
import { type CardPlay, cardActions, cardActs } from '../../ui/cards/playing.ts';
import { type HeartsTurn, type Occasion, plain } from './occasion.tsx';
import { cardRefusal } from './rules.ts';
import { players } from './shapes.ts';

/** The heart that broke hearts lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) =>
  wasDiscarded(tricks, 'H') && !wasDiscarded(tricks.slice(0, -2), 'H');

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
    chosen: draft.cards[0] ?? null,
    choose: (card, why) => choose(card ? [card] : [], why),
    play: (card) => props.play({ kind: 'card', card }),
    whyNot(card) {
      const key = may.length ? cardRefusal(own, seen.tricks, card) : null;
      return key && words.refusal(key);
    },
  };
}

export function playingTurn(occasion: Occasion): HeartsTurn {
  const { seen, words, draft } = occasion;
  const turn = cardPlay(occasion);
  const { own, may, whyNot } = turn;
  const fresh = own.length === 13 ? (seen.received ?? []) : []; // until one has played
  const stateOf = (card: Card) =>
    whyNot(card) ??
    (may.length ? words.say('playable') : fresh.includes(card) ? words.say('received') : null);
  return {
    look: { ...plain, risen: draft.cards, fresh, dim: own.filter((card) => whyNot(card) !== null) },
    acts: cardActs(turn),
    note: noteOf(occasion),
    cell: (card) => ({ name: words.option(card, stateOf(card)), isDisabled: whyNot(card) !== null }),
    buttons: cardActions(turn, { undo: words.say('undo'), play: words.say('playCard') }),
  };
}
