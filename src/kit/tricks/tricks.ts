// Trick taking by four: whose card comes next, which suit must be followed, what may be led, who takes the trick.
import type { Seat } from '../../engine/game.ts';
import { bySuit, type Card, rankOf, type Suit, suitOf } from '../cards.ts';

export const players = 4;
export const handSize = 13;
export const seats: readonly Seat[] = Array.from({ length: players }, (_, seat) => seat);

/** Cards in the order they were played, the leader's first. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

export type Trump = Suit | null;

/** The last of the tricks of a hand in play. */
export const openTrick = (tricks: readonly Trick[]): Trick => tricks.at(-1) ?? { leader: 0, cards: [] };

export const isWhole = (trick: Trick): boolean => trick.cards.length === players;

export const nextToPlay = (trick: Trick): Seat => (trick.leader + trick.cards.length) % players;

/** The seat that leads the next trick; null in the middle of one. */
export const leaderOf = ({ leader, cards }: Trick): Seat | null => (cards.length === 0 ? leader : null);

/** The suit of the first card; null while nothing is led. */
export function suitLed(trick: Trick): Suit | null {
  const [first] = trick.cards;
  return first ? suitOf(first) : null;
}

/** What follows the suit led, or the whole hand where nothing does. */
export function following(hand: readonly Card[], led: Suit): readonly Card[] {
  const same = hand.filter((card) => suitOf(card) === led);
  return same.length ? same : hand;
}

/** What may be led while a suit is closed: everything else, or that suit where one holds nothing else. */
export function leading(hand: readonly Card[], closed: Suit | null): readonly Card[] {
  const open = hand.filter((card) => suitOf(card) !== closed);
  return open.length ? open : hand;
}

/** Whether a card of this suit was played on another suit. */
export const wasDiscarded = (tricks: readonly Trick[], suit: Suit): boolean =>
  tricks.some((trick) => suitLed(trick) !== suit && trick.cards.some((card) => suitOf(card) === suit));

/** The seat whose card takes the trick so far: the highest trump, else the highest of the suit led. */
export function takerOf(trick: Trick, trump: Trump = null): Seat {
  const led = suitLed(trick);
  const weight = (card: Card) =>
    suitOf(card) === trump ? 100 + rankOf(card) : suitOf(card) === led ? rankOf(card) : -1;
  let best = 0;
  trick.cards.forEach((card, i) => {
    const leader = trick.cards[best];
    if (leader && weight(card) > weight(leader)) best = i;
  });
  return (trick.leader + best) % players;
}

/** A trick and who takes it; nobody before it is whole. */
export const withTaker = (trick: Trick, trump: Trump = null): Trick & { readonly taker: Seat | null } => ({
  ...trick,
  taker: isWhole(trick) ? takerOf(trick, trump) : null,
});

/** The tricks with one more card in the open one. */
export function withCard(tricks: readonly Trick[], card: Card): Trick[] {
  const { leader, cards } = openTrick(tricks);
  return [...tricks.slice(0, -1), { leader, cards: [...cards, card] }];
}

/** Four hands, and the tricks played from them. */
export interface PlayedCard {
  readonly hands: readonly (readonly Card[])[];
  readonly tricks: readonly Trick[];
}

/** The shuffled deck given out, thirteen cards a seat, in order. */
export const givenOut = (cards: readonly Card[]): Card[][] =>
  seats.map((seat) => cards.slice(seat * handSize, (seat + 1) * handSize).toSorted(bySuit));

/** Plays a card. The seat that takes a complete trick leads the next, while there are cards. */
export function afterCard(before: PlayedCard, seat: Seat, card: Card, trump: Trump = null): PlayedCard {
  const kept = before.hands[seat]?.filter((other) => other !== card) ?? [];
  const hands = before.hands.with(seat, kept);
  const tricks = withCard(before.tricks, card);
  const trick = openTrick(tricks);
  if (isWhole(trick) && hands.some((hand) => hand.length))
    tricks.push({ leader: takerOf(trick, trump), cards: [] });
  return { hands, tricks };
}

/** All tricks of a hand played to its end as these choices go; `first` is played first. Bots do so by the thousand. */
export function playedOut(
  { hands, tricks: before }: PlayedCard,
  choose: (seat: Seat, hand: readonly Card[], tricks: readonly Trick[]) => Card | undefined,
  trump: Trump = null,
  first?: Card,
): Trick[] {
  const left = hands.map((hand) => [...hand]);
  const tricks = [...before];
  for (let forced = first; ; forced = undefined) {
    const open = tricks.at(-1);
    const seat = open ? nextToPlay(open) : 0;
    const hand = left[seat] ?? [];
    const card = forced ?? choose(seat, hand, tricks);
    if (!open || !card) return tricks;
    hand.splice(hand.indexOf(card), 1);
    const trick = { leader: open.leader, cards: [...open.cards, card] };
    tricks[tricks.length - 1] = trick;
    if (isWhole(trick)) tricks.push({ leader: takerOf(trick, trump), cards: [] });
  }
}
