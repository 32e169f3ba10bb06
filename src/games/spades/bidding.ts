// What a hand is worth: the tricks a careful colleague would bid on it, and whether it dares to bid nil.
import type { Seat } from '../../engine/game.ts';
import { type Card, rankOf, ranks, type Suit, suitOf, suits } from '../../kit/cards.ts';
import { handSize } from '../../kit/tricks/tricks.ts';
import { isNil, mayBidBlind, partnerOf, sideOfSeat, totals } from './scoring.ts';
import type { Bid, View } from './shapes.ts';

const [jack, queen, king, ace] = (['J', 'Q', 'K', 'A'] as const).map((rank) => ranks.indexOf(rank));

const ofSuit = (hand: readonly Card[], suit: Suit): number[] =>
  hand.filter((card) => suitOf(card) === suit).map(rankOf);

/** Spades take tricks by their height and by their number. */
function trumpTricks(own: readonly number[]): number {
  const high = [ace, king, queen, jack].filter((rank, i) => own.includes(rank ?? -1) && own.length > i);
  return Math.max(high.length * 0.95, high.length * 0.6 + Math.max(0, own.length - 3) * 0.9);
}

/** Aces and kings of the other suits, and short suits that spades can cut. */
function sideTricks(own: readonly number[], trumps: number): number {
  const length = own.length;
  const aces = own.includes(ace ?? -1) ? (length < 6 ? 0.95 : 0.6) : 0;
  const kings = own.includes(king ?? -1) && length > 1 ? (length < 5 ? 0.65 : 0.35) : 0;
  const queens = own.includes(queen ?? -1) && length > 2 && length < 5 ? 0.25 : 0;
  const cuts = trumps > 2 ? Math.max(0, 2 - length) * 0.5 : 0;
  return aces + kings + queens + cuts;
}

const worth = (hand: readonly Card[]): number => {
  const trumps = ofSuit(hand, 'S');
  return suits.reduce(
    (sum, suit) => sum + (suit === 'S' ? 0 : sideTricks(ofSuit(hand, suit), trumps.length)),
    trumpTricks(trumps),
  );
};

/** How likely a suit is to take a trick nobody wants: high cards without low ones under them. */
function danger(own: readonly number[], isTrump: boolean): number {
  const sorted = own.toSorted((a, b) => a - b);
  const allowed = isTrump ? [3, 6, 7] : [5, 8, 10];
  const over = sorted.slice(0, 3).reduce((sum, rank, i) => sum + Math.max(0, rank - (allowed[i] ?? 12)), 0);
  const top = sorted.at(-1) ?? 0;
  return over + (isTrump && (top >= (queen ?? 10) || own.length > 3) ? 6 : 0);
}

const mayBeNil = (hand: readonly Card[]): boolean =>
  suits.reduce((sum, suit) => sum + danger(ofSuit(hand, suit), suit === 'S'), 0) <= 2;

/** The bid of a careful player; a partner who bids nil will be covered, not copied. */
export function carefulBid(view: View, seat: Seat): Bid {
  const hand = view.own ?? [];
  const partner = view.bids[partnerOf(seat)] ?? null;
  if (mayBeNil(hand) && !isNil(partner)) return 0;
  const others = view.bids.reduce<number>((sum, bid) => sum + (typeof bid === 'number' ? bid : 0), 0);
  const bid = Math.max(1, Math.floor(worth(hand) + 0.2));
  return Math.max(1, Math.min(bid, handSize - others));
}

/** Far behind, and the others are about to win: only a gift can help. */
export function daresBlind(view: View, seat: Seat): boolean {
  const scores = totals(view.rounds);
  const own = sideOfSeat(seat);
  const theirs = scores[own === 0 ? 1 : 0];
  return mayBidBlind(view.rounds, seat) && theirs >= view.rules.target - 90 && theirs - scores[own] > 180;
}
