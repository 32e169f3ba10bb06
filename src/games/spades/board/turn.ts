// One's own turn at the table: bidding, playing a card, or going on after a hand.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { countingTurn } from '../../../ui/cards/cardTurn.ts';
import type { Spades, View } from '../shapes.ts';
import { biddingTurn } from './bids.ts';
import { noDraft, type Occasion, type SpadesTurn } from './occasion.ts';
import { cardTurn } from './playing.ts';
import type { Words } from './words.ts';

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
