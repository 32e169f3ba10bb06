// The order in which a game's numbers are called, and the proof that nobody chose it: all of it follows from the seed.
import { commitmentTo, seededRandom } from '../../engine/random.ts';
import { type Card, cardAt, highest } from './card.ts';

/** All numbers, in the order in which they are called. */
export const callOrder = (seed: string): number[] =>
  seededRandom(seed, 'calls').shuffle(Array.from({ length: highest }, (_, i) => i + 1));

export interface DealtCard {
  readonly number: number;
  readonly card: Card;
}

/** What was published of a game: the commitment before it, the seed after it. */
export interface Published {
  readonly commitment: string;
  readonly seed: string;
  readonly calls: readonly number[];
  readonly cards: readonly DealtCard[];
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** Whether calls and cards are those of the seed that was committed to, and no two cards are equal. */
export function isProven({ commitment, seed, calls, cards }: Published): boolean {
  if (commitmentTo(seed) !== commitment) return false;
  if (!isSame(calls, callOrder(seed).slice(0, calls.length))) return false;
  const different = new Set(cards.map(({ card }) => card.join()));
  return (
    different.size === cards.length && cards.every(({ number, card }) => isSame(card, cardAt(seed, number)))
  );
}
