// Trick taking: whose card comes next, which suit must be followed, what may be led, who takes the trick.
import type { Seat } from '../engine/game.ts';
import { type Card, rankOf, type Suit, suitOf } from './cards.ts';

/** Cards in the order they were played, the leader's first. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

export type Trump = Suit | null;

export const isWhole = (trick: Trick, seats: number): boolean => trick.cards.length === seats;

export const nextToPlay = (trick: Trick, seats: number): Seat => (trick.leader + trick.cards.length) % seats;

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
export function takerOf(trick: Trick, seats: number, trump: Trump = null): Seat {
  const led = suitLed(trick);
  const weight = (card: Card) =>
    suitOf(card) === trump ? 100 + rankOf(card) : suitOf(card) === led ? rankOf(card) : -1;
  let best = 0;
  trick.cards.forEach((card, i) => {
    const leader = trick.cards[best];
    if (leader && weight(card) > weight(leader)) best = i;
  });
  return (trick.leader + best) % seats;
}
