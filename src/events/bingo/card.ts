// A bingo card: 5 × 5, columns B I N G O of fifteen numbers each, free centre. Cards come out of the seed of their game.
import { type Random, seededRandom } from '../../engine/random.ts';

export const side = 5;
export const cells = side * side;
export const freeCell = (cells - 1) / 2;
export const numbersInColumn = 15;
export const highest = side * numbersInColumn;

/** The numbers row by row; 0 in the free centre. */
export type Card = readonly number[];

const letters = 'BINGO';

/** Of the column in which a number stands. */
export const letterOf = (number: number): string => letters[Math.floor((number - 1) / numbersInColumn)] ?? '';

/** 1 to 15 for the first column, and so on. */
const numbersOf = (column: number): number[] =>
  Array.from({ length: numbersInColumn }, (_, i) => column * numbersInColumn + i + 1);

function cardFrom(random: Random): Card {
  const columns = Array.from({ length: side }, (_, column) => random.shuffle(numbersOf(column)));
  return Array.from({ length: cells }, (_, cell) =>
    cell === freeCell ? 0 : (columns[cell % side]?.[Math.floor(cell / side)] ?? 0),
  );
}

/** The card of this number in a game. That no two are equal is seen to where they are given out. */
export const cardAt = (seed: string, number: number): Card => cardFrom(seededRandom(seed, `card ${number}`));

/** How many different cards there are. */
export function differentCards(): bigint {
  let cards = 1n;
  for (let column = 0; column < side; column++) {
    const taken = column === freeCell % side ? side - 1 : side;
    for (let i = 0; i < taken; i++) cards *= BigInt(numbersInColumn - i);
  }
  return cards;
}

export const isCard = (numbers: readonly number[]): boolean =>
  numbers.length === cells &&
  new Set(numbers).size === cells &&
  numbers.every((number, cell) => {
    if (cell === freeCell) return number === 0;
    const least = (cell % side) * numbersInColumn;
    return Number.isInteger(number) && number > least && number <= least + numbersInColumn;
  });
