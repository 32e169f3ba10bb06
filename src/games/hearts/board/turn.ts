// One's own turn at the table: passing three cards, playing one, or going on after a hand.
import { handSize, leaderOf, openTrick, type Trick, wasDiscarded } from '../../../kit/tricks/tricks.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { useDraftFor } from '../../../ui/board/useDraftFor.ts';
import { type CardTurn, countingTurn, playingTurn } from '../../../ui/cards/cardTurn.ts';
import { trickNote, trickPlay } from '../../../ui/cards/trickGame.ts';
import { cardRefusal } from '../rules.ts';
import type { Hearts, View } from '../shapes.ts';
import { type HeartsTurn, noDraft, type Occasion } from './occasion.ts';
import { passingTurn } from './passing.ts';
import type { Words } from './words.ts';

/** The heart that broke hearts lies in the present trick or in the one before. */
const isNewlyBroken = (tricks: readonly Trick[]) =>
  wasDiscarded(tricks, 'H') && !wasDiscarded(tricks.slice(0, -2), 'H');

function cardTurn(occasion: Occasion): CardTurn {
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
