// Hard mode: what earlier rows told must be used, green letters where they were and every known letter as often as known.
import type { MarkedRow } from '../../engine/rowPuzzle.ts';

/** What a guess leaves out: a letter that has its place (counted from 0), or one that occurs so many times. */
export type Unused =
  | { readonly kind: 'place'; readonly letter: string; readonly at: number }
  | { readonly kind: 'letter'; readonly letter: string; readonly times: number };

const countIn = (word: string, letter: string): number => word.split(letter).length - 1;

/** The first thing told by earlier rows that this word does not use; null: it uses all. */
export function unusedBy(rows: readonly MarkedRow[], word: string): Unused | null {
  for (const { row, colours } of rows)
    for (const [at, letter] of [...row].entries())
      if (colours[at] === 'G' && word[at] !== letter) return { kind: 'place', letter, at };
  for (const { row, colours } of rows) {
    const known = [...row].filter((_, at) => colours[at] !== 'B');
    for (const letter of known) {
      const times = known.filter((each) => each === letter).length;
      if (countIn(word, letter) < times) return { kind: 'letter', letter, times };
    }
  }
  return null;
}
