// A careful colleague's play: counts what was seen, takes what the contract needs, and lets the partner's tricks be.
import type { Seat } from '../../engine/game.ts';
import { byRank, type Card, rankOf, ranks, type Suit, suitOf } from '../../kit/cards.ts';
import { players, suitLed, type Trick, takerOf } from '../../kit/tricks/tricks.ts';
import { playable } from './rules.ts';
import { isNil, partnerOf, sideOfSeat, wonBy } from './scoring.ts';
import type { View } from './shapes.ts';

/** A place at the table in the middle of a hand; the last of the tricks is the open one. */
export interface Standing {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly bids: View['bids'];
}

interface Aim {
  /** A nil that still holds: one's own, the partner's. */
  readonly isNil: boolean;
  readonly isPartnerNil: boolean;
  /** Tricks the contract still needs. */
  readonly need: number;
  readonly gone: ReadonlySet<Card>;
}

function aimOf({ seat, hand, tricks, bids }: Standing): Aim {
  const won = wonBy(tricks);
  const holds = (one: Seat) => isNil(bids[one] ?? null) && won[one] === 0;
  const pair = [seat, partnerOf(seat)].filter((one) => !isNil(bids[one] ?? null));
  const need = pair.reduce((sum, one) => sum + Number(bids[one] ?? 0) - (won[one] ?? 0), 0);
  const gone = new Set([...hand, ...tricks.flatMap((trick) => trick.cards)]);
  return { isNil: holds(seat), isPartnerNil: holds(partnerOf(seat)), need, gone };
}

/** No higher card of its suit is with anybody else. */
const isBoss = (card: Card, gone: ReadonlySet<Card>): boolean =>
  ranks.slice(rankOf(card) + 1).every((rank) => gone.has(`${rank}${suitOf(card)}`));

const lowest = (cards: readonly Card[]) => cards.toSorted(byRank)[0];
const highest = (cards: readonly Card[]) => cards.toSorted(byRank).at(-1);

/** The cheapest card: low, and no trump if it can be helped. */
const cheapest = (cards: readonly Card[]) =>
  lowest(cards.filter((card) => suitOf(card) !== 'S')) ?? lowest(cards);

const beats = (trick: Trick, seat: Seat, card: Card): boolean =>
  takerOf({ leader: trick.leader, cards: [...trick.cards, card] }, 'S') === seat;

function lead({ hand }: Standing, may: readonly Card[], aim: Aim): Card | undefined {
  if (aim.isNil) return lowest(may);
  const plain = may.filter((card) => suitOf(card) !== 'S');
  const bosses = (plain.length ? plain : may).filter((card) => isBoss(card, aim.gone));
  if ((aim.need > 0 || aim.isPartnerNil) && bosses.length) return highest(bosses);
  if (aim.isPartnerNil) return highest(may);
  const lengthOf = (suit: Suit) => hand.filter((card) => suitOf(card) === suit).length;
  const short = plain.toSorted((a, b) => lengthOf(suitOf(a)) - lengthOf(suitOf(b)) || byRank(a, b));
  return aim.need > 0 && lengthOf('S') > 1 ? (short[0] ?? lowest(may)) : (cheapest(may) ?? may[0]);
}

/** Not to take it: the highest card that stays under; else the last in gets rid of its highest. */
function duck(trick: Trick, seat: Seat, may: readonly Card[]): Card | undefined {
  const under = may.filter((card) => !beats(trick, seat, card));
  const led = suitLed(trick);
  const thrown = under.filter((card) => suitOf(card) === 'S' && led !== 'S');
  if (under.length) return highest(thrown.length ? thrown : under);
  return trick.cards.length === players - 1 ? highest(may) : lowest(may);
}

/** To take it: as cheaply as will do for the last, with a card nobody beats for the others. */
function take(trick: Trick, seat: Seat, may: readonly Card[], aim: Aim): Card | undefined {
  const winning = may.filter((card) => beats(trick, seat, card));
  if (trick.cards.length === players - 1) return lowest(winning) ?? cheapest(may);
  const led = suitLed(trick);
  const cuts = winning.filter((card) => suitOf(card) === 'S' && led !== 'S');
  const sure = winning.filter((card) => suitOf(card) === led && isBoss(card, aim.gone));
  return highest(sure) ?? lowest(cuts) ?? (aim.isPartnerNil ? highest(winning) : undefined) ?? cheapest(may);
}

function follow({ seat, bids }: Standing, trick: Trick, may: readonly Card[], aim: Aim): Card | undefined {
  if (aim.isNil) return duck(trick, seat, may);
  const taker = takerOf(trick, 'S');
  const isOurs = sideOfSeat(taker) === sideOfSeat(seat);
  if (isOurs && aim.isPartnerNil && taker !== seat) return take(trick, seat, may, aim);
  const taking = trick.cards[(taker - trick.leader + players) % players];
  const isSafe = trick.cards.length === players - 1 || (taking !== undefined && isBoss(taking, aim.gone));
  if (isOurs && isSafe) return cheapest(may);
  if (aim.need <= 0 && isNil(bids[taker] ?? null)) return duck(trick, seat, may); // their nil may fail
  return aim.need > 0 || aim.isPartnerNil ? take(trick, seat, may, aim) : duck(trick, seat, may);
}

export function carefulCard(standing: Standing): Card | undefined {
  const may = playable(standing.hand, standing.tricks);
  const open = standing.tricks.at(-1);
  if (may.length < 2 || !open) return may[0];
  const aim = aimOf(standing);
  return open.cards.length === 0 ? lead(standing, may, aim) : follow(standing, open, may, aim);
}
