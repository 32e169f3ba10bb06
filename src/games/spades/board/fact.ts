// The one fact on a plate: what a seat has bid and taken, and between hands the score of its side.
import type { Seat } from '../../../engine/game.ts';
import { scored } from '../../../ui/cards/Counting.tsx';
import type { Speak } from '../../../ui/texts.tsx';
import { isNil, sideOfSeat, totals, wonBy } from '../scoring.ts';
import type { View } from '../shapes.ts';

export function factOf(view: View, seat: Seat, t: Speak): string {
  const bid = view.bids[seat] ?? null;
  const tricks = wonBy(view.tricks)[seat] ?? 0;
  if (view.phase === 'bidding' && bid !== null)
    return isNil(bid) ? t('rules:spades.factNil') : t('rules:spades.factBid', { bid });
  const count = totals(view.rounds)[sideOfSeat(seat)];
  if (view.phase !== 'playing' || bid === null)
    return t('rules:spades.fact', { count, points: scored(count) });
  return isNil(bid)
    ? t('rules:spades.factOfNil', { count: tricks })
    : t('rules:spades.factOfBid', { tricks, bid });
}
