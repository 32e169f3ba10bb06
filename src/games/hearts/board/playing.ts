// Playing a card of hearts: what the table says of it, and the cards that have just come.
import { handSize, leaderOf, openTrick, type Trick, wasDiscarded } from '../../../kit/tricks/tricks.ts';
import { type CardTurn, playingTurn } from '../../../ui/cards/cardTurn.ts';
import { trickNote, trickPlay } from '../../../ui/cards/trickGame.ts';
import { cardRefusal } from '../rules.ts';
import type { Occasion } from './occasion.ts';

/** The heart that broke hearts lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) =>
  wasDiscarded(tricks, 'H') && !wasDiscarded(tricks.slice(0, -2), 'H');

export function cardTurn(occasion: Occasion): CardTurn {
  const { words, draft, choose } = occasion;
  const { tricks, received } = occasion.seen;
  const play = trickPlay(occasion, {
    chosen: draft.cards[0] ?? null,
    choose: (card, why) => choose(card ? [card] : [], why),
    refusalOf: (own, card) => cardRefusal(own, tricks, card),
  });
  const leader = leaderOf(openTrick(tricks));
  const note = trickNote(occasion, { why: draft.why, isNewlyBroken: isNewlyBroken(tricks), leader });
  const fresh = play.own.length === handSize ? (received ?? []) : []; // until one has played
  return playingTurn(play, { words, note, nameOf: words.option, fresh });
}
