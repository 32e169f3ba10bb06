// Playing a card: what may be played and why not, and what the note on the table says.
import { handSize, nextToPlay, openTrick, type Trick, wasDiscarded } from '../../../kit/tricks/tricks.ts';
import { type CardTurn, playingTurn } from '../../../ui/cards/cardTurn.ts';
import type { CardPlay } from '../../../ui/cards/playing.ts';
import { cardRefusal } from '../rules.ts';
import type { Occasion } from './occasion.ts';

/** The heart that broke hearts lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) =>
  wasDiscarded(tricks, 'H') && !wasDiscarded(tricks.slice(0, -2), 'H');

function noteOf({ props, seen, words, draft }: Occasion): string | null {
  if (draft.why !== null) return draft.why;
  if (seen.phase !== 'playing') return null;
  if (isNewlyBroken(seen.tricks)) return words.say('broken');
  const open = openTrick(seen.tricks);
  return open.cards.length === 0 && nextToPlay(open) === props.seat ? words.say('lead') : null;
}

function cardPlay({ props, seen, words, draft, isDown, choose }: Occasion): CardPlay {
  const own = seen.own ?? [];
  const legal = props.pending === null ? (props.legal ?? []) : [];
  const may = legal.flatMap((move) => (move.kind === 'card' ? [move.card] : []));
  return {
    own,
    may,
    isDown,
    confirmMoves: props.taste.confirmMoves,
    say: props.say,
    chosen: draft.cards[0] ?? null,
    choose: (card, why) => choose(card ? [card] : [], why),
    play: (card) => props.play({ kind: 'card', card }),
    whyNot(card) {
      const key = may.length ? cardRefusal(own, seen.tricks, card) : null;
      return key && words.refusal(key);
    },
  };
}

export function cardTurn(occasion: Occasion): CardTurn {
  const { seen, words } = occasion;
  const play = cardPlay(occasion);
  const fresh = play.own.length === handSize ? (seen.received ?? []) : []; // until one has played
  return playingTurn(play, { words, note: noteOf(occasion), nameOf: words.option, fresh });
}
