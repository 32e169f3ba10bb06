// A Connect 4 board in two words of bits, and what can be read from it without looking at cells one by one.
//
// A cell is one bit, seven bits a column of which the highest stays empty. Columns 1 to 4 are in a low word of 28 bits,
// 5 to 7 in a high word of 21. Adding the lowest bit of a column to its discs gives the cell where the next one falls.
import type { Seat } from '../../engine/game.ts';
import { rows, type Stacks } from './rules.ts';

const perColumn = rows + 1;
const lowBits = 4 * perColumn;
const oneColumn = 127;
const columnAt = (place: number) => ((1 << rows) - 1) << (place * perColumn);

const bottomLow = 1 | (1 << 7) | (1 << 14) | (1 << 21);
const bottomHigh = 1 | (1 << 7) | (1 << 14);
export const boardLow = columnAt(0) | columnAt(1) | columnAt(2) | columnAt(3);
export const boardHigh = columnAt(0) | columnAt(1) | columnAt(2);

/** The cells in which the next disc of each column falls, given all discs. */
export const nextLow = (allLow: number): number => (allLow + bottomLow) & boardLow;
export const nextHigh = (allHigh: number): number => (allHigh + bottomHigh) & boardHigh;

/** The columns from the middle outwards: their bits in the low word, and in the high one. */
export const fromTheMiddle: readonly { readonly low: number; readonly high: number }[] = [
  { low: columnAt(3), high: 0 },
  { low: columnAt(2), high: 0 },
  { low: 0, high: columnAt(0) },
  { low: columnAt(1), high: 0 },
  { low: 0, high: columnAt(1) },
  { low: columnAt(0), high: 0 },
  { low: 0, high: columnAt(2) },
];

export function bitsIn(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A position as one number, from its own discs and all discs added up; who is to move follows from their number. */
export const keyOf = (low: number, high: number): number => high * 2 ** lowBits + low;

/** The key of the mirror image. */
export function mirrorKeyOf(low: number, high: number): number {
  const mirrorLow =
    ((high >>> 14) & oneColumn) |
    (((high >>> 7) & oneColumn) << 7) |
    ((high & oneColumn) << 14) |
    (low & (oneColumn << 21));
  const mirrorHigh =
    ((low >>> 14) & oneColumn) | (((low >>> 7) & oneColumn) << 7) | ((low & oneColumn) << 14);
  return keyOf(mirrorLow, mirrorHigh);
}

/** The discs of one seat and of both, in two words each. */
export function wordsOf(stacks: Stacks, seat: Seat) {
  let [ownLow, ownHigh, allLow, allHigh] = [0, 0, 0, 0];
  for (const [column, stack] of stacks.entries())
    for (const [row, disc] of stack.entries()) {
      const bit = 1 << ((column % 4) * perColumn + row);
      if (column < 4) allLow |= bit;
      else allHigh |= bit;
      if (disc === seat && column < 4) ownLow |= bit;
      if (disc === seat && column >= 4) ownHigh |= bit;
    }
  return { ownLow, ownHigh, allLow, allHigh };
}
