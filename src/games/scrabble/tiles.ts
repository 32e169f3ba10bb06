// The tiles of each language: how many of each letter, and what it counts.
import { alphabets, type Tongue } from '../../engine/words/letters.ts';

export const blank = '?';
export const rackSize = 7;

/** By value: the letters that have it, each with its number of tiles. */
const sets: Readonly<Record<Tongue, Readonly<Record<number, string>>>> = {
  en: {
    0: '?2',
    1: 'E12 A9 I9 O8 N6 R6 T6 L4 S4 U4',
    2: 'D4 G3',
    3: 'B2 C2 M2 P2',
    4: 'F2 H2 V2 W2 Y2',
    5: 'K1',
    8: 'J1 X1',
    10: 'Q1 Z1',
  },
  tr: {
    0: '?2',
    1: 'A12 E8 İ7 K7 L7 R6 N5 T5',
    2: 'I4 M4 O3 S3 U3',
    3: 'B2 D2 Ü2 Y2',
    4: 'C2 Ç2 Ş2 Z2',
    5: 'G1 H1 P1',
    7: 'F1 Ö1 V1',
    8: 'Ğ1',
    10: 'J1',
  },
};

interface Kind {
  readonly letter: string;
  readonly count: number;
  readonly value: number;
}

const kindsIn = (tongue: Tongue): Kind[] =>
  Object.entries(sets[tongue]).flatMap(([value, kinds]) =>
    kinds
      .split(' ')
      .map((kind) => ({ letter: kind.charAt(0), count: Number(kind.slice(1)), value: Number(value) })),
  );

const values: Readonly<Record<Tongue, ReadonlyMap<string, number>>> = {
  en: new Map(kindsIn('en').map(({ letter, value }) => [letter, value])),
  tr: new Map(kindsIn('tr').map(({ letter, value }) => [letter, value])),
};

export const pointsOf = (letter: string, tongue: Tongue): number => values[tongue].get(letter) ?? 0;

/** In the order of the alphabet, blanks last. */
export function sorted(tiles: string, tongue: Tongue): string {
  const order = `${alphabets[tongue]}${blank}`;
  return [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('');
}

export const tilesOf = (tongue: Tongue): string =>
  sorted(
    kindsIn(tongue)
      .map(({ letter, count }) => letter.repeat(count))
      .join(''),
    tongue,
  );

export const worth = (tiles: string, tongue: Tongue): number =>
  [...tiles].reduce((sum, letter) => sum + pointsOf(letter, tongue), 0);

/** What is left of some tiles without others; null: they are not all there. */
export function without(tiles: string, taken: readonly string[]): string | null {
  let left = tiles;
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
}
