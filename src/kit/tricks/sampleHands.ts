// Samples the hands of four players of tricks: dealt at random so that they fit everything one of them has seen.
import type { Seat } from '../../engine/game.ts';
import { type Random, randomFrom } from '../../engine/random.ts';
import { type Card, deck, type Suit, suitOf } from '../cards.ts';
import { players, seats, suitLed, type Trick } from './tricks.ts';

const tries = 20;

/** What one of the four has seen. */
export interface SeenCards {
  readonly tricks: readonly Trick[];
  readonly counts: readonly number[];
  /** By seat: the cards one knows to be there, one's own hand among them. */
  readonly known: readonly (readonly Card[])[];
}

/** Suits a seat has shown it is out of. */
function voids(tricks: readonly Trick[]): ReadonlySet<Suit>[] {
  const shown = seats.map(() => new Set<Suit>());
  for (const trick of tricks) {
    const led = suitLed(trick);
    trick.cards.forEach((card, i) => {
      if (led && suitOf(card) !== led) shown[(trick.leader + i) % players]?.add(led);
    });
  }
  return shown;
}

/** The hardest cards to place come first; null where the chance placed them badly. */
function dealAround(seen: SeenCards, without: readonly ReadonlySet<Suit>[], random: Random): Card[][] | null {
  const gone = new Set([...seen.tricks.flatMap((trick) => trick.cards), ...seen.known.flat()]);
  const hands = seen.known.map((cards) => [...cards]);
  const room = (seat: Seat) => (seen.counts[seat] ?? 0) - (hands[seat]?.length ?? 0);
  const fitting = (card: Card) =>
    hands.flatMap((_, seat) => (without[seat]?.has(suitOf(card)) ? [] : [seat]));
  const unseen = random.shuffle(deck.filter((card) => !gone.has(card)));
  for (const card of unseen.sort((a, b) => fitting(a).length - fitting(b).length)) {
    const places = fitting(card).flatMap((seat) => new Array<Seat>(Math.max(0, room(seat))).fill(seat));
    const seat = places.length ? places[random.below(places.length)] : undefined;
    if (seat === undefined) return null;
    hands[seat]?.push(card);
  }
  return hands;
}

/** All four hands as they may be. */
export function sampleHands(seen: SeenCards, random: Random): Card[][] {
  const without = voids(seen.tricks);
  for (let i = 0; i < tries; i++) {
    const hands = dealAround(seen, without, random);
    if (hands) return hands;
  }
  return dealAround(seen, [], random) ?? seen.known.map((cards) => [...cards]);
}

/** Sampling takes much luck and need not prove any: a quick source, begun by the given one. */
export function quickRandom(random: Random): Random {
  let x = random.below(0xffffffff) + 1;
  return randomFrom(() => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  });
}
