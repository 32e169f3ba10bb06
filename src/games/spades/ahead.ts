// Thinking ahead: imagined hands are played to their end by careful players, and the card that brings most is chosen.
import type { Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { imagine, quickened } from '../../kit/hiddenHands.ts';
import { isWhole, nextToPlay, type Trick, takerOf } from '../../kit/tricks.ts';
import { cheapest } from '../../kit/worlds.ts';
import { carefulCard } from './careful.ts';
import { playable } from './rules.ts';
import { roundOf, seats, sideOfSeat } from './scoring.ts';
import { players, type View } from './shapes.ts';

/** Every trick of a hand when everyone plays carefully from here; `first` is played first. */
function playedOut(hands: readonly (readonly Card[])[], view: View, first: Card): Trick[] {
  const left = hands.map((hand) => [...hand]);
  const tricks = [...view.tricks];
  for (let forced: Card | undefined = first; ; forced = undefined) {
    const open = tricks.at(-1);
    const seat = open ? nextToPlay(open, players) : 0;
    const hand = left[seat] ?? [];
    const card = forced ?? carefulCard({ seat, hand, tricks, bids: view.bids });
    if (!open || !card) break;
    hand.splice(hand.indexOf(card), 1);
    const trick = { leader: open.leader, cards: [...open.cards, card] };
    tricks[tricks.length - 1] = trick;
    if (isWhole(trick, players)) tricks.push({ leader: takerOf(trick, players, 'S'), cards: [] });
  }
  return tricks;
}

/** By how much the hand is won or lost against the other side, less being better. */
function costOf(tricks: readonly Trick[], view: View, seat: Seat): number {
  const { points } = roundOf(view.bids, tricks, view.rounds.at(-1));
  return sideOfSeat(seat) === 0 ? points[1] - points[0] : points[0] - points[1];
}

export function cardThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined {
  const hand = view.own ?? [];
  const first = carefulCard({ seat, hand, tricks: view.tricks, bids: view.bids });
  const others = playable(hand, view.tricks).filter((card) => card !== first);
  const luck = quickened(random);
  const known = seats.map((one) => (one === seat ? hand : []));
  return cheapest(first ? [first, ...others] : [], thinking, () => {
    const hands = imagine({ tricks: view.tricks, counts: view.counts, known }, luck);
    return (card) => costOf(playedOut(hands, view, card), view, seat);
  });
}
