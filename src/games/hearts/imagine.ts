// What the others may hold, as a seat has seen it: also what it passed on and was not played yet.
import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Card } from '../../kit/cards.ts';
import { sampleHands } from '../../kit/tricks/sampleHands.ts';
import { seats } from '../../kit/tricks/tricks.ts';
import { directionOf, receiverOf } from './rules.ts';
import type { View } from './shapes.ts';

/** All four hands as they may be. */
export function handsAsSeen(view: View, me: Seat, random: Random): Card[][] {
  const played = view.tricks.flatMap((trick) => trick.cards);
  const receiver = receiverOf(me, directionOf(view.hand));
  const given = view.phase === 'playing' ? (view.given ?? []).filter((card) => !played.includes(card)) : [];
  const known = seats.map((seat) => (seat === me ? (view.own ?? []) : seat === receiver ? given : []));
  return sampleHands({ tricks: view.tricks, counts: view.counts, known }, random);
}
