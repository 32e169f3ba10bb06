// Is a guess the word? Compared without capitals, marks and signs, by the rules of the language; and is it nearly the word?
import { inCapitals, type Tongue } from '../../engine/words/letters.ts';
import type { GuessKind } from './shapes.ts';

/** Letters that are another one with a mark: not everybody has them on their keyboard. */
const unmarked: Readonly<Record<string, string>> = { Ç: 'C', Ğ: 'G', I: 'I', İ: 'I', Ö: 'O', Ş: 'S', Ü: 'U' };

/** In capitals by the language, without marks, spaces, hyphens and apostrophes. */
export function folded(text: string, tongue: Tongue): string {
  const capitals = inCapitals(text, tongue);
  return [...capitals]
    .map((letter) => unmarked[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Letters to change, add, remove or swap with their neighbour to make one text of the other; more than `most` is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], b.map((_, at) => at).concat(b.length)];
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, target] of b.entries()) {
      const changed = (row[j] ?? 0) + (letter === target ? 0 : 1);
      let least = Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      if (letter === b[j - 1] && target === a[i - 1]) least = Math.min(least, (before[j - 1] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

/** In short words a letter makes another word: those of up to three letters have no near misses. */
const nearIn = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

export function judged(guess: string, word: string, tongue: Tongue): GuessKind {
  const [a, b] = [folded(guess, tongue), folded(word, tongue)];
  if (a === b) return 'right';
  const most = nearIn([...b].length);
  return most > 0 && distance(a, b, most) <= most ? 'near' : 'wrong';
}

/** The places of the letters in a word; spaces and hyphens are seen from the beginning. */
export const lettersIn = (word: string): number[] =>
  [...word].flatMap((letter, at) => (/[\p{L}\p{N}]/u.test(letter) ? [at] : []));

/** The word with `_` for each letter that is not revealed. */
export function masked(word: string, revealed: readonly number[]): string {
  const letters = new Set(lettersIn(word));
  return [...word].map((letter, at) => (letters.has(at) && !revealed.includes(at) ? '_' : letter)).join('');
}
