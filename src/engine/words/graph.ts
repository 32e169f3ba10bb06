// A word list as a packed graph: words that begin or end alike share their letters, so a million of them are small.
import { commonnessLevels, type LibraryPlace, type WordCommonness, type WordList } from '../library.ts';

/*
 * One edge is 32 bits: the letter (5), the commonness of the word that ends here (3), whether it is the last
 * of its siblings (1), and where its children begin (23). Edge 1 leads to the first letters.
 */
export const childShift = 9;
export const lastBit = 1 << 8;
export const commonnessShift = 5;
const letterMask = 31;
export const firstEdge = 1;

export interface PackedWords {
  readonly version: string;
  readonly letters: string;
  readonly edges: Uint32Array;
}

/** The number of each letter, by its code; 0: not a letter here. */
export function letterNumbers(letters: string): Uint8Array {
  const codes = Array.from(letters, (letter) => letter.charCodeAt(0));
  const numbers = new Uint8Array(Math.max(...codes) + 1);
  for (const [i, code] of codes.entries()) numbers[code] = i + 1;
  return numbers;
}

export function openWords({ version, letters, edges }: PackedWords): WordList {
  const numbers = letterNumbers(letters);

  function step(from: LibraryPlace, letter: number): LibraryPlace {
    let at = (edges[from] ?? 0) >>> childShift;
    if (at === 0) return 0;
    for (;;) {
      const edge = edges[at] ?? 0;
      if ((edge & letterMask) === letter) return at;
      if ((edge & lastBit) !== 0) return 0;
      at += 1;
    }
  }

  const commonnessAt = (at: LibraryPlace): number => ((edges[at] ?? 0) >>> commonnessShift) & 7;

  return {
    version,
    letters,
    start: firstEdge,
    step,
    below: (from) => (edges[from] ?? 0) >>> childShift,
    beside: (at) => (((edges[at] ?? lastBit) & lastBit) === 0 ? at + 1 : 0),
    letterAt: (at) => (edges[at] ?? 0) & letterMask,
    isWord: (at) => commonnessAt(at) > 0,
    commonness: (at): WordCommonness => commonnessLevels[commonnessAt(at)] ?? 'none',
    has(word) {
      let at: LibraryPlace = firstEdge;
      for (let i = 0; i < word.length && at !== 0; i++) {
        const letter = numbers[word.charCodeAt(i)] ?? 0;
        at = letter === 0 ? 0 : step(at, letter);
      }
      return at !== 0 && commonnessAt(at) > 0;
    },
  };
}
