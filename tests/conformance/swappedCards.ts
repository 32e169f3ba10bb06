// Two deals that differ by two cards of one suit, in hands that the watcher does not see.
import type { Seat } from '../../src/engine/game.ts';
import type { Random } from '../../src/engine/random.ts';
import { type Card, deck, suitOf } from '../../src/kit/cards.ts';

/** The deck with two cards changing places. */
export const exchanged = (cards: readonly Card[], one: Card, other: Card): readonly Card[] =>
  cards.map((card) => (card === one ? other : card === other ? one : card));

/** Two cards of one suit in hands of thirteen of two others; `marked` is known to all. */
export function swapOf(
  cards: readonly Card[],
  watcher: Seat,
  random: Random,
  marked: Card | null = null,
): readonly [Card, Card] {
  const holder = (card: Card) => Math.floor(cards.indexOf(card) / 13);
  const hidden = random.shuffle(deck).filter((card) => holder(card) !== watcher && card !== marked);
  for (const one of hidden)
    for (const other of hidden)
      if (suitOf(one) === suitOf(other) && holder(one) !== holder(other)) return [one, other];
  throw new Error('no two cards to exchange');
}
