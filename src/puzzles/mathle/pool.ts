// All equations of eight cells, by trying every left side once; the sums are kept as fractions while they grow.
import { cells } from './equation.ts';

interface Growing {
  readonly text: string;
  /** The sum before the last term, and that term. */
  readonly sum: number;
  readonly sumOver: number;
  readonly term: number;
  readonly termOver: number;
}

const beginning: Growing = { text: '', sum: 0, sumOver: 1, term: 0, termOver: 1 };

/** The fewest cells of a left side: an operator between two numbers. */
const shortest = 3;

/** Calls `found` with every equation; zeros on the left are left out for the answers. */
function enumerate(hasZeros: boolean, found: (equation: string) => void): void {
  /** Puts every number of every length after the operator, then goes on or ends. */
  function grow(before: Growing, operator: string, leftCells: number, rest: number): void {
    const { sum, sumOver, term, termOver } = before;
    const isNewTerm = operator === '+' || operator === '-' || operator === '';
    const nextSum = isNewTerm ? sum * termOver + term * sumOver : sum;
    const nextOver = isNewTerm ? sumOver * termOver : sumOver;
    for (let digits = 1; digits <= rest; digits++) {
      const isLast = digits === rest;
      if ((isLast && operator === '') || digits === rest - 1) continue; // a number alone; an operator at the end
      const first = digits > 1 ? 10 ** (digits - 1) : hasZeros && operator !== '/' ? 0 : 1;
      for (let number = first; number < 10 ** digits; number++) {
        const nextTerm = isNewTerm
          ? operator === '-'
            ? -number
            : number
          : operator === '*'
            ? term * number
            : term;
        const nextTermOver = isNewTerm ? 1 : operator === '/' ? termOver * number : termOver;
        if (isLast) {
          const over = nextOver * nextTermOver;
          const total = nextSum * nextTermOver + nextTerm * nextOver;
          if (total < 0 || total % over !== 0) continue;
          const right = `${total / over}`;
          if (right.length === cells - 1 - leftCells) found(`${before.text}${operator}${number}=${right}`);
          continue;
        }
        const text = `${before.text}${operator}${number}`;
        const next = { text, sum: nextSum, sumOver: nextOver, term: nextTerm, termOver: nextTermOver };
        for (const each of ['+', '-', '*', '/']) grow(next, each, leftCells, rest - digits - 1);
      }
    }
  }
  for (let leftCells = shortest; leftCells <= cells - 2; leftCells++)
    grow(beginning, '', leftCells, leftCells);
}

export function equations(hasZeros: boolean): readonly string[] {
  const all: string[] = [];
  enumerate(hasZeros, (equation) => all.push(equation));
  return all;
}

let pool: readonly string[] | null = null;

/** What a puzzle may ask for: no number on the left is 0. Made once, in less than a tenth of a second. */
export function answers(): readonly string[] {
  pool ??= equations(false);
  return pool;
}
