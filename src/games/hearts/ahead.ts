// Thinking ahead: imagined hands are played to their end by careful players, and the cheapest choice on average wins.
import type { Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { cheapest } from '../../kit/search/monteCarlo.ts';
import { quickRandom, sampleHands } from '../../kit/tricks/sampleHands.ts';
import { type PlayedCard, playedOut, players, seats } from '../../kit/tricks/tricks.ts';
import { byBurden, carefulCard } from './careful.ts';
import { directionOf, exchanged, openedBy, playable, receiverOf } from './rules.ts';
import { pointsOf, scoreOf } from './scoring.ts';
import type { Rules, View } from './shapes.ts';

/** All four hands as they may be. */
function handsAsSeen(view: View, me: Seat, random: Random): Card[][] {
  const played = view.tricks.flatMap((trick) => trick.cards);
  const receiver = receiverOf(me, directionOf(view.hand));
  const given = view.phase === 'playing' ? (view.given ?? []).filter((card) => !played.includes(card)) : [];
  const known = seats.map((seat) => (seat === me ? (view.own ?? []) : seat === receiver ? given : []));
  return sampleHands({ tricks: view.tricks, counts: view.counts, known }, random);
}

const passable = 5; // the cards a pass is chosen from

/** What the hand costs a seat, against the others, when everyone plays carefully from here; `first` is played first. */
function costOfPlaying(from: PlayedCard, me: Seat, rules: Rules, first?: Card): number {
  const tricks = playedOut(from, (_, hand, sofar) => carefulCard(hand, sofar), null, first);
  const score = scoreOf(pointsOf(tricks), rules);
  const own = score[me] ?? 0;
  const others = score.reduce((sum, points) => sum + points, 0) - own;
  return own - others / (players - 1);
}

export function cardThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined {
  const own = view.own ?? [];
  const first = carefulCard(own, view.tricks);
  const luck = quickRandom(random);
  const others = playable(own, view.tricks).filter((card) => card !== first);
  return cheapest(first ? [first, ...others] : [], thinking, () => {
    const hands = handsAsSeen(view, seat, luck);
    return (card) => costOfPlaying({ hands, tricks: view.tricks }, seat, view.rules, card);
  });
}

const threesOf = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));

export function passThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): readonly Card[] {
  const burdens = byBurden(view.own ?? []);
  const luck = quickRandom(random);
  const choices = threesOf(burdens.slice(0, passable));
  const choice = cheapest(choices, thinking, () => {
    const hands = handsAsSeen(view, seat, luck);
    const passes = hands.map((hand) => byBurden(hand).slice(0, 3));
    return (cards) => {
      const after = exchanged(hands, passes.with(seat, cards), directionOf(view.hand));
      return costOfPlaying({ hands: after, tricks: openedBy(after) }, seat, view.rules);
    };
  });
  return choice ?? burdens.slice(0, 3);
}
