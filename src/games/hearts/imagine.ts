// What the others may hold: hands dealt at random so that they fit everything a seat has seen.
import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Card, deck, type Suit, suitOf } from '../../kit/cards.ts';
import { suitLed } from '../../kit/tricks.ts';
import { directionOf, receiverOf } from './rules.ts';
import { seats } from './scoring.ts';
import { players, type View } from './shapes.ts';

const tries = 20;

/** Suits a seat has shown it is out of. */
function voids(view: View): ReadonlySet<Suit>[] {
  const shown = seats.map(() => new Set<Suit>());
  for (const trick of view.tricks) {
    const led = suitLed(trick);
    trick.cards.forEach((card, i) => {
      if (led && suitOf(card) !== led) shown[(trick.leader + i) % players]?.add(led);
    });
  }
  return shown;
}

interface Unseen {
  readonly cards: readonly Card[];
  /** One's own hand, and what one passed on and was not played yet. */
  readonly known: readonly (readonly Card[])[];
  readonly voids: readonly ReadonlySet<Suit>[];
}

function unseenBy(view: View, me: Seat): Unseen {
  const played = view.tricks.flatMap((trick) => trick.cards);
  const receiver = receiverOf(me, directionOf(view.hand));
  const given = view.phase === 'playing' ? (view.given ?? []).filter((card) => !played.includes(card)) : [];
  const known = seats.map((seat) => (seat === me ? (view.own ?? []) : seat === receiver ? given : []));
  const seen = new Set([...played, ...known.flat()]);
  return { cards: deck.filter((card) => !seen.has(card)), known, voids: voids(view) };
}

/** The hardest cards to place come first; null where the chance placed them badly. */
function dealAround(unseen: Unseen, counts: readonly number[], random: Random, isStrict: boolean) {
  const hands = unseen.known.map((cards) => [...cards]);
  const room = (seat: Seat) => (counts[seat] ?? 0) - (hands[seat]?.length ?? 0);
  const fits = (seat: Seat, card: Card) => !isStrict || !unseen.voids[seat]?.has(suitOf(card));
  const choices = (card: Card) => seats.filter((seat) => fits(seat, card)).length;
  const cards = random.shuffle(unseen.cards).sort((a, b) => choices(a) - choices(b));
  for (const card of cards) {
    const places = seats
      .filter((seat) => fits(seat, card))
      .flatMap((seat) => new Array<Seat>(Math.max(0, room(seat))).fill(seat));
    const seat = places.length ? places[random.below(places.length)] : undefined;
    if (seat === undefined) return null;
    hands[seat]?.push(card);
  }
  return hands;
}

/** All four hands as they may be, as this seat sees it. */
export function imagine(view: View, me: Seat, random: Random): Card[][] {
  const unseen = unseenBy(view, me);
  for (let i = 0; i < tries; i++) {
    const hands = dealAround(unseen, view.counts, random, true);
    if (hands) return hands;
  }
  return dealAround(unseen, view.counts, random, false) ?? unseen.known.map((cards) => [...cards]);
}
