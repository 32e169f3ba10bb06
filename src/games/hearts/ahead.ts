// Thinking ahead: imagined hands are played to their end by careful players, and the cheapest choice on average wins.
import type { Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { quickened } from '../../kit/hiddenHands.ts';
import { isWhole, nextToPlay, type Trick, takerOf } from '../../kit/tricks.ts';
import { cheapest } from '../../kit/worlds.ts';
import { byBurden, carefulCard } from './careful.ts';
import { handsAsSeen } from './imagine.ts';
import { directionOf, exchanged, openedBy, playable } from './rules.ts';
import { pointsOf, scoreOf } from './scoring.ts';
import { players, type Rules, type View } from './shapes.ts';

type Hands = readonly (readonly Card[])[];

const passable = 5; // the cards a pass is chosen from

/** What the hand costs a seat, against the others, when everyone plays carefully from here; `first` is played first. */
function costOfPlaying(hands: Hands, before: readonly Trick[], me: Seat, rules: Rules, first?: Card): number {
  const left = hands.map((hand) => [...hand]);
  const tricks = [...before];
  for (let forced = first; ; forced = undefined) {
    const open = tricks.at(-1);
    const hand = open && left[nextToPlay(open, players)];
    const card = hand && (forced ?? carefulCard(hand, tricks));
    if (!card) break;
    hand.splice(hand.indexOf(card), 1);
    const trick = { leader: open.leader, cards: [...open.cards, card] };
    tricks[tricks.length - 1] = trick;
    if (isWhole(trick, players)) tricks.push({ leader: takerOf(trick, players), cards: [] });
  }
  const score = scoreOf(pointsOf(tricks), rules);
  const own = score[me] ?? 0;
  const others = score.reduce((sum, points) => sum + points, 0) - own;
  return own - others / (players - 1);
}

export function cardThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): Card | undefined {
  const own = view.own ?? [];
  const first = carefulCard(own, view.tricks);
  const luck = quickened(random);
  const others = playable(own, view.tricks).filter((card) => card !== first);
  return cheapest(first ? [first, ...others] : [], thinking, () => {
    const hands = handsAsSeen(view, seat, luck);
    return (card) => costOfPlaying(hands, view.tricks, seat, view.rules, card);
  });
}

const threesOf = (cards: readonly Card[]): Card[][] =>
  cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));

export function passThoughtOf(view: View, seat: Seat, random: Random, thinking: Thinking): readonly Card[] {
  const burdens = byBurden(view.own ?? []);
  const luck = quickened(random);
  const choices = threesOf(burdens.slice(0, passable));
  const choice = cheapest(choices, thinking, () => {
    const hands = handsAsSeen(view, seat, luck);
    const passes: Hands = hands.map((hand) => byBurden(hand).slice(0, 3));
    return (cards) => {
      const after = exchanged(hands, passes.with(seat, cards), directionOf(view.hand));
      return costOfPlaying(after, openedBy(after), seat, view.rules);
    };
  });
  return choice ?? burdens.slice(0, 3);
}
