// One's own turn at the table: passing three cards, playing one, or going on after a hand.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { countingTurn } from '../../../ui/cards/cardTurn.ts';
import type { Hearts, View } from '../shapes.ts';
import { type HeartsTurn, noDraft, type Occasion } from './occasion.ts';
import { passingTurn } from './passing.ts';
import { cardTurn } from './playing.ts';
import type { Words } from './words.ts';

export function useHeartsTurn(
  props: BoardProps<Hearts>,
  seen: View,
  words: Words,
  isDown: boolean,
): HeartsTurn {
  const { hand, phase, tricks } = seen;
  const played = tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const [draft, keep] = useDraftFor(`${hand} ${phase} ${played}`, noDraft);
  const occasion: Occasion = {
    props,
    seen,
    words,
    isDown,
    draft,
    choose: (cards, why) => keep({ cards, why: why ?? null }),
  };
  if (phase === 'passing') return passingTurn(occasion);
  if (phase !== 'counting') return { ...cardTurn(occasion), slotted: [] };
  const goOn = () => props.play({ kind: 'continue', hand });
  return { ...countingTurn(props, words, words.option, goOn), slotted: [] };
}
