// The signs of the premiums, so that they are told apart without colours.
import type { Premium } from './squares.ts';

/** Around its own middle. */
export const drop = 'M0-15C7-6 10-1 10 5A10 10 0 0 1-10 5C-10-1-7-6 0-15Z';

/** Drops count letters, bars count words: two for double, three for triple. */
export const signs: Readonly<Record<Premium, { readonly count: number; readonly isWord: boolean }>> = {
  d: { count: 1, isWord: false },
  t: { count: 3, isWord: false },
  D: { count: 2, isWord: true },
  T: { count: 3, isWord: true },
};
