// Playing a card of spades, and what the table says of it.
import { leaderOf, openTrick, type Trick } from '../../../kit/tricks/tricks.ts';
import { type CardTurn, playingTurn } from '../../../ui/cards/cardTurn.ts';
import { trickNote, trickPlay } from '../../../ui/cards/trickGame.ts';
import { cardRefusal, isBroken } from '../rules.ts';
import { noDraft, type Occasion } from './occasion.ts';

/** The spade that broke spades lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) => isBroken(tricks) && !isBroken(tricks.slice(0, -2));

export function cardTurn(occasion: Occasion): CardTurn {
  const { words, draft, choose } = occasion;
  const { tricks } = occasion.seen;
  const play = trickPlay(occasion, {
    chosen: draft.card,
    choose: (card, why) => choose({ ...noDraft, card, why: why ?? null }),
    refusalOf: (own, card) => cardRefusal(own, tricks, card),
  });
  const leader = leaderOf(openTrick(tricks));
  const note = trickNote(occasion, { why: draft.why, isNewlyBroken: isNewlyBroken(tricks), leader });
  return playingTurn(play, { words, note, nameOf: words.option });
}
