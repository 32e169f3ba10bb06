// Thinking ahead: imagined hands are played to their end by careful players, and the card that brings most is chosen.
import type { Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { cheapest } from '../../kit/search/monteCarlo.ts';
import { quickRandom, sampleHands } from '../../kit/tricks/sampleHands.ts';
import { playedOut, seats, type Trick } from '../../kit/tricks/tricks.ts';
import { carefulCard } from './careful.ts';
import { playable } from './rules.ts';
import { roundOf, sideOfSeat } from './scoring.ts';
import type { View } from './shapes.ts';

/** By how much the hand is won or lost against the other side, less being better. */
function costOf(tricks: readonly Trick[], view: View, seat: Seat): number {
  const { points } = roundOf(view.bids, tricks, view.rounds.at(-1));
  return sideOfSeat(seat) === 0 ? points[1] - points[0] : points[0] - points[1];
}

export function cardThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined {
  const { tricks, bids, counts, own } = view;
  const hand = own ?? [];
  const first = carefulCard({ seat, hand, tricks, bids });
  const others = playable(hand, tricks).filter((card) => card !== first);
  const luck = quickRandom(random);
  const known = seats.map((one) => (one === seat ? hand : []));
  return cheapest(first ? [first, ...others] : [], thinking, () => {
    const hands = sampleHands({ tricks, counts, known }, luck);
    const play = (by: Seat, held: readonly Card[], sofar: readonly Trick[]) =>
      carefulCard({ seat: by, hand: held, tricks: sofar, bids });
    return (card) => costOf(playedOut({ hands, tricks }, play, 'S', card), view, seat);
  });
}
