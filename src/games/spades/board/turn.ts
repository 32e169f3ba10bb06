// One's own turn at the table: bidding, playing a card, or going on after a hand.
import { leaderOf, openTrick, type Trick } from '../../../kit/tricks/tricks.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { type CardTurn, countingTurn, playingTurn } from '../../../ui/cards/cardTurn.ts';
import { trickNote, trickPlay } from '../../../ui/cards/trickGame.ts';
import { cardRefusal, isBroken } from '../rules.ts';
import type { Spades, View } from '../shapes.ts';
import { biddingTurn } from './bids.ts';
import { noDraft, type Occasion, type SpadesTurn } from './occasion.ts';
import type { Words } from './words.ts';

/** The spade that broke spades lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) => isBroken(tricks) && !isBroken(tricks.slice(0, -2));

function cardTurn(occasion: Occasion): CardTurn {
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

export function useSpadesTurn(
  props: BoardProps<Spades>,
  seen: View,
  words: Words,
  isDown: boolean,
): SpadesTurn {
  const { hand, phase, tricks } = seen;
  const played = tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const [draft, choose] = useDraftFor(`${hand} ${phase} ${played}`, noDraft);
  const occasion: Occasion = { props, seen, words, isDown, draft, choose };
  if (phase === 'bidding') return biddingTurn(occasion);
  if (phase !== 'counting') return { ...cardTurn(occasion), bids: null };
  const goOn = () => props.play({ kind: 'continue', hand });
  return { ...countingTurn(props, words, words.option, goOn), bids: null };
}
